import type { NewStrengthWorkout, SetValues, StrengthSaved } from '../../../core/contract/schemas/strength/workouts.js';
import { findSet, withSet } from './sets.js';
import type { SessionExercise, TrainingSession, Values } from './state.js';

/** Another device has said something else of a set. */
export interface Conflict {
  setId: string;
  name: string;
  isHeld: boolean;
  /** What counts now. */
  kept: Values;
  /** What does not, and can be taken instead. */
  other: Values;
  /** The other device was later. */
  isTheirs: boolean;
}

const valuesIn = ({ actual, rir, isWarmUp }: SetValues): Values => ({
  weight: actual.weight,
  amount: actual.reps ?? actual.seconds ?? 0,
  rir,
  isWarmUp,
});

/**
 * Takes over what other devices said of the sets of a report, and finds what a person has not been told of. Earlier
 * versions that this device sent itself are no conflict.
 */
export function settleConflicts(
  session: TrainingSession,
  { conflicts }: Pick<StrengthSaved, 'conflicts'>,
): { session: TrainingSession; found: readonly Conflict[] } {
  return conflicts.reduce<{ session: TrainingSession; found: readonly Conflict[] }>(
    (settled, { setId, kept, overruled }) => {
      const local = findSet(settled.session.exercises, setId);
      if (!local?.set.done) return settled;
      const { set, exercise } = local;
      const isForeign = ({ editedAt }: SetValues) => !set.sent.includes(editedAt);
      const foreign = [kept, ...overruled].find(isForeign);
      if (!foreign) return settled;
      const told = `${setId} ${foreign.editedAt}`;
      if (settled.session.told.includes(told)) return settled;
      const isTheirs = foreign === kept;
      const mine = valuesIn(isTheirs ? (overruled.find(one => !isForeign(one)) ?? kept) : kept);
      // What was edited since the report is later than anything in its answer.
      const isUntouched = local.set.done.editedAt === set.savedAt;
      const exercises =
        isTheirs && isUntouched
          ? withSet(settled.session.exercises, setId, ({ done, ...rest }) => ({
              ...rest,
              done: done && { ...done, ...valuesIn(kept), editedAt: kept.editedAt },
              savedAt: kept.editedAt,
              sent: [...rest.sent, kept.editedAt],
            }))
          : settled.session.exercises;
      const { name, isHeld } = exercise;
      const [counts, other] = isTheirs ? [valuesIn(kept), mine] : [mine, valuesIn(foreign)];
      return {
        session: { ...settled.session, exercises, told: [...settled.session.told, told] },
        found: [...settled.found, { setId, name, isHeld, kept: counts, other, isTheirs }],
      };
    },
    { session, found: [] },
  );
}

/** Takes over that another device took away what this one reported, unless it was edited here since. */
export function settleRemoved(
  session: TrainingSession,
  { sets: reported }: Pick<NewStrengthWorkout, 'sets'>,
  { sets: left }: Pick<StrengthSaved, 'sets'>,
): TrainingSession {
  const gone = reported.filter(({ id }) => left.every(set => set.id !== id));
  return {
    ...session,
    exercises: gone.reduce<readonly SessionExercise[]>(
      (exercises, { id, editedAt }) =>
        withSet(exercises, id, set => (set.done?.editedAt === editedAt ? { ...set, removed: true } : set)),
      session.exercises,
    ),
  };
}
