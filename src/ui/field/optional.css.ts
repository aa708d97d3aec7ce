import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.js';

export const optional = style({ marginInlineStart: vars.space2, color: vars.colorTextMuted, fontWeight: vars.weightRegular, unicodeBidi: 'isolate' });
