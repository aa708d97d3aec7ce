import type { MetricSlug } from '../../../core/contract/schemas/training/recording.js';
import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';

/** The least and the most that a reading can be. */
export type Bounds = readonly [least: number, most: number];

const KM = 1000;

/** Metres an hour at most (domain 8.5). What nobody knows may be fast, as skis are. */
const fastest: Readonly<Record<WorkoutType, number>> = {
  bike: 130 * KM,
  row: 30 * KM,
  run: 45 * KM,
  climb: 10 * KM,
  ellipse: 45 * KM,
  reflect: 45 * KM,
  fitpass: 45 * KM,
  strength: 45 * KM,
  freestyle: 130 * KM,
};

/** What a reading of each metric can be, in the units of the contract (domain 8.5). Anything else is no reading. */
export const possible = (type: WorkoutType): Readonly<Record<MetricSlug, Bounds>> => ({
  output: [0, 2500],
  cadence: [0, 250],
  resistance: [0, 1000],
  speed: [0, fastest[type]],
  heart_rate: [25, 250],
  // a wall of 100 %
  incline: [-1000, 1000],
});

/** Metres climbed in a second: nobody has climbed stairs as fast for a minute. */
const STEEPEST = 1;

/** The most that somebody can have done in so many seconds: joules, metres and metres climbed. */
export const mostIn = (type: WorkoutType, seconds: number) => ({
  output: possible(type).output[1] * seconds,
  distance: (fastest[type] * seconds) / 3600,
  elevation: STEEPEST * seconds,
});
