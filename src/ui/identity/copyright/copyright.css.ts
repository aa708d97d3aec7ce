import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const line = style([type.small, { color: vars.colorTextMuted }]);
