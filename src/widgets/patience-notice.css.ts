import { style } from '@vanilla-extract/css';
import { vars } from '../ui/tokens/contract.js';

export const notice = style({ position: 'sticky', insetBlockEnd: vars.space3, zIndex: 1, marginBlockStart: vars.space4, backgroundColor: vars.colorSurface, borderRadius: vars.radiusControl });
