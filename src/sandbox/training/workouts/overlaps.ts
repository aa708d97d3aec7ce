import { and, asc, eq, gt, lt, ne } from 'drizzle-orm';
import type { WorkoutSaved, WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import type { Db } from '../../db/db.js';
import { workouts } from '../tables/workouts.js';
import { isOf } from './filters.js';

interface Session {
  id: string;
  userId: string;
  type: WorkoutType;
  startedAt: number;
  endedAt: number;
}

/** Other records of the same session: they overlap in time and are of one type (domain 3.8), never told by their name. */
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
      ),
    )
    .orderBy(asc(workouts.startedAt), asc(workouts.id))
    .limit(5);
