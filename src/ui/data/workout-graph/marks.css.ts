import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

const forced = (rules: Record<string, string>) => ({ '@media': { '(forced-colors: active)': rules } });

export const line = style({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

/** An earlier try: thinner, and told apart without its colour. */
export const earlier = style([
  line,
  { stroke: vars.colorTextMuted, strokeWidth: 1, ...forced({ stroke: 'CanvasText', strokeDasharray: '2 3' }) },
]);

export const goal = style({ fill: vars.colorSunken, ...forced({ fill: 'none' }) });

export const goalEdge = style({
  stroke: vars.colorTextMuted,
  strokeWidth: 1,
  strokeDasharray: '6 4',
  ...forced({ stroke: 'CanvasText' }),
});

export const zone = style({
  stroke: vars.colorLineStrong,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  ...forced({ stroke: 'GrayText' }),
});

export const segment = style({
  fill: vars.colorLineStrong,
  selectors: { '&[data-read]': { fill: vars.colorText } },
  '@media': {
    '(forced-colors: active)': { fill: 'GrayText', selectors: { '&[data-read]': { fill: 'Highlight' } } },
  },
});

/** Text among lines: it stands clear of them. */
export const label = style([
  type.caption,
  {
    fill: vars.colorTextMuted,
    stroke: vars.colorSurface,
    strokeWidth: 4,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    fontVariantNumeric: 'tabular-nums',
    ...forced({ fill: 'CanvasText', stroke: 'Canvas' }),
  },
]);

/** The figure at the peak. */
export const peakLabel = style([label, { fill: 'currentcolor', fontWeight: vars.weightBold }]);

export const key = style([
  type.caption,
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space4, marginBlockEnd: vars.space3 },
]);

export const keyItem = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space2, minWidth: 0 });

export const keyName = style({ minWidth: 0, color: vars.colorText, overflowWrap: 'anywhere' });
