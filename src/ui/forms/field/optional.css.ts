import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.js';

export const optional = style({
  marginInlineStart: vars.space1,
  color: vars.colorTextMuted,
  fontWeight: vars.weightRegular,
  unicodeBidi: 'isolate',
});
