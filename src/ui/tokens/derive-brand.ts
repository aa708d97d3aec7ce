import type { Brand, BrandSeed, ColorRole } from './brand.js';
import { ratioOf } from './contrast.js';
import { defaultBrand } from './default-brand.js';
import { deriveScheme, SLACK, type Scheme } from './derive-scheme.js';
import { readColor, toShade, type Shade } from './oklch.js';
import { RATIO } from './pairs.js';

/** The default brand as a seed: what a partner does not give. */
export const defaultSeed: BrandSeed = {
  accent: defaultBrand.color.accent.light,
  ink: defaultBrand.color.text.light,
  paper: defaultBrand.color.surface.light,
  radius: defaultBrand.radius.control,
  fontFamily: defaultBrand.fontFamily,
};

/** Rounder than this and a field of 44 px is a pill, in which text has no room. */
const MAX_RADIUS = 20;

function given(name: 'accent' | 'ink' | 'paper', text: string): Shade {
  const color = readColor(text);
  if (!color)
    throw new Error(
      `The brand's ${name} is "${text}", which is no opaque colour. Write it as #rrggbb, rgb(…), oklch(…) or a CSS name.`,
    );
  return color;
}

/** Paper and ink of the dark scheme for a brand that is light: as deep and as bright as the default, tinted as the brand is. */
function inTheDark(paper: Shade, ink: Shade): { paper: Shade; ink: Shade } {
  const tint = ink.c > 0.01 ? ink : paper;
  return {
    paper: toShade({ l: 0.215, c: Math.min(tint.c * 0.5, 0.03), h: tint.h }),
    ink: toShade({ l: 0.96, c: Math.min(paper.c, 0.012), h: paper.h }),
  };
}

const BLACK = 0;
const WHITE = 1;

/** Whether text on a paper is dark: by the ink that was meant, where both would do, else by what can be read at all. */
const isLight = (paper: Shade, ink: Shade): boolean => {
  const [dark, light] = [ratioOf(paper.luminance, BLACK), ratioOf(paper.luminance, WHITE)];
  if (Math.min(dark, light) >= RATIO.text + SLACK && ink.luminance !== paper.luminance)
    return ink.luminance < paper.luminance;
  return dark >= light;
};

/**
 * A whole brand from three colours, a radius and a font. A given colour is kept where it is readable; where it is not,
 * its lightness moves as little as possible, and its hue stays. Every pair of `pairs.ts` reaches its ratio, in light
 * and in dark, for every input. Throws on what is no colour.
 */
export function deriveBrand(seed: BrandSeed): Brand {
  const accent = given('accent', seed.accent);
  const ink = given('ink', seed.ink);
  const paper = given('paper', seed.paper);
  const radius = Math.round(Math.min(MAX_RADIUS, Math.max(0, seed.radius)));
  const light = isLight(paper, ink);
  const first = deriveScheme({ accent, ink, paper, light, print: paper });
  // A brand that is dark by nature looks the same in both schemes.
  const dark = light ? deriveScheme({ accent, ...inTheDark(paper, ink), light: false, print: paper }) : first;
  return {
    color: inBoth(first, dark),
    fontFamily: seed.fontFamily,
    // who names a font is set in it, figures too
    fontFamilyDisplay: seed.fontFamily === defaultSeed.fontFamily ? defaultBrand.fontFamilyDisplay : seed.fontFamily,
    radius: { control: radius, card: Math.round(radius * 1.75) },
  };
}

const isRole = (name: string): name is ColorRole => name in defaultBrand.color;

function inBoth(light: Scheme, dark: Scheme): Brand['color'] {
  const color = { ...defaultBrand.color };
  for (const role of Object.keys(color).filter(isRole))
    if (role !== 'backdrop') color[role] = { light: light[role].hex, dark: dark[role].hex };
  return color;
}
