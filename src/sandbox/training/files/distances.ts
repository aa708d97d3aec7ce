import type { WorkoutFile } from './workout-file.js';

/** Seconds. After a longer step somebody had paused: nobody knows how far they went in it. */
const LONGEST_STEP = 30;

/**
 * How far somebody had come at each sample, in metres; null where the speed is unknown. Stretched so that it ends at the
 * total, where there is one: the machine counts better than a sum of speeds.
 */
export function distancesOf({
  recording: { seconds, metrics },
  totals,
}: Pick<WorkoutFile, 'recording' | 'totals'>): (number | null)[] {
  let gone = 0;
  const summed = seconds.map((at, index) => {
    const speed = metrics.speed?.[index] ?? null;
    const step = Math.min(at - (seconds[index - 1] ?? 0), LONGEST_STEP);
    gone += (step * Math.max(speed ?? 0, 0)) / 3600;
    return speed === null ? null : gone;
  });
  const stretch = totals.distance !== null && gone > 0 ? totals.distance / gone : 1;
  return summed.map(metres => (metres === null ? null : metres * stretch));
}
