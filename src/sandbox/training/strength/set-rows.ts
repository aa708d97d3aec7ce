import { asc, inArray } from 'drizzle-orm';
import type { HeldSet } from '../../../core/contract/schemas/strength/workouts.js';
import type { Db } from '../../db/db.js';
import { strengthSets } from '../tables/strength.js';

type Row = typeof strengthSets.$inferSelect;

/** A set as a row. */
export const setRow = (workoutId: string, userId: string, { actual, ...set }: HeldSet): Row => ({
  ...set,
  ...actual,
  workoutId,
  userId,
});

/** A row as a set. */
const setOf = ({ workoutId: _workoutId, userId: _userId, reps, seconds, weight, ...row }: Row): HeldSet => ({
  ...row,
  actual: { reps, seconds, weight },
});

/** The sets of these workouts, each workout's in their order. */
export async function setsOf(db: Db, workoutIds: readonly string[]): Promise<ReadonlyMap<string, HeldSet[]>> {
  if (workoutIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(strengthSets)
    .where(inArray(strengthSets.workoutId, [...workoutIds]))
    .orderBy(asc(strengthSets.position), asc(strengthSets.performedAt), asc(strengthSets.id));
  return new Map(workoutIds.map(id => [id, rows.filter(({ workoutId }) => workoutId === id).map(setOf)]));
}
