import { style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';
import { sheet } from '../view.css.js';

/** Read out across a desk, and from the machine. */
export const current = style([sheet, { containerType: 'inline-size' }]);

export const code = style([
  type.score,
  {
    // nine characters of a wide face: on one line in a sheet of a phone that is 320 px wide
    whiteSpace: 'nowrap',
    fontSize: `min(${vars.fontScore}, 14cqi)`,
    letterSpacing: '.02em',
    textAlign: 'start',
  },
]);

export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space5, rowGap: vars.space1 });

export const strong = style({ fontWeight: vars.weightMedium });

export const plain = style({ unicodeBidi: 'isolate', direction: 'ltr' });

/** Full where a code is good to use, hollow where it is over; the word beside it says which. */
export const dot = style({
  display: 'inline-block',
  width: 8,
  height: 8,
  marginInlineEnd: vars.space2,
  border: `2px solid ${vars.colorTextMuted}`,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  selectors: { '&[data-state=active]': { borderColor: vars.colorSuccess, background: vars.colorSuccess } },
});
