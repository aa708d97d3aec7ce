import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { feedback, focusRing, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

const hue = createVar();

export const hues = styleVariants({
  bike: { vars: { [hue]: vars.colorBike } },
  row: { vars: { [hue]: vars.colorRow } },
  run: { vars: { [hue]: vars.colorRun } },
  climb: { vars: { [hue]: vars.colorClimb } },
  strength: { vars: { [hue]: vars.colorStrength } },
  stretch: { vars: { [hue]: vars.colorStretch } },
});

export const card = style([
  type.small,
  {
    position: 'relative',
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    borderRadius: vars.radiusCard,
    border: `1px solid ${vars.colorLine}`,
    background: vars.colorSurface,
    overflow: 'hidden',
    selectors: {
      '&:has(a:hover), &:has(button:hover)': { borderColor: vars.colorLineStrong },
      '&:has([data-opener]:focus-visible)': { ...focusRing },
    },
  },
  feedback('border-color'),
]);

export const thumbnail = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  aspectRatio: '16 / 9',
  padding: vars.space4,
  overflow: 'hidden',
  background: `color-mix(in srgb, ${hue} 14%, ${vars.colorSurface})`,
  color: vars.colorText,
  '@media': { '(forced-colors: active)': { borderBlockEnd: '1px solid' } },
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
    },
  },
});

export const minutes = style([
  type.figure,
  {
    letterSpacing: '-.02em',
    selectors: { '[data-on-image] > &': { ...type.title, letterSpacing: 0 } },
    '@container': { '(max-width: 239px)': { fontSize: vars.fontDisplay } },
  },
]);

export const unit = style([type.label, {}]);

// the path's own grid is 24; the mark leaves the frame a little, as a thing too large for it would
export const mark = style({
  position: 'absolute',
  insetBlockStart: '8%',
  insetInlineEnd: '5%',
  height: '62%',
  aspectRatio: '1',
  fill: 'none',
  stroke: hue,
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&[data-flips]:dir(rtl)': { transform: 'scaleX(-1)' } },
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const texts = style({ display: 'grid', gap: vars.space1, minWidth: 0, padding: vars.space4 });

export const eyebrow = style([
  type.caption,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2, color: vars.colorTextMuted },
]);

export const kind = style({
  color: hue,
  fontWeight: vars.weightMedium,
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

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

export const detail = style({ color: vars.colorTextMuted, overflowWrap: 'anywhere' });
