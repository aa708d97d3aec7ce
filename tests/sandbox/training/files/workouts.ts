import { workoutType } from '../../../../src/core/contract/schemas/training/workouts.js';
import fc from 'fast-check';
import {
  type Lap,
  metricSlug,
  type MetricSlug,
  type Recording,
} from '../../../../src/core/contract/schemas/training/recording.js';
import { oneLine } from '../../../../src/sandbox/training/files/one-line.js';
import { type WorkoutFile } from '../../../../src/sandbox/training/files/workout-file.js';

/** Half an hour on a bike: two segments, a strap that slipped, a pause, a title with everything that needs care. */
export const ride: WorkoutFile = {
  type: 'bike',
  title: 'Hills & “Thrills” <30> with Zoë',
  startedAt: 1_787_157_000,
  durationSeconds: 1800,
  totals: { output: 360_000, distance: 14_500, calories: 410, elevation: 120 },
  recording: {
    seconds: [0, 1, 2, 3, 60, 1799],
    metrics: {
      output: [180, 200, 220, null, 210, 190],
      cadence: [80, 85, 90, 0, 92, 70],
      resistance: [12, 14, 14, 14, 16, 10],
      speed: [28_000, 29_001, 30_002, null, 31_003, 25_000],
      heart_rate: [110, null, null, 121, 150, 162],
      incline: [0, 15, -20, null, 55, 0],
    },
    laps: [
      { name: 'Warm-up', start: 0, length: 60 },
      { name: 'Climb', start: 60, length: 1740 },
    ],
  },
};

/** What a file can hold of each metric. */
const ranges: Record<MetricSlug, [number, number]> = {
  output: [0, 2500],
  cadence: [0, 250],
  resistance: [0, 100],
  speed: [0, 200_000],
  heart_rate: [1, 254],
  incline: [-400, 400],
};

const maybe = (least: number, most: number) => fc.option(fc.integer({ min: least, max: most }), { freq: 3 });

const sample = fc.record({
  second: fc.integer({ min: 0, max: 86_399 }),
  output: maybe(...ranges.output),
  cadence: maybe(...ranges.cadence),
  resistance: maybe(...ranges.resistance),
  speed: maybe(...ranges.speed),
  heart_rate: maybe(...ranges.heart_rate),
  incline: maybe(...ranges.incline),
});

const name = fc.string({ unit: 'grapheme', maxLength: 30 }).map(oneLine);

/** Stretches of a workout, one after the other. */
const lapsOfLengths = (lengths: readonly number[], names: readonly (string | null)[]): Lap[] =>
  lengths.map((length, index) => {
    const start = lengths.slice(0, index).reduce((sum, one) => sum + one, 0);
    const said = names[index] ?? null;
    return { start, length, ...(said !== null && { name: said }) };
  });

const samples = fc
  .uniqueArray(sample, { selector: ({ second }) => second, minLength: 1, maxLength: 40 })
  .map((all): Recording => {
    const inOrder = all.toSorted((one, other) => one.second - other.second);
    const columns = metricSlug.options
      .filter(slug => inOrder.some(one => one[slug] !== null))
      .map(slug => [slug, inOrder.map(one => one[slug])] as const);
    return { seconds: inOrder.map(({ second }) => second), metrics: Object.fromEntries(columns) };
  });

/** Any workout as a file can hold it, with gaps; its laps follow one another and fill its time. */
export const anyWorkout: fc.Arbitrary<WorkoutFile> = fc
  .record({
    type: fc.constantFrom(...workoutType.options),
    title: fc.option(name),
    startedAt: fc.integer({ min: 1_000_000_000, max: 2_000_000_000 }),
    totals: fc.record({
      output: maybe(0, 4_000_000),
      distance: maybe(0, 200_000),
      calories: maybe(0, 5000),
      elevation: maybe(0, 3000),
    }),
    recording: samples,
    lengths: fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 2, maxLength: 5 }),
    names: fc.array(name, { maxLength: 5 }),
  })
  .map(({ lengths, names, recording, ...rest }) => ({
    ...rest,
    durationSeconds: lengths.reduce((sum, one) => sum + one, 0),
    recording: { ...recording, laps: lapsOfLengths(lengths, names) },
  }));

/** How often a property is tried: `RUNS` says so. */
export const runs = (usual: number): { numRuns: number } => ({ numRuns: Number(process.env['RUNS'] ?? usual) });
