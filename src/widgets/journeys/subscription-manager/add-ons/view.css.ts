import { style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space5 });

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space2 });

export const groupTitle = style([type.small, { color: vars.colorTextMuted }]);

export const items = style({ display: 'flex', flexDirection: 'column', borderBlockEnd: `1px solid ${vars.colorLine}` });

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space3,
  paddingBlock: vars.space4,
  borderBlockStart: `1px solid ${vars.colorLine}`,
});

export const itemTop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space3,
});

export const itemHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space2 });

export const itemName = style(type.label);

export const itemNote = style([type.small, { color: vars.colorTextMuted, fontVariantNumeric: 'tabular-nums' }]);
