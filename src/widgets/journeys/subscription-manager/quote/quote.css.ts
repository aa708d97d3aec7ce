import { style } from '@vanilla-extract/css';
import { card, type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space3,
  padding: vars.space4,
  ...card,
});

export const note = style([type.small, { color: vars.colorTextMuted }]);
