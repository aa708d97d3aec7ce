import type { Units } from '../../../core/measures.js';
import { formatNumber } from '../../../core/numbers.js';
import { inUnits } from '../../workouts/quantities.js';

/** What one press adds, in grams' larger unit: the smallest pair of plates that gyms have. */
export const WEIGHT_STEP: Readonly<Record<Units, number>> = { metric: 2.5, imperial: 5 };

/** Hundredths tell 1.25 kg plates apart, and give no more than what was typed back. */
const rounded = (number: number): number => Math.round(number * 100) / 100;

/** Grams as the number that a lifter reads. */
export const weightIn = (grams: number, units: Units): number => rounded(inUnits('volume', grams, units));

/** The grams of a number that was typed. */
export const gramsOf = (number: number, units: Units): number => Math.round(number / inUnits('volume', 1, units));

export const writeWeight = (grams: number, units: Units, locale: string): string =>
  formatNumber(weightIn(grams, units), locale, { maximumFractionDigits: 2 });
