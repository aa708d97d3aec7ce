import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space3,
  // spec s.9
  minHeight: 92,
  paddingBlock: vars.space3,
  paddingInline: vars.space5,
  borderBlockEnd: `1px solid ${vars.colorLine}`,
  background: vars.colorSurface,
});

export const title = style(type.heading);

export const draft = style({ color: vars.colorTextMuted, fontWeight: vars.weightRegular });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space2 });
