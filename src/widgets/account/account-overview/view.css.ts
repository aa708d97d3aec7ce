import { style } from '@vanilla-extract/css';
import { card, type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const box = style({ containerType: 'inline-size', containerName: 'overview' });

export const view = style({ display: 'flex', flexDirection: 'column', gap: vars.space4 });

export const greeting = style(type.display);

// The bill first; the card is beside it where there is room.
export const columns = style({
  display: 'grid',
  gap: vars.space4,
  alignItems: 'start',
  '@container': { 'overview (min-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr) 280px' } },
});

/** What is owed first; the member card is beside it where there is room, both equally high. */
export const home = style({
  display: 'grid',
  gap: vars.space5,
  '@container': { 'overview (min-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)' } },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space2 });

export const surface = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space4,
  padding: vars.space5,
  ...card,
  '@container': { 'overview (max-width: 359px)': { padding: vars.space4 } },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space2,
});

export const planName = style(type.title);

/** The next bill, and beside it or below it what it comes from. */
export const figures = style({
  display: 'grid',
  gap: vars.space4,
  '@container': {
    'overview (min-width: 560px)': { gridTemplateColumns: '1fr 1fr', columnGap: vars.space5, alignItems: 'start' },
  },
});

export const included = style({ paddingBlockStart: vars.space4, borderBlockStart: `1px solid ${vars.colorLine}` });

export const nextWords = style(type.title);

export const label = style([type.small, { color: vars.colorTextMuted }]);

export const heading = style([type.label, { fontWeight: vars.weightBold }]);

export const muted = style([type.small, { color: vars.colorTextMuted }]);

export const benefits = style({
  display: 'grid',
  gap: vars.space2,
  marginBlockStart: vars.space2,
  '@container': { 'overview (min-width: 560px)': { gridTemplateColumns: '1fr 1fr', columnGap: vars.space5 } },
});

export const benefit = style([type.small, { display: 'flex', gap: vars.space2 }]);

export const tick = style({ display: 'inline-flex', alignItems: 'center', height: '1.5em', color: vars.colorSuccess });

export const cardRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space3 });

// The last four stay last, right to left too.
export const digits = style([
  type.body,
  { direction: 'ltr', width: 'fit-content', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
]);
