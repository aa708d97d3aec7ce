import type { Gender } from '../../../core/contract/schemas/users.js';
import { type Column, readingsOf } from './samples.js';

/** Beats per minute; `threshold` is what somebody can hold for an hour, null when they never measured it. */
export interface Heart {
  max: number;
  resting: number;
  threshold: number | null;
  gender: Gender | null;
}

interface Weight {
  factor: number;
  exponent: number;
}

/** How lactate rises with the heart rate (Morton, Fitz-Clarke and Banister, 1990, J Appl Physiol 69: 1171–1177). */
const WOMEN: Weight = { factor: 0.86, exponent: 1.67 };
const MEN: Weight = { factor: 0.64, exponent: 1.92 };
/** Where we do not know, the mean of both. */
const ANYBODY: Weight = { factor: 0.75, exponent: 1.795 };

const weights: Record<Gender, Weight> = { female: WOMEN, male: MEN, nonBinary: ANYBODY, undisclosed: ANYBODY };

/** The share of the heart-rate reserve that a rate takes (Karvonen): 0 at rest and below, 1 at the maximum and above. */
const shareOf = (rate: number, { max, resting }: Heart): number =>
  Math.min(Math.max((rate - resting) / (max - resting), 0), 1);

function impulse(minutes: number, rate: number, heart: Heart): number {
  const { factor, exponent } = heart.gender === null ? ANYBODY : weights[heart.gender];
  const share = shareOf(rate, heart);
  return minutes * share * factor * Math.exp(exponent * share);
}

/**
 * Banister's training impulse (TRIMP), not rounded: the minutes at each rate × the share of the reserve × a weight that
 * rises with it as lactate does. Null when nothing was measured or the maximum is not above the resting rate.
 */
export function trimp(seconds: readonly number[], heartRates: Column, heart: Heart): number | null {
  const readings = readingsOf(seconds, heartRates);
  if (readings.length === 0 || heart.max <= heart.resting) return null;
  return readings.reduce((sum, { value, length }) => sum + impulse(length / 60, value, heart), 0);
}

/** The share of the reserve that stands for a threshold nobody measured: the default of thomaschampagne/elevate (#341). */
const USUAL_THRESHOLD = 0.85;

export interface HeartRateLoad {
  /** 100 for an hour at the threshold, as the load from power is; not rounded. */
  load: number;
  method: 'threshold' | 'estimatedThreshold';
}

/**
 * The training load of a workout without power: its TRIMP as a percentage of the TRIMP of an hour at the threshold
 * (the heart rate stress score of thomaschampagne/elevate#341), so that both loads add up. Null where there is no TRIMP.
 */
export function heartRateLoad(seconds: readonly number[], heartRates: Column, heart: Heart): HeartRateLoad | null {
  const { max, resting } = heart;
  const total = trimp(seconds, heartRates, heart);
  if (total === null) return null;
  const own = heart.threshold !== null && heart.threshold > resting ? heart.threshold : null;
  const usual = resting + USUAL_THRESHOLD * (max - resting);
  return {
    load: (total / impulse(60, own ?? usual, heart)) * 100,
    method: own === null ? 'estimatedThreshold' : 'threshold',
  };
}
