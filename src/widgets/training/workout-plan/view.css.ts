import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

export const whole = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space5 });

export const box = style([whole, { containerType: 'inline-size', containerName: 'plan', maxWidth: measure.page }]);

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space4 });

export const title = style(type.display);

export const dates = style([type.small, { color: vars.colorTextMuted }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space4 });

export const accepted = style([type.label, { display: 'flex', alignItems: 'center', gap: vars.space2, minHeight: 44 }]);
