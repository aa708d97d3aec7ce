import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/tokens/contract.js';
import { sheet } from '../view.css.js';

/** The figures of a location on one field. */
export const figures = style([
  sheet,
  { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 100px), 1fr))', alignItems: 'end' },
]);

export const bad = style({ color: vars.colorCritical });

export const axes = style({
  display: 'grid',
  gap: vars.space5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
});
