import { style } from '@vanilla-extract/css';
import { focusRing } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const link = style({
  display: 'inline',
  padding: 0,
  border: 0,
  borderRadius: 2,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weightMedium,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationColor: vars.colorLineStrong,
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecorationColor: 'currentcolor' },
    '&:focus-visible': focusRing,
    '&[data-quiet]': { fontWeight: 'inherit', textDecorationColor: 'transparent' },
    '&[data-quiet]:hover': { textDecorationColor: 'currentcolor' },
  },
});
