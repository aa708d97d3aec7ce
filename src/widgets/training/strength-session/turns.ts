import type { Place, SessionExercise, SessionSet } from './state.js';

const isToDo = ({ done, removed }: SessionSet): boolean => done === null && !removed;

/** Neighbours of one slot, which take turns. */
function slotsOf(exercises: readonly SessionExercise[]): SessionExercise[][] {
  return exercises.reduce<SessionExercise[][]>((slots, exercise) => {
    const last = slots.at(-1);
    return last?.[0]?.slot === exercise.slot ? [...slots.slice(0, -1), [...last, exercise]] : [...slots, [exercise]];
  }, []);
}

/** Every set in the order in which they are meant: within a slot the first set of each, then the second of each. */
export function turnsOf(exercises: readonly SessionExercise[]): { key: string; set: SessionSet }[] {
  return slotsOf(exercises).flatMap(slot => {
    const rounds = Math.max(...slot.map(({ sets }) => sets.length));
    return Array.from({ length: rounds }, (_, round) =>
      slot.flatMap(({ key, sets }) => {
        const set = sets[round];
        return set ? [{ key, set }] : [];
      }),
    ).flat();
  });
}

/** The set that comes after a place: the next in turn, else the first that was passed over; none when all is done. */
export function nextPlace(exercises: readonly SessionExercise[], from: Place | null): Place | null {
  const skipped = new Set(exercises.filter(exercise => exercise.skipped).map(({ key }) => key));
  const turns = turnsOf(exercises);
  const here =
    from === null ? -1 : turns.findLastIndex(({ key, set }) => key === from.key && (from.setId ?? set.id) === set.id);
  const next = [...turns.slice(here + 1), ...turns.slice(0, here + 1)].find(
    ({ key, set }) => !skipped.has(key) && isToDo(set),
  );
  return next ? { key: next.key, setId: next.set.id } : null;
}

/** An exercise in front, with the first of its sets that is to do. */
export function placeIn(exercises: readonly SessionExercise[], key: string): Place {
  const set = exercises.find(exercise => exercise.key === key)?.sets.find(isToDo);
  return { key, setId: set?.id ?? null };
}
