import { style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space4 });

export const happens = style([type.small, { padding: vars.space4, borderRadius: vars.radiusCard, border: `1px solid ${vars.colorLine}`, background: vars.colorSurface, color: vars.colorText }]);

export const happensTitle = style([type.label, { fontWeight: vars.weightBold, marginBlockEnd: vars.space2 }]);
