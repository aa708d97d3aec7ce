import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { passesBy } from '../../../core/contract/guards.js';
import type { NewRoutine, Routine, RoutinePatch } from '../../../core/contract/schemas/strength/routines.js';
import { makeShortCode } from '../../commercial/activation/short-code.js';
import type { Db } from '../../db/db.js';
import { newId } from '../../db/ids.js';
import { changed, gone, type Held, readForChange, type Versioned } from '../../db/versioned.js';
import type { Context } from '../../http/handler.js';
import { invalid, Refusal } from '../../http/refusal.js';
import { callerIn } from '../../people/find-user.js';
import { strengthRoutines } from '../tables/strength.js';
import { unknownExercises } from './exercises.js';
import { isOwn } from './routine-lists.js';
import { type RoutineRow, routineShape } from './routine-shape.js';

/** Tries to find a code that nobody has; one in billions is taken. */
const TRIES = 5;

/** One of these routines by its id. */
export async function findRoutine(db: Db, which: SQL | undefined, id: string): Promise<Routine> {
  const [row] = await db
    .select()
    .from(strengthRoutines)
    .where(and(which, eq(strengthRoutines.id, id)));
  if (!row) throw new Refusal('notFound', 'There is no such routine.');
  return routineShape(row);
}

function demandKnown(days: RoutineRow['days'] | undefined): void {
  const problems = unknownExercises(days ?? []);
  if (problems.length > 0) throw invalid(problems);
}

/** A new routine, of a member or (null) of ours. */
export async function makeRoutine(
  context: Context,
  userId: string | null,
  { title, description = '', level, days, published = false }: NewRoutine,
): Promise<Routine> {
  demandKnown(days);
  const { db, now } = context;
  const createdBy = callerIn(context).userId;
  const values = { id: newId('rtn'), userId, title, description, level, days, published, createdBy, createdAt: now };
  for (let turn = 0; turn < TRIES; turn += 1) {
    const [row] = await db
      .insert(strengthRoutines)
      .values({ ...values, code: makeShortCode() })
      .onConflictDoNothing()
      .returning();
    if (!row) continue;
    context.note({ id: row.id, details: { version: row.version, title, published } });
    return routineShape(row);
  }
  throw new Error('No free code for a routine was found.');
}

/** The routines of a member, or (null) ours, to change. */
const of = (userId: string | null): Versioned<RoutineRow> => ({
  resource: 'strengthRoutine',
  table: strengthRoutines,
  key: strengthRoutines.id,
  find: (db, id) =>
    db
      .select()
      .from(strengthRoutines)
      .where(and(userId === null ? isNull(strengthRoutines.userId) : isOwn(userId), eq(strengthRoutines.id, id))),
  shown: async (_, row) => routineShape(row),
  hidden: ['code'],
});

/** Of ours, an instructor has a hand in their own alone (domain 6.1). */
function demandOwnRoutine(context: Context, { userId, createdBy }: RoutineRow): void {
  const caller = callerIn(context);
  if (userId !== null || createdBy === caller.userId || passesBy(['producer'], caller.roles)) return;
  throw new Refusal('selfOnly', 'Somebody else wrote this routine. You can change your own.');
}

async function held(context: Context, userId: string | null, id: string, version: number): Promise<Held<RoutineRow>> {
  const found = await readForChange(context, of(userId), id, version);
  demandOwnRoutine(context, found.row);
  return found;
}

/** Changes a routine of a member, or (null) of ours. */
export async function changeRoutine(
  context: Context,
  userId: string | null,
  id: string,
  { version, ...patch }: RoutinePatch,
): Promise<Routine> {
  demandKnown(patch.days);
  return routineShape(await changed(context, await held(context, userId, id, version), patch));
}

/** Deletes a routine of a member, or (null) of ours. */
export async function removeRoutine(
  context: Context,
  userId: string | null,
  id: string,
  version: number,
): Promise<{ deleted: true }> {
  await gone(context, await held(context, userId, id, version));
  return { deleted: true };
}
