import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.js';

export const flag = style({
  position: 'relative',
  display: 'inline-block',
  flex: 'none',
  verticalAlign: 'middle',
  borderRadius: 2,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
  selectors: {
    // a hairline over the edge, so that a white one shows on paper and a black one in the dark
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: `1px solid color-mix(in srgb, ${vars.colorText} 24%, transparent)`,
      borderRadius: 'inherit',
    },
  },
});

// 3 to 2 for every country, because they are in columns
export const sizes = styleVariants({
  sm: { width: 24, height: 16 },
  md: { width: 36, height: 24 },
  lg: { width: 48, height: 32 },
});

export const drawing = style({ display: 'block', width: '100%', height: '100%' });
