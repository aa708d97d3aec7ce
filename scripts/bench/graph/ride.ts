import type { WorkoutMetric } from '../../../src/ui/data/workout-graph/types.js';

/** Four hours, a sample a second. */
export const seconds: readonly number[] = Array.from({ length: 14_400 }, (_, second) => second);

/** Uneven like a ride, and the same in every run; silent for a minute in each hour. */
const values = (middle: number, swing: number, seed: number): (number | null)[] =>
  seconds.map(second =>
    second % 3600 > 3540
      ? null
      : Math.round(
          middle +
            swing * (Math.sin(second / 311 + seed) + 0.5 * Math.sin(second / 7) + 0.4 * Math.sin(second * 2.3 + seed)),
        ),
  );

const metric = (
  slug: WorkoutMetric['slug'],
  name: string,
  unit: string,
  middle: number,
  swing: number,
): WorkoutMetric => {
  const all = values(middle, swing, name.length);
  const known = all.filter(value => value !== null);
  return {
    slug,
    name,
    unit,
    values: all,
    average: Math.round(known.reduce((sum, value) => sum + value, 0) / known.length),
    max: known.reduce((most, value) => Math.max(most, value)),
  };
};

export const metrics: readonly WorkoutMetric[] = [
  metric('output', 'Output', 'W', 190, 60),
  metric('cadence', 'Cadence', 'rpm', 84, 9),
  metric('resistance', 'Resistance', '%', 42, 8),
  metric('speed', 'Speed', 'km/h', 31, 4),
  metric('heart_rate', 'Heart rate', 'bpm', 142, 14),
  metric('incline', 'Incline', '%', 2, 3),
];

/** What both pages say over their graph: the test for the text looks for it. */
export const title = 'Long ride';
