import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Brand, BrandSeed, ColorRole } from '../../src/ui/tokens/brand.js';
import { brands, type BrandName } from '../../src/ui/tokens/brands.js';
import { contrast, luminance, ratioOf, tenthOf } from '../../src/ui/tokens/contrast.js';
import { defaultBrand } from '../../src/ui/tokens/default-brand.js';
import { defaultSeed, deriveBrand } from '../../src/ui/tokens/derive-brand.js';
import { hueDistance, readColor } from '../../src/ui/tokens/oklch.js';
import { nameOf, pairs, RATIO, type Ground } from '../../src/ui/tokens/pairs.js';

const schemes = ['light', 'dark'] as const;

/** Every pair of a brand that does not reach its ratio, as a person would report it. */
function faults({ color }: Brand): string[] {
  return schemes.flatMap(scheme => {
    const of = (role: ColorRole) => color[role][scheme];
    const ground = (on: Ground) => (typeof on === 'string' ? of(on) : tenthOf(of(on.tenthOf), of(on.in)));
    const known = new Map<string, number>();
    const shine = (hexColor: string) => {
      const found = known.get(hexColor) ?? luminance(hexColor);
      known.set(hexColor, found);
      return found;
    };
    return pairs
      .map(pair => ({ pair, ratio: ratioOf(shine(of(pair.over)), shine(ground(pair.on))) }))
      .filter(({ pair, ratio }) => ratio < RATIO[pair.is])
      .map(
        ({ pair, ratio }) =>
          `${nameOf(pair)} in ${scheme}: ${ratio.toFixed(2)} (${of(pair.over)} on ${ground(pair.on)})`,
      );
  });
}

const byte = fc.integer({ min: 0, max: 255 });
const hex = fc
  .tuple(byte, byte, byte)
  .map(channels => `#${channels.map(value => value.toString(16).padStart(2, '0')).join('')}`);
const rgb = fc.tuple(byte, byte, byte).map(([red, green, blue]) => `rgb(${red} ${green} ${blue})`);
// Far beyond what a screen shows, too.
const oklch = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 359 }))
  .map(([l, c, h]) => `oklch(${l}% ${c / 100} ${h})`);
const extreme = fc.constantFrom(
  '#000000',
  '#ffffff',
  '#767676',
  '#777777',
  '#808080',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
);
const color = fc.oneof(
  { weight: 4, arbitrary: hex },
  { weight: 2, arbitrary: oklch },
  { weight: 1, arbitrary: rgb },
  { weight: 1, arbitrary: extreme },
);
const seed: fc.Arbitrary<BrandSeed> = fc.record({
  accent: color,
  ink: color,
  paper: color,
  radius: fc.integer({ min: 0, max: 40 }),
  fontFamily: fc.constant('Georgia, serif'),
});

const strange: Record<string, Partial<BrandSeed>> = {
  'a white accent': { accent: '#ffffff' },
  'a black accent': { accent: '#000000' },
  'yellow ink on black paper': { accent: '#ffe600', ink: '#ffe600', paper: '#000000' },
  'three equal colours': { accent: '#777777', ink: '#777777', paper: '#777777' },
  'three equal reds': { accent: '#ff0000', ink: '#ff0000', paper: '#ff0000' },
  neon: { accent: '#39ff14', ink: '#ff00ff', paper: '#00ffff' },
  'black on black': { accent: '#000000', ink: '#000000', paper: '#000000' },
  'white on white': { accent: '#ffffff', ink: '#ffffff', paper: '#ffffff' },
  'light ink on white paper': { ink: '#eeeeee', paper: '#ffffff' },
  'dark ink on dark paper': { ink: '#101010', paper: '#1a1a2e' },
  'a middle grey that black and white are equally bad on': { ink: '#ffffff', paper: '#757575' },
  'an accent beyond every screen': { accent: 'oklch(70% 0.4 150)' },
};

