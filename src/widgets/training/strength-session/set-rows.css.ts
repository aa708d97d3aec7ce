import { style } from '@vanilla-extract/css';
import { focusRing, type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

const columns = '36px minmax(0, 1fr) minmax(0, 1fr)';

export const rowHead = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: columns,
    gap: vars.space1,
    paddingInlineEnd: 44,
    color: vars.colorTextMuted,
  },
]);

export const setRows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const setRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  alignItems: 'center',
  borderBlockStart: `1px solid ${vars.colorLine}`,
  // the set in front: a bar that needs no colour
  selectors: { '&[data-open]': { boxShadow: `inset 0 -3px ${vars.colorText}` } },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-open]': { borderBlockEnd: '3px solid Highlight' } } },
  },
});

export const setOpen = style([
  type.body,
  {
    display: 'grid',
    gridTemplateColumns: columns,
    gap: vars.space1,
    alignItems: 'center',
    minHeight: 48,
    padding: 0,
    border: 0,
    background: 'transparent',
    color: vars.colorTextMuted,
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      '&:hover': { color: vars.colorText },
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
      [`${setRow}[data-open] > &, ${setRow}[data-done] > &`]: { color: vars.colorText },
    },
  },
]);

/** What is done is a solid field. */
export const tick = style({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  margin: 6,
  borderRadius: vars.radiusControl,
  background: vars.colorInverse,
  color: vars.colorOnInverse,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
