import { style, styleVariants } from '@vanilla-extract/css';
import { card } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

/** The drawing's field from edge to edge, and beside it the words. */
export const machine = style({ display: 'flex', gap: vars.space4, overflow: 'hidden', ...card });

export const tile = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 'clamp(72px, 18cqi, 112px)',
  minHeight: 112,
  background: vars.colorSunken,
  color: vars.colorOnHue,
});

const field = (background: string) => [tile, { background }];

export const hues = styleVariants({
  bike: field(vars.colorBike),
  row: field(vars.colorRow),
  run: field(vars.colorRun),
  climb: field(vars.colorClimb),
});

export const facts = style({ flex: 1, alignSelf: 'center', minWidth: 0, paddingBlock: vars.space3 });

export const leaving = style({ margin: 0, paddingBlockStart: vars.space2 });

export const sheet = style({ paddingInline: vars.space4, ...card });

// Read out and typed elsewhere: on one line, and broken only where it fits on none.
export const serial = style({ display: 'inline-block', fontVariantNumeric: 'tabular-nums' });
