import { atom } from 'nanostores';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import type { WorkoutGraph } from '../../../../core/contract/schemas/training/workout-detail.js';
import { getWorkoutGraph } from '../../../../core/contract/training/workouts.js';
import type { Session } from '../../../../core/session/session.js';

/** The samples of a workout: they come by themselves, after its figures or before. */
export type Samples = { is: 'loading' } | { is: 'failed'; code: CommonFailure } | { is: 'known'; graph: WorkoutGraph };

/** An earlier try that is drawn beside this one. */
export interface Compared {
  workoutId: string;
  samples: Samples;
}

/** The samples of one workout, and by choice of another try of its class. */
export function createGraph(session: Session) {
  const $samples = atom<Samples>({ is: 'loading' });
  const $compared = atom<Compared | undefined>();
  let of: { workoutId: string; signal: AbortSignal } | undefined;

  async function read(workoutId: string, signal: AbortSignal): Promise<Samples> {
    const answer = await session.request(getWorkoutGraph, { workoutId }, { signal });
    return answer.ok ? { is: 'known', graph: answer.data } : { is: 'failed', code: answer.failure.code };
  }

  async function load(workoutId: string, signal: AbortSignal): Promise<void> {
    of = { workoutId, signal };
    $samples.set({ is: 'loading' });
    $compared.set(undefined);
    const samples = await read(workoutId, signal);
    if (!signal.aborted) $samples.set(samples);
  }

  return {
    $samples,
    $compared,
    load,
    again: async (): Promise<void> => (of ? load(of.workoutId, of.signal) : undefined),
    /** Draws another try beside this one; none without an id. */
    async compare(workoutId: string | undefined): Promise<void> {
      if (!of || workoutId === undefined) return $compared.set(undefined);
      const { signal } = of;
      $compared.set({ workoutId, samples: { is: 'loading' } });
      const samples = await read(workoutId, signal);
      // another may have been chosen meanwhile
      if (!signal.aborted && $compared.get()?.workoutId === workoutId) $compared.set({ workoutId, samples });
    },
  };
}

export type GraphModel = ReturnType<typeof createGraph>;
