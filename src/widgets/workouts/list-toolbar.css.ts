import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/tokens/contract.js';

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2 });

export const search = style({ flex: '1 1 200px', maxWidth: 320, minWidth: 0 });

/** At the end of the line where there is room, else among the others. */
export const atEnd = style({
  display: 'contents',
  '@container': {
    '(min-width: 560px)': { display: 'flex', flexWrap: 'wrap', gap: vars.space2, marginInlineStart: 'auto' },
  },
});
