import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const journey = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space6,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const head = style({ display: 'grid', gap: vars.space4, maxWidth: 720, width: '100%', marginInline: 'auto' });

/** Focused with each step; the steps over it come into view with it. */
export const title = style({ ...type.heading, textAlign: 'center', outline: 'none', scrollMarginBlockStart: 96 });

/** Forms read best narrow; the cards take all the room there is. */
export const narrow = style({ width: '100%', maxWidth: 560, marginInline: 'auto' });

export const wide = style({ width: '100%', minWidth: 0 });

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

export const muted = style({ ...type.small, color: vars.colorTextMuted });

export const divider = style({ border: 0, borderBlockStart: `1px solid ${vars.colorLine}`, margin: 0 });
