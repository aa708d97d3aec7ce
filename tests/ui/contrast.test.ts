import { describe, expect, it } from 'vitest';
import type { ColorRole } from '../../src/ui/tokens/brand.js';
import { contrast, tenthOf } from '../../src/ui/tokens/contrast.js';
import { defaultBrand } from '../../src/ui/tokens/default-brand.js';
import { nameOf, pairs, RATIO } from '../../src/ui/tokens/pairs.js';

describe.each(['light', 'dark'] as const)('in %s, everybody can make out', scheme => {
  const of = (role: ColorRole) => defaultBrand.color[role][scheme];

  it.each(pairs.map(pair => [`${nameOf(pair)} as ${pair.is}`, pair] as const))('%s', (_, { over, on, is }) => {
    const ground = typeof on === 'string' ? of(on) : tenthOf(of(on.tenthOf), of(on.in));
    expect(contrast(of(over), ground)).toBeGreaterThanOrEqual(RATIO[is]);
  });
});

describe('the list of pairs', () => {
  it('names each pair once', () => {
    const names = pairs.map(nameOf);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('has every role but hairlines and what lies behind a dialog', () => {
    const roles = Object.keys(defaultBrand.color);
    const used = new Set(
      pairs.flatMap(({ over, on }) => [over, ...(typeof on === 'string' ? [on] : [on.tenthOf, on.in])]).map(String),
    );
    expect(roles.filter(role => !used.has(role))).toEqual(['line', 'backdrop']);
  });
});

describe('the measure itself', () => {
  it('knows black on white and a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#D7263D', '#D7263D')).toBe(1);
  });

  it('mixes a tenth as CSS does', () => {
    expect(tenthOf('#000000', '#ffffff')).toBe('#e6e6e6');
  });

  it('says what it cannot compare', () => {
    expect(() => contrast('rgb(0 0 0 / .5)', '#ffffff')).toThrow('#rrggbb');
  });
});
