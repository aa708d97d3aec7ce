import { style } from '@vanilla-extract/css';
import { hue } from '../../../ui/style/hues.css.js';
import { layers } from '../../../ui/style/layers.js';
import { focusRing, type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

/** From here on a day has room for what was done; below, for bars. */
const wide = 'calendar (min-width: 640px)';

export const grid = style([
  type.caption,
  {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    textAlign: 'start',
    '@media': { print: { breakInside: 'avoid' } },
  },
]);

export const weekday = style([
  type.caption,
  {
    paddingBlockEnd: vars.space1,
    paddingInlineStart: vars.space1,
    color: vars.colorTextMuted,
    textAlign: 'start',
    textTransform: 'capitalize',
    overflow: 'hidden',
  },
]);

const place = {
  height: 60,
  padding: 2,
  borderBlockStart: `1px solid ${vars.colorLine}`,
  verticalAlign: 'top',
  '@container': { [wide]: { height: 96, padding: vars.space1 } },
} as const;

export const blank = style(place);

export const cell = style([
  place,
  {
    position: 'relative',
    selectors: {
      '&:hover': { background: vars.colorSunken },
      '&[data-protected]': { background: vars.colorSunken },
      '&[aria-selected=true]': { boxShadow: `inset 0 0 0 2px ${vars.colorText}`, borderRadius: vars.radiusControl },
    },
    '@media': {
      print: { selectors: { '&[aria-selected=true]': { boxShadow: 'none' } } },
      '(forced-colors: active)': { selectors: { '&[aria-selected=true]': { outline: '2px solid' } } },
    },
  },
]);

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 24,
});

/** The day's number. The whole day presses it. */
export const number = style({
  minWidth: 24,
  padding: '3px 4px',
  border: 0,
  borderRadius: vars.radiusPill,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  outline: 0,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible::after': { ...focusRing, outlineOffset: -4, borderRadius: vars.radiusControl },
    '[data-ahead] &': { color: vars.colorTextMuted },
    '&[data-today]': {
      background: vars.colorInverse,
      color: vars.colorOnInverse,
      fontWeight: vars.weightBold,
      textAlign: 'center',
    },
  },
  '@media': {
    print: { printColorAdjust: 'exact' },
    '(forced-colors: active)': { selectors: { '&[data-today]': { border: '2px solid' } } },
  },
});

export const shieldWord = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  paddingInlineEnd: 2,
  color: vars.colorTextMuted,
});

/** Words for which a narrow day has no room: its name and the list below say them. */
export const rest = style({ display: 'none', '@container': { [wide]: { display: 'inline' } } });

export const blocks = style({
  display: 'none',
  gap: 2,
  marginBlockStart: 2,
  '@container': { [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A solid field of the discipline's hue. */
export const block = style([
  type.caption,
  {
    // over the day's own press
    position: 'relative',
    zIndex: layers.raised,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space1,
    minHeight: 28,
    minWidth: 0,
    paddingInline: 6,
    border: 0,
    borderRadius: 4,
    background: hue,
    color: vars.colorOnHue,
    fontFamily: 'inherit',
    fontWeight: vars.weightBold,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    cursor: 'pointer',
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
    },
    '@media': {
      print: { printColorAdjust: 'exact' },
      '(forced-colors: active)': { border: '1px solid' },
    },
  },
]);

/** What stands for the workouts where there is no room for them. */
export const bars = style({
  display: 'grid',
  gap: 2,
  paddingInline: 2,
  color: vars.colorTextMuted,
  lineHeight: 1.1,
  '@container': { [wide]: { display: 'none' } },
});

export const bar = style({
  height: 6,
  borderRadius: 2,
  background: hue,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

/** A workout that may come. */
export const ghost = style({
  display: 'block',
  width: '60%',
  height: 6,
  marginInlineStart: 2,
  borderRadius: 2,
  background: vars.colorSunken,
});
