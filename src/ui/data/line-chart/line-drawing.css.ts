import { style } from '@vanilla-extract/css';

export const lineClass = style({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '@media': {
    // all lines have one colour there
    '(forced-colors: active)': {
      selectors: {
        '&[data-place="1"]': { strokeDasharray: '8 4' },
        '&[data-place="2"]': { strokeDasharray: '2 4' },
        '&[data-place="3"]': { strokeDasharray: '10 4 2 4' },
      },
    },
  },
});

export const areaClass = style({
  fill: 'currentcolor',
  opacity: 0.1,
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
