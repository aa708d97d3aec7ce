import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoggedSet, RemovedSet } from '../../../../src/core/contract/schemas/strength/workouts.js';
import { type KnownSets, mergeSets } from '../../../../src/sandbox/training/strength/merge-sets.js';

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

interface Report {
  sets: LoggedSet[];
  removedSets: RemovedSet[];
}

const ids = fc.constantFrom('a', 'b', 'c');
/** A few moments, so that devices often disagree within one. */
const moment = fc.integer({ min: 1, max: 4 });

/** What two devices may say of a few sets. */
const edits = fc.array(
  fc.tuple(ids, fc.integer({ min: 0, max: 3 }), moment).map(given => set(...given)),
  { maxLength: 6 },
);

/** What they may say when they take sets away too. */
const report: fc.Arbitrary<Report> = fc.record({
  sets: edits,
  removedSets: fc.array(fc.record({ id: ids, removedAt: moment }), { maxLength: 3 }),
});

const nothing: KnownSets = { held: [], gone: [] };
const merged = (...reports: readonly Report[]): KnownSets => reports.reduce<KnownSets>(mergeSets, nothing);
const onlySets = (...reports: readonly LoggedSet[][]) =>
  merged(...reports.map(sets => ({ sets, removedSets: [] }))).held;

describe('sets that several devices report', () => {
  it('come to the same in any order', () => {
    fc.assert(
      fc.property(report, report, report, (one, two, three) => {
        const forwards = merged(one, two, three);
        expect(merged(three, one, two)).toEqual(forwards);
        expect(merged(two, three, one)).toEqual(forwards);
        const sets = [...two.sets, ...three.sets, ...one.sets];
        expect(merged({ sets, removedSets: [...three.removedSets, ...one.removedSets, ...two.removedSets] })).toEqual(
          forwards,
        );
      }),
    );
  });

  it('stay as they are when they are reported again', () => {
    fc.assert(
      fc.property(report, report, (one, two) => {
        expect(merged(one, two, one)).toEqual(merged(one, two));
      }),
    );
  });

  it('are one set for each id, and nothing that was said of one is lost', () => {
    fc.assert(
      fc.property(edits, edits, (one, two) => {
        const sets = onlySets(one, two);
        const reported = [...one, ...two];
        expect(sets.map(({ id }) => id).toSorted()).toEqual([...new Set(reported.map(({ id }) => id))].toSorted());
        for (const { id, actual, overruled } of sets) {
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
      fc.property(edits, edits, (one, two) => {
        for (const { id, editedAt } of onlySets(one, two))
          expect(editedAt).toBe(
            Math.max(...[...one, ...two].filter(other => other.id === id).map(other => other.editedAt)),
          );
      }),
    );
  });

  it('are gone once somebody took them away, unless they were edited later', () => {
    fc.assert(
      fc.property(report, report, (one, two) => {
        const edited = [...one.sets, ...two.sets];
        const removed = [...one.removedSets, ...two.removedSets];
        const isThere = (id: string) => {
          const edit = Math.max(0, ...edited.filter(other => other.id === id).map(({ editedAt }) => editedAt));
          const removal = Math.max(0, ...removed.filter(other => other.id === id).map(({ removedAt }) => removedAt));
          return edit > removal;
        };
        const { held } = merged(one, two);
        expect(held.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c'].filter(isThere));
      }),
    );
  });

  it('that were taken away come back with all that was said of them', () => {
    const away = { sets: [set('a', 5, 1)], removedSets: [{ id: 'a', removedAt: 2 }] };
    expect(merged(away).held).toEqual([]);
    const { held, gone } = merged(away, { sets: [set('a', 6, 3)], removedSets: [] });
    expect(held).toMatchObject([{ id: 'a', actual: { reps: 6 }, overruled: [{ actual: { reps: 5 } }] }]);
    expect(gone).toEqual([]);
  });

  it('stand in the order of the page, then of time', () => {
    const later = { ...set('b', 5, 1), position: 1 };
    const sets = onlySets([later, { ...set('c', 5, 1), performedAt: 900 }, set('a', 5, 1)]);
    expect(sets.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });
});
