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
      // not found: an answer that was lost had deleted it
      if (answer.ok || (not === 'notDeleted' && answer.failure.code === 'notFound')) done.push(workoutId);
      else failures.push(answer.failure);
    }
    const [first] = failures;
    const left = workoutIds.filter(id => !done.includes(id));
    if (first)
      outcomes.say({
        is: not,
        count: left.length,
        workoutIds: left,
        code: first.code,
        retryAfter: first.retryAfter,
      });
    await onChanged();
    $isBusy.set(false);
    return done;
  }

  return {
    $isBusy,
    async remove(workoutIds: readonly string[]): Promise<void> {
      // what was said of an earlier try is out of date
      for (const { is, id } of outcomes.$outcomes.get()) if (is === 'notDeleted') outcomes.close(id);
      const done = await each(workoutIds, 'notDeleted');
      if (done.length === 0) return;
      outcomes.say({ is: 'deleted', count: done.length, workoutIds: done });
      onDeleted(done.length);
    },
    async undo(id: string): Promise<void> {
      const outcome = outcomes.$outcomes.get().find(one => one.id === id);
      if (outcome?.is !== 'deleted' && outcome?.is !== 'notRestored') return;
      outcomes.close(id);
      const done = await each(outcome.workoutIds, 'notRestored');
      if (done.length > 0) outcomes.say({ is: 'restored', count: done.length });
    },
  };
}
