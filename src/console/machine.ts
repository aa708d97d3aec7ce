import type { Request as Client } from '../core/client/client.js';
import type { Activated, Pairing } from '../core/contract/schemas/commercial/activation.js';
import type { Kept, Store } from './kept.js';

export interface DeviceOptions {
  /** Makes calls with this token; without one, with the API key alone. */
  clientWith: (jwt: string | undefined) => Client;
  store: Store;
  /** The console's clock, unix seconds. It may be wrong; only its differences count. */
  now: () => number;
}

/** What a console knows until it is switched off. Times are its own clock, unix seconds. */
export interface Known {
  /** The code on its screen. */
  pairing?: (Pairing & { shownAt: number; pollAt: number }) | undefined;
  /** Why the last try failed, or what ended its last life. */
  problem: string | null;
  /** Out of service for good, or until somebody activates it anew: the failure that said so. */
  stopped?: string | undefined;
  online: boolean;
  token?: { jwt: string; until: number } | undefined;
  /** When it last said how it is; 0 makes it say so at once. */
  healthAt: number;
  triedAt: number;
  leasedAt: number;
}

/** A console: how it reaches the server, what it remembers, and what it knows for now. */
export interface Machine extends DeviceOptions {
  known: Known;
}

export const newMachine = (options: DeviceOptions): Machine => ({
  ...options,
  known: { problem: null, online: false, healthAt: 0, triedAt: 0, leasedAt: 0 },
});

/** Seconds between two tries to reach a server that does not answer. */
export const RETRY_EVERY = 5;

/** Nobody answered: the console goes on by what it knows. */
export const isSilence = (code: string): boolean =>
  ['offline', 'timeout', 'aborted', 'broken', 'unanswered'].includes(code);

export const remember = ({ store }: Machine, more: Partial<Kept>): void => store.write({ ...store.read(), ...more });

/** The workout that runs. */
export const workoutOf = ({ store }: Machine) => store.read().workouts.find(({ completedAt }) => completedAt === null);

/** Its life begins: it was activated. */
export function beginLife({ store, now, known }: Machine, { equipment, secret, leaseKey, lease }: Activated): void {
  known.pairing = undefined;
  known.problem = null;
  known.stopped = undefined;
  known.token = undefined;
  known.healthAt = 0;
  known.leasedAt = lease ? now() : 0;
  known.online = true;
  const { lease: _, next: __, ...rest } = store.read();
  store.write({
    ...rest,
    life: { equipmentId: equipment.id, name: equipment.name, location: equipment.location.name, secret, leaseKey },
    ...(lease && { lease: { ...lease, heardAt: now() } }),
  });
}

/** Its life is over; a workout that runs goes on to its end. */
export function endLife({ store, known }: Machine, code: string): void {
  const { life: _, lease: __, ...rest } = store.read();
  store.write({ ...rest, next: code });
  known.token = undefined;
  if (code === 'equipmentTrashed' || code === 'oneSecretTwice') known.stopped = code;
  else known.problem = code;
}
