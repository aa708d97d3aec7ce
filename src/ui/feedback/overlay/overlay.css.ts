import { keyframes, style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

const enter = keyframes({ from: { opacity: 0 } });

export const overlay = style([
  type.body,
  {
    position: 'fixed',
    inset: 0,
    width: '100%',
    maxWidth: 'none',
    height: '100%',
    maxHeight: 'none',
    margin: 0,
    padding: vars.space5,
    border: 0,
    // ink on every page: what is waited for begins something
    colorScheme: 'dark',
    background: vars.colorCanvas,
    color: vars.colorText,
    outline: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&[open]': { display: 'grid', placeItems: 'center' } },
    '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${enter} ${vars.durationEnter} ease-out` } },
  },
]);

export const content = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  minWidth: 0,
  maxWidth: 480,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  textAlign: 'center',
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  height: 64,
  color: vars.colorTextMuted,
  selectors: { '&[data-done]': { color: vars.colorSuccess } },
});

export const texts = style({ display: 'grid', gap: vars.space2 });

export const title = style(type.heading);

export const subtitle = style({ color: vars.colorTextMuted });
