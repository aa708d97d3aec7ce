import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const ring = style({ display: 'inline-grid', justifyItems: 'center', gap: vars.space2, maxWidth: '100%' });

export const dial = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  selectors: {
    '&[data-size=sm]': { width: 64, height: 64 },
    '&[data-size=md]': { width: 112, height: 112 },
    '&[data-size=lg]': { width: 160, height: 160 },
  },
});

export const svg = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  // begins at twelve o'clock and runs the way one reads
  transform: 'rotate(-90deg)',
  selectors: { '&:dir(rtl)': { transform: 'rotate(-90deg) scaleY(-1)' } },
});

export const track = style({
  fill: 'none',
  stroke: vars.colorSunken,
  '@media': { '(forced-colors: active)': { stroke: 'GrayText', strokeWidth: 1 } },
});

export const arc = style({
  fill: 'none',
  stroke: 'currentcolor',
  strokeLinecap: 'round',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { transition: `stroke-dasharray ${vars.durationEnter} ease-out` },
    '(forced-colors: active)': { stroke: 'Highlight' },
  },
});

export const inside = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const figure = style({
  color: vars.colorText,
  unicodeBidi: 'isolate',
  selectors: {
    [`${dial}[data-size=sm] &`]: { ...type.label },
    [`${dial}[data-size=md] &`]: { ...type.heading },
    [`${dial}[data-size=lg] &`]: { ...type.display },
  },
});

export const unit = style([
  type.caption,
  { color: vars.colorTextMuted, selectors: { [`${dial}[data-size=sm] &`]: { display: 'none' } } },
]);

export const label = style([type.label, { maxWidth: '100%', textAlign: 'center', overflowWrap: 'anywhere' }]);
