import { style } from '@vanilla-extract/css';
import { focusRing, type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const done = style({
  colorScheme: 'dark',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space5,
  padding: `clamp(${vars.space5}, 6cqi, ${vars.space8})`,
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
  background: vars.colorSurface,
  color: vars.colorText,
});

export const score = style([type.score, { outline: 0 }]);

export const head = style({ display: 'grid', gap: vars.space1 });

export const asWorkout = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space3,
  maxWidth: '100%',
  outline: 0,
});

export const text = style([type.body, { color: vars.colorTextMuted }]);

export const stars = style({ display: 'grid', gap: vars.space2, margin: 0, padding: 0, border: 0 });

export const legend = style([type.lead, { padding: 0, marginBlockEnd: vars.space2 }]);

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space1 });

export const star = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  fontSize: vars.fontHeading,
  lineHeight: 1,
  color: vars.colorTextMuted,
  borderRadius: vars.radiusControl,
  cursor: 'pointer',
  selectors: {
    '&[data-on]': { color: vars.colorText },
    '&:hover': { background: vars.colorSunken },
    '&:has(:focus-visible)': { ...focusRing },
  },
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space3 });
