import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.js';

const quiet = {
  background: vars.colorSunken,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
} as const;

export const stack = style({ display: 'grid', gap: vars.space5, minWidth: 0 });

export const card = style({
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
  overflow: 'hidden',
  background: vars.colorSurface,
});

export const picture = style({ ...quiet, aspectRatio: '16 / 9' });

export const cardTexts = style({ display: 'grid', gap: vars.space1, padding: vars.space4 });

export const sheet = style({
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
  background: vars.colorSurface,
  overflow: 'hidden',
});

export const line = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space4,
  minHeight: 52,
  paddingInline: vars.space4,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colorLine}` }, '&:first-child': { minHeight: 44 } },
});

export const field = style({ display: 'grid', gap: 6 });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space3,
  minHeight: 68,
  paddingInline: vars.space4,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colorLine}` } },
});

export const disc = style({ ...quiet, width: 44, height: 44, borderRadius: '50%' });
