import type { Request as Client } from '../core/client/client.js';
import {
  activateEquipment,
  authenticateEquipment,
  beginPairing,
  cancelPairing,
  leaseSeat,
  pollPairing,
  reportHealth,
  reportMachineSessions,
} from '../core/contract/commercial/activation.js';
import { readyEquipment } from '../core/contract/commercial/equipment.js';
import type { Activated, Pairing } from '../core/contract/schemas/commercial/activation.js';
import type { Kept, Store } from './kept.js';
import { leaseHolds } from './lease.js';
import type { Screen } from './screen.js';

/** Seconds between two words about its health, and between two renewals of its lease. */
export const HEALTH_EVERY = 300;
export const LEASE_EVERY = 86_400;

/** Seconds between two tries to reach a server that does not answer. */
const RETRY_EVERY = 5;

/** A token is fetched anew this long before it ends. */
const TOKEN_MARGIN = 60;

export interface DeviceOptions {
  /** Makes calls with this token; without one, with the API key alone. */
  clientWith: (jwt: string | undefined) => Client;
  store: Store;
  /** The console's clock, unix seconds. It may be wrong; only its differences count. */
  now: () => number;
}

/** A console: what its buttons do, what it does by itself, and what its screen shows. */
export interface Device {
  screen(): Promise<Screen>;
  /** Shows a code for somebody to confirm. */
  showCode(): Promise<void>;
  cancelCode(): Promise<void>;
  /** A code of the location, typed on the screen. */
  typeCode(activationCode: string): Promise<void>;
  /** What it does by itself, whenever it is due: polls, reports, renews. Called every second or so. */
  beat(): Promise<void>;
  startWorkout(): Promise<boolean>;
  endWorkout(): Promise<void>;
}

/** Failures after which the machine has no life any more. */
const ended = new Set(['equipmentSecretInvalid', 'equipmentTrashed', 'oneSecretTwice']);

/** Nobody answered: the console goes on by what it knows. */
const isSilence = (code: string): boolean => ['offline', 'timeout', 'aborted', 'broken', 'unanswered'].includes(code);

