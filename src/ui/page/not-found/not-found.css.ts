import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space4,
  paddingBlock: vars.space8,
  paddingInline: vars.space4,
  textAlign: 'center',
});

export const title = style(type.display);

export const text = style([
  type.body,
  { maxWidth: '52ch', textWrap: 'balance', marginBlockEnd: vars.space3, color: vars.colorTextMuted },
]);
