import { atom } from 'nanostores';
import type { CommonFailure, Failure, Result } from '../../../core/contract/failure.js';
import type { NewStrengthWorkout, StrengthSaved } from '../../../core/contract/schemas/strength/workouts.js';
import { settleConflicts, settleRemoved, type Conflict } from './conflicts.js';
import { markSaved, markSent, reportOf } from './report.js';
import type { TrainingSession } from './state.js';

export type Sending =
  | { is: 'idle' }
  | { is: 'sending' }
  /** It was not taken. Unless `isFinal`, it is tried again by itself. */
  | { is: 'failed'; failure: Failure<CommonFailure>; isFinal: boolean };

interface Inputs {
  send: (report: NewStrengthWorkout) => Promise<Result<StrengthSaved, CommonFailure>>;
  read: () => TrainingSession | null;
  change: (next: TrainingSession) => void;
  /** Whether it is still the same person's. */
  isWanted: () => boolean;
  onConflicts: (found: readonly Conflict[]) => void;
}

/** Seconds until it is tried again, the longer the more often it failed. */
const pauses = [5, 15, 30, 60];

/** These answers do not change by waiting. */
const finals: ReadonlySet<CommonFailure> = new Set(['validationFailed', 'notFound', 'forbidden', 'signedOut']);

/** Tells the server what it does not know, one report after the other, until it knows all. */
export function createSender({ send, read, change, isWanted, onConflicts }: Inputs) {
  const $sending = atom<Sending>({ is: 'idle' });
  let failed = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  function fail(failure: Failure<CommonFailure>): void {
    const isFinal = finals.has(failure.code);
    $sending.set({ is: 'failed', failure, isFinal });
    const pause = failure.retryAfter ?? pauses[Math.min(failed, pauses.length - 1)] ?? 0;
    failed += 1;
    if (!isFinal) again = setTimeout(() => void flush(), pause * 1000);
  }

  /** One report; whether there may be another. */
  async function sendOne(): Promise<boolean> {
    const session = read();
    const report = session && reportOf(session);
    if (!session || !report) return false;
    change(markSent(session, report));
    const answer = await send(report);
    const known = read();
    if (!isWanted() || known?.sessionId !== report.sessionId) return false;
    if (answer.ok) {
      failed = 0;
      const saved = settleRemoved(markSaved(known, report, answer.data.workout.id), report, answer.data);
      const { session: settled, found } = settleConflicts(saved, answer.data);
      change(settled);
      if (found.length > 0) onConflicts(found);
      return true;
    }
    fail(answer.failure);
    return false;
  }

  async function run(): Promise<void> {
    clearTimeout(again);
    $sending.set({ is: 'sending' });
    while (await sendOne());
    if ($sending.get().is === 'sending') $sending.set({ is: 'idle' });
    running = undefined;
  }

  const flush = (): Promise<void> => (running ??= run());

  return {
    $sending,
    flush,
    stop: (): void => {
      clearTimeout(again);
      failed = 0;
      $sending.set({ is: 'idle' });
    },
  };
}
