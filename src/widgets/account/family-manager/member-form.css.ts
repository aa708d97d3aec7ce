import { style } from '@vanilla-extract/css';
import { card, type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space4,
  padding: vars.space5,
  ...card,
  '@container': { 'family (max-width: 359px)': { padding: vars.space4 } },
});

export const title = style(type.lead);

/** Side by side where all have room. */
export const pair = style({
  display: 'grid',
  gap: vars.space4,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
});

export const note = style([type.small, { color: vars.colorTextMuted }]);

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space3 });
