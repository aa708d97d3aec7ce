import { style } from '@vanilla-extract/css';

/** As large as the row is high: 44 px, or 32 px in a dense table. */
export const tickTarget = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  cursor: 'pointer',
  selectors: { '[data-density=compact] &': { width: 32, height: 32 } },
});

// no text is beside it to align with
export const middle = style({ selectors: { '&&': { marginBlockStart: 0 } } });
