import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  heartRate,
  height,
  readMeasure,
  weight,
  type Scale,
} from '../../../src/widgets/account/profile-editor/measures.js';

const millimetres = fc.integer({ min: 300, max: 2750 });
const grams = fc.integer({ min: 2000, max: 650_000 });
const texts = (scale: Scale, value: number): string[] => scale.write(value).map(String);

describe('a height and a weight', () => {
  it.each([
    ['a height in metric', height.metric, millimetres],
    ['a height in imperial', height.imperial, millimetres],
    ['a weight in metric', weight.metric, grams],
    ['a weight in imperial', weight.imperial, grams],
  ] as const)(
    '%s is the same to the unit when nobody has changed it, however often it is shown',
    (_, scale, values) => {
      fc.assert(
        fc.property(values, value => {
          expect(readMeasure(scale, texts(scale, value), value)).toBe(value);
        }),
      );
    },
  );

  it('do not drift over any number of turns to and fro', () => {
    const scales = fc.array(fc.constantFrom('metric', 'imperial' as const), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(millimetres, grams, scales, (mm, g, turns) => {
        for (const units of turns) {
          expect(readMeasure(height[units], texts(height[units], mm), mm)).toBe(mm);
          expect(readMeasure(weight[units], texts(weight[units], g), g)).toBe(g);
        }
      }),
    );
  });

  it('are shown again as they were typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 23 }), (feet, halves) => {
        const typed = [String(feet), String(halves / 2)];
        const read = readMeasure(height.imperial, typed, null);
        expect(typeof read === 'number' && texts(height.imperial, read)).toEqual(typed);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 14_000 }), tenths => {
        const read = readMeasure(weight.imperial, [String(tenths / 10)], null);
        expect(typeof read === 'number' && texts(weight.imperial, read)).toEqual([String(tenths / 10)]);
      }),
    );
  });

  it('become another when another is typed', () => {
    expect(readMeasure(height.imperial, ['5', '11'], 1775)).toBe(1803);
    expect(readMeasure(height.imperial, ['', '70'], null)).toBe(1778);
    expect(readMeasure(height.imperial, ['6', ''], null)).toBe(1829);
    expect(readMeasure(weight.metric, ['81.7'], 81_647)).toBe(81_700);
  });

  it.each([
    [['70,5'], 70_500],
    [['70.5'], 70_500],
    [['70.'], 70_000],
    [['  70 '], 70_000],
    [[''], null],
    [['   '], null],
    [['seventy'], 'unreadable'],
    [['-70'], 'unreadable'],
    [['7 0'], 'unreadable'],
    [['1e3'], 'unreadable'],
    [['70,5,1'], 'unreadable'],
    [['∞'], 'unreadable'],
  ] as const)('are read from %j as %j', (typed, value) => {
    expect(readMeasure(weight.metric, typed, null)).toBe(value);
  });

  it('never read as something that is no whole number, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.constantFrom(height.imperial, weight.imperial, weight.metric, heartRate),
        (first, second, scale) => {
          const read = readMeasure(scale, [first, second].slice(0, scale.units.length), null);
          expect(read === null || read === 'unreadable' || Number.isSafeInteger(read)).toBe(true);
        },
      ),
    );
  });
});
