import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const row = style({ display: 'grid', gap: vars.space1, gridTemplateColumns: 'minmax(0, 1fr)' });

export const label = style(type.label);

export const foot = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space3,
    color: vars.colorTextMuted,
    selectors: { '&:empty': { display: 'none' } },
  },
]);

export const saved = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space1,
  color: vars.colorSuccess,
});

export const wrong = style({ color: vars.colorCritical });

export const end = style({
  display: 'grid',
  gap: vars.space3,
  justifyItems: 'start',
  paddingBlockStart: vars.space5,
  borderBlockStart: `1px solid ${vars.colorLine}`,
});

export const zones = style({
  display: 'grid',
  gap: vars.space3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  alignItems: 'start',
});

export const zoneForm = style({ display: 'grid', gap: vars.space3 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space2 });
