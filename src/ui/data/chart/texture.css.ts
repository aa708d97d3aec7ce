import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.js';

export const cut = style({
  stroke: vars.colorSurface,
  fill: 'none',
  strokeWidth: 2,
  '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
});
