import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatWeight, gramsOf, shownWeight } from '../../../src/widgets/workouts/weights.js';

const units = fc.constantFrom('metric', 'imperial');
const grams = fc.integer({ min: 0, max: 1_000_000 });

describe('a weight', () => {
  it('is read in the unit of its reader', () => {
    expect(formatWeight(62_500, 'metric', 'en-US')).toBe('62.5 kg');
    expect(formatWeight(62_500, 'imperial', 'en-US')).toBe('137.8 lb');
    expect(formatWeight(1_250, 'metric', 'nl-BE')).toBe('1,25 kg');
  });

  it('that is shown and saved unchanged is the same to the gram', () => {
    fc.assert(
      fc.property(grams, units, (value, of) => {
        expect(gramsOf(shownWeight(value, of), of, value)).toBe(value);
      }),
    );
  });

  it('that is typed is shown as it was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), units, (parts, of) => {
        const typed = parts / (of === 'metric' ? 100 : 10);
        expect(shownWeight(gramsOf(typed, of), of)).toBe(typed);
      }),
    );
  });

  it('is another one as soon as another number stands there', () => {
    expect(gramsOf(143.31, 'imperial', 65_000)).toBe(65_004);
    expect(gramsOf(45, 'imperial')).toBe(20_412);
  });
});
