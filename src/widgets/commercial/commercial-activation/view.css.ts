import { style } from '@vanilla-extract/css';
import { card, type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space5,
  maxWidth: measure.text,
  containerType: 'inline-size',
});

export const title = style([type.display, { outline: 'none' }]);

export const heading = style([type.title, { outline: 'none' }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space3 });

/** What is compared with the machine, on a sheet of its own. */
export const machine = style([
  card,
  { display: 'grid', gap: vars.space1, padding: vars.space5, overflowWrap: 'anywhere' },
]);

export const serial = style(type.heading);
