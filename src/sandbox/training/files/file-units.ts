import type { MetricSlug } from '../../../core/contract/schemas/training/recording.js';
import { sports } from './sports.js';
import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';

/** No value of ours is larger, however wrong it is. */
const MOST_VALUE = 1e12;

interface Unit {
  /** So many of ours make one of the file's. */
  scale: number;
  /** The least and the most that a file can hold, in our unit. */
  range: readonly [least: number, most: number];
}

/**
 * The units of FIT and TCX beside ours: watts, turns a minute, a level, metres a second, beats a minute, percent. The
 * ranges are those of the fields of FIT's `record` (FIT profile 21.217); no heart beats 0 times a minute.
 */
export const unitsOf = (type: WorkoutType): Readonly<Record<MetricSlug, Unit>> => ({
  output: { scale: 1, range: [0, 65_534] },
  cadence: { scale: sports[type].perTurn, range: [0, 254 * sports[type].perTurn] },
  resistance: { scale: 1, range: [0, 254] },
  speed: { scale: 3600, range: [0, 235_922] },
  heart_rate: { scale: 1, range: [1, 254] },
  incline: { scale: 10, range: [-3276, 3276] },
});

/** A number within a range, rounded; anything else is unknown. */
export function wholeWithin(value: unknown, least: number, most: number): number | null {
  if (typeof value !== 'number') return null;
  // Rounding may give -0, which is 0.
  const whole = Math.round(value) + 0;
  return whole >= least && whole <= most ? whole : null;
}

/** A sample in the file's unit; one that the file cannot hold is a gap, never another value. */
export function toFile(value: number | null | undefined, { scale, range }: Unit): number | null {
  const whole = wholeWithin(value, ...range);
  return whole === null ? null : whole / scale;
}

/**
 * A value of a file as a sample of ours, also one that cannot be: those are counted when a workout is kept. A FIT file
 * says itself of which type a value is, and a heart that beats 0 times was not measured.
 */
export function fromFile(value: unknown, { scale, range }: Unit): number | null {
  const whole = wholeWithin(typeof value === 'number' ? value * scale : null, -MOST_VALUE, MOST_VALUE);
  return whole === 0 && range[0] > 0 ? null : whole;
}
