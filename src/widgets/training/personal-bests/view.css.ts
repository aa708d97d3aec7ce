import { style } from '@vanilla-extract/css';
import { hue } from '../../../ui/style/hues.css.js';
import { measure } from '../../../ui/style/measures.js';
import { focusRing, type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

const wide = 'bests (min-width: 640px)';

export const box = style({
  container: 'bests / inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space5,
  maxWidth: measure.page,
});

export const title = style(type.display);

export const muted = style([type.small, { margin: 0, maxWidth: '68ch', color: vars.colorTextMuted }]);

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space3 });

export const heading = style(type.lead);

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A solid field of the discipline's hue, with its mark. */
export const band = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 48,
  paddingInline: vars.space3,
  borderRadius: vars.radiusControl,
  background: hue,
  color: vars.colorOnHue,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const mark = style({
  width: 64,
  marginBlock: -8,
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const table = style({ display: 'block' });

export const head = style({
  // in a narrow place each cell says what it is
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@container': {
    [wide]: {
      position: 'static',
      display: 'block',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});

/** A class length, and its records beside it, or in a narrow place below it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space2,
  rowGap: vars.space2,
  paddingBlock: vars.space3,
  paddingInline: vars.space3,
  selectors: { 'tbody > & + &': { borderBlockStart: `1px solid ${vars.colorLine}` } },
  '@container': {
    [wide]: {
      gridTemplateColumns: '96px',
      columnGap: vars.space4,
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

export const length = style([
  type.label,
  {
    gridColumn: '1 / -1',
    textAlign: 'start',
    padding: 0,
    paddingBlockStart: vars.space1,
    '@container': { [wide]: { gridColumn: 'auto' } },
  },
]);

export const cell = style({
  minWidth: 0,
  padding: 0,
  // said here where its column is not
  selectors: {
    '&:not(:empty)::before': { content: 'attr(data-name) / ""', color: vars.colorTextMuted, fontSize: vars.fontSmall },
  },
  '@container': { [wide]: { selectors: { '&:not(:empty)::before': { content: 'none' } } } },
});

export const cellName = style([
  type.small,
  { padding: 0, textAlign: 'start', color: vars.colorTextMuted, fontWeight: 'inherit' },
]);

export const record = style([type.small, { display: 'grid', justifyItems: 'start', minWidth: 0 }]);

export const recordHead = style({ display: 'flex', alignItems: 'center', gap: vars.space1, minWidth: 0 });

export const figure = style(type.heading);

export const replaced = style({ color: vars.colorTextMuted, fontVariantNumeric: 'tabular-nums' });

/** The red bar of a record that is new. */
export const newMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space1,
  minWidth: 64,
  marginBlockEnd: vars.space1,
  paddingBlockStart: 2,
  borderBlockStart: `4px solid ${vars.colorAccent}`,
  fontWeight: vars.weightMedium,
});

export const search = style({ maxWidth: 320 });

export const classRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space4,
  rowGap: vars.space2,
  alignItems: 'start',
  paddingBlock: vars.space3,
  borderBlockStart: `1px solid ${vars.colorLine}`,
  '@container': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gridTemplateRows: 'auto 1fr' },
  },
});

export const classTitle = style([type.label, { overflowWrap: 'anywhere' }]);

export const classRecords = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: vars.space3,
  '@container': { [wide]: { gridColumn: 2, gridRow: '1 / 3' } },
});

export const classRecord = style({ display: 'grid', alignContent: 'start', minWidth: 0 });

export const triesBox = style({ minWidth: 0 });

export const triesSummary = style([
  type.small,
  {
    width: 'fit-content',
    minHeight: 24,
    paddingBlock: vars.space1,
    borderRadius: 4,
    color: vars.colorTextMuted,
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.colorText }, '&:focus-visible': focusRing },
  },
]);

export const tries = style({ margin: 0, padding: 0, listStyle: 'none' });

export const tryRow = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space4,
    paddingBlock: vars.space2,
    color: vars.colorTextMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);
