import { style } from '@vanilla-extract/css';
import { measure } from '../../../ui/style/measures.js';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const form = style({
  display: 'grid',
  gap: vars.space4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: measure.text,
});

export const title = style({ ...type.title, outline: 'none' });

export const text = style({ color: vars.colorTextMuted, maxWidth: '68ch' });

export const aside = style([type.small, { justifySelf: 'end', marginBlockStart: `calc(${vars.space2} * -1)` }]);

export const foot = style([type.small, { color: vars.colorTextMuted, textAlign: 'center' }]);
