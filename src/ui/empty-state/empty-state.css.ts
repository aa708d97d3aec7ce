import { style } from '@vanilla-extract/css';
import { type } from '../style/mixins.js';
import { vars } from '../tokens/contract.js';

export const empty = style({ display: 'grid', justifyItems: 'center', gap: vars.space3, paddingBlock: vars.space7, paddingInline: vars.space4, textAlign: 'center' });

export const sign = style({ color: vars.colorTextMuted });

export const title = style(type.lead);

export const text = style([type.body, { maxWidth: '44ch', textWrap: 'balance', color: vars.colorTextMuted }]);
