import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packSamples, unpackSamples } from '../../../../src/sandbox/training/series-codec.js';

const samples = fc.array(fc.option(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { nil: null }));

it('samples come back as they were, gaps and all', () => {
  fc.assert(
    fc.property(samples, column => {
      expect(unpackSamples(packSamples(column))).toEqual(column);
    }),
  );
});

it('a sample that differs little from the one before takes one byte', () => {
  const column = Array.from({ length: 1000 }, (_, index) => 200 + (index % 30));
  expect(packSamples(column).length).toBeLessThan(1010);
});

it('bytes that end too early are an error and never half a workout', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1 }), column => {
      const bytes = packSamples(column);
      expect(() => unpackSamples(bytes.slice(0, -1))).toThrow('cut short');
    }),
  );
});
