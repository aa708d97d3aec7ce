import { and, asc, eq, gt, lt, ne, notExists, sql } from 'drizzle-orm';
import type { WorkoutSaved, WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import type { Db } from '../../db/db.js';
import { workouts, workoutsApart } from '../tables/workouts.js';
import { isOf } from './filters.js';

interface Session {
  id: string;
  userId: string;
  type: WorkoutType;
  startedAt: number;
  endedAt: number;
}

/**
 * Other records of the same session: they overlap in time and are of one type (domain 3.8), never told by their name.
 * Where the member said that both stay, they are two.
 */
export const overlapsOf = (
  db: Db,
  { id, userId, type, startedAt, endedAt }: Session,
): Promise<WorkoutSaved['overlaps']> =>
  db
    .select({ id: workouts.id, title: workouts.title, startedAt: workouts.startedAt, source: workouts.source })
    .from(workouts)
    .where(
      and(
        isOf(userId),
        ne(workouts.id, id),
        eq(workouts.type, type),
        lt(workouts.startedAt, endedAt),
        gt(workouts.endedAt, startedAt),
        notExists(
          db
            .select({ one: sql`1` })
            .from(workoutsApart)
            .where(and(eq(workoutsApart.workoutId, id), eq(workoutsApart.otherId, workouts.id))),
        ),
      ),
    )
    .orderBy(asc(workouts.startedAt), asc(workouts.id))
    .limit(5);
