import { atom, onMount } from 'nanostores';
import type { CommonFailure, Failure } from '../../core/contract/failure.js';
import type { WorkoutMerged } from '../../core/contract/schemas/training/workout-merge.js';
import type { Workout } from '../../core/contract/schemas/training/workouts.js';
import {
  getWorkoutSummary,
  keepWorkoutsApart,
  mergeWorkout,
  restoreWorkout,
} from '../../core/contract/training/workouts.js';
import type { Session } from '../../core/session/session.js';
import type { MergeFailure } from './merge-copy.js';

interface Why {
  code: MergeFailure;
  retryAfter?: number | undefined;
}

/** Which of two records is kept: the one that is at hand, or the other. */
export type Side = 'own' | 'other';

export interface Choosing {
  is: 'choosing';
  other: Workout;
  /** While that is done: merged into this side, or both are kept. */
  doing: Side | 'apart' | undefined;
  failure: Why | undefined;
}

export interface Merged extends Omit<WorkoutMerged, 'workout'> {
  is: 'merged';
  kept: Workout;
  side: Side;
  undoing: boolean;
  failure: Why | undefined;
}

/** Both stay, and nobody asks again. */
export interface Apart {
  is: 'apart';
  other: Workout;
  undoing: boolean;
  failure: Why | undefined;
}

export type MergeScreen =
  | { is: 'loading' }
  | { is: 'failed'; code: CommonFailure }
  /** The other one is gone meanwhile: there is nothing to choose. */
  | { is: 'alone' }
  | Choosing
  | Merged
  | Apart
  | { is: 'undone'; kept: Workout };

interface Inputs {
  session: Session;
  own: Workout;
  otherId: string;
  onMerged: (kept: Workout, goneId: string) => void;
  /** Both are there again. */
  onRestored: () => void;
}

const whyOf = ({ code, retryAfter }: Failure<MergeFailure>): Why => ({ code, retryAfter });

const choosing = (other: Workout): Choosing => ({ is: 'choosing', other, doing: undefined, failure: undefined });

/** Two records of one session: both in view, merged either way or both kept. Either can be undone. */
export function createMerge({ session, own, otherId, onMerged, onRestored }: Inputs) {
  const $screen = atom<MergeScreen>({ is: 'loading' });
  let leaving = new AbortController();
  const userId = () => session.get().userId ?? '';

  async function load(): Promise<void> {
    const { signal } = leaving;
    $screen.set({ is: 'loading' });
    const answer = await session.request(getWorkoutSummary, { workoutId: otherId }, { signal });
    if (signal.aborted) return;
    if (answer.ok) return $screen.set(choosing(answer.data.workout));
    const { code } = answer.failure;
    $screen.set(code === 'notFound' ? { is: 'alone' } : { is: 'failed', code });
  }

  const setApart = (apart: boolean) =>
    session.request(keepWorkoutsApart, { userId: userId(), workoutId: own.id, otherId, apart });

  onMount($screen, () => {
    leaving = new AbortController();
    if ($screen.get().is === 'loading') void load();
    return () => leaving.abort();
  });

  return {
    $screen,
    retry: load,

    /** Both stay, and neither is offered for merging with the other any more. */
    async keepBoth(): Promise<void> {
      const screen = $screen.get();
      if (screen.is !== 'choosing' || screen.doing) return;
      const { other } = screen;
      $screen.set({ ...screen, doing: 'apart', failure: undefined });
      const { signal } = leaving;
      const answer = await setApart(true);
      if (signal.aborted) return;
      $screen.set(
        answer.ok
          ? { is: 'apart', other, undoing: false, failure: undefined }
          : { ...choosing(other), failure: whyOf(answer.failure) },
      );
    },

    /** They were one after all: the choice is there again. */
    async chooseAgain(): Promise<void> {
      const screen = $screen.get();
      if (screen.is !== 'apart' || screen.undoing) return;
      const { signal } = leaving;
      $screen.set({ ...screen, undoing: true, failure: undefined });
      const answer = await setApart(false);
      if (signal.aborted) return;
      $screen.set(answer.ok ? choosing(screen.other) : { ...screen, failure: whyOf(answer.failure) });
    },

    /** The one of this side is kept, and the other is deleted; it can be restored. */
    async mergeInto(side: Side): Promise<void> {
      const screen = $screen.get();
      if (screen.is !== 'choosing' || screen.doing) return;
      const { signal } = leaving;
      const [kept, gone] = side === 'own' ? [own, screen.other] : [screen.other, own];
      $screen.set({ ...screen, doing: side, failure: undefined });
      const input = { userId: userId(), workoutId: kept.id, otherId: gone.id };
      const answer = await session.request(mergeWorkout, input);
      if (answer.ok) onMerged(answer.data.workout, gone.id);
      if (signal.aborted) return;
      if (!answer.ok) return $screen.set({ ...screen, failure: whyOf(answer.failure) });
      const { workout, ...rest } = answer.data;
      $screen.set({ ...rest, is: 'merged', kept: workout, side, undoing: false, failure: undefined });
    },

    async undo(): Promise<void> {
      const screen = $screen.get();
      if (screen.is !== 'merged' || screen.undoing) return;
      const { signal } = leaving;
      $screen.set({ ...screen, undoing: true, failure: undefined });
      const answer = await session.request(restoreWorkout, { userId: userId(), workoutId: screen.other.id });
      if (answer.ok) onRestored();
      if (signal.aborted) return;
      $screen.set(answer.ok ? { is: 'undone', kept: screen.kept } : { ...screen, failure: whyOf(answer.failure) });
    },
  };
}

export type MergeModel = ReturnType<typeof createMerge>;
