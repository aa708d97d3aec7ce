import { style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

/** What becomes of how many: the two figures that the question is about. */
export const figures = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space5 });

export const figure = style([
  type.lead,
  { selectors: { '&[data-none]': { fontWeight: vars.weightRegular, color: vars.colorTextMuted } } },
]);

export const groups = style({ display: 'grid', gap: vars.space3, margin: 0 });

export const why = style({ fontWeight: vars.weightMedium });

export const names = style([type.small, { margin: 0, color: vars.colorTextMuted }]);
