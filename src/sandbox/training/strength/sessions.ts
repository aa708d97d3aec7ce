import { and, eq, exists, gte, lte } from 'drizzle-orm';
import type { StrengthLine, StrengthList, StrengthQuery } from '../../../core/contract/schemas/strength/workouts.js';
import type { WorkoutDeleted } from '../../../core/contract/schemas/training/workouts.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/page.js';
import { holds } from '../../db/search.js';
import { sortedBy } from '../../db/sort.js';
import type { Context } from '../../http/handler.js';
import { strengthSessions, strengthSets } from '../tables/strength.js';
import { workouts } from '../tables/workouts.js';
import { deleteWorkout } from '../workouts/change.js';
import { isOf } from '../workouts/filters.js';
import { exercisesOf } from './exercises.js';
import { setsOf } from './set-rows.js';
import { strengthWorkoutOf } from './workout-shape.js';

const { routineId } = strengthSessions;
const { id, title, startedAt, timeZone, localDate, durationSeconds, volume } = workouts;

/** How many sets each exercise had. */
function countsOf(exerciseIds: readonly string[]): StrengthLine['exercises'] {
  return exercisesOf(exerciseIds).map(({ id: exerciseId, name }) => ({
    exerciseId,
    name,
    sets: exerciseIds.filter(one => one === exerciseId).length,
  }));
}

/** A member's sessions, newest first without a sort. */
export function sessionsOf(
  db: Db,
  userId: string,
  { q, exerciseId, from, to, sort = '-startedAt', ...page }: StrengthQuery,
): Promise<StrengthList> {
  const withExercise = db
    .select({ id: strengthSets.id })
    .from(strengthSets)
    .where(and(eq(strengthSets.workoutId, id), eq(strengthSets.exerciseId, exerciseId ?? '')));
  return pageOf(db, {
    rows: db
      .select({ id, routineId, title, startedAt, timeZone, localDate, durationSeconds, volume })
      .from(workouts)
      .innerJoin(strengthSessions, eq(strengthSessions.workoutId, id))
      .where(
        and(
          isOf(userId),
          q ? holds(title, q) : undefined,
          exerciseId ? exists(withExercise) : undefined,
          from ? gte(localDate, from) : undefined,
          to ? lte(localDate, to) : undefined,
        ),
      ),
    order: [sortedBy(sort, { startedAt, volume })],
    key: id,
    page,
    async items(rows) {
      const sets = await setsOf(
        db,
        rows.map(row => row.id),
      );
      return rows.map(row => ({
        ...row,
        volume: row.volume ?? 0,
        exercises: countsOf((sets.get(row.id) ?? []).map(set => set.exerciseId)),
      }));
    },
  });
}

/** Deletes a session as any workout is deleted; bests are a query, so it counts for none from now on. */
export async function deleteSession(context: Context, userId: string, workoutId: string): Promise<WorkoutDeleted> {
  await strengthWorkoutOf(context.db, userId, workoutId);
  return deleteWorkout(context, userId, workoutId);
}
