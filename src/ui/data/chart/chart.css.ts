import { style } from '@vanilla-extract/css';
import { focusRing, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const frame = style([
  type.small,
  {
    position: 'relative',
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space4,
    minWidth: 0,
  },
]);

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space3,
});

export const texts = style({ flex: '1 1 240px', display: 'grid', gap: vars.space1, minWidth: 0 });

export const title = style([type.lead, { overflowWrap: 'anywhere' }]);

export const description = style({ maxWidth: '68ch', color: vars.colorTextMuted });

export const summary = style({ maxWidth: '68ch' });

/** As high as the drawing will be, with any content. */
export const stage = style({ position: 'relative', minWidth: 0, minHeight: 'var(--chart-height)' });

export const message = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: 'var(--chart-height)',
  borderRadius: vars.radiusControl,
  background: vars.colorCanvas,
});

export const note = style({ marginBlockEnd: vars.space2, color: vars.colorTextMuted });

/** What is drawn; it takes the keys. */
export const plot = style({
  position: 'relative',
  borderRadius: 4,
  outline: 0,
  touchAction: 'pan-y',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: 4 } },
});

export const svg = style({ display: 'block', width: '100%', overflow: 'visible' });

export const grid = style({
  stroke: vars.colorLine,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { '(forced-colors: active)': { stroke: 'GrayText', strokeDasharray: '1 3' } },
});

export const zero = style({
  stroke: vars.colorLineStrong,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const axisText = style([
  type.caption,
  {
    fill: vars.colorTextMuted,
    fontVariantNumeric: 'tabular-nums',
    '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
  },
]);

export const markText = style([
  type.caption,
  { fill: 'currentcolor', fontWeight: vars.weightMedium, fontVariantNumeric: 'tabular-nums' },
]);

export const cursor = style({
  stroke: vars.colorLineStrong,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

export const dot = style({
  fill: vars.colorSurface,
  stroke: 'currentcolor',
  strokeWidth: 2,
  '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
});

export const readout = style([
  type.small,
  {
    position: 'absolute',
    insetBlockStart: 0,
    display: 'grid',
    gap: 2,
    width: 'max-content',
    paddingBlock: vars.space2,
    paddingInline: vars.space3,
    border: `1px solid ${vars.colorLine}`,
    borderRadius: vars.radiusControl,
    background: vars.colorSurface,
    boxShadow: vars.shadowFloating,
    pointerEvents: 'none',
  },
]);

export const readoutAt = style([type.caption, { color: vars.colorTextMuted }]);

export const readoutLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space2 });

export const readoutName = style({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });

export const readoutValue = style({ fontWeight: vars.weightBold, unicodeBidi: 'plaintext' });

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space4,
  rowGap: vars.space1,
  marginBlockEnd: vars.space3,
});

export const keyItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space2,
  minWidth: 0,
  maxWidth: '100%',
});

export const keyName = style({ minWidth: 0, overflowWrap: 'anywhere', color: vars.colorText });

export const swatch = style({ flex: 'none', display: 'block' });

export const tableBox = style({
  position: 'relative',
  maxHeight: 'max(var(--chart-height), 320px)',
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusControl,
  overflow: 'auto',
  scrollbarWidth: 'thin',
  selectors: { '&:focus-visible': focusRing },
});

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const columnHead = style([
  type.label,
  {
    position: 'sticky',
    insetBlockStart: 0,
    paddingBlock: vars.space2,
    paddingInline: vars.space3,
    borderBlockEnd: `1px solid ${vars.colorLine}`,
    background: vars.colorSurface,
    color: vars.colorTextMuted,
    textAlign: 'end',
    selectors: { '&:first-child': { textAlign: 'start' } },
  },
]);

export const tableCell = style({
  paddingBlock: 6,
  paddingInline: vars.space3,
  fontWeight: 'inherit',
  textAlign: 'end',
  // a word that is cut says less than a table that is scrolled
  overflowWrap: 'break-word',
  selectors: {
    // a figure and its unit stay together
    'td&': { whiteSpace: 'nowrap' },
    '&:first-child': { textAlign: 'start' },
    'tr + tr > &': { borderBlockStart: `1px solid ${vars.colorLine}` },
  },
});
