import { asc, eq, inArray } from 'drizzle-orm';
import type { HeldSet } from '../../../core/contract/schemas/strength/workouts.js';
import type { Db } from '../../db/db.js';
import { insertRows } from '../../db/write-rows.js';
import { strengthRemovedSets, strengthSets } from '../tables/strength.js';
import type { GoneSet, KnownSets } from './merge-sets.js';

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

const goneSet = ({ id, removedAt, said }: typeof strengthRemovedSets.$inferSelect): GoneSet => ({
  id,
  removedAt,
  said,
});

/** All that is known of the sets of one workout, also those that were taken away. */
export async function knownSets(db: Db, workoutId: string): Promise<KnownSets> {
  const sets = await setsOf(db, [workoutId]);
  const gone = await db.select().from(strengthRemovedSets).where(eq(strengthRemovedSets.workoutId, workoutId));
  return { held: sets.get(workoutId) ?? [], gone: gone.map(goneSet) };
}

/** Writes what is known of the sets of a workout in the place of what was. */
export async function writeSets(db: Db, workoutId: string, userId: string, { held, gone }: KnownSets): Promise<void> {
  await db.delete(strengthSets).where(eq(strengthSets.workoutId, workoutId));
  await db.delete(strengthRemovedSets).where(eq(strengthRemovedSets.workoutId, workoutId));
  await insertRows(
    db,
    strengthSets,
    held.map(set => setRow(workoutId, userId, set)),
  );
  await insertRows(
    db,
    strengthRemovedSets,
    gone.map(set => ({ ...set, workoutId, userId })),
  );
}
