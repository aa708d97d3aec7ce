import { and, asc, eq, isNull } from 'drizzle-orm';
import type {
  StrengthAggregations,
  StrengthBests,
  StrengthBestsQuery,
  StrengthPeriod,
  StrengthReset,
  StrengthResetDone,
} from '../../../core/contract/schemas/strength/records.js';
import type { Db } from '../../db/db.js';
import type { Context } from '../../http/handler.js';
import { invalid } from '../../http/refusal.js';
import { strengthResets, strengthSets } from '../tables/strength.js';
import { workouts } from '../tables/workouts.js';
import { periodOf, within } from '../totals/period.js';
import { bestsOf, repsAtWeightOf } from './bests.js';
import { exercisesOf, unknownExercise } from './exercises.js';
import { progressOf } from './progress.js';

/** The row of a reset that is for every exercise. */
const ALL = '*';

const { exerciseId, workoutId, reps, seconds, weight, performedAt } = strengthSets;

/** Rows that somebody's working sets are counted from. Bests are a query: nothing is stale when a workout goes or comes back. */
const working = (userId: string, only: string | undefined) =>
  and(
    eq(strengthSets.userId, userId),
    eq(strengthSets.isWarmUp, false),
    only === undefined ? undefined : eq(exerciseId, only),
  );

/** Each exercise that was done, with its rows. */
function byExercise<Row extends { exerciseId: string }>(rows: readonly Row[]) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.exerciseId, [...(groups.get(row.exerciseId) ?? []), row]);
  return exercisesOf([...groups.keys()]).map(exercise => ({ exercise, rows: groups.get(exercise.id) ?? [] }));
}

/** From when on each exercise counts, unix seconds: the later of its own reset and the one of all. */
async function resetsOf(db: Db, userId: string): Promise<(exercise: string) => number | null> {
  const rows = await db.select().from(strengthResets).where(eq(strengthResets.userId, userId));
  const at = new Map(rows.map(row => [row.exerciseId, row.countedFrom]));
  return exercise => Math.max(at.get(ALL) ?? 0, at.get(exercise) ?? 0) || null;
}

/** A member's bests, exercise by exercise. */
export async function strengthBestsOf(db: Db, userId: string, query: StrengthBestsQuery): Promise<StrengthBests> {
  const [rows, countedFrom] = await Promise.all([
    db
      .select({ exerciseId, workoutId, reps, seconds, weight, performedAt })
      .from(strengthSets)
      .innerJoin(workouts, eq(workouts.id, workoutId))
      .where(and(working(userId, query.exerciseId), isNull(workouts.deletedAt)))
      .orderBy(asc(performedAt)),
    resetsOf(db, userId),
  ]);
  return {
    items: byExercise(rows).map(({ exercise, rows: sets }) => {
      const from = countedFrom(exercise.id);
      const counted = sets.filter(set => set.performedAt >= (from ?? 0));
      return { exercise, bests: bestsOf(counted), repsAtWeight: repsAtWeightOf(counted), countedFrom: from };
    }),
  };
}

/** Bests count from now on, of one exercise or of all. The sessions stay. */
export async function resetStrengthBests(
  { db, now }: Context,
  userId: string,
  { exerciseId: only }: StrengthReset,
): Promise<StrengthResetDone> {
  const problems = only === undefined ? [] : unknownExercise(only, 'exerciseId');
  if (problems.length > 0) throw invalid(problems);
  await db
    .insert(strengthResets)
    .values({ userId, exerciseId: only ?? ALL, countedFrom: now })
    .onConflictDoUpdate({
      target: [strengthResets.userId, strengthResets.exerciseId],
      set: { countedFrom: now },
    });
  return { exerciseId: only ?? null, countedFrom: now };
}

/** Each exercise of a period over time. */
export async function strengthProgressOf(
  db: Db,
  userId: string,
  lastDay: string,
  { exerciseId: only, ...asked }: StrengthPeriod,
): Promise<StrengthAggregations> {
  const period = periodOf(asked, lastDay);
  const rows = await db
    .select({ exerciseId, reps, weight, day: workouts.localDate })
    .from(strengthSets)
    .innerJoin(workouts, eq(workouts.id, workoutId))
    .where(and(working(userId, only), within(userId, period)))
    .orderBy(asc(performedAt));
  return {
    ...period,
    items: byExercise(rows).map(({ exercise, rows: sets }) => ({ exercise, ...progressOf(sets) })),
  };
}
