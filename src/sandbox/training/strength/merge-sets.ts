import type { HeldSet, LoggedSet, SetValues } from '../../../core/contract/schemas/strength/workouts.js';

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

/**
 * The sets of a session, of what is held and what a device reports. An id is one set: the values of the latest edit
 * count, and whatever else was said of it is kept beside them. The same reports in any order, and any number of times,
 * come to the same.
 */
export function mergeSets(held: readonly HeldSet[], reported: readonly LoggedSet[]): HeldSet[] {
  const all = new Map<string, SetValues[]>();
  for (const set of held) all.set(set.id, [valuesOf(set), ...set.overruled]);
  for (const { id, ...values } of reported) all.set(id, [...(all.get(id) ?? []), values]);
  return [...all]
    .flatMap(([id, versions]) => {
      const [kept, ...overruled] = versionsOf(versions);
      return kept ? [{ id, ...kept, overruled }] : [];
    })
    .toSorted(inOrder);
}
