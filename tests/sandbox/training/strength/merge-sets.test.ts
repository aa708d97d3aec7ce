import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoggedSet } from '../../../../src/core/contract/schemas/strength/workouts.js';
import { mergeSets } from '../../../../src/sandbox/training/strength/merge-sets.js';

const set = (id: string, reps: number, editedAt: number): LoggedSet => ({
  id,
  exerciseId: 'push-up',
  position: 0,
  isWarmUp: false,
  setType: 'normal',
  target: null,
  actual: { reps, seconds: null, weight: null },
  rir: null,
  performedAt: 1000,
  editedAt,
});

/** What two devices may say of a few sets, at few moments, so that they often disagree. */
const report = fc.array(
  fc
    .tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 3 }))
    .map(given => set(...given)),
  { maxLength: 6 },
);

describe('sets that several devices report', () => {
  it('come to the same in any order', () => {
    fc.assert(
      fc.property(report, report, report, (one, two, three) => {
        const forwards = mergeSets(mergeSets(mergeSets([], one), two), three);
        expect(mergeSets(mergeSets(mergeSets([], three), one), two)).toEqual(forwards);
        expect(mergeSets([], [...two, ...three, ...one])).toEqual(forwards);
      }),
    );
  });

  it('stay as they are when they are reported again', () => {
    fc.assert(
      fc.property(report, report, (one, two) => {
        const merged = mergeSets(mergeSets([], one), two);
        expect(mergeSets(merged, one)).toEqual(merged);
      }),
    );
  });

  it('are one set for each id, and nothing that was said of one is lost', () => {
    fc.assert(
      fc.property(report, report, (one, two) => {
        const merged = mergeSets(mergeSets([], one), two);
        const reported = [...one, ...two];
        expect(merged.map(({ id }) => id).toSorted()).toEqual([...new Set(reported.map(({ id }) => id))].toSorted());
        for (const { id, actual, overruled } of merged) {
          const known = [actual, ...overruled.map(values => values.actual)].map(({ reps }) => reps);
          const said = reported.filter(other => other.id === id).map(other => other.actual.reps);
          expect(known).toHaveLength(new Set(said).size);
          expect(new Set(known)).toEqual(new Set(said));
        }
      }),
    );
  });

  it('count with the values of the latest edit', () => {
    fc.assert(
      fc.property(report, report, (one, two) => {
        for (const { id, editedAt } of mergeSets(mergeSets([], one), two))
          expect(editedAt).toBe(
            Math.max(...[...one, ...two].filter(other => other.id === id).map(other => other.editedAt)),
          );
      }),
    );
  });

  it('stand in the order of the page, then of time', () => {
    const later = { ...set('b', 5, 1), position: 1 };
    const merged = mergeSets([], [later, { ...set('c', 5, 1), performedAt: 900 }, set('a', 5, 1)]);
    expect(merged.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });
});
