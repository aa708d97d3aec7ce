import { style } from '@vanilla-extract/css';
import { control } from '../field/field.css.js';
import { vars } from '../../tokens/contract.js';

export const box = style({ position: 'relative', display: 'block' });

export const select = style([
  control,
  {
    paddingInlineEnd: 40,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: { '&[data-empty]': { color: vars.colorTextMuted } },
  },
]);

export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 12,
  display: 'grid',
  placeItems: 'center',
  color: vars.colorTextMuted,
  pointerEvents: 'none',
});
