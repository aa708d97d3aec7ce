import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens/contract.js';

/** The room that the license with the most seats takes; the others are shorter in proportion. */
export const room = style({ display: 'block', minWidth: 96, paddingBlock: vars.space1, lineHeight: 0 });

export const bar = style({
  // at the end of the line where the numbers are
  display: 'inline-flex',
  height: 8,
  minWidth: 4,
  overflow: 'hidden',
  borderRadius: 2,
  boxShadow: `inset 0 0 0 1px ${vars.colorLineStrong}`,
  background: vars.colorSunken,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const taken = style({
  background: vars.colorText,
  selectors: { '&[data-ended]': { background: vars.colorTextMuted } },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
});

/** A bar in a drawer, where it is the only one. */
export const large = style({ height: 16 });
