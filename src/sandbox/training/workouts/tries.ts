import { and, desc, eq } from 'drizzle-orm';
import type { Workout } from '../../../core/contract/schemas/training/workouts.js';
import type { Db } from '../../db/db.js';
import { workouts } from '../tables/workouts.js';
import { isOf } from './filters.js';
import { shownWorkouts, workoutsJoined } from './shape.js';

/** Tries of one class that an answer holds. */
const MOST_TRIES = 50;

/** What a member did of one class, newest first. */
export async function triesOfClass(db: Db, userId: string, contentId: string): Promise<Workout[]> {
  const found = await workoutsJoined(db)
    .where(and(isOf(userId), eq(workouts.contentId, contentId)))
    .orderBy(desc(workouts.startedAt), desc(workouts.id))
    .limit(MOST_TRIES);
  return shownWorkouts(db, found);
}
