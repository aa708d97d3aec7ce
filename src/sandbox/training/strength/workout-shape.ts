import { and, eq } from 'drizzle-orm';
import type { StrengthWorkout } from '../../../core/contract/schemas/strength/workouts.js';
import type { Db } from '../../db/db.js';
import { strengthSessions } from '../tables/strength.js';
import { findWorkout, noWorkout } from '../workouts/find.js';
import { exercisesOf } from './exercises.js';
import { setsOf } from './set-rows.js';

/** One session of a member with its sets; a workout without sets is none. */
export async function strengthWorkoutOf(db: Db, userId: string, workoutId: string): Promise<StrengthWorkout> {
  const [session] = await db
    .select()
    .from(strengthSessions)
    .where(and(eq(strengthSessions.userId, userId), eq(strengthSessions.workoutId, workoutId)));
  if (!session) throw noWorkout();
  const [workout, sets] = await Promise.all([findWorkout(db, userId, workoutId), setsOf(db, [workoutId])]);
  const own = sets.get(workoutId) ?? [];
  return {
    workout,
    sessionId: session.sessionId,
    routineId: session.routineId,
    sets: own,
    exercises: exercisesOf(own.map(({ exerciseId }) => exerciseId)),
  };
}
