import { style } from '@vanilla-extract/css';
import { layers } from '../../style/layers.js';
import { vars } from '../../tokens/contract.js';

/** Beside the box that was ticked, over what it is of; out of sight until it has the focus. */
export const toBulk = style({
  position: 'absolute',
  insetBlockStart: vars.space1,
  insetInlineStart: '100%',
  zIndex: layers.floating,
  whiteSpace: 'nowrap',
  selectors: { '&:not(:focus-within)': { opacity: 0, pointerEvents: 'none' } },
});
