import { globalStyle, style } from '@vanilla-extract/css';
import { aboveBulk } from '../../../ui/data/data-table/above-bulk.js';
import { hue } from '../../../ui/style/hues.css.js';
import { layers } from '../../../ui/style/layers.js';
import { focusRing, type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

export const box = style({
  containerType: 'inline-size',
  containerName: 'workouts',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space5,
  maxWidth: measure.page,
});

globalStyle(`${box}:has(> [part=table-bulk]) :is(a, button, input):not([part=table-bulk] *)`, {
  scrollMarginBlockEnd: aboveBulk,
});

export const title = style(type.display);

export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
  columnGap: vars.space5,
  rowGap: vars.space4,
  margin: 0,
});

export const total = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

export const totalName = style([type.small, { color: vars.colorTextMuted }]);

export const totalFigure = style([type.display, { margin: 0, lineHeight: 1 }]);

export const weeks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** What a week is called, its workouts, its sums: in one row, or in a narrow place below each other. */
export const week = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space4,
  rowGap: vars.space3,
  alignItems: 'start',
  paddingBlock: vars.space4,
  borderBlockStart: `1px solid ${vars.colorLine}`,
  '@container': {
    'workouts (min-width: 720px)': { gridTemplateColumns: '104px minmax(0, 1fr) 128px', columnGap: vars.space5 },
  },
});

export const weekName = style([type.label, { overflowWrap: 'anywhere' }]);

export const weekDays = style([type.caption, { display: 'block', color: vars.colorTextMuted }]);

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  columnGap: vars.space2,
  gridColumn: '1 / -1',
  gridRow: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { 'workouts (min-width: 720px)': { gridColumn: 2, gridRow: 1 } },
});

export const sums = style([
  type.caption,
  {
    display: 'grid',
    justifyItems: 'end',
    textAlign: 'end',
    color: vars.colorTextMuted,
    '@container': { 'workouts (min-width: 720px)': { gridColumn: 3 } },
  },
]);

export const sumTime = style([type.display, { color: vars.colorText, lineHeight: 1 }]);

/** A block, and below it what flags it: both as high as those beside them. */
export const place = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  minWidth: 0,
});

/** A solid field of the discipline's hue. */
export const block = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 120,
  marginBlockEnd: vars.space2,
  minWidth: 0,
  padding: vars.space2,
  border: 0,
  borderRadius: vars.radiusControl,
  background: hue,
  color: vars.colorOnHue,
  textAlign: 'start',
  textDecoration: 'none',
  font: 'inherit',
  // The sign reaches over the edge, and a tick that comes into view would scroll it in.
  overflow: 'clip',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible, &:has(:focus-visible)': { ...focusRing },
    // what is chosen is framed: a sign beside the tick that needs no colour
    '&:has(:checked)': { boxShadow: `inset 0 0 0 3px ${vars.colorOnHue}` },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: -6,
  insetInlineEnd: -8,
  width: 56,
  fill: 'none',
  stroke: 'currentcolor',
  opacity: 0.35,
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const day = style([type.caption, { position: 'relative', fontWeight: vars.weightMedium }]);

export const minutes = style([
  type.display,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'baseline',
    columnGap: vars.space1,
    marginBlockStart: 'auto',
    lineHeight: 1.05,
  },
]);

export const minutesUnit = style([type.caption, { fontFamily: vars.fontFamily, fontStretch: 'normal' }]);

export const name = style([
  type.caption,
  {
    position: 'relative',
    minHeight: '2lh',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
]);

/** A record's red bar, below the field: on it, no red is seen on every hue. */
export const record = style([
  type.caption,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space1,
    // as near to its block as to nothing else
    marginBlockStart: -4,
    marginBlockEnd: vars.space2,
    paddingBlockStart: 2,
    borderBlockStart: `4px solid ${vars.colorAccent}`,
    color: vars.colorTextMuted,
  },
]);

export const tick = style({
  position: 'absolute',
  insetBlockStart: vars.space1,
  insetInlineEnd: vars.space1,
  zIndex: layers.raised,
  width: 24,
  height: 24,
  margin: 0,
  accentColor: vars.colorInverse,
  outline: 0,
});
