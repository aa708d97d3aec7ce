import { atom } from 'nanostores';
import type { FailOf } from '../../../../core/contract/call.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import type { Routine } from '../../../../core/contract/schemas/strength/routines.js';
import {
  deleteOwnRoutine,
  getOwnRoutine,
  getRoutine,
  importRoutine,
} from '../../../../core/contract/strength/routines.js';
import type { Session } from '../../../../core/session/session.js';
import { failedScreen, loadForPerson, type PersonScreen } from '../../../screen/person-screen.js';
import { readSettings, type Settings } from '../../../workouts/settings.js';
import { readLastDone, type Done } from '../last-done.js';
import type { Show } from '../place.js';

export interface RoutineState {
  is: 'routine';
  routine: Routine;
  settings: Settings;
  done: Done | undefined;
  /** By the server's clock, unix seconds. */
  now: number;
}

type Screen = PersonScreen | { is: 'gone' } | RoutineState;

/** Why a press was not done. After `versionConflict` the routine is shown as it stands. */
interface Refusal {
  of: 'delete' | 'copy';
  code: CommonFailure | FailOf<typeof deleteOwnRoutine>;
  retryAfter?: number | undefined;
}

interface Inputs {
  session: Session;
  show: Show;
  routineId: string;
  onCopied: (routine: Routine) => void;
  onDeleted: (routine: Routine) => void;
}

/** One routine, a member's own or the library's, and when it was last done. */
export function createOneRoutine({ session, show, routineId, onCopied, onDeleted }: Inputs) {
  const $screen = atom<Screen>({ is: 'loading' });
  const $refusal = atom<Refusal | undefined>(undefined);
  const $isBusy = atom(false);

  const following = loadForPerson(session, $screen, async (userId, signal) => {
    $screen.set({ is: 'loading' });
    await read(userId, signal);
  });

  async function read(userId: string, signal: AbortSignal): Promise<void> {
    const [answer, settings, lastDone] = await Promise.all([
      show === 'own'
        ? session.request(getOwnRoutine, { userId, routineId }, { signal })
        : session.request(getRoutine, { routineId }, { signal }),
      readSettings(session, userId),
      readLastDone(session, userId, signal),
    ]);
    if (signal.aborted) return;
    if (!answer.ok)
      return $screen.set(answer.failure.code === 'notFound' ? { is: 'gone' } : failedScreen(answer.failure));
    const done = lastDone.get(routineId);
    $screen.set({ is: 'routine', routine: answer.data, settings, done, now: session.clock.now() });
  }

  /** One press at a time, over the routine that is shown. */
  async function press(
    of: Refusal['of'],
    work: (routine: Routine, userId: string) => Promise<Omit<Refusal, 'of'> | undefined>,
  ): Promise<void> {
    const screen = $screen.get();
    const userId = session.get().userId ?? '';
    if (screen.is !== 'routine' || $isBusy.get()) return;
    $isBusy.set(true);
    $refusal.set(undefined);
    const { signal } = following;
    const refused = await work(screen.routine, userId);
    // What stands there now is what would be deleted.
    if (refused?.code === 'versionConflict' || refused?.code === 'notFound') await read(userId, signal);
    if (refused) $refusal.set({ of, code: refused.code, retryAfter: refused.retryAfter });
    $isBusy.set(false);
  }

  return {
    $screen,
    $refusal,
    $isBusy,
    retry: () => following.again(),
    forget: () => $refusal.set(undefined),
    delete: () =>
      press('delete', async (routine, userId) => {
        const answer = await session.request(deleteOwnRoutine, { userId, routineId, version: routine.version });
        if (!answer.ok) return answer.failure;
        onDeleted(routine);
        return undefined;
      }),
    /** Makes it one of the member's own, as its code does. */
    copy: () =>
      press('copy', async ({ code }, userId) => {
        const answer = await session.request(importRoutine, { userId, code });
        if (!answer.ok) return answer.failure;
        onCopied(answer.data);
        return undefined;
      }),
  };
}

export type OneRoutineModel = ReturnType<typeof createOneRoutine>;
