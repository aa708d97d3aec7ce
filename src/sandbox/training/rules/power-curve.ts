import { rollingMeans } from './rolling-means.js';
import { type Column, perSecond } from './samples.js';

/** The lengths, in seconds, of which a best is kept: 5 s to 60 min (domain 3.8). */
export const CURVE_SECONDS = [5, 10, 15, 30, 60, 120, 180, 300, 600, 1200, 1800, 3600] as const;

/** The best average watts, not rounded, over so many seconds in a row. */
export interface CurvePoint {
  seconds: number;
  watts: number;
}

/**
 * The best average watts over `length` seconds in a row, not rounded; null when the column is shorter or was never
 * measured. Gaps are 0 W, as in GoldenCheetah ("add 0 values for any gaps in recording", RideFileCache.cpp).
 * @param everySecond One value a second, as `perSecond` makes it.
 */
export function bestPower(everySecond: Column, length: number): number | null {
  if (everySecond.every(watts => watts === null)) return null;
  return rollingMeans(everySecond, length).reduce<number | null>(
    (best, mean) => (best === null || mean > best ? mean : best),
    null,
  );
}

/** Seconds under which so much more power than in the best minute is a fault of the meter (domain 8.5). */
const SPIKE = 3;
const SPIKE_ABOVE = 2;

/** A column with 0 W in the place of its spikes; one that is shorter than a minute has none. */
function withoutSpikes(everySecond: Column): Column {
  const most = SPIKE_ABOVE * (bestPower(everySecond, 60) ?? Infinity);
  const isAbove = (at: number) => (everySecond[at] ?? 0) > most;
  const spikes = new Set<number>();
  for (let at = 0; at < everySecond.length; at += 1) {
    if (!isAbove(at) || isAbove(at - 1)) continue;
    let end = at;
    while (isAbove(end)) end += 1;
    if (end - at < SPIKE) for (let second = at; second < end; second += 1) spikes.add(second);
  }
  return spikes.size === 0 ? everySecond : everySecond.map((watts, at) => (spikes.has(at) ? 0 : watts));
}

/** The mean maximal power of a workout: a point for each length that it lasted, without spikes. */
export function powerCurve(seconds: readonly number[], watts: Column): CurvePoint[] {
  const everySecond = withoutSpikes(perSecond(seconds, watts));
  return CURVE_SECONDS.flatMap(length => {
    const best = bestPower(everySecond, length);
    return best === null ? [] : [{ seconds: length, watts: best }];
  });
}

export interface BestPoint extends CurvePoint {
  workoutId: string;
}

/** The best of many workouts at each length, and whose it is: of equal ones the first in the list. */
export function mergeCurves(curves: readonly { workoutId: string; points: readonly CurvePoint[] }[]): BestPoint[] {
  const best = new Map<number, BestPoint>();
  for (const { workoutId, points } of curves)
    for (const point of points) {
      const held = best.get(point.seconds);
      if (!held || point.watts > held.watts) best.set(point.seconds, { ...point, workoutId });
    }
  return [...best.values()].toSorted((one, other) => one.seconds - other.seconds);
}
