import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  border: '2px solid currentcolor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    // still shows that something is under way, without turning
    '(prefers-reduced-motion: reduce)': { animation: 'none', borderStyle: 'dotted', borderColor: 'currentcolor' },
    // its gap is a transparent border, which forced colours would fill
    '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
  },
  selectors: {
    '&[data-size=lg]': { width: 48, height: 48, borderWidth: 4 },
  },
});
