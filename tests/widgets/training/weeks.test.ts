import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Workout } from '../../../src/core/contract/schemas/training/workouts.js';
import { weeksOf } from '../../../src/widgets/training/workout-history/weeks.js';
import { dayAfter, mondayOf } from '../../../src/widgets/workouts/days.js';
import { workoutOf } from './workout-of.js';

const history = fc
  .array(
    fc.record({
      back: fc.integer({ min: 0, max: 120 }),
      seconds: fc.integer({ min: 60, max: 7200 }),
      distance: fc.option(fc.integer({ min: 0, max: 50_000 })),
    }),
    { maxLength: 60 },
  )
  .map(all =>
    all
      .toSorted((one, other) => one.back - other.back)
      .map(({ back, seconds, distance }, at) =>
        workoutOf({ id: `wrk_${at}`, localDate: dayAfter('2026-11-26', -back), durationSeconds: seconds, distance }),
      ),
  );

const idsIn = (items: readonly Workout[]) => items.map(({ id }) => id);

it('every workout is in the week of its day, once, and sums are those of a naive count', () => {
  fc.assert(
    fc.property(history, items => {
      const weeks = weeksOf(items, true);
      expect(weeks.flatMap(week => idsIn(week.items)).toSorted()).toEqual(idsIn(items).toSorted());
      for (const week of weeks) {
        const own = items.filter(({ localDate }) => mondayOf(localDate) === week.monday);
        expect(week.seconds).toBe(own.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0));
        const known = own.flatMap(({ totals }) => (totals.distance === null ? [] : [totals.distance]));
        expect(week.distance).toBe(known.length === 0 ? null : known.reduce((sum, metres) => sum + metres, 0));
      }
    }),
  );
});

it('while more are to come, the last week is not shown, since its sums would be wrong', () => {
  fc.assert(
    fc.property(history, items => {
      const all = weeksOf(items, true);
      const some = weeksOf(items, false);
      expect(some).toEqual(all.length > 1 ? all.slice(0, -1) : all);
    }),
  );
});
