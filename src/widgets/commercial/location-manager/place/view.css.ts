import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/tokens/contract.js';
import { view } from '../view.css.js';

export const head = style([view, { gap: vars.space1 }]);

/** A button without a line whose words begin where those around it do. */
export const wordsFirst = style({ marginInlineStart: `calc(${vars.space4} * -1)` });

export const dealer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space4,
  color: vars.colorTextMuted,
});
