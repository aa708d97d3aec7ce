import { style } from '@vanilla-extract/css';
import { measure } from '../../../ui/style/measures.js';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const journey = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space6,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const head = style({ display: 'grid', gap: vars.space4, maxWidth: measure.text });

/** Focused with each step; the steps over it come into view with it. */
export const title = style({
  ...type.heading,
  fontSize: `clamp(${vars.fontHeading}, 4.4cqi, ${vars.fontFigure})`,
  outline: 'none',
  scrollMarginBlockStart: 96,
});

export const lead = style({ color: vars.colorTextMuted, marginBlockStart: `calc(-1 * ${vars.space2})` });

/** Forms read best narrow; the cards take all the room there is. All begin at one edge. */
export const narrow = style({ maxWidth: measure.text });

export const stack = style({ display: 'grid', gap: vars.space5, gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space3, alignItems: 'center' });

export const grow = style({ flex: '1 1 180px', minWidth: 0 });

export const onFile = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space3,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: vars.space4,
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
});

/** A code and its button: one line, on the narrowest phone too. */
export const codeRow = style({ display: 'flex', gap: vars.space2, alignItems: 'start' });

/** Beside the field, below its label. */
export const besideField = style({ marginBlockStart: `calc(${vars.fontSmall} * 1.5 + 4px)` });

export const muted = style({ ...type.small, color: vars.colorTextMuted });

export const divider = style({ border: 0, borderBlockStart: `1px solid ${vars.colorLine}`, margin: 0 });
