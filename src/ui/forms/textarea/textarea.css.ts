import { style } from '@vanilla-extract/css';
import { control } from '../field/field.css.js';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const area = style([
  control,
  {
    // it grows with what is written, and then scrolls
    fieldSizing: 'content',
    maxHeight: 320,
    lineHeight: vars.lineText,
    resize: 'vertical',
    overflowY: 'auto',
  },
]);

export const count = style([
  type.small,
  {
    color: vars.colorTextMuted,
    textAlign: 'end',
    selectors: { '&[data-over]': { color: vars.colorCritical, fontWeight: vars.weightMedium } },
  },
]);
