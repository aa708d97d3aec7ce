import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/tokens/contract.js';

/** Feet and inches. */
export const parts = style({ display: 'flex', gap: vars.space2 });

export const number = style({ fontVariantNumeric: 'tabular-nums' });
