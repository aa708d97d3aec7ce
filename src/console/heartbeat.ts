import type { Request as Client } from '../core/client/client.js';
import { leaseSeat, reportHealth, reportMachineSessions } from '../core/contract/commercial/activation.js';
import { readyEquipment } from '../core/contract/commercial/equipment.js';
import { isSilence, remember, RETRY_EVERY, workoutOf, type Machine } from './machine.js';
import { signIn } from './sign-in.js';

/** Seconds between two words about its health, and between two renewals of its lease. */
const HEALTH_EVERY = 300;
const LEASE_EVERY = 86_400;

/** Workouts that one call may bring. */
const SESSIONS_AT_ONCE = 500;

async function report(machine: Machine, client: Client, equipmentId: string): Promise<void> {
  const { store, now, known } = machine;
  const { firmware, hardwareId } = store.read();
  const answer = await client(reportHealth, {
    equipmentId,
    at: now(),
    status: workoutOf(machine) ? 'inUse' : 'ready',
    firmware,
    hardwareId,
  });
  if (answer.ok) {
    known.online = true;
    known.healthAt = now();
    remember(machine, { next: answer.data.next });
    return;
  }
  if (answer.failure.code === 'signedOut') known.token = undefined;
  else if (isSilence(answer.failure.code)) known.online = false;
}

async function renew(machine: Machine, client: Client, equipmentId: string): Promise<void> {
  const { store, now, known } = machine;
  const answer = await client(leaseSeat, { equipmentId, hardwareId: store.read().hardwareId });
  if (answer.ok) {
    known.leasedAt = now();
    remember(machine, { lease: { ...answer.data, heardAt: now() } });
  } else if (isSilence(answer.failure.code)) known.online = false;
  else known.leasedAt = now();
}

async function deliver(machine: Machine, client: Client, equipmentId: string): Promise<void> {
  const { store } = machine;
  const finished = store.read().workouts.filter(({ completedAt }) => completedAt !== null);
  if (finished.length === 0) return;
  const sessions = finished.slice(0, SESSIONS_AT_ONCE);
  const answer = await client(reportMachineSessions, { equipmentId, sessions });
  if (!answer.ok) return;
  const sent = new Set(sessions.map(({ id }) => id));
  remember(machine, { workouts: store.read().workouts.filter(({ id }) => !sent.has(id)) });
}

/** Makes the machine say how it is at its next beat. */
export function reportSoon({ now, known }: Machine): void {
  known.healthAt = Math.min(known.healthAt, now() - HEALTH_EVERY);
}

/** What an activated machine says by itself, whenever it is due: how it is, its lease, its finished workouts. */
export async function beatAlive(machine: Machine, equipmentId: string): Promise<void> {
  const { now, known } = machine;
  const isDue = now() - known.healthAt >= HEALTH_EVERY || (!known.online && now() - known.triedAt >= RETRY_EVERY);
  const wantsLease = now() - known.leasedAt >= LEASE_EVERY;
  if (!isDue && !(wantsLease && known.online)) return;
  known.triedAt = now();
  const client = await signIn(machine);
  if (!client) return;
  // the first thing that an activated console says
  if (known.healthAt === 0) await client(readyEquipment, { equipmentId });
  await report(machine, client, equipmentId);
  if (!known.token) {
    // its token died: it may have been released, replaced or activated anew
    const again = await signIn(machine);
    if (!again) return;
    await report(machine, again, equipmentId);
  }
  if (wantsLease && known.online) await renew(machine, client, equipmentId);
  if (known.online) await deliver(machine, client, equipmentId);
}
