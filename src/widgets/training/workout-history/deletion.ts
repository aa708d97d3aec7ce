import type { CommonFailure, Failure } from '../../../core/contract/failure.js';
import { deleteWorkout, restoreWorkout } from '../../../core/contract/training/workouts.js';
import type { WorkoutHistoryModel } from './model.js';

type List = Pick<WorkoutHistoryModel, 'session' | 'outcomes' | '$isDeleting' | 'again' | 'onDeleted'>;

// Each is a call of its own: what failed for one has happened to the others.
async function each(
  { session, outcomes, $isDeleting, again }: List,
  workoutIds: readonly string[],
  not: 'notDeleted' | 'notRestored',
): Promise<readonly string[]> {
  const done: string[] = [];
  const failures: Failure<CommonFailure>[] = [];
  $isDeleting.set(true);
  for (const workoutId of workoutIds) {
    const input = { userId: session.get().userId ?? '', workoutId };
    const answer = await (not === 'notDeleted'
      ? session.request(deleteWorkout, input)
      : session.request(restoreWorkout, input));
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
  await again();
  $isDeleting.set(false);
  return done;
}

/** Deletes workouts, and says what became of it. */
export async function deleteWorkouts(list: List, workoutIds: readonly string[]): Promise<void> {
  const { outcomes } = list;
  // what was said of an earlier try is out of date
  for (const { is, id } of outcomes.$outcomes.get()) if (is === 'notDeleted') outcomes.close(id);
  const done = await each(list, workoutIds, 'notDeleted');
  if (done.length === 0) return;
  outcomes.say({ is: 'deleted', count: done.length, workoutIds: done });
  list.onDeleted(done.length);
}

/** Brings back what an outcome says was deleted, or could not be brought back. */
export async function undoDeletion(list: List, outcomeId: string): Promise<void> {
  const { outcomes } = list;
  const outcome = outcomes.$outcomes.get().find(one => one.id === outcomeId);
  if (outcome?.is !== 'deleted' && outcome?.is !== 'notRestored') return;
  outcomes.close(outcomeId);
  const done = await each(list, outcome.workoutIds, 'notRestored');
  if (done.length > 0) outcomes.say({ is: 'restored', count: done.length });
}
