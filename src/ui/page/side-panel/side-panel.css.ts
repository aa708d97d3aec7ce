import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const panel = style([
  type.body,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space5,
    padding: vars.space5,
    border: `1px solid ${vars.colorLine}`,
    borderRadius: vars.radiusCard,
    background: vars.colorSurface,
    color: vars.colorText,
    '@container': { '(max-width: 359px)': { padding: vars.space4 } },
  },
]);

export const title = style(type.title);

export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space4 });

export const footer = style({ display: 'flex', flexDirection: 'column', gap: vars.space3 });
