import { style } from '@vanilla-extract/css';
import { focusRing, type } from '../../../../ui/style/mixins.js';
import { measure } from '../../../../ui/style/measures.js';
import { vars } from '../../../../ui/tokens/contract.js';

const wide = 'progress (min-width: 720px)';

export const box = style({
  container: 'progress / inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space6,
  maxWidth: measure.page,
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space3 });

export const chooser = style({ flex: '1 1 200px', maxWidth: 320, minWidth: 0 });

/** Ink on every page, so that its colours are the dark scheme's. */
export const field = style({
  colorScheme: 'dark',
  padding: vars.space4,
  // seen on a page that is as dark, and where colours are forced
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
  background: vars.colorSurface,
  color: vars.colorText,
  '@container': { [wide]: { padding: vars.space5 } },
});

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space5 });

export const one = style({ display: 'grid', gap: vars.space1, minWidth: 0 });

export const name = style([type.small, { color: vars.colorTextMuted }]);

export const score = style([type.figure, { '@container': { [wide]: { fontSize: vars.fontScore } } }]);

export const muted = style([type.small, { margin: 0, maxWidth: '68ch', color: vars.colorTextMuted }]);

/** The line and the bars: beside each other where there is room. */
export const graphs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space6,
  '@container': {
    'progress (min-width: 960px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(400px, 1fr))' },
  },
});

/** As high as a graph with its sentences. */
export const drawing = style({ height: 364 });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space3 });

export const heading = style([
  type.lead,
  { justifySelf: 'start', borderRadius: 4, selectors: { '&:focus-visible': focusRing } },
]);

/** Bests, and beside them the table, or in a narrow place below. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space6,
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${measure.panel}px` } },
});

export const bests = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: vars.space5,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const best = style([
  type.small,
  { display: 'grid', justifyItems: 'start', alignContent: 'start', gap: vars.space1, minWidth: 0 },
]);

export const figure = style(type.heading);

export const part = style({ display: 'grid', gap: vars.space3 });

export const table = style([
  type.small,
  { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
]);

export const caption = style([
  type.small,
  { paddingBlockEnd: vars.space2, textAlign: 'start', color: vars.colorTextMuted },
]);

export const columnHead = style({
  paddingBlock: vars.space2,
  textAlign: 'start',
  fontWeight: vars.weightRegular,
  color: vars.colorTextMuted,
  selectors: { '&:last-child': { textAlign: 'end' } },
});

export const cell = style({
  paddingBlock: vars.space2,
  borderBlockStart: `1px solid ${vars.colorLine}`,
  textAlign: 'start',
  fontWeight: 'inherit',
  selectors: { '&:last-child': { textAlign: 'end' } },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space2 });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** What it was, how long and how much, and the way to delete it; in a narrow place the figures are below. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space4,
  rowGap: vars.space2,
  alignItems: 'start',
  paddingBlock: vars.space3,
  borderBlockStart: `1px solid ${vars.colorLine}`,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto 44px' } },
});

export const rowText = style({ display: 'grid', gap: vars.space1, minWidth: 0 });

export const rowTitle = style([type.label, { fontWeight: vars.weightBold, overflowWrap: 'anywhere' }]);

/** Below each other they line up by their ends. */
export const rowFigures = style([
  type.heading,
  {
    display: 'flex',
    gap: vars.space5,
    gridRow: 2,
    '@container': {
      [wide]: { display: 'grid', gridTemplateColumns: '128px 144px', justifyItems: 'end', gridRow: 1, gridColumn: 2 },
    },
  },
]);
