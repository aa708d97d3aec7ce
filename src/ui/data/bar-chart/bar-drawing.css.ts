import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.js';

// A stroke in the colour of the ground keeps parts that touch apart; a slim bar would drown in it.
export const bar = style({
  stroke: vars.colorSurface,
  strokeWidth: 1,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  selectors: { '&[data-slim]': { stroke: 'none' } },
});

export const band = style({
  fill: vars.colorSunken,
  '@media': { '(forced-colors: active)': { fill: 'none', stroke: 'Highlight', strokeWidth: 2 } },
});
