import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { newId } from '../../db/ids.js';
import { Refusal } from '../../http/refusal.js';
import { seatOf } from '../licenses/seats.js';
import { isRunning, runningOn, type SessionRow, shownSession } from './session-status.js';
import { startRefusal, type StartRefusal } from '../equipment/start-refusal.js';
import { commercialEquipment as machines } from '../tables/equipment.js';
import { locations } from '../tables/places.js';
import { commercialSessions as sessions } from '../tables/sessions.js';

const messages: Readonly<Record<StartRefusal, string>> = {
  notFound: 'There is no such machine.',
  equipmentResting: 'This machine is out of use for a while.',
  equipmentNotReady: 'This machine is not set up yet.',
  equipmentFaulty: 'This machine does not work at the moment.',
  equipmentUnlicensed: 'This machine has no licence.',
  licenseSuspended: 'The licence of this machine is suspended.',
  licenseExpired: 'The licence of this machine has expired.',
};

interface At {
  db: Db;
  now: number;
}

/** Lets nobody else begin or end a workout on a machine until the transaction ends. */
export async function holdMachine(db: Db, id: string) {
  const [machine] = await db.select().from(machines).where(eq(machines.id, id)).for('update');
  return machine;
}

const isOpen = async (db: Db, locationId: string): Promise<boolean> => {
  const found = await db
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.id, locationId), eq(locations.status, 'active')));
  return found.length > 0;
};

/** Who is on a machine; whoever left it long ago is written off first. */
async function onMachine({ db, now }: At, equipmentId: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sessions).where(runningOn(equipmentId));
  const shown = row && shownSession(row, now);
  if (!shown || isRunning(shown)) return shown;
  const { id, status, completedAt } = shown;
  await db.update(sessions).set({ status, completedAt }).where(eq(sessions.id, id));
  return undefined;
}

/**
 * Begins a workout of a member on a machine, which is in use from then on; answers its id. Who is on the machine already
 * goes on with the workout that runs: what ends meanwhile refuses the next one, never this one.
 */
export async function beginSession(at: At, userId: string, equipmentId: string): Promise<string> {
  const { db, now } = at;
  const machine = await holdMachine(db, equipmentId);
  const locationId = machine?.locationId && (await isOpen(db, machine.locationId)) ? machine.locationId : null;
  const refusal = machine
    ? startRefusal({ ...machine, locationId }, await seatOf(db, equipmentId), now)
    : ('notFound' as const);
  if (locationId === null || refusal === 'notFound') throw new Refusal('notFound', messages.notFound);

  const there = await onMachine(at, equipmentId);
  if (there?.userId === userId) return there.id;
  if (refusal) throw new Refusal(refusal, messages[refusal]);
  if (there) throw new Refusal('equipmentInUse', 'Somebody is on this machine.');

  const id = newId('ses');
  await db.insert(sessions).values({ id, equipmentId, locationId, userId, status: 'started', startedAt: now });
  // how the machine is changes by itself all the time, and makes no version of what people edit
  await db.update(machines).set({ status: 'inUse' }).where(eq(machines.id, equipmentId));
  return id;
}
