import { style } from '@vanilla-extract/css';
import { card, type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space4 });

export const happens = style([type.small, { ...card, padding: vars.space4 }]);

export const happensTitle = style([type.label, { fontWeight: vars.weightBold, marginBlockEnd: vars.space2 }]);
