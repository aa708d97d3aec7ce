import { style } from '@vanilla-extract/css';
import { bare } from '../field/affixed.css.js';
import { vars } from '../../tokens/contract.js';

// Beside the tools of a table it takes a share of the row; below 240 px it goes onto a line of its own.
export const box = style({ flex: '1 1 240px', minWidth: 0, selectors: { '&[data-dense]': { maxWidth: 360 } } });

export const dense = style({ selectors: { '&&': { minHeight: 36 } } });

export const input = style([
  bare,
  {
    paddingInlineStart: vars.space2,
    selectors: {
      '&::-webkit-search-cancel-button': { display: 'none' },
      [`${dense} > &`]: { paddingBlock: 5 },
    },
  },
]);

export const clearPlace = style({ display: 'flex', flex: 'none', alignItems: 'center', paddingInlineEnd: 3 });
