import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.js';

// A card is printed: on the dark and in forced colours, too, the mark is on white.
export const brand = style({
  width: 48,
  height: 32,
  outline: `1px solid ${vars.colorLineStrong}`,
  outlineOffset: -1,
  borderRadius: 4,
  background: '#fff',
  color: '#16181d',
  fill: 'currentcolor',
  forcedColorAdjust: 'none',
  fontWeight: vars.weightBold,
  textAnchor: 'middle',
});
