import {
  convertOklabToLrgb,
  convertLrgbToRgb,
  formatHex,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as register,
} from 'culori/fn';
import { luminance, luminanceOf } from './contrast.js';

register(modeRgb);
register(modeOklab);
const toOklch = register(modeOklch);

/** A colour by what the eye makes of it. */
export interface Oklch {
  /** Lightness, 0 to 1. */
  l: number;
  /** Chroma, 0 (grey) to about 0.37. */
  c: number;
  /** Hue, degrees. */
  h: number;
}

/** A colour that screens can show, with what contrast is computed from. */
export interface Shade extends Oklch {
  /** `#rrggbb` */
  hex: string;
  /** WCAG relative luminance of `hex`, 0 to 1. */
  luminance: number;
}

/** A colour as CSS writes it: a name, hex, rgb() or oklch(). Transparency is left out; `undefined` for what is no such colour. */
export function readColor(text: string): Shade | undefined {
  const parsed = parse(text);
  if (!parsed || parsed.alpha === 0) return undefined;
  const { l, c, h = 0 } = toOklch(parsed);
  // What the gamut of a screen cannot show is brought into it; what it can is kept to the letter.
  if (!isShown({ l, c, h })) return toShade({ l, c, h });
  const hex = formatHex(parsed);
  return { l, c, h, hex, luminance: luminance(hex) };
}

const eightBits = (value: number): number => Math.min(255, Math.max(0, Math.round(value * 255)));

const EDGE = 0.0001;
const linear = ({ l, c, h }: Oklch) =>
  convertOklabToLrgb({ l, a: c * Math.cos((h * Math.PI) / 180), b: c * Math.sin((h * Math.PI) / 180) });

function isShown(color: Oklch): boolean {
  const { r, g, b } = linear(color);
  return Math.min(r, g, b) > -EDGE && Math.max(r, g, b) < 1 + EDGE;
}

/** The colour of this lightness and hue with as much of the chroma as a screen can show. */
export function toShade({ l, c, h }: Oklch): Shade {
  const lightness = Math.min(1, Math.max(0, l));
  // Black and white have no colour, however the edge of the gamut is rounded.
  let chroma = lightness === 0 || lightness === 1 ? 0 : c;
  if (!isShown({ l: lightness, c: chroma, h })) {
    let [shown, beyond] = [0, c];
    for (let step = 0; step < 10; step += 1) {
      const middle = (shown + beyond) / 2;
      if (isShown({ l: lightness, c: middle, h })) shown = middle;
      else beyond = middle;
    }
    chroma = shown;
  }
  const color = { l: lightness, c: chroma, h };
  const { r, g, b } = convertLrgbToRgb(linear(color));
  // As it is drawn, in eight bits: contrast is computed from that.
  const [red, green, blue] = [eightBits(r), eightBits(g), eightBits(b)];
  const hex = `#${((1 << 24) + (red << 16) + (green << 8) + blue).toString(16).slice(1)}`;
  return { ...color, hex, luminance: luminanceOf(red / 255, green / 255, blue / 255) };
}

/** Degrees between two hues, 0 to 180. */
export const hueDistance = (one: number, other: number): number => {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
};
