import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.js';

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space3,
  color: vars.colorTextMuted,
});
