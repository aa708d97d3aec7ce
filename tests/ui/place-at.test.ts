import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeAt } from '../../src/ui/hooks/place-at.js';

/** Items of these heights, one below the other. */
const stacked = (heights: readonly number[]) =>
  heights.map((height, at) => ({ height, top: heights.slice(0, at).reduce((sum, one) => sum + one, 0) }));

const lists = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 20 }).map(stacked);

it('stays where it was taken while it is over its own place', () => {
  fc.assert(
    fc.property(lists, fc.nat(19), fc.double({ min: 0, max: 1, noNaN: true }), (items, nth, share) => {
      const from = nth % items.length;
      const item = items[from] ?? { top: 0, height: 0 };
      expect(placeAt(item.top + item.height * share, from, items)).toBe(from);
    }),
  );
});

it('goes first above all and last below all', () => {
  fc.assert(
    fc.property(lists, fc.nat(19), (items, nth) => {
      const from = nth % items.length;
      expect(placeAt(-1, from, items)).toBe(0);
      expect(placeAt(10_000, from, items)).toBe(items.length - 1);
    }),
  );
});

it('passes another one at its middle', () => {
  const items = stacked([40, 100]);
  expect(placeAt(89, 0, items)).toBe(0);
  expect(placeAt(91, 0, items)).toBe(1);
});
