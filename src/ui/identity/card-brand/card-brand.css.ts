import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.js';

export const brand = style({
  width: 48,
  height: 32,
  border: `1px solid ${vars.colorLineStrong}`,
  borderRadius: 4,
  background: vars.colorSurface,
  fill: 'currentcolor',
  fontWeight: vars.weightBold,
  textAnchor: 'middle',
});
