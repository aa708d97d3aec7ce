import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { classAttempts } from '../tables/attempts.js';

export type AttemptRow = typeof classAttempts.$inferSelect;

/** Seconds after which an attempt that nobody goes on with is over (domain 8.5). */
export const UNFINISHED = 12 * 3600;

/** An attempt of a class, as a condition. */
export const isAttempt = ({ userId, contentId }: Pick<AttemptRow, 'userId' | 'contentId'>) =>
  and(eq(classAttempts.userId, userId), eq(classAttempts.contentId, contentId));

/** Drops the attempt that a workout of the same class and time was made of. */
export async function dropAttempt(
  db: Db,
  made: Pick<AttemptRow, 'userId' | 'contentId' | 'startedAt' | 'endedAt'>,
): Promise<void> {
  await db
    .delete(classAttempts)
    .where(and(isAttempt(made), lt(classAttempts.startedAt, made.endedAt), gt(classAttempts.endedAt, made.startedAt)));
}
