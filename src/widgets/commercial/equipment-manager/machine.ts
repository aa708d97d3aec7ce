import { atom } from 'nanostores';
import { getEquipment } from '../../../core/contract/commercial/equipment.js';
import type { Failure } from '../../../core/contract/failure.js';
import type { EquipmentRecord } from '../../../core/contract/schemas/commercial/equipment.js';
import type { Session } from '../../../core/session/session.js';
import { failedScreen, loadForPerson, type PersonScreen } from '../../screen/person-screen.js';
import { createBeside } from './beside.js';
import { isDone, send, type Deed, type DeedFailure, type DeedName } from './deeds.js';
import { changesBetween, factsOf, type FactChange } from './facts.js';
import { createHistory } from './history.js';

/** Somebody else changed the machine while it was looked at. */
export interface Faster {
  /** Null where that is not told. */
  by: string | null;
  /** Unix seconds. */
  at: number | null;
  changes: readonly FactChange[];
}

/** Why something was not done; a new object each time, so that the focus can follow. */
export interface Refused {
  deed: DeedName;
  code: DeedFailure;
  /** Seconds. */
  retryAfter: number | undefined;
  faster: Faster | undefined;
}

export interface MachineShown {
  is: 'machine';
  machine: EquipmentRecord;
  /** By the server's clock, unix seconds. */
  now: number;
  working: DeedName | undefined;
  refused: Refused | undefined;
  /** What was done last. */
  done: DeedName | undefined;
}

/** `unknown`: there is none, or it is at nobody's location who asks. */
export type MachineScreen = PersonScreen | { is: 'unknown' } | MachineShown;

/** How something that was wanted of a machine ended; undefined where it was not asked for, or nobody waits any more. */
export type Ended = { ok: true; data: EquipmentRecord } | { ok: false; failure: Failure<DeedFailure> };

interface Inputs {
  session: Session;
  equipmentId: string;
  /** The machine has changed, and with it its line in a list. */
  onChanged: () => void;
  /** Another machine is in its place now, and is shown. */
  onReplaced: (equipmentId: string) => void;
}

const fasterThan = (before: EquipmentRecord, now: EquipmentRecord, { debug = {} }: Failure): Faster => {
  const { changedBy, changedAt } = debug;
  return {
    by: typeof changedBy === 'string' ? changedBy : null,
    at: typeof changedAt === 'number' ? changedAt : null,
    changes: changesBetween(factsOf(before), factsOf(now)),
  };
};

/** One machine: what is known of it, what was done to it, and what its reader may do. */
export function createMachine({ session, equipmentId, onChanged, onReplaced }: Inputs) {
  const $screen = atom<MachineScreen>({ is: 'loading' });
  const history = createHistory(session);
  const beside = createBeside(session);
  let shownId = equipmentId;

  const shown = (): MachineShown | undefined => {
    const screen = $screen.get();
    return screen.is === 'machine' ? screen : undefined;
  };
  const still = { working: undefined, refused: undefined, done: undefined };

  const show = (machine: EquipmentRecord, more: Partial<MachineShown> = {}): void => {
    const { signal } = following;
    shownId = machine.id;
    $screen.set({ ...still, is: 'machine', machine, now: session.clock.now(), ...more });
    void history.load(machine.id, signal);
    void beside.load(machine, signal);
  };

  const read = (signal: AbortSignal) => session.request(getEquipment, { equipmentId: shownId }, { signal });

  const following = loadForPerson(session, $screen, async (_, signal) => {
    $screen.set({ is: 'loading' });
    history.forget();
    beside.forget();
    const answer = await read(signal);
    if (signal.aborted) return;
    if (answer.ok) return show(answer.data);
    $screen.set(answer.failure.code === 'notFound' ? { is: 'unknown' } : failedScreen(answer.failure));
  });

  /**
   * After a lost answer the machine itself may say that it was done. A conflict may be one's own change, sent again by
   * the client; whoever made it, what is wanted stands there.
   */
  async function settled(deed: Deed, before: EquipmentRecord, signal: AbortSignal): Promise<Ended> {
    const answer = await send(session, before, deed, signal);
    if (answer.ok || signal.aborted) return answer;
    if (answer.failure.code !== 'unanswered' && answer.failure.code !== 'versionConflict') return answer;
    const now = await read(signal);
    return now.ok && isDone(deed, now.data, before) ? now : answer;
  }

  /** Shows what stands there now, when somebody else was faster. Else the machine stays as it was seen, so that asking again is the same call. */
  async function refuse(deed: Deed, before: MachineShown, failure: Failure<DeedFailure>, signal: AbortSignal) {
    const { code, retryAfter } = failure;
    const refused: Refused = { deed: deed.is, code, retryAfter, faster: undefined };
    const now = code === 'versionConflict' ? await read(signal) : undefined;
    if (signal.aborted) return;
    if (now?.ok) {
      show(now.data, { refused: { ...refused, faster: fasterThan(before.machine, now.data, failure) } });
      return onChanged();
    }
    $screen.set({ ...before, ...still, refused });
  }

  return {
    $screen,
    $history: history.$history,
    $beside: beside.$beside,
    retry: () => following.again(),
    more: () => void history.more(shownId, following.signal),
    againHistory: () => void history.load(shownId, following.signal),

    /** The page shows another machine. */
    follow(to: string): void {
      if (to === shownId) return;
      shownId = to;
      if ($screen.get().is !== 'signedOut') following.again();
    },

    /** What was refused has been read. */
    forgive(): void {
      const screen = shown();
      if (screen?.refused) $screen.set({ ...screen, refused: undefined });
    },

    async run(deed: Deed): Promise<Ended | undefined> {
      const before = shown();
      if (!before || before.working) return undefined;
      const { signal } = following;
      $screen.set({ ...before, ...still, working: deed.is });
      const ended = await settled(deed, before.machine, signal);
      if (signal.aborted) return undefined;
      if (!ended.ok) {
        await refuse(deed, before, ended.failure, signal);
        return ended;
      }
      show(ended.data, { done: deed.is });
      if (ended.data.id !== before.machine.id) onReplaced(ended.data.id);
      onChanged();
      return ended;
    },
  };
}

export type MachineModel = ReturnType<typeof createMachine>;