export function createDevice({ clientWith, store, now }: DeviceOptions): Device {
  let pairing: (Pairing & { shownAt: number; pollAt: number }) | undefined;
  let problem: string | null = null;
  let stopped: string | undefined;
  let online = false;
  let token: { jwt: string; until: number } | undefined;
  let healthAt = 0;
  let triedAt = 0;
  let leasedAt = 0;
  /** What nobody answered yet; it is asked again by itself, with the same key. */
  let unanswered: (() => Promise<void>) | undefined;

  const change = (more: Partial<Kept>): void => store.write({ ...store.read(), ...more });
  const running = () => store.read().workouts.find(({ completedAt }) => completedAt === null);

  function begin({ equipment, secret, leaseKey, lease }: Activated): void {
    pairing = undefined;
    problem = null;
    stopped = undefined;
    token = undefined;
    healthAt = 0;
    leasedAt = lease ? now() : 0;
    online = true;
    const { lease: _, next: __, ...rest } = store.read();
    store.write({
      ...rest,
      life: { equipmentId: equipment.id, name: equipment.name, location: equipment.location.name, secret, leaseKey },
      ...(lease && { lease: { ...lease, heardAt: now() } }),
    });
  }

  /** Its life is over; a workout that runs goes on to its end. */
  function end(code: string): void {
    const { life: _, lease: __, ...rest } = store.read();
    store.write({ ...rest, next: code });
    token = undefined;
    if (code === 'equipmentTrashed' || code === 'oneSecretTwice') stopped = code;
    else problem = code;
  }

  const itself = () => {
    const { serialNumber, modelId, firmware, hardwareId } = store.read();
    return { serialNumber, firmware, hardwareId, ...(modelId !== undefined && { modelId }) };
  };

  async function signIn(): Promise<Client | undefined> {
    const { life, serialNumber, hardwareId } = store.read();
    if (!life) return undefined;
    if (token && token.until > now()) return clientWith(token.jwt);
    const answer = await clientWith(undefined)(authenticateEquipment, {
      serialNumber,
      secret: life.secret,
      hardwareId,
    });
    if (answer.ok) {
      const { jwt, expiresIn } = answer.data;
      token = { jwt, until: now() + expiresIn - TOKEN_MARGIN };
      return clientWith(jwt);
    }
    const { code } = answer.failure;
    if (ended.has(code)) end(code);
    else if (isSilence(code)) online = false;
    return undefined;
  }

  /**
   * Asks, and again every few seconds while nobody answers; what is asked next takes its place. `attempt` answers why it
   * was refused, and can ask whether somebody wants something else by now.
   */
  async function ask(attempt: (isWanted: () => boolean) => Promise<string | undefined>): Promise<void> {
    const isWanted = (): boolean => unanswered === again;
    const again = async (): Promise<void> => {
      triedAt = now();
      const code = await attempt(isWanted);
      if (!isWanted()) return;
      if (code === undefined || !isSilence(code)) unanswered = undefined;
      if (code !== undefined) problem = isSilence(code) ? 'offline' : code;
    };
    unanswered = again;
    await again();
  }

  async function poll(): Promise<void> {
    if (unanswered && now() - triedAt >= RETRY_EVERY) return unanswered();
    if (!pairing || now() < pairing.pollAt) return;
    const answer = await clientWith(undefined)(pollPairing, { deviceCode: pairing.deviceCode });
    if (!pairing) return;
    if (!answer.ok) {
      pairing.pollAt = now() + pairing.interval;
      if (isSilence(answer.failure.code)) return;
      pairing = undefined;
      problem = answer.failure.code;
      return;
    }
    const state = answer.data;
    if (state.is === 'activated') begin(state);
    else if (state.is === 'canceled' || state.is === 'codeExpired') {
      pairing = undefined;
      problem = state.is;
      // a code changes by itself; a cancel is a cancel
      if (state.is === 'codeExpired') await device.showCode();
    } else pairing = { ...pairing, interval: state.interval, pollAt: now() + state.interval };
  }

  async function report(client: Client, equipmentId: string): Promise<void> {
    const answer = await client(reportHealth, {
      equipmentId,
      at: now(),
      status: running() ? 'inUse' : 'ready',
      firmware: store.read().firmware,
      hardwareId: store.read().hardwareId,
    });
    if (answer.ok) {
      online = true;
      healthAt = now();
      change({ next: answer.data.next });
      return;
    }
    if (answer.failure.code === 'signedOut') token = undefined;
    else if (isSilence(answer.failure.code)) online = false;
  }

  async function renew(client: Client, equipmentId: string): Promise<void> {
    const answer = await client(leaseSeat, { equipmentId, hardwareId: store.read().hardwareId });
    if (answer.ok) {
      leasedAt = now();
      change({ lease: { ...answer.data, heardAt: now() } });
    } else if (isSilence(answer.failure.code)) online = false;
    else leasedAt = now();
  }

  async function deliver(client: Client, equipmentId: string): Promise<void> {
    const finished = store.read().workouts.filter(({ completedAt }) => completedAt !== null);
    if (finished.length === 0) return;
    const answer = await client(reportMachineSessions, { equipmentId, sessions: finished.slice(0, 500) });
    if (!answer.ok) return;
    const sent = new Set(finished.slice(0, 500).map(({ id }) => id));
    change({ workouts: store.read().workouts.filter(({ id }) => !sent.has(id)) });
  }

  /** Seconds that the lease is good for, by the server's count and not by the console's clock. */
  function leaseLeft({ lease }: Kept): number {
    return lease ? lease.expiresIn - (now() - lease.heardAt) : 0;
  }

  /** Why the next workout cannot begin: the server's word, else the lease. */
  async function refusal(): Promise<string | null> {
    const has = store.read();
    if (has.next !== undefined && has.next !== 'ok') return has.next;
    if (online && has.next === 'ok') return null;
    const { lease } = has;
    // the console's clock may be wrong by as much as it was when the lease came
    const serverNow = lease ? lease.until - leaseLeft(has) : now();
    return (await leaseHolds(has, serverNow)) ? null : 'leaseOver';
  }

  const device: Device = {
    async screen() {
      const has = store.read();
      const workout = running();
      if (workout) {
        return { is: 'workout', since: now() - workout.startedAt, online, problem: await refusal() };
      }
      if (stopped) return { is: 'stopped', code: stopped };
      if (pairing) {
        const { userCode, verificationUri, expiresIn, shownAt } = pairing;
        return { is: 'code', userCode, verificationUri, expiresIn: Math.max(0, expiresIn - (now() - shownAt)) };
      }
      if (!has.life) return { is: 'unpaired', problem };
      const { name, location } = has.life;
      return { is: 'ready', name, location, online, leaseLeft: leaseLeft(has), next: (await refusal()) ?? 'ok' };
    },

    async showCode() {
      const idempotencyKey = crypto.randomUUID();
      await ask(async isWanted => {
        const answer = await clientWith(undefined)(beginPairing, itself(), { idempotencyKey });
        if (!answer.ok) return answer.failure.code;
        if (!isWanted()) {
          await clientWith(undefined)(cancelPairing, { deviceCode: answer.data.deviceCode });
          return undefined;
        }
        problem = null;
        stopped = undefined;
        pairing = { ...answer.data, shownAt: now(), pollAt: now() + answer.data.interval };
        return undefined;
      });
    },

    async cancelCode() {
      if (!pairing && !unanswered) return;
      unanswered = undefined;
      problem = 'canceled';
      if (!pairing) return;
      const { deviceCode } = pairing;
      pairing = undefined;
      await clientWith(undefined)(cancelPairing, { deviceCode });
    },

    async typeCode(activationCode) {
      const idempotencyKey = crypto.randomUUID();
      await ask(async () => {
        const answer = await clientWith(undefined)(
          activateEquipment,
          { activationCode, ...itself() },
          { idempotencyKey },
        );
        if (!answer.ok) return answer.failure.code;
        begin(answer.data);
        return undefined;
      });
    },

    async beat() {
      const { life } = store.read();
      if (!life) return poll();
      const isDue = now() - healthAt >= HEALTH_EVERY || (!online && now() - triedAt >= RETRY_EVERY);
      const wantsLease = now() - leasedAt >= LEASE_EVERY;
      if (!isDue && !(wantsLease && online)) return;
      triedAt = now();
      const client = await signIn();
      if (!client) return;
      const { equipmentId } = life;
      // the first thing that an activated console says
      if (healthAt === 0) await client(readyEquipment, { equipmentId });
      await report(client, equipmentId);
      if (!token) {
        // its token died: it may have been released, replaced or activated anew
        const again = await signIn();
        if (!again) return;
        await report(again, equipmentId);
      }
      if (wantsLease && online) await renew(client, equipmentId);
      if (online) await deliver(client, equipmentId);
    },

    async startWorkout() {
      if (running() || !store.read().life || stopped || (await refusal()) !== null) return false;
      const workouts = [...store.read().workouts, { id: crypto.randomUUID(), startedAt: now(), completedAt: null }];
      change({ workouts });
      healthAt = Math.min(healthAt, now() - HEALTH_EVERY);
      return true;
    },

    async endWorkout() {
      change({
        workouts: store
          .read()
          .workouts.map(workout => (workout.completedAt === null ? { ...workout, completedAt: now() } : workout)),
      });
      healthAt = Math.min(healthAt, now() - HEALTH_EVERY);
    },
  };
  return device;
}
