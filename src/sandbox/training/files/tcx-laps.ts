import type { WorkoutFile } from './workout-file.js';
import { distancesOf } from './distances.js';

/** A stretch of a workout as Training Center cuts it: each second is in one, from the first to the last. */
export interface Stretch {
  name: string | null;
  start: number;
  length: number;
  /** Whole metres and kilocalories, which add up to the totals. */
  distance: number;
  calories: number;
  /** The indexes of its samples, the last not included. */
  from: number;
  to: number;
}

/** The index of the first sample at a second or after it. */
function indexAt(seconds: readonly number[], second: number): number {
  const found = seconds.findIndex(at => at >= second);
  return found === -1 ? seconds.length : found;
}

/**
 * The laps of a workout for Training Center, where they cannot overlap and nothing can be between them: a new one begins
 * wherever one of ours begins or ends.
 */
export function stretchesOf(workout: WorkoutFile): Stretch[] {
  const { durationSeconds, totals, recording } = workout;
  const { seconds, laps = [] } = recording;
  const distances = distancesOf(workout);
  const cuts = [...new Set([0, ...laps.flatMap(({ start, length }) => [start, start + length])])]
    .filter(at => at === 0 || at < durationSeconds)
    .toSorted((one, other) => one - other);
  const metresBefore = (index: number) => distances.slice(0, index).findLast(metres => metres !== null) ?? 0;
  const hasMoved = metresBefore(seconds.length) > 0;
  const shareOf = (total: number | null, at: number) =>
    durationSeconds === 0 ? 0 : Math.round(((total ?? 0) * at) / durationSeconds);
  const metresAt = (at: number, sample: number) =>
    hasMoved ? Math.round(metresBefore(sample)) : shareOf(totals.distance, at);
  return cuts.map((start, index) => {
    const end = cuts[index + 1] ?? durationSeconds;
    const isLast = index === cuts.length - 1;
    const from = indexAt(seconds, start);
    const to = isLast ? seconds.length : indexAt(seconds, end);
    return {
      name: laps.find(lap => lap.start === start)?.name ?? null,
      start,
      length: end - start,
      distance: metresAt(end, to) - metresAt(start, from),
      calories: shareOf(totals.calories, end) - shareOf(totals.calories, start),
      from,
      to,
    };
  });
}
