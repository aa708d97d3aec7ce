import { style } from '@vanilla-extract/css';
import { focusRing, type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

/** Weight and repetitions: below each other on a phone, so that both have room for a thumb. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space3,
  '@container': { 'session (min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const presses = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space4 });

export const amountName = style([type.label, { display: 'block', marginBlockEnd: vars.space1 }]);

export const amountBox = style({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: 64,
  border: `1px solid ${vars.colorLineStrong}`,
  borderRadius: vars.radiusControl,
  selectors: { '&:has(input:focus-visible)': { ...focusRing, outlineOffset: -1 } },
});

export const amount = style([
  type.figure,
  {
    // the longest weight has room between the presses
    fontSize: `min(${vars.fontFigure}, 11.5cqi)`,
    flex: '1 1 0',
    width: 0,
    minWidth: 0,
    padding: 0,
    border: 0,
    background: 'transparent',
    color: vars.colorText,
    textAlign: 'center',
    outline: 0,
    appearance: 'none',
    '@container': { 'session (min-width: 560px)': { fontSize: `min(${vars.fontFigure}, 6.5cqi)` } },
    selectors: { '&::placeholder': { color: vars.colorTextMuted, opacity: 1 } },
  },
]);

export const press = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 64,
  padding: 0,
  border: 0,
  borderRadius: `calc(${vars.radiusControl} - 1px)`,
  background: 'transparent',
  color: vars.colorText,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { background: vars.colorSunken },
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  },
});

/** What few sets need. */
export const beside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space3,
});

export const small = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space2 });
