import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

export const box = style({ display: 'flex', flexDirection: 'column', gap: vars.space5, maxWidth: measure.text });

export const title = style(type.display);

export const amount = style({ marginInlineStart: vars.space2, fontVariantNumeric: 'tabular-nums' });

export const comment = style({ display: 'block' });
