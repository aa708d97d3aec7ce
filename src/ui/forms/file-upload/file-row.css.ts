import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  gap: vars.space3,
  alignItems: 'center',
  padding: vars.space2,
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusControl,
  background: vars.colorSurface,
});

export const preview = style({
  display: 'grid',
  alignSelf: 'start',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: 4,
  background: vars.colorSunken,
  color: vars.colorTextMuted,
  overflow: 'hidden',
});

export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const facts = style({ display: 'grid', gap: vars.space1, minWidth: 0 });

// The end of a name distinguishes files as much as its beginning: all of it is shown.
export const name = style([
  type.small,
  {
    overflowWrap: 'anywhere',
    fontWeight: vars.weightMedium,
  },
]);

export const state = style([
  type.caption,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space2,
    color: vars.colorTextMuted,
  },
]);

export const sign = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space1,
  selectors: {
    '&[data-state=done]': { color: vars.colorSuccess },
    '&[data-state=failed]': { color: vars.colorCritical },
  },
});

export const signIcon = style({ display: 'inline-flex', alignItems: 'center', height: '1.5em' });

export const bar = style({
  display: 'block',
  width: '100%',
  height: 4,
  border: 0,
  borderRadius: vars.radiusPill,
  background: vars.colorSunken,
  color: vars.colorText,
  appearance: 'none',
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: vars.colorSunken },
    '&::-webkit-progress-value': { background: vars.colorInverse, borderRadius: vars.radiusPill },
    '&::-moz-progress-bar': { background: vars.colorInverse, borderRadius: vars.radiusPill },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto', height: 8 } },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space1,
  '@container': {
    '(max-width: 359px)': { selectors: { '&:has(> :nth-child(2))': { gridColumn: '2 / -1', justifySelf: 'start' } } },
  },
});
