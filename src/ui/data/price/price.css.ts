import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const price = style({ display: 'block' });

export const above = style([
  type.body,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space3, color: vars.colorTextMuted },
]);

export const now = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space2 });

export const figure = style([
  type.figure,
  {
    // a sign, a symbol and a figure keep their order, right to left too
    direction: 'ltr',
    unicodeBidi: 'isolate',
    selectors: {
      [`${price}[data-size=md] &`]: { fontSize: vars.fontHeading },
      [`${price}[data-size=xl] &`]: { fontSize: vars.fontScore },
    },
  },
]);

// at the height of the figures
export const currency = style({ fontSize: '.5em', verticalAlign: '.42em' });

export const frequency = style([type.small, { color: vars.colorTextMuted }]);
