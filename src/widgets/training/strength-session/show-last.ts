import type { WritableAtom } from 'nanostores';
import type { Before } from './last-time.js';
import type { Screen } from './screen.js';
import type { SessionExercise, TrainingSession } from './state.js';

interface Inputs {
  before: Before;
  signal: AbortSignal;
  read: () => TrainingSession | null;
  change: (next: TrainingSession) => void;
  $screen: WritableAtom<Screen>;
}

/** Reads the last time of each exercise, and shows it as it comes: in the session that runs, else in the plan. */
export async function showLast(
  { before, signal, read, change, $screen }: Inputs,
  exerciseIds: readonly string[],
): Promise<void> {
  const showOne = async (exerciseId: string) => {
    const last = await before.lastOf(exerciseId, signal, read()?.workoutId);
    if (signal.aborted || !last) return;
    const withLast = (exercises: readonly SessionExercise[]) =>
      exercises.map(exercise => (exercise.exerciseId === exerciseId ? { ...exercise, last } : exercise));
    const screen = $screen.get();
    const known = read();
    if (known) change({ ...known, exercises: withLast(known.exercises) });
    else if (screen.is === 'before')
      $screen.set({ ...screen, plan: { ...screen.plan, exercises: withLast(screen.plan.exercises) } });
  };
  await Promise.all([...new Set(exerciseIds)].map(showOne));
}
