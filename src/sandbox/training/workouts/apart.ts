import { and, inArray } from 'drizzle-orm';
import type { WorkoutApart } from '../../../core/contract/schemas/training/workout-merge.js';
import type { Context } from '../../http/handler.js';
import { workouts, workoutsApart } from '../tables/workouts.js';
import { isOf } from './filters.js';
import { noWorkout } from './find.js';

/**
 * Keeps two records apart, or lets them be offered for merging again. Both are the member's own; somebody else's is as
 * good as none (domain 6.3).
 */
export async function keepApart(
  { db, note }: Context,
  userId: string,
  id: string,
  { otherId, apart }: WorkoutApart,
): Promise<WorkoutApart> {
  const both = [id, otherId];
  const rows = await db
    .select({ id: workouts.id })
    .from(workouts)
    .where(and(isOf(userId), inArray(workouts.id, both)));
  if (rows.length < 2) throw noWorkout();
  const pairs = [
    { workoutId: id, otherId },
    { workoutId: otherId, otherId: id },
  ];
  const changed = apart
    ? await db.insert(workoutsApart).values(pairs).onConflictDoNothing().returning()
    : await db
        .delete(workoutsApart)
        .where(and(inArray(workoutsApart.workoutId, both), inArray(workoutsApart.otherId, both)))
        .returning();
  note(changed.length > 0 ? { details: { otherId, apart } } : null);
  return { otherId, apart };
}
