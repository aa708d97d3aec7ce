import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const price = style({ display: 'block' });

export const above = style([
  type.body,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space3, color: vars.colorTextMuted },
]);

export const now = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space2 });

// A sign, a symbol and a figure keep their order, right to left too.
export const amount = style({ direction: 'ltr', unicodeBidi: 'isolate' });

export const figure = style([
  type.figure,
  {
    selectors: {
      [`${price}[data-size=md] &`]: { fontSize: vars.fontHeading },
      [`${price}[data-size=xl] &`]: { fontSize: vars.fontScore },
    },
  },
]);

export const currency = style([
  type.figure,
  {
    // at the height of the figures
    fontSize: `calc(.5 * ${vars.fontFigure})`,
    verticalAlign: '.42em',
    selectors: {
      [`${price}[data-size=md] &`]: { fontSize: vars.fontBody, verticalAlign: '.3em' },
      [`${price}[data-size=xl] &`]: { fontSize: `calc(.5 * ${vars.fontScore})` },
    },
  },
]);

export const frequency = style([type.small, { color: vars.colorTextMuted }]);
