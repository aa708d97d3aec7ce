import { and, eq, inArray, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { now } from '../../../src/core/dates.js';
import { processBadges } from '../../../src/sandbox/training/badges/award.js';
import { earnedBy } from '../../../src/sandbox/training/badges/earned.js';
import { countsOf } from '../../../src/sandbox/training/badges/reached.js';
import {
  milestoneCounts,
  MILESTONE_KINDS,
  MILESTONES,
  STREAK_DAYS,
} from '../../../src/sandbox/training/rules/milestones.js';
import { workouts } from '../../../src/sandbox/training/tables/workouts.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newPerson } from '../support/people.js';
import { rowOf } from './support.js';

/*
 * Histories of training, deleting and processing in any order, against a count by hand: a badge is there when its number
 * was reached at some processing, and is given exactly once.
 */

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

type Row = ReturnType<typeof rowOf>;

const train = fc.record({
  is: fc.constant('train' as const),
  times: fc.integer({ min: 1, max: 14 }),
  firstDay: fc.integer({ min: 0, max: 30 }),
  more: fc.record({
    type: fc.constantFrom('bike', 'bike', 'row', 'strength', 'freestyle'),
    completed: fc.constantFrom(true, true, true, false),
    contentId: fc.constantFrom('cls_a', 'cls_a', null),
    source: fc.constantFrom('equipment', 'equipment', 'manual', 'import'),
  }),
});
const step = fc.oneof(
  { weight: 3, arbitrary: train },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('delete' as const), every: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 2, arbitrary: fc.constant({ is: 'process' as const }) },
);

/** The longest run of days in a row, counted day by day. */
function longestRun(rows: readonly Row[]): number {
  const days = [...new Set(rows.map(({ localDate }) => Date.parse(localDate) / 86_400_000))].toSorted((a, b) => a - b);
  let [longest, run] = [0, 0];
  for (const [index, day] of days.entries()) {
    run = day - (days[index - 1] ?? -1) === 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

function reachedBy(rows: readonly Row[]): string[] {
  const counts = milestoneCounts(
    rows.map(({ type, completed, contentId, source }) => ({ type, completed, contentId: contentId ?? null, source })),
  );
  return [
    ...MILESTONE_KINDS.flatMap(kind =>
      MILESTONES.filter(least => counts[kind] >= least).map(least => `${kind}-${least}`),
    ),
    ...STREAK_DAYS.filter(least => longestRun(rows) >= least).map(least => `streak-${least}`),
  ];
}

it('any history earns what a count by hand says, and nothing twice', async () => {
  const { db } = sandbox.database;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async steps => {
      const { userId } = await newPerson(sandbox);
      const at = { db, now: now() };
      let kept: Row[] = [];
      const earned = new Set<string>();
      for (const one of [...steps, { is: 'process' as const }]) {
        if (one.is === 'train') {
          const rows = Array.from({ length: one.times }, (_, index) => rowOf(userId, one.firstDay + index, one.more));
          await db.insert(workouts).values(rows);
          kept = [...kept, ...rows];
        } else if (one.is === 'delete') {
          const gone = kept.filter((_, index) => index % one.every === 0).map(({ id }) => id);
          await db.update(workouts).set({ deletedAt: at.now }).where(inArray(workouts.id, gone));
          kept = kept.filter(({ id }) => !gone.includes(id));
        } else {
          const fresh = reachedBy(kept).filter(id => !earned.has(id));
          const given = [await processBadges(at, userId, 'milestone'), await processBadges(at, userId, 'streak')];
          expect(given.flatMap(({ awarded }) => awarded.map(({ id }) => id)).toSorted()).toEqual(fresh.toSorted());
          for (const id of fresh) earned.add(id);
        }
      }
      expect([...(await earnedBy(db, userId)).keys()].toSorted()).toEqual([...earned].toSorted());
      const stored = await db
        .select()
        .from(workouts)
        .where(and(eq(workouts.userId, userId), isNull(workouts.deletedAt)));
      expect(await countsOf(db, userId)).toEqual(milestoneCounts(stored));
    }),
    { numRuns: 25 },
  );
});
