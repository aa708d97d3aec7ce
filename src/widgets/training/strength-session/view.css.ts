import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const box = style({
  ...column,
  containerType: 'inline-size',
  containerName: 'session',
  gap: vars.space4,
  maxWidth: measure.text,
});

export const stack = style({ ...column, gap: vars.space4 });

// What the focus comes to stays above the rest that runs, which would cover it entirely.
globalStyle(`${stack}:has(> [part=rest]) :is(a, button, input, select):not([part=rest] *)`, {
  scrollMarginBlockEnd: 152,
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space2 });

/** Its words begin where all others do. */
export const leave = style({
  marginInlineStart: `calc(-1 * ${vars.space4})`,
  // there it has a border, which ends where all others do
  '@media': { '(forced-colors: active)': { marginInlineStart: 0 } },
});

export const title = style([type.display, { overflowWrap: 'anywhere', outlineOffset: 4 }]);

export const heading = style([type.lead, { marginBlockEnd: vars.space2 }]);

export const muted = style([type.small, { color: vars.colorTextMuted }]);

/** What is called, how long it runs, whether it is saved. */
export const sub = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space3 });

export const doneOf = style([type.lead, { overflowWrap: 'anywhere' }]);

export const headClock = style([type.lead, { fontVariantNumeric: 'tabular-nums' }]);

export const saveLine = style([type.small, { color: vars.colorTextMuted, marginInlineStart: 'auto' }]);

/** Ink on every page: what is done now. */
export const arena = style({
  ...column,
  colorScheme: 'dark',
  gap: vars.space4,
  padding: vars.space4,
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
  background: vars.colorSurface,
  color: vars.colorText,
  '@container': { 'session (min-width: 560px)': { padding: vars.space5 } },
});

export const exerciseName = style([type.display, { marginBlockEnd: vars.space1, overflowWrap: 'anywhere' }]);

export const undone = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space2,
    selectors: { '&:empty': { display: 'none' } },
  },
]);

export const restField = style({ maxWidth: 280 });

export const clockBox = style({ display: 'grid', gap: vars.space2, textAlign: 'center', ...type.lead });

export const bigClock = style([
  type.score,
  { fontSize: `calc(${vars.fontScore} * 1.5)`, fontVariantNumeric: 'tabular-nums' },
]);

export const plan = style({ ...column, margin: 0, padding: 0, listStyle: 'none' });

export const planRow = style({
  ...column,
  paddingBlock: vars.space3,
  borderBlockStart: `1px solid ${vars.colorLine}`,
});

export const wide = style([type.label, { fontSize: vars.fontBody, overflowWrap: 'anywhere' }]);

export const foot = style({ ...column, gap: vars.space3 });
