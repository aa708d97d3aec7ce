import { style } from '@vanilla-extract/css';
import { hue } from '../../../ui/style/hues.css.js';
import { card, focusRing, type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const box = style({
  ...column,
  containerType: 'inline-size',
  containerName: 'badges',
  gap: vars.space5,
  maxWidth: measure.page,
});

export const title = style(type.display);

/** What there will be below the title, before it has come. */
export const all = style({ ...column, gap: vars.space5 });

export const top = style({
  ...column,
  gap: vars.space4,
  '@container': { 'badges (min-width: 720px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const sheet = style({ ...card, ...column, alignContent: 'start', gap: vars.space4, padding: vars.space5 });

export const nextUp = style({ ...column, gap: vars.space4, margin: 0, padding: 0, listStyle: 'none' });

/** Ink on every page, so that its colours are the dark scheme's. */
const onInk = {
  colorScheme: 'dark',
  // seen on a page that is as dark
  border: `1px solid ${vars.colorLine}`,
  background: vars.colorSurface,
  color: vars.colorText,
} as const;

export const scoreField = style([
  type.small,
  {
    ...onInk,
    ...column,
    alignContent: 'space-between',
    gap: vars.space4,
    padding: vars.space5,
    borderRadius: vars.radiusCard,
    selectors: { '&:only-child': { gridColumn: '1 / -1' } },
  },
]);

export const score = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space2 });

export const scoreFigure = style(type.score);

export const latest = style({ display: 'flex', alignItems: 'center', gap: vars.space3, minWidth: 0 });

export const name = style([type.label, { overflowWrap: 'anywhere' }]);

export const quiet = style([type.caption, { maxWidth: '68ch', color: vars.colorTextMuted }]);

export const groups = style(column);

/** What a group is called, and its badges: in one row, or in a narrow place below each other. */
export const group = style({
  ...column,
  gap: vars.space3,
  paddingBlock: vars.space5,
  borderBlockStart: `1px solid ${vars.colorLine}`,
  '@container': { 'badges (min-width: 720px)': { gridTemplateColumns: '136px minmax(0, 1fr)' } },
});

export const groupName = style([type.label, { display: 'grid', alignContent: 'start' }]);

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  alignItems: 'start',
  gap: vars.space3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tile = style({ ...column, gap: vars.space1, minWidth: 0 });

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space3,
  minHeight: 128,
  padding: vars.space3,
  border: '1px solid transparent',
  borderRadius: vars.radiusControl,
  overflowWrap: 'anywhere',
});

export const hued = style({ background: hue, color: vars.colorOnHue });

export const ink = style(onInk);

export const locked = style({ borderColor: vars.colorLineStrong, borderStyle: 'dashed', color: vars.colorTextMuted });

export const figure = style([type.display, { display: 'block', lineHeight: 1 }]);

export const unit = style([type.caption, { fontWeight: vars.weightMedium }]);

export const day = style([type.caption, { color: vars.colorTextMuted }]);

export const dayLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  borderRadius: 2,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  outline: 0,
  selectors: { '&:hover': { color: vars.colorText }, '&:focus-visible': { ...focusRing } },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
