import { style } from '@vanilla-extract/css';
import { input as box, row } from '../checkbox/checkbox.css.js';
import { field } from '../field/field.css.js';
import { focusRing, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const group = style([field, { containerType: 'inline-size' }]);

export const options = style({
  display: 'grid',
  selectors: {
    '&[data-cards]': { gap: vars.space2, marginBlock: vars.space1 },
  },
  '@container': {
    '(min-width: 560px)': {
      selectors: { '&[data-cards=""]': { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' } },
    },
  },
});

export const option = style([
  row,
  {
    selectors: {
      '[data-cards] > &': {
        padding: 15,
        border: `1px solid ${vars.colorLineStrong}`,
        borderRadius: vars.radiusControl,
        background: vars.colorSurface,
      },
      '[data-cards] > &:hover:not(:has(:disabled))': { borderColor: vars.colorText },
      // a second line of the same colour: it is chosen, and nothing moves
      '[data-cards] > &:has(:checked)': {
        borderColor: vars.colorInverse,
        boxShadow: `inset 0 0 0 1px ${vars.colorInverse}`,
      },
      '[data-cards] > &:has(:disabled)': { background: vars.colorSunken, borderColor: vars.colorLine },
      '[data-cards] > &:has(:focus-visible)': focusRing,
      '[aria-invalid=true] [data-cards] > &:not(:has(:checked))': { borderColor: vars.colorCritical },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '[data-cards] > &:has(:checked)': { outline: '2px solid Highlight' } },
      },
    },
  },
]);

export const radio = style([
  box,
  {
    selectors: {
      // the card has the ring
      '[data-cards] &:focus-visible': { outline: 0 },
      '[aria-invalid=true] &:not(:checked)': {
        borderColor: vars.colorCritical,
        boxShadow: `inset 0 0 0 1px ${vars.colorCritical}`,
      },
    },
  },
]);

export const dot = style({
  position: 'relative',
  width: 8,
  height: 8,
  borderRadius: '50%',
  background: vars.colorOnInverse,
  pointerEvents: 'none',
  visibility: 'hidden',
  selectors: { [`${radio}:checked + &`]: { visibility: 'visible' } },
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const strong = style({ selectors: { '[data-cards] &': { fontWeight: vars.weightMedium } } });

export const hint = style([type.small, { display: 'block', color: vars.colorTextMuted }]);
