import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

export const box = style({
  containerType: 'inline-size',
  containerName: 'calendar',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space5,
  maxWidth: measure.page,
});

export const title = style([type.display, { '@media': { print: { display: 'none' } } }]);

/** Streaks and month, before they have come. */
export const all = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space5 });

/** The month, and beside it, or below in a narrow place, the chosen day. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space5,
  '@container': {
    'calendar (min-width: 960px)': { gridTemplateColumns: `minmax(0, 1fr) ${measure.panel - 64}px` },
  },
  '@media': { print: { display: 'block' } },
});

export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space3 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space4,
  rowGap: vars.space2,
});

export const monthName = style(type.display);

export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space1,
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});

/** What the month comes to, on a line of its own. */
export const amounts = style([
  type.label,
  { flexBasis: '100%', display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space4 },
]);

export const totalUnit = style([type.small, { color: vars.colorTextMuted }]);
