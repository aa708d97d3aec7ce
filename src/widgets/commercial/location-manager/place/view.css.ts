import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/tokens/contract.js';
import { view } from '../view.css.js';

export const head = style([view, { gap: vars.space1 }]);

/** Its words begin where the title does. */
export const back = style({ marginInlineStart: `calc(${vars.space4} * -1)` });

export const dealer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space1,
  color: vars.colorTextMuted,
});
