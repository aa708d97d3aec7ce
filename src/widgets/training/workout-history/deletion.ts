import { atom } from 'nanostores';
import type { CommonFailure, Failure } from '../../../core/contract/failure.js';
import { deleteWorkout, restoreWorkout } from '../../../core/contract/training/workouts.js';
import type { Session } from '../../../core/session/session.js';
import type { Outcomes } from './outcomes.js';

interface Inputs {
  session: Session;
  outcomes: Outcomes;
  /** Something is no longer as it is shown. */
  onChanged: () => Promise<void>;
  onDeleted: (count: number) => void;
}

/** Deletes workouts and brings them back. Each is a call of its own: what failed for one has happened to the others. */
export function createDeletion({ session, outcomes, onChanged, onDeleted }: Inputs) {
  const $isBusy = atom(false);

  const userId = () => session.get().userId ?? '';
  const calls = {
    notDeleted: (workoutId: string) => session.request(deleteWorkout, { userId: userId(), workoutId }),
    notRestored: (workoutId: string) => session.request(restoreWorkout, { userId: userId(), workoutId }),
  };

  async function each(workoutIds: readonly string[], not: keyof typeof calls): Promise<readonly string[]> {
    const done: string[] = [];
    const failures: Failure<CommonFailure>[] = [];
    $isBusy.set(true);
    for (const workoutId of workoutIds) {
      const answer = await calls[not](workoutId);
      if (answer.ok) done.push(workoutId);
      else failures.push(answer.failure);
    }
    const [first] = failures;
    if (first) outcomes.say({ is: not, count: failures.length, code: first.code, retryAfter: first.retryAfter });
    await onChanged();
    $isBusy.set(false);
    return done;
  }

  return {
    $isBusy,
    async remove(workoutIds: readonly string[]): Promise<void> {
      const done = await each(workoutIds, 'notDeleted');
      if (done.length === 0) return;
      outcomes.say({ is: 'deleted', count: done.length, workoutIds: done });
      onDeleted(done.length);
    },
    async undo(id: string): Promise<void> {
      const outcome = outcomes.$outcomes.get().find(one => one.id === id);
      if (outcome?.is !== 'deleted') return;
      outcomes.close(id);
      const done = await each(outcome.workoutIds, 'notRestored');
      if (done.length > 0) outcomes.say({ is: 'restored', count: done.length });
    },
  };
}
