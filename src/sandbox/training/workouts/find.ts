import { and, eq } from 'drizzle-orm';
import type { Workout } from '../../../core/contract/schemas/training/workouts.js';
import type { Db } from '../../db/db.js';
import { Refusal } from '../../http/refusal.js';
import { workouts } from '../tables/workouts.js';
import { isOf } from './filters.js';
import { shownWorkouts, workoutsJoined } from './shape.js';

export const noWorkout = (): Refusal => new Refusal('notFound', 'There is no such workout.');

/** One workout of a member, not deleted. */
export async function findWorkout(db: Db, userId: string, id: string): Promise<Workout> {
  const found = await workoutsJoined(db).where(and(isOf(userId), eq(workouts.id, id)));
  const [shown] = await shownWorkouts(db, found);
  if (!shown) throw noWorkout();
  return shown;
}
