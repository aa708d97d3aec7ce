import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { insertRows } from '../../db/write-rows.js';
import { personalBests as foldBests } from '../rules/personal-bests.js';
import { classBests } from '../tables/records.js';
import { workouts } from '../tables/workouts.js';
import { formatId, formatOf } from '../workouts/format.js';
import { type Try, triesIn } from './rebuild.js';

/** Of a type and class length, or of one class. */
export type Recounted = { formatId: string } | { contentId: string };

/** The workouts that a recount looks at; undefined for a format that cannot be. */
function workoutsOf(which: Recounted): SQL | undefined {
  if ('contentId' in which) return eq(workouts.contentId, which.contentId);
  const format = formatOf(which.formatId);
  return format && and(eq(workouts.type, format.type), eq(workouts.classSeconds, format.classSeconds));
}

/** One member's best tries of each class among these. */
function bestsOf(tries: readonly Try[]): (typeof classBests.$inferInsert)[] {
  return foldBests(tries).flatMap(({ scope, metric, value, workoutId, achievedAt }) => {
    const held = tries.find(({ id }) => id === workoutId);
    if (scope.kind !== 'content' || !held || held.classSeconds === null) return [];
    return [
      {
        contentId: scope.contentId,
        formatId: formatId({ type: held.type, classSeconds: held.classSeconds }),
        metric,
        userId: held.userId,
        value,
        workoutId,
        achievedAt,
      },
    ];
  });
}

/** Members whose workouts are read at once. */
const CHUNK = 200;

/**
 * Counts everybody's best tries again, from the workouts as they are. Whoever saves a workout meanwhile waits: both would
 * write the same row. Answers how many bests were there before and are there now.
 */
export async function recountClassBests(db: Db, which: Recounted): Promise<number> {
  const counted = workoutsOf(which);
  if (!counted) return 0;
  await db.execute(sql`lock table ${classBests} in share row exclusive mode`);
  const gone = await db
    .delete(classBests)
    .where('contentId' in which ? eq(classBests.contentId, which.contentId) : eq(classBests.formatId, which.formatId))
    .returning({ userId: classBests.userId });
  const here = and(isNull(workouts.deletedAt), counted);
  const members = await db.selectDistinct({ id: workouts.userId }).from(workouts).where(here);
  const ids = members.map(({ id }) => id);
  let kept = 0;
  for (let at = 0; at < ids.length; at += CHUNK) {
    const some = ids.slice(at, at + CHUNK);
    const tries = await triesIn(db, and(here, inArray(workouts.userId, some)));
    const rows = some.flatMap(id => bestsOf(tries.filter(({ userId }) => userId === id)));
    await insertRows(db, classBests, rows);
    kept += rows.length;
  }
  return gone.length + kept;
}
