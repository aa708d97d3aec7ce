import { describe, expect, it } from 'vitest';
import type { ColorRole } from '../../src/ui/tokens/brand.js';
import { contrast } from '../../src/ui/tokens/contrast.js';
import { defaultBrand } from '../../src/ui/tokens/default-brand.js';

const grounds: ColorRole[] = ['canvas', 'surface'];

const text: [ColorRole, ColorRole[]][] = [
  ['text', [...grounds, 'sunken', 'accentSurface', 'successSurface', 'warningSurface', 'criticalSurface', 'infoSurface']],
  ['textMuted', [...grounds, 'sunken']],
  ['onAccent', ['accent', 'accentHover']],
  ['onInverse', ['inverse']],
  ['accentText', [...grounds, 'accentSurface']],
  ['success', [...grounds, 'sunken', 'successSurface']],
  ['warning', [...grounds, 'warningSurface']],
  ['critical', [...grounds, 'criticalSurface']],
  ['info', [...grounds, 'infoSurface']],
];

const marks: [ColorRole, ColorRole[]][] = [
  ['lineStrong', [...grounds, 'sunken']],
  ['accent', grounds],
  ['focus', [...grounds, 'sunken']],
  ['critical', grounds],
];

const pairs = (list: [ColorRole, ColorRole[]][]) => list.flatMap(([role, on]) => on.map(ground => [role, ground] as const));

describe.each(['light', 'dark'] as const)('in %s, everybody can make out', scheme => {
  const ratio = (role: ColorRole, ground: ColorRole) => contrast(defaultBrand.color[role][scheme], defaultBrand.color[ground][scheme]);

  it.each(pairs(text))('%s on %s as text', (role, ground) => {
    expect(ratio(role, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(marks))('%s on %s as an edge or a mark', (role, ground) => {
    expect(ratio(role, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('the measure itself', () => {
  it('knows black on white and a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#D7263D', '#D7263D')).toBe(1);
  });

  it('says what it cannot compare', () => {
    expect(() => contrast('rgb(0 0 0 / .5)', '#ffffff')).toThrow('#rrggbb');
  });
});
