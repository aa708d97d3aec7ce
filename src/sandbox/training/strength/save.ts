import { and, eq, or } from 'drizzle-orm';
import {
  type HeldSet,
  MOST_SETS,
  type NewStrengthWorkout,
  type StrengthSaved,
} from '../../../core/contract/schemas/strength/workouts.js';
import type { Db } from '../../db/db.js';
import { lockNameUntilCommit } from '../../db/lock.js';
import type { Context } from '../../http/handler.js';
import { invalid, Refusal } from '../../http/refusal.js';
import { localDay } from '../../../core/wall-clock.js';
import { strengthRoutines, strengthSessions } from '../tables/strength.js';
import { workouts } from '../tables/workouts.js';
import { overlapsOf } from '../workouts/overlaps.js';
import { CLOCKS_AHEAD, saveLifted, spanOf } from '../workouts/save.js';
import { volumeOf } from './bests.js';
import { unknownExercise } from './exercises.js';
import { mergeSets } from './merge-sets.js';
import { isOwn, isPublished } from './routine-lists.js';
import { knownSets, writeSets } from './set-rows.js';
import { strengthWorkoutOf } from './workout-shape.js';

/** Grams lifted in all; warm-ups do not count (domain 3.3). */
const liftedIn = (sets: readonly HeldSet[]): number =>
  sets.filter(({ isWarmUp }) => !isWarmUp).reduce((sum, { actual }) => sum + volumeOf(actual), 0);

function demandPossible(now: number, { sets, removedSets = [] }: NewStrengthWorkout): void {
  const latest = now + CLOCKS_AHEAD;
  const problems = [
    ...sets.flatMap(({ exerciseId, performedAt, editedAt }, at) => [
      ...unknownExercise(exerciseId, `sets.${at}.exerciseId`),
      ...(performedAt > latest
        ? [{ path: `sets.${at}.performedAt`, message: 'The set was done in the future. Check the clock.' }]
        : []),
      // it would win over every later edit
      ...(editedAt > latest
        ? [{ path: `sets.${at}.editedAt`, message: 'The set was typed in the future. Check the clock.' }]
        : []),
    ]),
    ...removedSets.flatMap(({ removedAt }, at) =>
      removedAt > latest
        ? [{ path: `removedSets.${at}.removedAt`, message: 'The set was removed in the future. Check the clock.' }]
        : [],
    ),
  ];
  if (problems.length > 0) throw invalid(problems);
}

/** The routine that a session goes by: a member's own, or one of the library. */
async function routineTitle(db: Db, userId: string, routineId: string | undefined): Promise<string | undefined> {
  if (routineId === undefined) return undefined;
  const [found] = await db
    .select({ title: strengthRoutines.title })
    .from(strengthRoutines)
    .where(and(eq(strengthRoutines.id, routineId), or(isOwn(userId), isPublished)));
  if (!found) throw invalid([{ path: 'routineId', message: 'There is no such routine.' }]);
  return found.title;
}

/** Begins the workout of a session. */
async function begin(
  context: Context,
  userId: string,
  reported: NewStrengthWorkout,
  sets: readonly HeldSet[],
): Promise<string> {
  const { sessionId, routineId, title, sets: _sets, removedSets: _removed, ...happened } = reported;
  const named = title ?? (await routineTitle(context.db, userId, routineId));
  const { id } = await saveLifted(context, userId, {
    ...happened,
    ...(named !== undefined && { title: named }),
    type: 'strength',
    volume: liftedIn(sets),
  });
  await context.db.insert(strengthSessions).values({ workoutId: id, userId, sessionId, routineId: routineId ?? null });
  return id;
}

/** Extends the workout of a session by what another device knows of it. */
async function extend(context: Context, workoutId: string, reported: NewStrengthWorkout, sets: readonly HeldSet[]) {
  const { db, now } = context;
  const [row] = await db.select().from(workouts).where(eq(workouts.id, workoutId)).for('update');
  if (!row || row.deletedAt !== null)
    throw new Refusal('notFound', 'This workout was deleted. Restore it to add to it.');
  const span = spanOf(now, { ...reported, type: 'strength' });
  const startedAt = Math.min(row.startedAt, span.startedAt);
  const endedAt = Math.max(row.endedAt, span.endedAt);
  await db
    .update(workouts)
    .set({
      startedAt,
      endedAt,
      localDate: localDay(row.timeZone, startedAt),
      durationSeconds: Math.max(row.durationSeconds, reported.durationSeconds),
      volume: liftedIn(sets),
    })
    .where(eq(workouts.id, workoutId));
}

/** Keeps what a device knows of a session; reports of one session, also at the same moment, become one workout. */
export async function saveStrengthWorkout(
  context: Context,
  userId: string,
  reported: NewStrengthWorkout,
): Promise<StrengthSaved> {
  const { db, now } = context;
  demandPossible(now, reported);
  await lockNameUntilCommit(db, `strength:${userId}`);
  const [session] = await db
    .select({ id: strengthSessions.workoutId })
    .from(strengthSessions)
    .where(and(eq(strengthSessions.userId, userId), eq(strengthSessions.sessionId, reported.sessionId)));
  const sets = mergeSets(session ? await knownSets(db, session.id) : { held: [], gone: [] }, reported);
  if (sets.held.length + sets.gone.length > MOST_SETS)
    throw invalid([
      { path: 'sets', message: `A workout has ${MOST_SETS} sets at most, with those that were removed.` },
    ]);
  if (session) await extend(context, session.id, reported, sets.held);
  const workoutId = session?.id ?? (await begin(context, userId, reported, sets.held));
  await writeSets(db, workoutId, userId, sets);
  const saved = await strengthWorkoutOf(db, userId, workoutId);
  const ids = new Set(reported.sets.map(({ id }) => id));
  return {
    ...saved,
    conflicts: saved.sets
      .filter(({ id, overruled }) => ids.has(id) && overruled.length > 0)
      .map(({ id: setId, overruled, ...kept }) => ({ setId, kept, overruled })),
    overlaps: await overlapsOf(db, { ...saved.workout, userId }),
  };
}