describe('a brand derived from three colours', () => {
  it('can be read by everybody, in light and in dark, for any colours', () => {
    fc.assert(
      fc.property(seed, given => {
        const found = faults(deriveBrand(given));
        if (found.length > 0) throw new Error(found.join('\n'));
      }),
      { numRuns: 4000 },
    );
    // Seconds on an idle machine, and some more where others work too.
  });

  it.each(Object.entries(strange))('can be read with %s', (_, given) => {
    expect(faults(deriveBrand({ ...defaultSeed, ...given }))).toEqual([]);
  });

  it('keeps the accent to the letter where it can be made out', () => {
    fc.assert(
      fc.property(hex, accent => {
        const { color: made } = deriveBrand({ ...defaultSeed, accent });
        const on = [made.canvas.light, made.surface.light, made.sunken.light];
        fc.pre(on.every(ground => contrast(accent, ground) >= RATIO.mark + 0.02));
        expect(made.accent.light).toBe(accent);
      }),
      { numRuns: 300 },
    );
  });

  it('replaces an accent that is grey and cannot be made out by the ink: a grey button looks as if it did nothing', () => {
    for (const accent of ['#ffffff', '#f4f4f4', '#dddddd']) {
      const { color: made } = deriveBrand({ ...defaultSeed, accent });
      expect(made.accent.light).toBe(made.text.light);
    }
    expect(deriveBrand({ ...defaultSeed, accent: '#ffffff' }).color.accent.dark).toBe('#ffffff');
  });

  it('keeps the hue of an accent that has to move', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), h => {
        const made = readColor(deriveBrand({ ...defaultSeed, accent: `oklch(92% 0.09 ${h})` }).color.accent.light);
        expect(hueDistance(made?.h ?? -180, h)).toBeLessThan(3);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps paper and ink as they are given', () => {
    const { color: made } = deriveBrand({ ...defaultSeed, ink: '#0b2545', paper: '#fdfaf4' });
    expect([made.text.light, made.surface.light]).toEqual(['#0b2545', '#fdfaf4']);
  });

  it('is dark on a light page too when its paper is dark, and has another face in the dark when its paper is light', () => {
    expect(deriveBrand({ ...defaultSeed, ink: '#fff', paper: '#101418' }).color.surface).toEqual({
      light: '#101418',
      dark: '#101418',
    });
    const { color: made } = deriveBrand(defaultSeed);
    expect(contrast(made.surface.dark, '#000000')).toBeLessThan(1.6);
  });

  it('distinguishes success, and failure, from its accent', () => {
    const far = (accent: string, role: 'success' | 'critical' | 'warning' | 'info') => {
      const of = (text: string) => readColor(text)?.h ?? 0;
      return hueDistance(of(accent), of(deriveBrand({ ...defaultSeed, accent }).color[role].light));
    };
    expect(far('#1b7f4b', 'success')).toBeGreaterThan(9);
    expect(far('#c8102e', 'critical')).toBeGreaterThan(12);
  });

  it('rounds corners no further than a field has room for', () => {
    expect(deriveBrand({ ...defaultSeed, radius: 400 }).radius).toEqual({ control: 20, card: 35 });
    expect(deriveBrand({ ...defaultSeed, radius: -3 }).radius).toEqual({ control: 0, card: 0 });
  });

  it.each(['', 'brandy', '#12', 'var(--brand)', 'transparent', 'url(x)'])(
    'says what is wrong with "%s" as a colour',
    accent => {
      expect(() => deriveBrand({ ...defaultSeed, accent })).toThrow(`The brand's accent is "${accent}"`);
    },
  );
});

describe('marks of a state in a row that is chosen', () => {
  // What derives a brand need not look at them: their tones are text on the paper, and this ground is near it.
  const marks = ['success', 'warning', 'critical', 'info', 'textMuted'] as const;
  const faint = ({ color: colors }: Brand) =>
    schemes.flatMap(scheme =>
      marks
        .filter(mark => contrast(colors[mark][scheme], colors.infoSurface[scheme]) < RATIO.mark)
        .map(mark => `${mark} in ${scheme}`),
    );

  it.each(Object.entries(brands))('are made out with %s', (_, brand) => {
    expect(faint(brand)).toEqual([]);
  });

  it('are made out with any colours', () => {
    fc.assert(
      fc.property(seed, given => {
        expect(faint(deriveBrand(given))).toEqual([]);
      }),
    );
  });
});

describe('the brands we know', () => {
  it.each(Object.entries(brands))('%s can be read in light and in dark', (_, brand) => {
    expect(faults(brand)).toEqual([]);
  });

  it('have the default as it was drawn by hand', () => {
    const name: BrandName = 'echelon';
    expect(brands[name]).toBe(defaultBrand);
  });
});
