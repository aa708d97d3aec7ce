import { style } from '@vanilla-extract/css';
import { type } from '../../ui/style/mixins.js';
import { vars } from '../../ui/tokens/contract.js';

export const figure = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space1,
  unicodeBidi: 'isolate',
});

/** Beside a figure, on its baseline. */
export const unit = style([
  type.small,
  // never larger than the figure
  { fontSize: `min(1em, ${vars.fontSmall})`, fontFamily: vars.fontFamily, fontStretch: 'normal' },
]);
