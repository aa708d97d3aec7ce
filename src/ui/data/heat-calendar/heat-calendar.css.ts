import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const ground = style({
  fill: vars.colorSunken,
  '@media': { '(forced-colors: active)': { fill: 'none', stroke: 'CanvasText', strokeOpacity: 0.3 } },
});

/** More is larger and stronger: the size alone distinguishes the levels. */
export const mark = style({ fill: 'currentcolor' });

export const chosen = style({
  fill: 'none',
  stroke: vars.colorText,
  strokeWidth: 2,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

export const scale = style([
  type.caption,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space1,
    marginBlockStart: vars.space2,
    color: vars.colorTextMuted,
  },
]);
