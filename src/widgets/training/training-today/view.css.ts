import { style } from '@vanilla-extract/css';
import { hue } from '../../../ui/style/hues.css.js';
import { card, focusRing, type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

export const box = style({
  containerType: 'inline-size',
  containerName: 'today',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space5,
  maxWidth: measure.page,
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space4 });

export const title = style(type.display);

export const date = style([type.body, { color: vars.colorTextMuted }]);

/** What comes next takes most of the room. */
export const pieces = style({
  display: 'grid',
  gap: vars.space4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { 'today (min-width: 720px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' } },
});

export const sheet = style({
  ...card,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space3,
  minWidth: 0,
  padding: vars.space5,
});

export const name = style(type.lead);

export const muted = style([type.small, { color: vars.colorTextMuted }]);

/** The class that comes next: a field of its hue over a sheet with what to do. */
export const next = style({
  ...card,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 260,
  overflow: 'hidden',
});

export const nextField = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  flex: 1,
  gap: vars.space6,
  padding: vars.space5,
  background: hue,
  color: vars.colorOnHue,
  overflow: 'hidden',
  '@media': {
    // the sheet's own line is below it
    '(forced-colors: active)': { border: '1px solid', borderRadius: `${vars.radiusCard} ${vars.radiusCard} 0 0` },
  },
});

export const nextMark = style({
  position: 'absolute',
  insetBlockStart: '-6%',
  insetInlineEnd: '-3%',
  height: '106%',
  aspectRatio: '1',
  fill: 'none',
  stroke: 'currentcolor',
  opacity: 0.4,
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // beside the figure, not below it
  '@container': { 'today (max-width: 399px)': { height: '78%' } },
});

export const eyebrow = style([type.label, { position: 'relative' }]);

export const minutes = style([
  type.score,
  { position: 'relative', display: 'flex', alignItems: 'baseline', columnGap: vars.space2 },
]);

export const minutesUnit = style([type.lead, { fontFamily: vars.fontFamily, fontStretch: 'normal' }]);

export const nextTexts = style({ display: 'grid', gap: vars.space2, padding: vars.space5 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space4,
  marginBlockStart: vars.space2,
});

/** Ink on every page: the scoreboard. */
export const score = style([
  sheet,
  { colorScheme: 'dark', background: vars.colorSurface, color: vars.colorText, border: `1px solid ${vars.colorLine}` },
]);

export const figure = style([type.score, { display: 'block', marginBlockEnd: vars.space2 }]);

/** The goal of the week, a bar for each workout. */
export const bars = style({ display: 'flex', gap: vars.space1, marginBlockStart: vars.space2 });

export const bar = style({
  flex: '1 1 0',
  height: 8,
  border: `1px solid ${vars.colorLineStrong}`,
  borderRadius: 2,
  selectors: { '&[data-done]': { background: vars.colorText, borderColor: vars.colorText } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-done]': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});

export const opener = style([
  type.lead,
  {
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 0,
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:focus-visible': { ...focusRing },
    },
  },
]);

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** When, and what. */
export const row = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: '76px minmax(0, 1fr)',
    columnGap: vars.space3,
    minHeight: 44,
    alignItems: 'center',
    paddingBlock: vars.space2,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colorLine}` } },
  },
]);

/** The day, where it is not today, above the time: each as wide as it is, since its own direction would turn it to the other side. */
export const when = style([
  type.label,
  { display: 'grid', justifyItems: 'start', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
]);

export const rowOpener = style([opener, { fontSize: vars.fontSmall, fontWeight: vars.weightMedium }]);

/** A workout's hue beside its texts, as its block in the history. */
export const lastRow = style({ display: 'flex', gap: vars.space4, alignItems: 'center', minWidth: 0 });

export const lastBlock = style([
  type.display,
  {
    flex: 'none',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    width: 88,
    height: 88,
    borderRadius: vars.radiusControl,
    background: hue,
    color: vars.colorOnHue,
    lineHeight: 1,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const lastUnit = style([type.caption, { fontFamily: vars.fontFamily, fontStretch: 'normal' }]);

export const facts = style([type.small, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space3 }]);

/** A record's red bar. */
export const record = style([
  type.small,
  { borderInlineStart: `4px solid ${vars.colorAccent}`, paddingInlineStart: vars.space2 },
]);
