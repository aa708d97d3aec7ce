import { asc, eq, lte } from 'drizzle-orm';
import { hasFinished } from '../../../core/class-attempts.js';
import { contentItems } from '../../content/tables.js';
import type { Db } from '../../db/db.js';
import { inTransaction } from '../../db/in-transaction.js';
import type { Context } from '../../http/handler.js';
import { presentIn } from '../../world/clock.js';
import { classAttempts } from '../tables/attempts.js';
import { saveWorkout } from '../workouts/save.js';
import { type AttemptRow, isAttempt, UNFINISHED } from './attempt.js';

/** Makes a workout of what was done of a class, which drops the attempt; of a class that is gone there is none. */
export async function finishAttempt(context: Pick<Context, 'db' | 'now'>, attempt: AttemptRow): Promise<void> {
  const { userId, contentId, startedAt, endedAt, timeZone, fromSecond, durationSeconds } = attempt;
  const [content] = await context.db.select().from(contentItems).where(eq(contentItems.id, contentId));
  if (content)
    await saveWorkout(context, userId, {
      type: content.type,
      contentId,
      source: 'app',
      startedAt,
      endedAt,
      timeZone,
      durationSeconds,
      completed: hasFinished({ from: fromSecond, durationSeconds }, content.durationSeconds),
    });
  await context.db.delete(classAttempts).where(isAttempt(attempt));
}

/** Finishes all attempts that nobody has gone on with, each in a transaction of its own; answers how many there were. */
export async function runDueAttempts(db: Db, now: number): Promise<number> {
  let done = 0;
  const next = () =>
    inTransaction(db, async tx => {
      const at = await presentIn(tx, now);
      const [attempt] = await tx
        .select()
        .from(classAttempts)
        .where(lte(classAttempts.endedAt, at - UNFINISHED))
        .orderBy(asc(classAttempts.endedAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (attempt) await finishAttempt({ db: tx, now: at }, attempt);
      return attempt !== undefined;
    });
  while (await next()) done += 1;
  return done;
}
