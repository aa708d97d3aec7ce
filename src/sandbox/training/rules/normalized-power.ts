import { rollingMeans } from './rolling-means.js';
import { type Column, perSecond } from './samples.js';

/** Seconds over which power is smoothed first: about as slowly as a body answers to it. */
const WINDOW = 30;

/**
 * Normalised power in watts, not rounded: the fourth root of the mean fourth power of the 30-second rolling mean (Allen
 * and Coggan, Training and Racing with a Power Meter, chapter 7). The rolling mean begins with the first full 30
 * seconds; null when there are none. A gap is 0 W inside of them, but no second in which nothing was measured has a
 * mean of its own: a pause does not lower the effort around it.
 */
export function normalizedPower(seconds: readonly number[], watts: Column): number | null {
  const everySecond = perSecond(seconds, watts);
  const powers = rollingMeans(everySecond, WINDOW)
    .filter((_, start) => everySecond[start + WINDOW - 1] !== null)
    .map(mean => mean ** 4);
  if (powers.length === 0) return null;
  return (powers.reduce((sum, power) => sum + power, 0) / powers.length) ** (1 / 4);
}

/** The intensity factor: normalised power as a share of the FTP, which is more than 0 W. */
export const intensityOf = (normalized: number, ftp: number): number => normalized / ftp;

const SECONDS_PER_HOUR = 3600;

/**
 * The training load of a workout with power (Coggan's training stress score): 100 for an hour at the FTP, not rounded.
 * @param seconds In which power was measured.
 * @param normalized Watts.
 * @param ftp Watts, more than 0.
 */
export function powerLoad(seconds: number, normalized: number, ftp: number): number {
  return ((seconds * normalized * intensityOf(normalized, ftp)) / (ftp * SECONDS_PER_HOUR)) * 100;
}
