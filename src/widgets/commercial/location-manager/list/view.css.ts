import { style } from '@vanilla-extract/css';
import { card as cardRule, focusRing, type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2 });

/** The search takes what room there is, and what adds a location stands at the end. */
export const search = style({ flex: '1 1 220px', maxWidth: 360, minWidth: 0 });
export const last = style({ marginInlineStart: 'auto' });

export const grid = style({
  display: 'grid',
  gap: vars.space4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
});

/** One field, pressed anywhere. */
export const card = style([
  cardRule,
  {
    position: 'relative',
    display: 'grid',
    gap: vars.space4,
    // figures, seats and workouts of one row stand at one height
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: vars.space4,
    selectors: {
      '&:has(button:focus-visible)': focusRing,
      '&:hover': { outline: `1px solid ${vars.colorLineStrong}` },
      '&[data-waiting]': { opacity: 0.6 },
    },
  },
]);

export const top = style({
  display: 'grid',
  alignContent: 'start',
  alignItems: 'start',
  gap: vars.space1,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});

export const open = style([
  type.lead,
  {
    padding: 0,
    border: 0,
    background: 'none',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    outline: 'none',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radiusCard } },
  },
]);

export const where = style([
  type.small,
  { gridColumn: '1 / -1', color: vars.colorTextMuted, overflowWrap: 'anywhere' },
]);

export const figures = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space5, rowGap: vars.space2 });

export const figure = style([type.small, { display: 'flex', alignItems: 'baseline', gap: vars.space2 }]);

export const number = style([
  type.figure,
  {
    selectors: {
      '&[data-tone=none]': { color: vars.colorTextMuted },
      '&[data-tone=bad]': { color: vars.colorCritical },
    },
  },
]);
