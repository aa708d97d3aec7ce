import { and, eq, gte } from 'drizzle-orm';
import type { Workout, WorkoutDeleted, WorkoutPatch } from '../../../core/contract/schemas/training/workouts.js';
import { DAY } from '../../../core/dates.js';
import { changed, readForChange, type Versioned } from '../../db/versioned.js';
import type { Context } from '../../http/handler.js';
import { awardBadges } from '../badges/award.js';
import { heartSafe, workoutWithout } from '../heart-privacy.js';
import { rebuildRecords, scopesOf } from '../records/rebuild.js';
import { workouts } from '../tables/workouts.js';
import { isOf } from './filters.js';
import { findWorkout, noWorkout } from './find.js';

/** How long a deleted workout can be brought back. */
export const RESTORABLE = 30 * DAY;

type Row = typeof workouts.$inferSelect;

/** The workouts of one member. What was measured is not for the audit trail. */
const ofMember = (userId: string): Versioned<Row> => ({
  resource: 'workout',
  table: workouts,
  key: workouts.id,
  find: (db, id) =>
    db
      .select()
      .from(workouts)
      .where(and(isOf(userId), eq(workouts.id, id))),
  shown: async (context, row) =>
    heartSafe(context, userId, await findWorkout(context.db, userId, row.id), workoutWithout),
});

/** A new title, or another type: the records of both types are counted anew. */
export async function changeWorkout(
  context: Context,
  userId: string,
  id: string,
  { version, title, type }: WorkoutPatch,
): Promise<Workout> {
  const held = await readForChange(context, ofMember(userId), id, version);
  const after = await changed(context, held, { title, type });
  if (after.type !== held.row.type) {
    await rebuildRecords(context.db, userId, [scopesOf(held.row), scopesOf(after)]);
    await awardBadges(context, userId);
  }
  return findWorkout(context.db, userId, id);
}

/** Deletes a workout; what it held goes to the next best. It can be restored for a while. */
export async function deleteWorkout({ db, now }: Context, userId: string, id: string): Promise<WorkoutDeleted> {
  const [row] = await db
    .update(workouts)
    .set({ deletedAt: now })
    .where(and(isOf(userId), eq(workouts.id, id)))
    .returning();
  if (!row) throw noWorkout();
  await rebuildRecords(db, userId, [scopesOf(row)]);
  return { id, deleted: true, restorableUntil: now + RESTORABLE };
}

/** Brings a deleted workout back. One that is not deleted stays as it is. */
export async function restoreWorkout(context: Context, userId: string, id: string): Promise<Workout> {
  const { db, now, note } = context;
  const [row] = await db
    .update(workouts)
    .set({ deletedAt: null })
    .where(and(eq(workouts.userId, userId), eq(workouts.id, id), gte(workouts.deletedAt, now - RESTORABLE)))
    .returning();
  if (row) {
    await rebuildRecords(db, userId, [scopesOf(row)]);
    await awardBadges(context, userId);
  } else note(null);
  return findWorkout(db, userId, id);
}
