import { style, type StyleRule } from '@vanilla-extract/css';
import { focusRing } from '../../../ui/style/mixins.js';
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

export const switcher = style({ display: 'flex', justifyContent: 'center', marginBlockEnd: vars.space5 });

const cardWidth = 400;

/** The panel is beside one row of cards, of at least 280 px each, where there is room for both. */
const beside = (rule: (count: 1 | 2 | 3) => StyleRule): StyleRule => ({
  '@container': {
    'picker (min-width: 704px)': { selectors: { '&[data-cards="1"]': rule(1) } },
    'picker (min-width: 968px)': { selectors: { '&[data-cards="2"]': rule(2) } },
    'picker (min-width: 1272px)': { selectors: { '&[data-cards="3"]': rule(3) } },
  },
});

export const layout = style([
  { display: 'flex', flexDirection: 'column', gap: vars.space5 },
  beside(() => ({ flexDirection: 'row', alignItems: 'flex-start', justifyContent: 'center' })),
]);

// No wider than its cards may be, so that the panel is next to them.
export const cards = style([
  { minWidth: 0 },
  beside(count => ({ flex: 1, maxWidth: `calc(${count * cardWidth}px + ${count - 1} * ${vars.space5})` })),
]);

/** Below the cards where there is no room beside them. */
export const panel = style([
  { position: 'relative', width: '100%', maxWidth: 640, marginInline: 'auto' },
  beside(() => ({
    position: 'sticky',
    insetBlockStart: vars.space4,
    flex: '0 0 360px',
    maxWidth: 'none',
    marginInline: 0,
  })),
]);

/** What every card includes. */
export const included = style({
  display: 'grid',
  gap: vars.space3,
  maxWidth: 824,
  marginBlockStart: vars.space5,
  marginInline: 'auto',
});

export const includedList = style({
  display: 'grid',
  gap: vars.space2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
});

/** A card's wrapping: the ring of the chosen one. */
export const choice = style({
  borderRadius: vars.radiusCard,
  selectors: { '&[data-chosen]': { ...focusRing, outlineColor: vars.colorText, outlineOffset: 3 } },
});
