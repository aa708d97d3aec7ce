import type { StrengthAggregations } from '../../../core/contract/schemas/strength/records.js';
import { mondayOf } from '../rules/days.js';
import { oneRepMax } from '../rules/one-rep-max.js';
import { volumeOf, type WorkingSet } from './bests.js';

type Item = StrengthAggregations['items'][number];
type Estimate = Item['oneRepMax'][number];
type Week = Item['weeks'][number];

/** A set, and the local day that it was done on, `YYYY-MM-DD`. */
export interface DatedSet extends Pick<WorkingSet, 'reps' | 'weight'> {
  day: string;
}

const values = <Key extends string, Value>(byKey: ReadonlyMap<Key, Value>): Value[] =>
  [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);

/** One exercise over time: the best estimate of each day that has one, and each week that it was done in. */
export function progressOf(sets: readonly DatedSet[]): Pick<Item, 'oneRepMax' | 'weeks'> {
  const days = new Map<string, Estimate>();
  const weeks = new Map<string, Week>();
  for (const { day, weight, reps } of sets) {
    const value = oneRepMax(weight ?? 0, reps ?? 0) ?? 0;
    if (weight !== null && reps !== null && value > (days.get(day)?.value ?? 0))
      days.set(day, { day, value, weight, reps });
    const week = mondayOf(day);
    const before = weeks.get(week) ?? { week, volume: 0, sets: 0, reps: 0 };
    weeks.set(week, {
      week,
      volume: before.volume + volumeOf({ weight, reps }),
      sets: before.sets + 1,
      reps: before.reps + (reps ?? 0),
    });
  }
  return { oneRepMax: values(days), weeks: values(weeks) };
}
