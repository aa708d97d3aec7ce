import { style } from '@vanilla-extract/css';
import { layers } from '../../style/layers.js';

/** Beside the box that was ticked, over what it is of; out of sight until it has the focus. */
export const toBulk = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '100%',
  zIndex: layers.floating,
  whiteSpace: 'nowrap',
  selectors: { '&:not(:focus-within)': { scale: 0 } },
});
