import { style } from '@vanilla-extract/css';
import { hue } from '../../../ui/style/hues.css.js';
import { focusRing, type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

export const box = style({
  containerType: 'inline-size',
  containerName: 'player',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space5,
  maxWidth: measure.page,
});

/** Ink on every page: what is played, and beside it what is asked for. */
export const arena = style({
  colorScheme: 'dark',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
  background: vars.colorSurface,
  color: vars.colorText,
  overflow: 'hidden',
  '@container': { 'player (min-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr) 288px' } },
});

export const stage = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: vars.colorSurface,
  outline: 0,
  selectors: {
    // over the film, which would hide a ring of its own
    '&:focus-visible::after': {
      ...focusRing,
      outlineOffset: -2,
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
    },
  },
});

export const picture = style({
  position: 'relative',
  flex: 1,
  display: 'grid',
  minHeight: 0,
  aspectRatio: '16 / 9',
  background: vars.colorSunken,
  selectors: { ':fullscreen > &': { aspectRatio: 'auto' } },
});

export const film = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' });

/** In the place of a film: the field of its discipline. */
export const field = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  padding: vars.space5,
  background: hue,
  color: vars.colorOnHue,
  overflow: 'hidden',
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: '-8%',
  insetInlineEnd: '-4%',
  height: '112%',
  fill: 'none',
  stroke: 'currentcolor',
  opacity: 0.4,
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const noFilm = style([type.small, { position: 'relative', maxWidth: '36ch' }]);

/** What is said, where no film shows it. */
export const caption = style([
  type.lead,
  { position: 'relative', justifySelf: 'start', marginBlockEnd: vars.space3, minHeight: '1lh' },
]);

/** Below the picture, until somebody begins. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space3, padding: vars.space4 });

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space1,
  paddingBlock: vars.space1,
  paddingInline: vars.space3,
});

export const clock = style([type.small, { fontVariantNumeric: 'tabular-nums', paddingInline: vars.space2 }]);

export const atEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space1,
  marginInlineStart: 'auto',
});

/** What is on is underlined: a sign that needs no colour. */
export const toggle = style({
  display: 'inline-grid',
  borderBlockEnd: '3px solid transparent',
  selectors: { '&[data-on]': { borderBlockEndColor: vars.colorText } },
});

const range = {
  height: 24,
  margin: 0,
  accentColor: vars.colorText,
  cursor: 'pointer',
} as const;

export const volume = style({ ...range, width: 88 });

export const line = style({
  display: 'grid',
  alignItems: 'center',
  marginInline: vars.space4,
  marginBlockStart: vars.space2,
});

/** The parts of the class, each as long as it takes. */
export const parts = style({ gridArea: '1 / 1', display: 'flex', gap: 2, margin: 0, padding: 0, listStyle: 'none' });

export const part = style({
  position: 'relative',
  flexBasis: 0,
  minWidth: 2,
  height: 8,
  background: vars.colorLineStrong,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const played = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  background: vars.colorText,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: 18,
  height: 18,
  border: `3px solid ${vars.colorSurface}`,
  borderRadius: '50%',
  background: vars.colorText,
  forcedColorAdjust: 'none',
} as const;

/** Over the parts: its own line is theirs. */
export const position = style({
  ...range,
  gridArea: '1 / 1',
  zIndex: 1,
  appearance: 'none',
  width: '100%',
  background: 'transparent',
  selectors: {
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
  },
});

export const moment = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space4,
  minWidth: 0,
  padding: vars.space5,
  borderBlockStart: `1px solid ${vars.colorLine}`,
  '@container': {
    'player (min-width: 800px)': { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.colorLine}` },
  },
});

export const figure = style([type.score, { display: 'block', fontVariantNumeric: 'tabular-nums' }]);

export const muted = style([type.small, { color: vars.colorTextMuted }]);

export const lead = style([type.lead, { overflowWrap: 'anywhere' }]);

export const target = style([
  type.lead,
  { borderInlineStart: `4px solid ${vars.colorText}`, paddingInlineStart: vars.space3 },
]);

export const head = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: vars.space4 });

export const title = style([type.display, { overflowWrap: 'anywhere' }]);

export const facts = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space3,
    marginBlockStart: vars.space2,
    color: vars.colorTextMuted,
  },
]);

export const plan = style([type.small, { display: 'grid', margin: 0, padding: 0, listStyle: 'none' }]);

export const planRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space3,
  paddingBlock: vars.space1,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colorLine}` } },
});

export const about = style([type.body, { maxWidth: '68ch' }]);

/** Of use to who has a keyboard. */
export const keys = style([muted, { '@media': { '(hover: none)': { display: 'none' } } }]);

export const asked = style({ display: 'grid', gap: vars.space2 });
