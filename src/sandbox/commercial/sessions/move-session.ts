import { and, eq } from 'drizzle-orm';
import type {
  CommercialSessionEnd,
  CommercialSessionMove,
} from '../../../core/contract/schemas/commercial/sessions.js';
import type { Db } from '../../db/db.js';
import { invalid, Refusal } from '../../http/refusal.js';
import { holdMachine } from './begin-session.js';
import { isRunning, type SessionRow, shownSession } from './session-status.js';
import { noSession } from './sessions.js';
import { commercialEquipment as machines } from '../tables/equipment.js';
import { commercialSessions as sessions } from '../tables/sessions.js';

interface At {
  db: Db;
  now: number;
}

const ended = (): Refusal => new Refusal('sessionEnded', 'This workout has ended.');

type End = Pick<SessionRow, 'status' | 'completedAt'> & { workoutId?: string };

/** Ends a workout; the machine is ready, unless it has said something else of itself meanwhile. */
async function end({ db }: At, { id, equipmentId }: SessionRow, how: End): Promise<void> {
  await db.update(sessions).set(how).where(eq(sessions.id, id));
  await db
    .update(machines)
    .set({ status: 'ready' })
    .where(and(eq(machines.id, equipmentId), eq(machines.status, 'inUse')));
}

/** A member's workout as it is now, left long ago or not; neither it nor its machine changes until the transaction ends. */
async function hold(at: At, userId: string, id: string): Promise<SessionRow> {
  const { db, now } = at;
  const which = and(eq(sessions.id, id), eq(sessions.userId, userId));
  const [known] = await db.select({ equipmentId: sessions.equipmentId }).from(sessions).where(which);
  if (!known) throw noSession();
  // in the order in which a workout begins, so that neither waits for the other
  await holdMachine(db, known.equipmentId);
  const [row] = await db.select().from(sessions).where(which).for('update');
  if (!row) throw noSession();
  const shown = shownSession(row, now);
  if (isRunning(row) && !isRunning(shown)) await end(at, row, { status: shown.status, completedAt: shown.completedAt });
  return shown;
}

/** Pauses a workout, goes on with it, or gives it up. What is so already stays. */
export async function moveSession(
  at: At,
  userId: string,
  id: string,
  { status }: CommercialSessionMove,
): Promise<void> {
  const session = await hold(at, userId, id);
  if (session.status === status) return;
  if (!isRunning(session)) throw ended();
  if (status === 'abandoned') await end(at, session, { status, completedAt: at.now });
  else await at.db.update(sessions).set({ status }).where(eq(sessions.id, id));
}

/** Ends a workout that was done, at the instant that the app says or now. Done again it stays as it was. */
export async function completeSession(
  at: At,
  userId: string,
  id: string,
  { completedAt = at.now, workoutId }: CommercialSessionEnd,
): Promise<void> {
  const session = await hold(at, userId, id);
  if (session.status === 'completed') return;
  if (!isRunning(session)) throw ended();
  if (completedAt < session.startedAt)
    throw invalid([{ path: 'completedAt', message: 'Must not be before the workout began.' }]);
  if (completedAt > at.now) throw invalid([{ path: 'completedAt', message: 'Must not be in the future.' }]);
  await end(at, session, { status: 'completed', completedAt, ...(workoutId && { workoutId }) });
}

/** Takes a workout away; one that runs is given up with it. */
export async function deleteSession(at: At, userId: string, id: string): Promise<void> {
  const session = await hold(at, userId, id);
  if (isRunning(session)) await end(at, session, { status: 'abandoned', completedAt: at.now });
  await at.db.delete(sessions).where(eq(sessions.id, id));
}
