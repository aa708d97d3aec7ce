import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const welcome = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
});

export const facts = style([type.small, { display: 'grid', gap: vars.space1, color: vars.colorTextMuted }]);

/** What was paid. */
export const amount = style([type.lead, { color: vars.colorText }]);

export const first = style([
  type.small,
  { display: 'grid', placeContent: 'center', justifyItems: 'center', gap: vars.space3, color: vars.colorTextMuted },
]);

export const lead = style([type.lead, { color: vars.colorText }]);
