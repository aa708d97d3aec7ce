import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens/contract.js';

const HEIGHT = 32;
const MARKER = 6;

/** The line lies in the middle; a marker at either end stays within. */
export const track = style({
  position: 'relative',
  height: HEIGHT,
  marginInline: MARKER / 2,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: HEIGHT / 2 - 2,
    height: 4,
    background: vars.colorLine,
  },
  '@media': { '(forced-colors: active)': { '::before': { background: 'GrayText', forcedColorAdjust: 'none' } } },
});

const inSystemColor = { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } } as const;

export const reached = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: HEIGHT / 2 - 2,
  height: 4,
  background: vars.colorText,
  '@media': inSystemColor,
});

/** A line of its own in the middle of where it stands. */
const standing = (width: number, height: number) =>
  ({
    position: 'absolute',
    insetBlockStart: (HEIGHT - height) / 2,
    width,
    height,
    marginInlineStart: -width / 2,
  }) as const;

export const other = style({ ...standing(2, 16), background: vars.colorTextMuted, '@media': inSystemColor });

export const marker = style({
  ...standing(MARKER, HEIGHT),
  borderRadius: 2,
  background: vars.colorAccent,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
