import { eq, sql } from 'drizzle-orm';
import type { FieldProblem } from '../../../core/contract/failure.js';
import type { MachineSessions } from '../../../core/contract/schemas/commercial/activation.js';
import type { Db } from '../../db/db.js';
import { invalid, Refusal } from '../../http/refusal.js';
import type { SessionRow } from './session-status.js';
import { commercialEquipment as machines } from '../tables/equipment.js';
import { commercialSessions as sessions } from '../tables/sessions.js';

/** Seconds that the clock of a console may be ahead of ours. */
const AHEAD = 300;

type Sent = MachineSessions['sessions'];

function problemsOf(sent: Sent, now: number): FieldProblem[] {
  return sent.flatMap(({ startedAt, completedAt }, at) => {
    if (startedAt > now + AHEAD) return [{ path: `sessions.${at}.startedAt`, message: 'Must not be in the future.' }];
    if (completedAt === null) return [];
    const path = `sessions.${at}.completedAt`;
    if (completedAt < startedAt) return [{ path, message: 'Must not be before the workout began.' }];
    return completedAt > now + AHEAD ? [{ path, message: 'Must not be in the future.' }] : [];
  });
}

/** Each once; of one that is there twice, the one that has an end. No id of ours has a colon: no machine can name another's. */
function rowsOf(equipmentId: string, locationId: string, sent: Sent): SessionRow[] {
  const byId = new Map<string, SessionRow>();
  for (const { id: own, startedAt, completedAt } of sent) {
    const id = `${equipmentId}:${own}`;
    if (byId.has(id) && completedAt === null) continue;
    const status = completedAt === null ? ('abandoned' as const) : ('completed' as const);
    byId.set(id, { id, equipmentId, locationId, userId: null, status, startedAt, completedAt, workoutId: null });
  }
  return [...byId.values()];
}

/**
 * Keeps workouts of guests that a machine reports; answers how many of them are kept now, of which it may forget its own.
 * One that is known gets its end when it had none, and is else left alone.
 */
export async function keepMachineSessions(
  { db, now }: { db: Db; now: number },
  equipmentId: string,
  { sessions: sent }: MachineSessions,
): Promise<number> {
  const [machine] = await db
    .select({ locationId: machines.locationId })
    .from(machines)
    .where(eq(machines.id, equipmentId));
  if (!machine?.locationId) throw new Refusal('notFound', 'This machine is at no location.');
  const problems = problemsOf(sent, now);
  if (problems.length > 0) throw invalid(problems);
  const rows = rowsOf(equipmentId, machine.locationId, sent);
  if (rows.length === 0) return 0;
  await db
    .insert(sessions)
    .values(rows)
    .onConflictDoUpdate({
      target: sessions.id,
      set: { status: sql`excluded.status`, completedAt: sql`excluded.completed_at` },
      setWhere: sql`${sessions.completedAt} is null and excluded.completed_at is not null`,
    });
  return rows.length;
}
