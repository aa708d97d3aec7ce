import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const box = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space4, maxWidth: 520 });

export const title = style([type.heading, { outline: 'none', textWrap: 'balance' }]);

export const text = style({ color: vars.colorTextMuted });

export const foot = style([type.small, { color: vars.colorTextMuted, textAlign: 'center' }]);
