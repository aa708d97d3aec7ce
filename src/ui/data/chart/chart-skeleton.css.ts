import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.js';

export const shape = style({
  display: 'block',
  width: '100%',
  height: 'var(--chart-height)',
  color: vars.colorSunken,
  '@media': { '(forced-colors: active)': { color: 'GrayText' } },
});
