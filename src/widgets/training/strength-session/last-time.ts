import {
  getStrengthWorkout,
  listStrengthBests,
  listStrengthWorkouts,
} from '../../../core/contract/strength/workouts.js';
import type { HeldSet, StrengthWorkout } from '../../../core/contract/schemas/strength/workouts.js';
import type { StrengthBests } from '../../../core/contract/schemas/strength/records.js';
import type { Session } from '../../../core/session/session.js';
import type { BestsBefore, LastSet } from './state.js';

/** What a member did before; what does not come is not known, and nobody is stopped by it. */
export interface Before {
  /** The sets of the latest session with an exercise; empty for one that is new. */
  lastOf: (
    exerciseId: string,
    signal: AbortSignal,
    exceptWorkoutId?: string | null,
  ) => Promise<readonly LastSet[] | null>;
  bests: (signal: AbortSignal) => Promise<BestsBefore | null>;
}

const lastSet = ({ actual }: HeldSet): LastSet => ({
  weight: actual.weight,
  amount: actual.reps ?? actual.seconds ?? 0,
});

const bestsIn = ({ items }: StrengthBests): BestsBefore =>
  Object.fromEntries(
    items.map(({ exercise, bests }) => [
      exercise.id,
      Object.fromEntries(bests.map(({ metric, value }) => [metric, value])),
    ]),
  );

export function createBefore(session: Session, userId: string): Before {
  /** A session of three exercises is asked for once. */
  const asked = new Map<string, Promise<StrengthWorkout | undefined>>();

  function workout(workoutId: string, signal: AbortSignal): Promise<StrengthWorkout | undefined> {
    const known =
      asked.get(workoutId) ??
      session
        .request(getStrengthWorkout, { workoutId }, { signal })
        .then(answer => (answer.ok ? answer.data : undefined));
    asked.set(workoutId, known);
    return known;
  }

  return {
    async lastOf(exerciseId, signal, exceptWorkoutId = null) {
      // the session that goes on now may be the latest
      const list = await session.request(listStrengthWorkouts, { userId, exerciseId, limit: 2 }, { signal });
      if (!list.ok) return null;
      const latest = list.data.items.find(({ id }) => id !== exceptWorkoutId);
      if (!latest) return [];
      const found = await workout(latest.id, signal);
      if (!found) return null;
      return found.sets.filter(set => set.exerciseId === exerciseId).map(lastSet);
    },
    async bests(signal) {
      const answer = await session.request(listStrengthBests, { userId }, { signal });
      return answer.ok ? bestsIn(answer.data) : null;
    },
  };
}
