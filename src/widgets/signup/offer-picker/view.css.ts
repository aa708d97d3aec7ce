import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';
import { height } from './measures.js';

// Out of sight it is neither laid out nor drawn; the margin leaves the room of focus rings.
export const box = style({
  containerType: 'inline-size',
  containerName: 'picker',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${height}px`,
  overflowClipMargin: 8,
});

export const switcher = style({ marginBlockEnd: vars.space5 });

/** As wide as a card may be, and the gap after it. */
const cardRoom = 424;

const hintDisplay = createVar();

/** The panel's room is beside one row of cards, of at least 280 px each, where there is enough for both: nothing moves when it comes. */
const beside = (count: 1 | 2 | 3) => ({
  [`&[data-cards="${count}"]`]: {
    gridTemplateColumns: `minmax(0, ${count * cardRoom - 24}px) ${measure.panel}px`,
    vars: { [hintDisplay]: 'block' },
  },
});

export const layout = style({
  display: 'grid',
  gap: vars.space5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': {
    'picker (min-width: 704px)': { selectors: beside(1) },
    'picker (min-width: 968px)': { selectors: beside(2) },
    'picker (min-width: 1272px)': { selectors: beside(3) },
  },
});

export const panel = style({
  position: 'sticky',
  insetBlockStart: vars.space4,
  width: '100%',
});

/** In the panel's place while nothing is chosen. */
export const hint = style({
  display: fallbackVar(hintDisplay, 'none'),
  color: vars.colorTextMuted,
});

/** What every card includes. */
export const included = style({
  display: 'grid',
  gap: vars.space3,
  marginBlockStart: vars.space5,
});

export const includedList = style({
  display: 'grid',
  gap: vars.space2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
});

/** A card's wrapping: the ring of the chosen one. */
export const choice = style({
  borderRadius: vars.radiusCard,
  selectors: { '&[data-chosen]': { outline: `2px solid ${vars.colorText}`, outlineOffset: 3 } },
});
