import { type Column, readingsOf } from './samples.js';

/** The values of a column times the seconds that each held, and those seconds; null when nothing was measured. */
function measuredSum(seconds: readonly number[], values: Column): { sum: number; length: number } | null {
  const readings = readingsOf(seconds, values);
  if (readings.length === 0) return null;
  return {
    sum: readings.reduce((sum, { value, length }) => sum + value * length, 0),
    length: readings.reduce((sum, { length }) => sum + length, 0),
  };
}

/** The mean of a column over the time in which it was measured, in its own whole unit; null when it never was. */
export function averageOf(seconds: readonly number[], values: Column): number | null {
  const total = measuredSum(seconds, values);
  return total && Math.round(total.sum / total.length);
}

/** The highest value of a column, in its own whole unit; null when nothing was measured. */
export function maximumOf(values: Column): number | null {
  const highest = values.reduce<number | null>(
    (most, value) => (value !== null && (most === null || value > most) ? value : most),
    null,
  );
  return highest && Math.round(highest);
}

/** Work in whole joules: watts × seconds (domain 3.3: 200 W for 30 minutes are 360 kJ). Null when nothing was measured. */
export function outputJoules(seconds: readonly number[], watts: Column): number | null {
  const total = measuredSum(seconds, watts);
  return total && Math.round(total.sum);
}

const SECONDS_PER_HOUR = 3600;

/** Distance in whole metres, from the speed in metres an hour. Null when nothing was measured. */
export function distanceMetres(seconds: readonly number[], speed: Column): number | null {
  const total = measuredSum(seconds, speed);
  return total && Math.round(total.sum / SECONDS_PER_HOUR);
}
