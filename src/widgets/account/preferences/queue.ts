import type { CommonFailure, Result } from '../../../core/contract/failure.js';
import type { PreferenceKey, Preferences } from '../../../core/contract/schemas/preferences.js';
import type { Change } from './settings.js';

/** Why a preference was not saved. */
export type NotSaved = CommonFailure | 'privacyIsTheirs';

/** One thing that a person wants, in the order in which they wanted it. */
export type Wish =
  | { is: 'set'; change: Change; keys: readonly PreferenceKey[] }
  /** Back to the default, whose value is known. */
  | { is: 'reset'; key: PreferenceKey; change: Change };

export const keysOfWish = (wish: Wish): readonly PreferenceKey[] => (wish.is === 'set' ? wish.keys : [wish.key]);

interface Line {
  set: (change: Change) => Promise<Result<Preferences, NotSaved>>;
  reset: (key: PreferenceKey) => Promise<Result<Preferences, NotSaved>>;
  /** What is wished has changed, or has been done. */
  onMove: () => void;
  onDone: (wishes: readonly Wish[]) => void;
  onFailed: (wishes: readonly Wish[], failure: { code: NotSaved; retryAfter?: number | undefined }) => Promise<void>;
}

/** What goes out as one call: all that is to be set, up to the next that is to be reset. */
function nextBatch(waiting: readonly Wish[]): readonly Wish[] {
  const end = waiting.findIndex(({ is }) => is === 'reset');
  return end < 0 ? waiting : waiting.slice(0, Math.max(1, end));
}

/** One call at a time, in order: a fast second change can never be overtaken by the first. */
export function createQueue({ set, reset, onMove, onDone, onFailed }: Line) {
  let waiting: readonly Wish[] = [];
  let under: readonly Wish[] = [];
  let isRunning = false;
  let isStopped = false;

  const send = (batch: readonly Wish[]) => {
    const [first] = batch;
    return first?.is === 'reset'
      ? reset(first.key)
      : set(batch.reduce<Change>((all, { change }) => ({ ...all, ...change }), {}));
  };

  const run = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      under = nextBatch(waiting);
      waiting = waiting.slice(under.length);
      const batch = under;
      const answer = await send(batch);
      if (isStopped) return;
      under = [];
      if (answer.ok) onDone(batch);
      else await onFailed(batch, answer.failure);
    }
    isRunning = false;
  };

  return {
    /** What is wished and not done yet, oldest first. */
    open: (): readonly Wish[] => [...under, ...waiting],
    add(...wishes: readonly Wish[]) {
      waiting = [...waiting, ...wishes];
      onMove();
      if (!isRunning) void run();
    },
    /** The user who asked is gone. What was sent is sent. */
    stop: () => {
      isStopped = true;
    },
  };
}
