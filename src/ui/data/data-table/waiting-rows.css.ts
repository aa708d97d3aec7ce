import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.js';

export const waitingLine = style({
  display: 'inline-block',
  width: 'clamp(56px, 60%, 160px)',
  verticalAlign: 'middle',
});

export const waitingBox = style({
  display: 'inline-block',
  width: 18,
  height: 18,
  margin: 13,
  borderRadius: 5,
  background: vars.colorSunken,
  selectors: { '[data-density=compact] &': { margin: 7 } },
});
