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

/** The mean maximal power of a workout: a point for each length that it lasted. */
export function powerCurve(seconds: readonly number[], watts: Column): CurvePoint[] {
  const everySecond = perSecond(seconds, watts);
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
