import { style } from '@vanilla-extract/css';
import { control } from '../field/field.css.js';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const box = style({ position: 'relative' });

export const input = style([
  control,
  {
    paddingInlineEnd: 48,
    selectors: { '&::-ms-reveal': { display: 'none' } },
  },
]);

export const eyePlace = style({ position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4 });

export const requirements = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '4px 16px',
  marginBlockStart: 2,
});

export const requirement = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    color: vars.colorTextMuted,
    selectors: { '&[data-passed]': { color: vars.colorSuccess }, '&[data-missed]': { color: vars.colorCritical } },
  },
]);

export const dot = style({
  flex: 'none',
  width: 8,
  height: 8,
  margin: 4,
  border: '1.5px solid currentcolor',
  borderRadius: '50%',
});
