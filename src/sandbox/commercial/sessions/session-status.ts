import { and, type Column, eq, exists, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { CommercialSessionStatus } from '../../../core/contract/schemas/commercial/sessions.js';
import type { Db } from '../../db/db.js';
import { commercialSessions as sessions } from '../tables/sessions.js';

export type SessionRow = typeof sessions.$inferSelect;

/** Nobody works out for longer: who did not end a workout by then has left the machine. */
export const ABANDONED_AFTER = 12 * 3600;

/** Statuses in which somebody is on the machine. */
const running = ['started', 'paused'] as const satisfies readonly CommercialSessionStatus[];

export const isRunning = ({ status }: Pick<SessionRow, 'status'>): boolean => running.some(one => one === status);

const ranTooLong = ({ startedAt }: Pick<SessionRow, 'startedAt'>, now: number): boolean =>
  startedAt <= now - ABANDONED_AFTER;

/** A workout as it is now: one that was left running for too long counts as abandoned, whether that was written or not. */
export function shownSession<Row extends Pick<SessionRow, 'status' | 'startedAt' | 'completedAt'>>(
  row: Row,
  now: number,
): Row {
  if (!isRunning(row) || !ranTooLong(row, now)) return row;
  return { ...row, status: 'abandoned', completedAt: row.startedAt + ABANDONED_AFTER };
}

/** The same as a condition: workouts that are shown with a status. */
export function hasStatus(status: CommercialSessionStatus, now: number): SQL | undefined {
  const since = now - ABANDONED_AFTER;
  if (status === 'abandoned')
    return or(eq(sessions.status, status), and(inArray(sessions.status, [...running]), lte(sessions.startedAt, since)));
  return running.some(one => one === status)
    ? and(eq(sessions.status, status), gt(sessions.startedAt, since))
    : eq(sessions.status, status);
}

/** Whether somebody works out on a machine now: its licence let them begin. */
export const isOnMachine = (db: Db, userId: Column, now: number): SQL<boolean> =>
  sql`${exists(
    db
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          inArray(sessions.status, [...running]),
          gt(sessions.startedAt, now - ABANDONED_AFTER),
        ),
      ),
  )}`;

/** Workouts that are running by what is written, of one machine. */
export const runningOn = (equipmentId: string): SQL | undefined =>
  and(eq(sessions.equipmentId, equipmentId), inArray(sessions.status, [...running]));
