import { style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const place = style([type.small, { color: vars.colorTextMuted, fontStyle: 'normal' }]);
