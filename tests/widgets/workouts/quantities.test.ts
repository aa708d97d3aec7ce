import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figureOf, inUnits, unitOf } from '../../../src/widgets/workouts/quantities.js';

it('a ride is counted in kilojoules, and in the kilometres or miles of its reader', () => {
  expect(figureOf('output', 412_300, 'metric', 'en-US')).toEqual({ text: '412', unit: 'kJ' });
  expect(figureOf('distance', 12_345, 'metric', 'en-US')).toEqual({ text: '12.3', unit: 'km' });
  expect(figureOf('distance', 12_345, 'imperial', 'en-US')).toEqual({ text: '7.7', unit: 'mi' });
  expect(figureOf('volume', 4_535_924, 'imperial', 'en-US')).toEqual({ text: '10,000', unit: 'lb' });
});

it('a distance under a hundred has its tenth, and one above has none', () => {
  expect(figureOf('distance', 8000, 'metric', 'en-US').text).toBe('8.0');
  expect(figureOf('distance', 1_234_567, 'metric', 'nl-BE').text).toBe('1.235');
});

it('a mile is 1,609.344 metres and a pound 453.59237 grams, whatever the figure', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), value => {
      expect(inUnits('distance', value, 'imperial') * 1609.344).toBeCloseTo(value, 4);
      expect(inUnits('volume', value, 'imperial') * 453.59237).toBeCloseTo(value, 4);
      expect(unitOf('calories', 'imperial')).toBe(unitOf('calories', 'metric'));
    }),
  );
});
