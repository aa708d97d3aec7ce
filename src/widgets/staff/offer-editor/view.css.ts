import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens/contract.js';

/** Side by side where both have room. */
export const pair = style({
  display: 'grid',
  gap: vars.space4,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
});

/** As wide as it is beside others. */
export const preview = style({ maxWidth: 360 });
