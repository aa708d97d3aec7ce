import { style } from '@vanilla-extract/css';
import { hue } from '../../ui/style/hues.css.js';
import { vars } from '../../ui/tokens/contract.js';

export const mark = style({
  display: 'grid',
  placeContent: 'center',
  width: 40,
  height: 40,
  borderRadius: vars.radiusControl,
  background: hue,
  color: vars.colorOnHue,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
