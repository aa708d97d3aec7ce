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

/** Side by side where both have room. */
export const pair = style({
  display: 'grid',
  gap: vars.space4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
});

export const foot = style([type.small, { color: vars.colorTextMuted, textAlign: 'center' }]);
