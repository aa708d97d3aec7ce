import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const box = style({ containerType: 'inline-size', minWidth: 0 });

/** Ink on every page, so that its colours are the dark scheme's. */
export const field = style({
  colorScheme: 'dark',
  padding: vars.space5,
  // seen on a page that is as dark, and where colours are forced
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
  background: vars.colorSurface,
  color: vars.colorText,
  '@container': { '(max-width: 479px)': { padding: vars.space4 } },
});

/** The number that matters, over the rest of its sentence. */
export const figure = style([
  type.score,
  {
    display: 'block',
    '@container': { '(max-width: 479px)': { fontSize: vars.fontFigure } },
  },
]);

export const unit = style([type.lead, { marginInlineStart: vars.space1, color: vars.colorTextMuted }]);

export const rest = style({ color: vars.colorTextMuted });
