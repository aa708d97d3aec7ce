import type { WorkoutMetric, WorkoutSegment, WorkoutTarget } from '../../../src/ui/index.js';

/** Between -1 and 1, as if by chance, and the same every time. */
const chance = (index: number, seed: number): number => {
  const far = Math.sin(index * 91.7 + seed * 13.3) * 5081;
  return 2 * (far - Math.floor(far)) - 1;
};

export const everySecond = (count: number, step = 1): number[] =>
  Array.from({ length: count }, (_, index) => index * step);

/** How hard it is, from 0 to 1, at each part of a class of 45 minutes. */
const parts = [
  { name: 'Warm-up', minutes: 6, effort: 0.35 },
  { name: 'Flat road', minutes: 7, effort: 0.55 },
  { name: 'First climb', minutes: 8, effort: 0.78 },
  { name: 'Recovery', minutes: 3, effort: 0.4 },
  { name: 'Intervals', minutes: 9, effort: 0.7 },
  { name: 'Second climb', minutes: 8, effort: 0.85 },
  { name: 'Cool-down', minutes: 4, effort: 0.28 },
] as const;

const startOf = (index: number): number => parts.slice(0, index).reduce((sum, { minutes }) => sum + minutes * 60, 0);

export const segments: WorkoutSegment[] = parts.map(({ name, minutes }, index) => ({
  name,
  start: startOf(index),
  length: minutes * 60,
}));

/** A goal for the output of every part that is work. */
export const targets: WorkoutTarget[] = parts.flatMap(({ minutes, effort }, index) =>
  effort < 0.5
    ? []
    : [
        {
          slug: 'output',
          start: startOf(index),
          end: startOf(index) + minutes * 60,
          low: Math.round(effort * 27) * 10 - 30,
          high: Math.round(effort * 27) * 10 + 20,
        },
      ],
);

/** The heart-rate zones of somebody whose heart beats 186 times a minute at most. */
export const zones = [
  { name: 'Zone 1', min: 0, max: 111 },
  { name: 'Zone 2', min: 112, max: 130 },
  { name: 'Zone 3', min: 131, max: 148 },
  { name: 'Zone 4', min: 149, max: 166 },
  { name: 'Zone 5', min: 167, max: 220 },
];

/** Effort at a second: a part's own, reached over half a minute, and on and off in the intervals. */
function effortAt(second: number): number {
  const index = Math.max(
    0,
    segments.findLastIndex(({ start }) => start <= second),
  );
  const { name = 'Warm-up', effort = 0 } = parts[index] ?? {};
  const before = parts[index - 1]?.effort ?? 0.15;
  const into = second - (segments[index]?.start ?? 0);
  const own = name === 'Intervals' ? effort + (Math.floor(into / 45) % 2 === 0 ? 0.16 : -0.22) : effort;
  return before + (own - before) * Math.min(1, into / 30);
}

const statistics = (values: readonly (number | null)[]) => {
  const known = values.filter(value => value !== null);
  const sum = known.reduce((all, value) => all + value, 0);
  return {
    average: known.length > 0 ? Math.round(sum / known.length) : null,
    max: known.length > 0 ? known.reduce((most, value) => Math.max(most, value)) : null,
  };
};

const metric = (
  slug: WorkoutMetric['slug'],
  name: string,
  unit: string,
  values: readonly (number | null)[],
): WorkoutMetric => ({ slug, name, unit, values, ...statistics(values) });

/** All six, of any length; the class of 45 minutes goes round. `better` is how much more there was, in parts of one. */
export function measured(seconds: readonly number[], better = 0, seed = 1): WorkoutMetric[] {
  const efforts = seconds.map(second => effortAt(second % 2700) * (1 + better));
  const of = (from: number, by: number, noise: number, own: number) =>
    efforts.map((effort, index) =>
      Math.round(from + by * effort + noise * chance(index, seed + own) + 0.6 * noise * Math.sin(index / 17 + own)),
    );
  // a heart follows slowly, and rises with the time
  const pulse = efforts.reduce<number[]>((beats, effort, index) => {
    const last = beats.at(-1) ?? 84;
    beats.push(last + (96 + 82 * effort + index / 400 - last) / 40);
    return beats;
  }, []);
  const output = of(10, 270, 9, 0).map((watts, index) => (index === Math.min(2412, efforts.length - 2) ? 431 : watts));
  return [
    metric('output', 'Output', 'W', output),
    metric('cadence', 'Cadence', 'rpm', of(62, 30, 2, 1)),
    metric('resistance', 'Resistance', '%', of(18, 42, 1, 2)),
    metric('speed', 'Speed', 'km/h', of(12, 24, 0.8, 3)),
    metric('heart_rate', 'Heart rate', 'bpm', pulse.map(Math.round)),
    metric('incline', 'Incline', '%', of(-1, 8, 0.4, 4)),
  ];
}

/** The same with nothing measured from one second to another. */
export const withGap = (
  metrics: readonly WorkoutMetric[],
  seconds: readonly number[],
  gaps: readonly (readonly [from: number, to: number])[],
): WorkoutMetric[] =>
  metrics.map(one => ({
    ...one,
    values: one.values.map((value, index) =>
      gaps.some(([from, to]) => (seconds[index] ?? 0) >= from && (seconds[index] ?? 0) < to) ? null : value,
    ),
  }));
