import type {
  HeldSet,
  NewStrengthWorkout,
  RemovedSet,
  SetValues,
} from '../../../core/contract/schemas/strength/workouts.js';

/** What a set says, whenever it was typed. Fields in one order, so that equal values give equal text. */
function said({ exerciseId, position, isWarmUp, setType, target, actual, rir, performedAt }: SetValues): string {
  const asked = target && [target.reps?.low, target.reps?.high, target.holdSeconds, target.weight];
  const done = [actual.reps, actual.seconds, actual.weight];
  return JSON.stringify([exerciseId, position, isWarmUp, setType, asked, done, rir, performedAt]);
}

/** Latest first; of values that were typed in the same second, all devices choose the same. */
const latestFirst = (one: SetValues, other: SetValues): number =>
  other.editedAt - one.editedAt || (said(one) < said(other) ? 1 : -1);

/** Different values once each, with the latest time that somebody typed them; the latest first. */
function versionsOf(all: readonly SetValues[]): SetValues[] {
  const versions = new Map<string, SetValues>();
  for (const values of all.toSorted(latestFirst)) if (!versions.has(said(values))) versions.set(said(values), values);
  return [...versions.values()];
}

const valuesOf = ({ overruled: _overruled, id: _id, ...values }: HeldSet): SetValues => values;

const inOrder = (one: HeldSet, other: HeldSet): number =>
  one.position - other.position || one.performedAt - other.performedAt || (one.id < other.id ? -1 : 1);

/** A set that somebody took away, with what was said of it; the latest first. */
export interface GoneSet extends RemovedSet {
  said: SetValues[];
}

/** All that is known of the sets of a session: those that count, and those that were taken away. */
export interface KnownSets {
  held: readonly HeldSet[];
  gone: readonly GoneSet[];
}

/**
 * The sets of a session, of what is known and what a device reports. An id is one set: the values of the latest edit
 * count, and whatever else was said of it is kept beside them. A set is gone unless it was edited after it was taken
 * away. The same reports in any order, and any number of times, come to the same.
 */
export function mergeSets(
  known: KnownSets,
  { sets, removedSets = [] }: Pick<NewStrengthWorkout, 'sets' | 'removedSets'>,
): KnownSets {
  const all = new Map<string, SetValues[]>();
  for (const set of known.held) all.set(set.id, [valuesOf(set), ...set.overruled]);
  for (const set of known.gone) all.set(set.id, set.said);
  for (const { id, ...values } of sets) all.set(id, [...(all.get(id) ?? []), values]);
  const removedAt = new Map<string, number>();
  for (const { id, removedAt: at } of [...known.gone, ...removedSets])
    removedAt.set(id, Math.max(at, removedAt.get(id) ?? 0));

  const held: HeldSet[] = [];
  const gone: GoneSet[] = [];
  for (const id of new Set([...all.keys(), ...removedAt.keys()])) {
    const versions = versionsOf(all.get(id) ?? []);
    const [kept, ...overruled] = versions;
    const at = removedAt.get(id);
    if (at !== undefined && at >= (kept?.editedAt ?? 0)) gone.push({ id, removedAt: at, said: versions });
    else if (kept) held.push({ id, ...kept, overruled });
  }
  return { held: held.toSorted(inOrder), gone: gone.toSorted((one, other) => (one.id < other.id ? -1 : 1)) };
}
