import { style } from '@vanilla-extract/css';

/** The options of the box above, which represents all of them. */
export const inner = style({ selectors: { '&[data-inner]': { paddingInlineStart: 32 } } });
