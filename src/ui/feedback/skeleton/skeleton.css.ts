import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.js';

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: 4,
  background: vars.colorSunken,
  selectors: {
    '&[data-shape=text]': { height: '1em', marginBlock: '.25em' },
    '&[data-shape=title]': { height: 22 },
    '&[data-shape=figure]': { height: 48 },
    '&[data-shape=control]': { height: 44, borderRadius: vars.radiusControl },
    '&[data-shape=block]': { height: 160, borderRadius: vars.radiusControl },
    '&[data-width=short]': { width: '32%' },
    '&[data-width=medium]': { width: '56%' },
    '&[data-width=long]': { width: '84%' },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
});
