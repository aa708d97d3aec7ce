import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { contentItems } from '../../content/tables.js';
import type { Db } from '../../db/db.js';
import { lockNameUntilCommit } from '../../db/lock.js';
import {
  bestMetrics,
  type PersonalBest,
  personalBests as foldBests,
  type RecordedWorkout,
} from '../rules/personal-bests.js';
import { classBests, personalBests, trainingSettings } from '../tables/records.js';
import { workouts } from '../tables/workouts.js';
import { isOf } from '../workouts/filters.js';
import { formatId, type Format } from '../workouts/format.js';

/** What a workout may hold records of: its format, and its class. */
export interface Scopes extends Format {
  contentId: string;
}

/** Both of a workout that was done as a class; undefined for one that holds no records. */
export const scopesOf = (
  row: Pick<typeof workouts.$inferSelect, 'type' | 'classSeconds' | 'contentId'>,
): Scopes | undefined =>
  row.classSeconds === null || row.contentId === null
    ? undefined
    : { type: row.type, classSeconds: row.classSeconds, contentId: row.contentId };

const { id, userId: by, type, classSeconds, contentId, startedAt, completed, source, excluded, isRanked } = workouts;
const { output, distance, elevation } = workouts;
const facts = {
  id,
  userId: by,
  type,
  classSeconds,
  contentId,
  startedAt,
  completed,
  source,
  excluded,
  isRanked,
  output,
  distance,
  elevation,
};

/** A workout that may set a record, and whose it is. */
export type Try = RecordedWorkout & { userId: string };

/** Some workouts as records count them. One that is of another type than its class is no try of it. */
export async function triesIn(db: Db, which: SQL | undefined): Promise<Try[]> {
  const rows = await db
    .select({ ...facts, contentType: contentItems.type })
    .from(workouts)
    .leftJoin(contentItems, eq(contentItems.id, contentId))
    .where(which);
  return rows.map(row => ({
    ...row,
    contentId: row.contentType === row.type ? row.contentId : null,
    values: { output: row.output, distance: row.distance, elevation: row.elevation },
  }));
}

/** The workouts of a format, which are those of its classes too. */
const triesOf = (db: Db, userId: string, format: Format): Promise<Try[]> =>
  triesIn(db, and(isOf(userId), eq(type, format.type), eq(classSeconds, format.classSeconds)));

/** Where a record stands: the id of its scope. */
const scopeIdOf = ({ scope }: PersonalBest): string => (scope.kind === 'format' ? formatId(scope) : scope.contentId);

/** A record as a row. The same one keeps its id when it is counted again. */
export const bestRow = (userId: string, format: Format, best: PersonalBest): typeof personalBests.$inferInsert => ({
  id: `${best.workoutId}-${best.scope.kind}-${best.metric}`,
  userId,
  scope: best.scope.kind,
  scopeId: scopeIdOf(best),
  type: format.type,
  classSeconds: format.classSeconds,
  metric: best.metric,
  value: best.value,
  workoutId: best.workoutId,
  achievedAt: best.achievedAt,
  previousValue: best.previous?.value ?? null,
  previousWorkoutId: best.previous?.workoutId ?? null,
  previousAt: best.previous?.achievedAt ?? null,
});

/** The best try of a class as a row of everybody's. */
export const classBestRow = (
  userId: string,
  scopes: Scopes,
  { metric, value, workoutId, achievedAt }: PersonalBest,
): typeof classBests.$inferInsert => ({
  contentId: scopes.contentId,
  formatId: formatId(scopes),
  metric,
  userId,
  value,
  workoutId,
  achievedAt,
});

/** Puts these records in the place of a member's records of a format and one of its classes. */
async function putBests(db: Db, userId: string, scopes: Scopes, bests: readonly PersonalBest[]): Promise<number> {
  const ours = bests.filter(({ scope }) => scope.kind === 'format' || scope.contentId === scopes.contentId);
  const { scope, scopeId } = personalBests;
  await db
    .delete(personalBests)
    .where(
      and(
        eq(personalBests.userId, userId),
        or(
          and(eq(scope, 'format'), eq(scopeId, formatId(scopes))),
          and(eq(scope, 'content'), eq(scopeId, scopes.contentId), eq(personalBests.type, scopes.type)),
        ),
      ),
    );
  if (ours.length === 0) return 0;
  await db.insert(personalBests).values(ours.map(best => bestRow(userId, scopes, best)));
  return ours.length;
}

/** The member's best tries of a class among everybody's; a reset of their records leaves them. */
async function putClassBests(db: Db, userId: string, scopes: Scopes, bests: readonly PersonalBest[]): Promise<void> {
  await db
    .delete(classBests)
    .where(
      and(
        eq(classBests.contentId, scopes.contentId),
        eq(classBests.userId, userId),
        eq(classBests.formatId, formatId(scopes)),
      ),
    );
  const ours = bests.filter(({ scope }) => scope.kind === 'content' && scope.contentId === scopes.contentId);
  if (ours.length === 0) return;
  await db
    .insert(classBests)
    .values(ours.map(best => classBestRow(userId, scopes, best)))
    // of a class that had another length, a better try may stand there
    .onConflictDoUpdate({
      target: [classBests.contentId, classBests.metric, classBests.userId],
      set: {
        formatId: sql`excluded.format_id`,
        value: sql`excluded.value`,
        workoutId: sql`excluded.workout_id`,
        achievedAt: sql`excluded.achieved_at`,
      },
      setWhere: sql`excluded.value > ${classBests.value}`,
    });
}

/** Since when a member's records count, unix seconds; 0 for always. */
async function countedFrom(db: Db, userId: string): Promise<number> {
  const { recordsFrom } = trainingSettings;
  const [found] = await db.select({ recordsFrom }).from(trainingSettings).where(eq(trainingSettings.userId, userId));
  return found?.recordsFrom ?? 0;
}

/**
 * Counts a member's records of some scopes anew, from the workouts as they are now (domain 3.4). Called in the
 * transaction of whatever changed a workout; one at a time for each member. Answers how many there are.
 */
export async function rebuildRecords(db: Db, userId: string, all: readonly (Scopes | undefined)[]): Promise<number> {
  const wanted = new Map(
    all.flatMap(one => (one && bestMetrics[one.type].length > 0 ? [[JSON.stringify(one), one]] : [])),
  );
  if (wanted.size === 0) return 0;
  await lockNameUntilCommit(db, `records:${userId}`);
  const from = await countedFrom(db, userId);
  let records = 0;
  for (const scopes of wanted.values()) {
    const tries = await triesOf(db, userId, scopes);
    records += await putBests(db, userId, scopes, foldBests(tries, from));
    await putClassBests(db, userId, scopes, foldBests(tries));
  }
  return records;
}
