import { style } from '@vanilla-extract/css';
import { focusRing, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const summary = style([
  type.small,
  {
    display: 'grid',
    gap: vars.space2,
    padding: vars.space4,
    border: `2px solid ${vars.colorCritical}`,
    borderRadius: vars.radiusControl,
    background: vars.colorSurface,
    selectors: { '&:focus-visible': focusRing },
  },
]);

export const title = style([
  type.lead,
  { display: 'flex', alignItems: 'center', gap: vars.space2, color: vars.colorCritical },
]);

export const list = style({ display: 'grid', gap: vars.space1 });
