import { style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const bests = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: vars.space4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const best = style([type.small, { display: 'grid', justifyItems: 'start', gap: vars.space1 }]);

export const watts = style(type.heading);
