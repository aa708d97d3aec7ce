import { and, eq, gt, lt } from 'drizzle-orm';
import { SHORTEST_ATTEMPT } from '../../../core/class-attempts.js';
import type { ClassAttempt, NewClassAttempt } from '../../../core/contract/schemas/content/library.js';
import type { Context } from '../../http/handler.js';
import { classAttempts } from '../tables/attempts.js';
import { workouts } from '../tables/workouts.js';
import { isAttempt, UNFINISHED } from './attempt.js';
import { finishAttempt } from './finish.js';

interface Taken extends Pick<Context, 'db' | 'now'> {
  userId: string;
  contentId: string;
}

const heldOf = async (taken: Taken) =>
  (await taken.db.select().from(classAttempts).where(isAttempt(taken)).for('update'))[0];

/** Whether it is a workout already, deleted or not: a report that comes after it makes no second one. */
async function isWorkout({ db, userId, contentId, now }: Taken, startedAt: number): Promise<boolean> {
  const [found] = await db
    .select({ id: workouts.id })
    .from(workouts)
    .where(
      and(
        eq(workouts.userId, userId),
        eq(workouts.contentId, contentId),
        lt(workouts.startedAt, now),
        gt(workouts.endedAt, startedAt),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/**
 * Keeps what somebody has done of a class so far, by the server's clock: nobody has done more than there was time for.
 * Another attempt of the same class ends the one before, which is a workout then.
 */
export async function keepAttempt(taken: Taken, { id: attemptId, from, ...said }: NewClassAttempt): Promise<void> {
  const { db, now, userId, contentId } = taken;
  const startedAt = Math.min(said.startedAt, now);
  const durationSeconds = Math.min(said.durationSeconds, now - startedAt);
  if (durationSeconds < SHORTEST_ATTEMPT || (await isWorkout(taken, startedAt))) return;
  const held = await heldOf(taken);
  if (held && held.attemptId !== attemptId) await finishAttempt(taken, held);
  // an earlier report of the same attempt, which comes late, takes nothing back
  else if (held && held.durationSeconds > durationSeconds) return;
  const row = { attemptId, startedAt, endedAt: now, timeZone: said.timeZone, fromSecond: from, durationSeconds };
  await db
    .insert(classAttempts)
    .values({ userId, contentId, ...row })
    .onConflictDoUpdate({ target: [classAttempts.userId, classAttempts.contentId], set: row });
}

/** The attempt that somebody can go on with; none after hours without them. */
export async function unfinishedAttempt(taken: Taken): Promise<ClassAttempt | null> {
  const [held] = await taken.db
    .select()
    .from(classAttempts)
    .where(and(isAttempt(taken), gt(classAttempts.endedAt, taken.now - UNFINISHED)));
  if (!held) return null;
  const { attemptId: id, startedAt, fromSecond: from, durationSeconds } = held;
  return { id, startedAt, from, durationSeconds };
}
