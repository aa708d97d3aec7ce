import { style } from '@vanilla-extract/css';
import { card, type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

export const box = style({ display: 'flex', flexDirection: 'column', gap: vars.space4, maxWidth: measure.text });

export const title = style(type.display);

export const actions = style({ display: 'flex', flexDirection: 'column', gap: vars.space4 });

export const offer = style({
  display: 'flex',
  gap: vars.space3,
  padding: vars.space4,
  ...card,
});

export const gift = style({ display: 'inline-flex', alignItems: 'center', height: '1.5em', color: vars.colorSuccess });

// What it gives is what matters.
export const give = style(type.title);

export const note = style([type.small, { color: vars.colorTextMuted }]);
