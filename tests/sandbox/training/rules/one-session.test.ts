import fc from 'fast-check';
import { expect, it } from 'vitest';
import { whyNotOne } from '../../../../src/sandbox/training/rules/one-session.js';

const session = (id: string) =>
  fc
    .record({ startedAt: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: 1, max: 20 }) })
    .map(({ startedAt, length }) => ({ id, type: 'bike' as const, startedAt, endedAt: startedAt + length }));

it('two records are of one session when a second belongs to both, whichever is named first', () => {
  fc.assert(
    fc.property(session('a'), session('b'), (one, other) => {
      const secondsOf = ({ startedAt, endedAt }: typeof one) =>
        Array.from({ length: endedAt - startedAt }, (_, index) => startedAt + index);
      const shares = secondsOf(one).some(second => secondsOf(other).includes(second));
      expect(whyNotOne(one, other) === null).toBe(shares);
      expect(whyNotOne(other, one) === null).toBe(shares);
    }),
  );
});

it('says in a sentence why they are not', () => {
  const ride = { id: 'a', type: 'bike', startedAt: 100, endedAt: 200 } as const;
  expect(whyNotOne(ride, ride)).toMatch(/^This is one record\./);
  expect(whyNotOne(ride, { ...ride, id: 'b', type: 'row' })).toMatch(/type bike .* type row\./);
  expect(whyNotOne(ride, { ...ride, id: 'b', startedAt: 200, endedAt: 300 })).toMatch(/do not overlap/);
});
