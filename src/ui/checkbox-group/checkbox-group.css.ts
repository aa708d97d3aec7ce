import { style } from '@vanilla-extract/css';

/** What belongs to the box above, which stands for all of it. */
export const inner = style({ selectors: { '&[data-inner]': { paddingInlineStart: 32 } } });
