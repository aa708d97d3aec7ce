import type { MetricSlug } from '../../../core/contract/schemas/training/recording.js';
import { distancesOf } from './distances.js';
import { toFile, unitsOf } from './file-units.js';
import type { WorkoutFile } from './workout-file.js';

/** What was measured at one moment, in the units of FIT and TCX; null where nothing was, or nothing that a file can hold. */
interface FileSample extends Record<MetricSlug, number | null> {
  /** Unix seconds. */
  at: number;
  /** Metres from the beginning. */
  metres: number | null;
}

/** Each sample of a workout as files have it. */
export function fileSamples(workout: WorkoutFile): FileSample[] {
  const { type, startedAt, recording } = workout;
  const { seconds, metrics } = recording;
  const units = unitsOf(type);
  const distances = distancesOf(workout);
  return seconds.map((second, index) => {
    const of = (slug: MetricSlug) => toFile(metrics[slug]?.[index], units[slug]);
    return {
      at: startedAt + second,
      metres: distances[index] ?? null,
      output: of('output'),
      cadence: of('cadence'),
      resistance: of('resistance'),
      speed: of('speed'),
      heart_rate: of('heart_rate'),
      incline: of('incline'),
    };
  });
}
