import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const box = style({ display: 'grid', gap: vars.space4, gridTemplateColumns: 'minmax(0, 1fr)' });

export const title = style(type.heading);

export const second = style([type.caption, { display: 'block', color: vars.colorTextMuted }]);

export const cell = style({ display: 'block', minWidth: 0 });
