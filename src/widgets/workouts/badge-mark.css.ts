import { style } from '@vanilla-extract/css';

export const badgeMark = style({
  flex: 'none',
  width: 40,
  height: 40,
  // the mark steps forward, whichever way is forward
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const badgeBar = style({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1,
  selectors: { '&[data-filled]': { fill: 'currentcolor' } },
});
