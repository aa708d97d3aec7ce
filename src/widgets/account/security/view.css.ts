import { style } from '@vanilla-extract/css';
import { card, type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const view = style({ display: 'flex', flexDirection: 'column', gap: vars.space4 });

export const surface = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space4,
  padding: vars.space5,
  ...card,
  '@container': { 'sections (max-width: 359px)': { padding: vars.space4 } },
});

// One size with the buttons: the screen has four sizes.
export const heading = style([type.body, { fontWeight: vars.weightBold }]);

export const form = style({ display: 'grid', gap: vars.space4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 420 });

export const list = style({ display: 'flex', flexDirection: 'column' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space3 });
