import { style } from '@vanilla-extract/css';
import { hue } from '../../style/hues.css.js';
import { focusRing, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const card = style([
  type.small,
  {
    position: 'relative',
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    borderRadius: vars.radiusCard,
    // a field: solid, without a line
    background: hue,
    color: vars.colorOnHue,
    overflow: 'hidden',
    selectors: {
      '&:has([data-opener]:focus-visible)': { ...focusRing },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const thumbnail = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  aspectRatio: '2 / 1',
  padding: vars.space4,
  overflow: 'hidden',
});

export const image = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });

/** The length, readable on any picture. */
export const length = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space1,
  selectors: {
    '&[data-on-image]': {
      paddingBlock: 2,
      paddingInline: vars.space2,
      borderRadius: vars.radiusControl,
      background: vars.colorSurface,
      color: vars.colorText,
    },
  },
});

export const minutes = style([
  type.figure,
  {
    selectors: { '[data-on-image] > &': { fontSize: vars.fontTitle } },
    '@container': { '(max-width: 239px)': { fontSize: vars.fontDisplay } },
  },
]);

export const unit = style([type.label, {}]);

// the path's own grid is 24; the mark bleeds off the corner, as a thing too large for it would
export const mark = style({
  position: 'absolute',
  insetBlockStart: '-6%',
  insetInlineEnd: '-7%',
  height: '92%',
  aspectRatio: '1',
  fill: 'none',
  stroke: 'currentcolor',
  opacity: 0.45,
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&[data-flips]:dir(rtl)': { transform: 'scaleX(-1)' } },
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const texts = style({
  display: 'grid',
  gap: vars.space1,
  minWidth: 0,
  padding: vars.space4,
  paddingBlockStart: 0,
});

export const eyebrow = style([
  type.caption,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2 },
]);

export const kind = style({ fontWeight: vars.weightMedium });

export const title = style([
  type.body,
  {
    fontWeight: vars.weightBold,
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
  },
]);

export const opener = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 0,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

export const detail = style({ overflowWrap: 'anywhere' });
