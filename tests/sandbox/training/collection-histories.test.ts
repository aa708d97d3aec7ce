import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goalKind } from '../../../src/core/contract/schemas/training/collections.js';
import { DAY, now } from '../../../src/core/dates.js';
import { completeCollections } from '../../../src/sandbox/training/collections/complete.js';
import { valuesOf } from '../../../src/sandbox/training/collections/counting.js';
import { collectionMembers, collections } from '../../../src/sandbox/training/tables/collections.js';
import { workouts } from '../../../src/sandbox/training/tables/workouts.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newPerson } from '../support/people.js';
import { rowOf } from './support.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

type Row = ReturnType<typeof rowOf>;
type Challenge = typeof collections.$inferInsert & { joinedAt: number };

const challenge = fc.record({
  goalKind: fc.constantFrom(...goalKind.options),
  type: fc.constantFrom(null, null, 'bike' as const, 'row' as const),
  startsAgo: fc.integer({ min: 0, max: 20 }),
  days: fc.integer({ min: 1, max: 30 }),
  joinedAgo: fc.integer({ min: 0, max: 20 }),
  classes: fc.subarray(['cls_a', 'cls_b', 'cls_c'], { minLength: 1 }),
});

const workout = fc.record({
  ago: fc.integer({ min: 0, max: 25 }),
  more: fc.record({
    type: fc.constantFrom('bike', 'row'),
    contentId: fc.constantFrom('cls_a', 'cls_b', 'cls_c', 'cls_d', null),
    completed: fc.constantFrom(true, true, false),
    source: fc.constantFrom('equipment', 'equipment', 'manual'),
    durationSeconds: fc.integer({ min: 1, max: 5000 }),
    output: fc.option(fc.nat(400_000)),
    distance: fc.option(fc.nat(20_000)),
  }),
});

/** The same by hand, workout by workout. */
function countedByHand(
  { goalKind: kind, type, startsAt, endsAt, contentIds, joinedAt }: Challenge,
  rows: readonly Row[],
) {
  const counted = rows.filter(
    row =>
      row.startedAt >= startsAt &&
      row.startedAt >= joinedAt &&
      row.startedAt < endsAt &&
      row.source !== 'manual' &&
      (type === null || row.type === type),
  );
  const done = counted.filter(row => row.completed && row.contentId !== null);
  const sum = (of: (row: Row) => number | null | undefined) => counted.reduce((all, row) => all + (of(row) ?? 0), 0);
  if (kind === 'classes')
    return new Set(done.map(row => row.contentId ?? '').filter(id => contentIds.includes(id))).size;
  if (kind === 'count') return done.length;
  return sum(row => (kind === 'seconds' ? row.durationSeconds : row[kind]));
}

it('any history is as far as a count by hand says, before and after deletions, and is completed once', async () => {
  const { db } = sandbox.database;
  let id = 0;
  await fc.assert(
    fc.asyncProperty(challenge, fc.array(workout, { maxLength: 12 }), async (drawn, drawnWorkouts) => {
      const { userId } = await newPerson(sandbox);
      id += 1;
      const startsAt = now() - drawn.startsAgo * DAY;
      const made: Challenge = {
        id: `col_${id}`,
        name: 'A challenge',
        description: '',
        type: drawn.type,
        goalKind: drawn.goalKind,
        goalValue: 1,
        startsAt,
        endsAt: startsAt + drawn.days * DAY,
        contentIds: drawn.classes,
        joinedAt: now() - drawn.joinedAgo * DAY,
      };
      const rows = drawnWorkouts.map(({ ago, more }) => rowOf(userId, ago, more));
      const { joinedAt, ...row } = made;
      const before = countedByHand(made, rows);
      await db.insert(collections).values({ ...row, goalValue: Math.max(1, before) });
      await db.insert(collectionMembers).values({ collectionId: made.id, userId, joinedAt });
      if (rows.length > 0) await db.insert(workouts).values(rows);
      expect((await valuesOf(db, userId)).get(made.id)).toBe(before);

      const completed = async (at: number) => {
        await completeCollections({ db, now: at }, userId);
        const [member] = await db.select().from(collectionMembers).where(eq(collectionMembers.userId, userId));
        return member?.completedAt ?? null;
      };
      expect(await completed(1000)).toBe(before > 0 ? 1000 : null);

      const kept = rows.filter((_, index) => index % 2 === 0);
      const gone = rows.filter(one => !kept.includes(one)).map(one => one.id);
      await db.update(workouts).set({ deletedAt: 1 }).where(inArray(workouts.id, gone));
      expect((await valuesOf(db, userId)).get(made.id)).toBe(countedByHand(made, kept));
      expect(await completed(2000)).toBe(before > 0 ? 1000 : null);
    }),
    { numRuns: 40 },
  );
});
