import { style } from '@vanilla-extract/css';
import { hue } from '../../../ui/style/hues.css.js';
import { focusRing, type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

const wide = 'plan (min-width: 720px)';

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The day, its class, why, and what can be done: in one row, or in a narrow place below each other. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"head side" "place place" "texts texts"',
  columnGap: vars.space4,
  rowGap: vars.space2,
  alignItems: 'start',
  paddingBlock: vars.space4,
  borderBlockStart: `1px solid ${vars.colorLine}`,
  selectors: {
    // today's line is the heavy one: a sign beside its word that needs no colour
    '&[aria-current]': { borderBlockStart: `4px solid ${vars.colorText}` },
    '&[data-rest]': { gridTemplateAreas: '"head place" "texts texts"' },
  },
  '@container': {
    [wide]: {
      gridTemplateColumns: '104px 240px minmax(0, 1fr) 144px',
      columnGap: vars.space5,
      selectors: { '&, &[data-rest]': { gridTemplateAreas: '"head place texts side"' } },
    },
  },
});

export const head = style({
  gridArea: 'head',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space2,
  '@container': { [wide]: { display: 'grid', justifyItems: 'start' } },
});

export const weekday = style([
  type.label,
  { selectors: { [`${row}[data-over] &`]: { color: vars.colorTextMuted, fontWeight: vars.weightRegular } } },
]);

export const date = style([type.caption, { color: vars.colorTextMuted }]);

export const todayMark = style([
  type.caption,
  {
    paddingInline: vars.space2,
    borderRadius: 4,
    background: vars.colorInverse,
    color: vars.colorOnInverse,
    fontWeight: vars.weightBold,
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  },
]);

export const place = style({ gridArea: 'place', minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const rest = style([type.small, { color: vars.colorTextMuted }]);

/** A solid field of the discipline's hue. */
export const block = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: 104,
  minWidth: 0,
  padding: vars.space3,
  border: 0,
  borderRadius: vars.radiusControl,
  background: hue,
  color: vars.colorOnHue,
  textAlign: 'start',
  textDecoration: 'none',
  font: 'inherit',
  overflow: 'hidden',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { ...focusRing },
    // what was missed is no field anymore
    '&[data-missed]': {
      background: 'transparent',
      boxShadow: `inset 0 0 0 1px ${vars.colorLineStrong}`,
      color: vars.colorTextMuted,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const blank = style({ minHeight: 104, borderRadius: vars.radiusControl, background: vars.colorSunken });

export const mark = style({
  position: 'absolute',
  insetBlockStart: -8,
  insetInlineEnd: -8,
  width: 88,
  fill: 'none',
  stroke: 'currentcolor',
  opacity: 0.35,
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const minutes = style([
  type.display,
  { position: 'relative', display: 'flex', alignItems: 'baseline', columnGap: vars.space1, lineHeight: 1.05 },
]);

export const minutesUnit = style([type.small, { fontFamily: vars.fontFamily, fontStretch: 'normal' }]);

export const name = style([type.label, { position: 'relative', overflowWrap: 'anywhere' }]);

export const texts = style({
  gridArea: 'texts',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space1,
  maxWidth: '68ch',
});

/** Type, level and hard, with a dot between them. */
export const facts = style([
  type.label,
  { display: 'flex', flexWrap: 'wrap', selectors: { [`${row}[data-over] &`]: { color: vars.colorTextMuted } } },
]);

export const fact = style({
  selectors: { '& + &::before': { content: '"·"', marginInline: vars.space2, fontWeight: vars.weightRegular } },
});

export const hard = style([fact, { fontWeight: vars.weightBold }]);

export const why = style([type.small, { color: vars.colorTextMuted }]);

export const warn = style([
  type.small,
  { display: 'flex', alignItems: 'baseline', gap: vars.space2, color: vars.colorWarning },
]);

export const done = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space2 },
]);

export const opener = style([
  type.small,
  {
    minHeight: 24,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    outline: 0,
    selectors: { '&:focus-visible': { ...focusRing } },
  },
]);

export const side = style({ gridArea: 'side', justifySelf: 'end' });

/** Of no use without a keyboard. */
export const keys = style([
  type.caption,
  {
    color: vars.colorTextMuted,
    '@media': { '(pointer: coarse)': { display: 'none' }, print: { display: 'none' } },
  },
]);
