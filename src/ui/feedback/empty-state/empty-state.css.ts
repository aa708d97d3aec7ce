import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space3,
  paddingBlock: vars.space7,
  paddingInline: vars.space4,
  textAlign: 'center',
});

/** A quiet mark, not a picture. */
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: '50%',
  background: vars.colorSunken,
  color: vars.colorTextMuted,
});

export const title = style([type.lead, { maxWidth: '100%' }]);

export const text = style([type.body, { maxWidth: '44ch', textWrap: 'balance', color: vars.colorTextMuted }]);
