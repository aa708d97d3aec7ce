import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.js';

const hue = createVar();

export const avatar = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  borderRadius: '50%',
  // as light as a sunken surface, with a trace of hue: never a status, and the ink on it stays as readable
  background: [vars.colorSunken, `oklch(from ${vars.colorSunken} l .022 ${hue})`],
  color: vars.colorText,
  fontWeight: vars.weightMedium,
  lineHeight: 1,
  letterSpacing: '0.01em',
  overflow: 'hidden',
  userSelect: 'none',
  verticalAlign: 'middle',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const hues = [30, 85, 140, 200, 255, 320].map(degrees => style({ vars: { [hue]: String(degrees) } }));

const size = (edge: number, fontSize: string) => ({ width: edge, height: edge, fontSize });

export const sizes = styleVariants({
  24: size(24, '10px'),
  32: size(32, vars.fontCaption),
  40: size(40, vars.fontSmall),
  64: size(64, vars.fontTitle),
  96: size(96, vars.fontDisplay),
});

export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
