import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  height,
  isPossible,
  ftp,
  maxHeartRate,
  readMeasure,
  restingHeartRate,
  weight,
  writeMeasure,
  type Scale,
} from '../../src/core/measures.js';

const scales = [
  ['a height in metric', height.metric],
  ['a height in imperial', height.imperial],
  ['a weight in metric', weight.metric],
  ['a weight in imperial', weight.imperial],
  ['the highest heart rate', maxHeartRate],
  ['a heart rate at rest', restingHeartRate],
  ['a threshold power', ftp],
] as const;
const valueOf = ({ range: [min, max] }: Scale) => fc.integer({ min, max });
const locale = fc.constantFrom(
  'en-US',
  'es-MX',
  'fr-CA',
  'fr-BE',
  'nl-BE',
  'de-CH',
  'ar-EG',
  'fa-IR',
  'hi-IN',
  'en-XA',
);

describe('a measure', () => {
  it.each(scales)('%s, written in any language, is read as the same number', (_, scale) => {
    fc.assert(
      fc.property(valueOf(scale), locale, (value, spoken) => {
        expect(readMeasure(scale, writeMeasure(scale, value, spoken), value)).toBe(value);
      }),
    );
  });

  it.each(scales)('%s that nobody knew before is read as near as it is written', (_, scale) => {
    fc.assert(
      fc.property(valueOf(scale), locale, (value, spoken) => {
        const texts = writeMeasure(scale, value, spoken);
        const read = readMeasure(scale, texts);
        expect(typeof read === 'number' && writeMeasure(scale, read, spoken)).toEqual(texts);
      }),
    );
  });

  it('does not drift over any number of turns between units and languages', () => {
    const turns = fc.array(fc.tuple(fc.constantFrom('metric', 'imperial' as const), locale), { maxLength: 20 });
    fc.assert(
      fc.property(valueOf(height.metric), valueOf(weight.metric), turns, (mm, grams, all) => {
        for (const [units, spoken] of all) {
          expect(readMeasure(height[units], writeMeasure(height[units], mm, spoken), mm)).toBe(mm);
          expect(readMeasure(weight[units], writeMeasure(weight[units], grams, spoken), grams)).toBe(grams);
        }
      }),
    );
  });

  it('is written with the decimal sign of the language, and without marks between thousands', () => {
    expect(writeMeasure(height.metric, 1785, 'nl-BE')).toEqual(['178,5']);
    expect(writeMeasure(height.metric, 1785, 'es-MX')).toEqual(['178.5']);
    expect(writeMeasure(height.imperial, 1803, 'fr-CA')).toEqual(['5', '11']);
    expect(writeMeasure(weight.imperial, 600_000, 'en-US')).toEqual(['1322.8']);
    expect(writeMeasure(height.imperial, null, 'en-US')).toEqual(['', '']);
    expect(writeMeasure(weight.metric, 'unreadable', 'en-US')).toEqual(['']);
  });

  it('is shown again as it was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 23 }), (whole, halves) => {
        const typed = [String(whole), String(halves / 2)];
        expect(writeMeasure(height.imperial, readMeasure(height.imperial, typed), 'en-US')).toEqual(typed);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 14_000 }), tenths => {
        const typed = [String(tenths / 10)];
        expect(writeMeasure(weight.imperial, readMeasure(weight.imperial, typed), 'en-US')).toEqual(typed);
      }),
    );
  });

  it('becomes another when another is typed', () => {
    expect(readMeasure(height.imperial, ['5', '11'], 1775)).toBe(1803);
    expect(readMeasure(height.imperial, ['', '70'])).toBe(1778);
    expect(readMeasure(height.imperial, ['6', ''])).toBe(1829);
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
    [['70 kg'], 'unreadable'],
    [['99999'], 'unreadable'],
    [['∞'], 'unreadable'],
  ] as const)('is read from %j as %j', (typed, value) => {
    expect(readMeasure(weight.metric, typed)).toBe(value);
  });

  it.each([[['5', '12']], [['5', '70']], [['5', 'eleven']], [['five', '11']]])(
    'of feet and inches means nothing as %j',
    typed => {
      expect(readMeasure(height.imperial, typed)).toBe('unreadable');
    },
  );

  it('is always a whole number, nothing, or unreadable, for any typed text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        fc.constantFrom(...scales.map(([, scale]) => scale)),
        fc.constantFrom(null, 'unreadable' as const, 1700),
        (first, second, scale, known) => {
          const read = readMeasure(scale, [first, second].slice(0, scale.units.length), known);
          expect(read === null || read === 'unreadable' || Number.isSafeInteger(read)).toBe(true);
        },
      ),
    );
  });

  it.each(scales)('%s is possible from the smallest to the largest, and when it is left out', (_, scale) => {
    const [least, most] = scale.range;
    expect([least, most, null].map(value => isPossible(scale, value))).toEqual([true, true, true]);
    expect([least - 1, most + 1, 0, 'unreadable' as const].map(value => isPossible(scale, value))).toEqual(
      Array.from({ length: 4 }, () => false),
    );
  });
});
