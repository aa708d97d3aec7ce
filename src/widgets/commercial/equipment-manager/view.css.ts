import { style } from '@vanilla-extract/css';
import { foldsAt } from '../../../ui/data/data-table/folds-at.js';
import { vars } from '../../../ui/tokens/contract.js';
import { second } from '../desk.css.js';

/** Left to right in every language: a label's letters and digits. */
export const serial = style({ unicodeBidi: 'isolate', direction: 'ltr', overflowWrap: 'anywhere' });

/** Full while a machine works, hollow while nothing is heard of it; the word beside it says which. */
export const dot = style({
  display: 'inline-block',
  flex: 'none',
  width: 8,
  height: 8,
  marginInlineEnd: vars.space2,
  border: `2px solid ${vars.colorTextMuted}`,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-status=ready]': { borderColor: vars.colorSuccess, background: vars.colorSuccess },
    '&[data-status=inUse]': { borderColor: vars.colorInfo, background: vars.colorInfo },
    '&[data-status=activated]': { borderColor: vars.colorSuccess },
    '&[data-status=offline]': { borderColor: vars.colorWarning, background: vars.colorWarning, borderRadius: 0 },
    '&[data-status=fault]': { borderColor: vars.colorCritical, background: vars.colorCritical, borderRadius: 0 },
  },
});

/** What is an exception stands out by its weight too. */
export const status = style({
  whiteSpace: 'nowrap',
  selectors: { '&[data-exception]': { fontWeight: vars.weightBold, color: vars.colorText } },
});

/** When it was last heard of, where there is no room for a column of its own. */
export const heard = style([
  second,
  {
    selectors: { '&&': { display: 'none' } },
    '@container': { [foldsAt]: { selectors: { '[data-folds] &&': { display: 'block' } } } },
  },
]);
