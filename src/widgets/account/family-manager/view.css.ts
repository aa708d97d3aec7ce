import { globalStyle, style } from '@vanilla-extract/css';
import { card as cardRule, type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space4,
  maxWidth: measure.text,
  containerType: 'inline-size',
  containerName: 'family',
});

export const title = style(type.display);

/** How many there are, and the way to one more. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space3,
});

export const count = style({ flex: '1 1 240px' });

export const places = style(type.figure);

export const bars = style({
  display: 'flex',
  gap: vars.space1,
  maxWidth: 240,
  marginBlock: `${vars.space1} ${vars.space2}`,
});

// As the stepper's: no style attribute, which a strict page would refuse.
export const bar = style({
  flex: 1,
  height: 8,
  background: vars.colorLine,
  selectors: {
    '&[data-used]': { background: vars.colorText },
    ...Object.fromEntries(
      [2, 3, 4, 5, 6].map(fromEnd => [`&:nth-last-child(${fromEnd})`, { marginBlockStart: (fromEnd - 1) * 4 }]),
    ),
  },
});

export const note = style([type.small, { color: vars.colorTextMuted, overflowWrap: 'anywhere' }]);

export const card = style(cardRule);

export const padded = style([
  card,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: vars.space4,
    padding: vars.space5,
    '@container': { 'family (max-width: 359px)': { padding: vars.space4 } },
  },
]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space3,
  rowGap: vars.space3,
  alignItems: 'start',
  padding: vars.space4,
  // A new row is focused, and is the last one: its ring follows the card.
  outlineOffset: -2,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.colorLine}` },
    '&:last-child': { borderEndStartRadius: vars.radiusCard, borderEndEndRadius: vars.radiusCard },
  },
  '@container': {
    'family (min-width: 600px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

export const texts = style({ display: 'flex', flexDirection: 'column', gap: vars.space1, minWidth: 0 });

export const nameLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2 });

export const name = style([type.body, { fontWeight: vars.weightBold, overflowWrap: 'anywhere' }]);

// Below the words where there is no room beside them, level with them.
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space2,
  gridColumn: '1 / -1',
  '@container': { 'family (min-width: 360px)': { gridColumn: 2 }, 'family (min-width: 600px)': { gridColumn: 3 } },
});

// Small beside a name, and still wide enough for a finger.
globalStyle(`${actions} > button`, { minHeight: 44 });

export const below = style({ gridColumn: '1 / -1' });

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space4 });

export const personTitle = style([type.title, { overflowWrap: 'anywhere' }]);
