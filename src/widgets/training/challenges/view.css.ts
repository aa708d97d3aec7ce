import { style } from '@vanilla-extract/css';
import { hue } from '../../../ui/style/hues.css.js';
import { card as cardRule, focusRing, type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const plainList = { ...column, margin: 0, padding: 0, listStyle: 'none' } as const;

export const box = style({
  ...column,
  containerType: 'inline-size',
  containerName: 'challenges',
  gap: vars.space4,
  maxWidth: measure.page,
});

export const title = style(type.display);

/** Takes no room until something is said. */
export const news = style([type.label, { outline: 0, selectors: { '&:empty': { position: 'absolute' } } }]);

export const panel = style({ ...column, gap: vars.space5 });

export const list = style({ ...plainList, gap: vars.space4 });

export const card = style([type.small, { ...column, gap: vars.space4, padding: vars.space5 }]);

export const paper = style(cardRule);

/** On every page, so that its colours are the dark scheme's. */
export const ink = style({
  colorScheme: 'dark',
  // seen on a page that is as dark
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
  background: vars.colorSurface,
  color: vars.colorText,
});

export const cardName = style([type.lead, { overflowWrap: 'anywhere' }]);

export const facts = style({ color: vars.colorTextMuted });

export const text = style({ maxWidth: '68ch' });

export const score = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space2 });

export const figure = style(type.figure);

export const goal = style({ color: vars.colorTextMuted });

export const standing = style(type.label);

export const done = style([type.label, { display: 'flex', alignItems: 'center', gap: vars.space3 }]);

export const quiet = style([type.small, { maxWidth: '68ch', color: vars.colorTextMuted }]);

/** Large enough for a finger. */
export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  padding: 0,
  border: 0,
  borderRadius: 2,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 0,
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { ...focusRing },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});

export const className = style([type.lead, { paddingBlockEnd: vars.space2 }]);

export const classes = style(plainList);

/** Length, title, and whether it is done, which in a narrow place stands below. */
export const row = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space4,
    paddingBlock: vars.space3,
    borderBlockStart: `1px solid ${vars.colorLine}`,
    '@container': {
      'challenges (min-width: 480px)': { gridTemplateColumns: '56px minmax(0, 1fr) auto' },
    },
  },
]);

export const block = style([
  type.lead,
  {
    lineHeight: 1,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    width: 56,
    height: 56,
    borderRadius: vars.radiusControl,
    background: hue,
    color: vars.colorOnHue,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const blockUnit = style(type.small);

export const classTexts = style({ display: 'grid', justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' });

export const classDone = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space1,
  color: vars.colorTextMuted,
  gridColumn: '2',
  '@container': { 'challenges (min-width: 480px)': { gridColumn: '3' } },
});
