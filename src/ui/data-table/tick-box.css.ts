import { style } from '@vanilla-extract/css';
import { feedback, focusRing } from '../style/mixins.js';
import { vars } from '../tokens/contract.js';

/** As large as the row is high: 44 px, or 32 px in a dense table. */
export const tickTarget = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  cursor: 'pointer',
  selectors: { '[data-density=compact] &': { width: 32, height: 32 } },
});

export const tick = style({ position: 'relative', display: 'grid', placeItems: 'center', width: 18, height: 18, color: vars.colorOnInverse });

export const tickInput = style([
  {
    position: 'absolute',
    inset: 0,
    margin: 0,
    border: `1.5px solid ${vars.colorLineStrong}`,
    borderRadius: 5,
    background: vars.colorSurface,
    appearance: 'none',
    cursor: 'inherit',
    selectors: {
      '&:is(:checked, :indeterminate)': { background: vars.colorInverse, borderColor: vars.colorInverse },
      '&:focus-visible': focusRing,
      '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
    },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  },
  feedback('background-color'),
]);

export const tickMark = style({
  position: 'relative',
  display: 'none',
  pointerEvents: 'none',
  selectors: { [`${tickInput}:is(:checked, :indeterminate) + &`]: { display: 'grid' } },
  '@media': { '(forced-colors: active)': { visibility: 'hidden' } },
});
