import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/tokens/contract.js';

export const titled = style({ display: 'grid', gap: vars.space4, gridTemplateColumns: 'minmax(0, 1fr)' });
