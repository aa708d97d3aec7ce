import { style } from '@vanilla-extract/css';

export const spark = style({
  display: 'block',
  width: '100%',
  height: 40,
  overflow: 'visible',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const stroke = style({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
