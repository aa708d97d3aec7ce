import { style } from '@vanilla-extract/css';
import { focusRing } from '../../ui/style/mixins.js';
import { vars } from '../../ui/tokens/contract.js';

/** On a disc of its own, so that it is seen on every hue. */
export const favoriteButton = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: `1px solid ${vars.colorLineStrong}`,
  borderRadius: '50%',
  background: vars.colorSurface,
  color: vars.colorText,
  cursor: 'pointer',
  selectors: {
    '&[data-on]': { background: vars.colorInverse, color: vars.colorOnInverse, borderColor: 'transparent' },
    '&:hover': { borderColor: vars.colorText },
    '&:focus-visible': { ...focusRing },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-on]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

export const stars = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
