import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

export const box = style({ display: 'flex', flexDirection: 'column', gap: vars.space5, maxWidth: measure.text });

export const title = style(type.display);

export const amount = style({ marginInlineStart: vars.space2, fontVariantNumeric: 'tabular-nums' });

export const comment = style({ display: 'block' });

export const run = style([type.small, { maxWidth: 320, marginBlockStart: vars.space2 }]);

export const runLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space4,
  paddingBlock: vars.space1,
  color: vars.colorTextMuted,
  fontVariantNumeric: 'tabular-nums',
});
