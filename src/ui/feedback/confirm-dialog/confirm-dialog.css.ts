import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.js';

export const content = style({ display: 'grid', gap: vars.space5 });
