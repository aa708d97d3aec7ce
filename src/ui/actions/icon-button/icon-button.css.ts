import { style, styleVariants } from '@vanilla-extract/css';
import { feedback } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const iconButton = style([
  {
    position: 'relative',
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radiusControl,
    background: 'transparent',
    color: vars.colorTextMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.colorSunken, color: vars.colorText },
      '&[aria-disabled=true]': { cursor: 'not-allowed', opacity: 0.45 },
      // a target of 24 px at the least, for every size of drawing
      '&::after': { content: '""', position: 'absolute', inset: -1 },
    },
  },
  feedback('background-color', 'color'),
]);

export const sizes = styleVariants({ '3xs': 24, '2xs': 28, xs: 32, sm: 36, md: 44 }, edge => ({
  width: edge,
  height: edge,
}));
