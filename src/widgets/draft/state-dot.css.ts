import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/tokens/contract.js';

/** Full where something is live, hollow where nothing is; the word beside it says which. */
export const dot = style({
  display: 'inline-block',
  width: 8,
  height: 8,
  marginInlineEnd: vars.space2,
  border: `2px solid ${vars.colorTextMuted}`,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-state=published]': { borderColor: vars.colorSuccess, background: vars.colorSuccess },
    '&[data-state=changed]': { borderColor: vars.colorInfo, background: vars.colorSuccess },
  },
});
