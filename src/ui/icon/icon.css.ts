import { style, styleVariants } from '@vanilla-extract/css';

export const icon = style({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: 'middle',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: {
    // an arrow points along the line of reading
    '&[data-flips]:dir(rtl)': { transform: 'scaleX(-1)' },
  },
});

const edges = { '2xs': 12, xs: 16, sm: 20, md: 24, lg: 32, xl: 40, '2xl': 48, '3xl': 62 };

export const sizes = styleVariants(edges, edge => ({
  width: edge,
  height: edge,
  ...(edge > 40 && { strokeWidth: 1.5 }),
}));
