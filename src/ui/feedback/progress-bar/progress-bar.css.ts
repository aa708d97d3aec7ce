import { keyframes, style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const progress = style([type.small, { display: 'grid', gap: vars.space2, minWidth: 0 }]);

export const texts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space4,
});

export const label = style([type.label, { minWidth: 0, overflowWrap: 'anywhere' }]);

export const valueText = style({
  marginInlineStart: 'auto',
  color: vars.colorTextMuted,
  fontVariantNumeric: 'tabular-nums',
  unicodeBidi: 'plaintext',
});

export const track = style({
  height: 8,
  borderRadius: vars.radiusPill,
  background: vars.colorSunken,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

const along = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const fill = style({
  position: 'relative',
  display: 'block',
  height: '100%',
  minWidth: 0,
  borderRadius: 'inherit',
  background: vars.colorText,
  selectors: {
    '&[data-tone=success]': { background: vars.colorSuccess },
    '&[data-tone=critical]': { background: vars.colorCritical },
    // the length is unknown: it passes by, or stays in the middle where nothing may move
    '&[data-unknown]': { width: '40%', insetInlineStart: '30%', animation: `${along} 1400ms linear infinite` },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': { transition: `width ${vars.durationEnter} ease-out` },
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        '&[data-unknown]': {
          animation: 'none',
          width: '100%',
          insetInlineStart: 0,
          background: `repeating-linear-gradient(90deg, ${vars.colorLineStrong} 0 8px, transparent 8px 16px)`,
        },
      },
    },
    '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' },
  },
});

export const note = style({
  color: vars.colorTextMuted,
  selectors: {
    '&[data-tone=critical]': { color: vars.colorCritical },
    '&[data-tone=success]': { color: vars.colorSuccess },
  },
});
