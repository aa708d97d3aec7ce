import { describe, expect, it } from 'vitest';
import { defaultBrand } from '../../src/ui/tokens/default-brand.js';
import { makeTheme } from '../../src/ui/tokens/theme.js';

describe('a theme', () => {
  const theme = makeTheme(defaultBrand);

  it('gives both schemes of a colour in one value, and one value where they are the same', () => {
    expect(theme.colorText).toBe('light-dark(#111317, #F2F2EF)');
    expect(theme.colorOnAccent).toBe('#FFFFFF');
  });

  it('never measures in a size that the page decides', () => {
    expect(Object.values(theme).filter(value => /\drem\b/.test(value))).toEqual([]);
  });

  it('takes radii and type from the brand', () => {
    const square = makeTheme({ ...defaultBrand, radius: { control: 0, card: 2 }, fontFamily: 'Georgia, serif' });
    expect([square.radiusControl, square.radiusCard, square.fontFamily]).toEqual(['0px', '2px', 'Georgia, serif']);
  });
});
