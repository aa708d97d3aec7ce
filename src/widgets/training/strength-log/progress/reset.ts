import { atom } from 'nanostores';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import type { Exercise } from '../../../../core/contract/schemas/strength/exercises.js';
import { resetStrengthBests } from '../../../../core/contract/strength/workouts.js';
import type { Session } from '../../../../core/session/session.js';
import type { Outcomes } from './outcomes.js';

/** What somebody is asked before it is done: the exercise, or all of them; how many bests go. */
export interface Asked {
  exercise: Pick<Exercise, 'id' | 'name'> | null;
  count: number;
}

export interface Resetting {
  asked: Asked | undefined;
  isBusy: boolean;
  refused: { code: CommonFailure; retryAfter?: number | undefined } | undefined;
}

interface Inputs {
  session: Session;
  outcomes: Outcomes;
  onChanged: () => Promise<void>;
  /** The exercise; null for all. */
  onReset: (exerciseId: string | null) => void;
}

const nothing: Resetting = { asked: undefined, isBusy: false, refused: undefined };

/** Has bests count from now on. They do not come back, so it is asked for first. */
export function createReset({ session, outcomes, onChanged, onReset }: Inputs) {
  const $resetting = atom<Resetting>(nothing);
  return {
    $resetting,
    ask: (asked: Asked) => $resetting.set({ ...nothing, asked }),
    close: () => $resetting.set(nothing),
    async confirm(): Promise<void> {
      const { asked, isBusy } = $resetting.get();
      if (!asked || isBusy) return;
      $resetting.set({ asked, isBusy: true, refused: undefined });
      const { exercise } = asked;
      const answer = await session.request(resetStrengthBests, {
        userId: session.get().userId ?? '',
        ...(exercise && { exerciseId: exercise.id }),
      });
      if (!answer.ok) return $resetting.set({ asked, isBusy: false, refused: answer.failure });
      await onChanged();
      $resetting.set(nothing);
      outcomes.say({ is: 'reset', exercise: exercise?.name ?? null });
      onReset(answer.data.exerciseId);
    },
  };
}

export type Reset = ReturnType<typeof createReset>;
