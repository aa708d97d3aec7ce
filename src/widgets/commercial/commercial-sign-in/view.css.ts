import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { measure } from '../../../ui/style/measures.js';
import { vars } from '../../../ui/tokens/contract.js';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space4,
  maxWidth: measure.text,
  containerType: 'inline-size',
});

export const title = style([type.display, { outline: 'none' }]);

export const text = style({ color: vars.colorTextMuted });

export const aside = style([type.small, { justifySelf: 'end', marginBlockStart: `calc(${vars.space2} * -1)` }]);

/** In the middle of the form, also where a page keeps its paragraphs short. */
export const foot = style([type.small, { justifySelf: 'center', color: vars.colorTextMuted, textAlign: 'center' }]);
