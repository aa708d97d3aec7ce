import { style } from '@vanilla-extract/css';
import { bare } from '../field/affixed.css.js';
import { vars } from '../tokens/contract.js';

export const dense = style({ selectors: { '&&': { minHeight: 36 } } });

export const input = style([bare, {
  paddingInlineStart: vars.space2,
  selectors: {
    '&::-webkit-search-cancel-button': { display: 'none' },
    [`${dense} > &`]: { paddingBlock: 5 },
  },
}]);

export const clearPlace = style({ display: 'flex', flex: 'none', alignItems: 'center', paddingInlineEnd: 3 });
