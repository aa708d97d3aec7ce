import type { Units } from '../../../core/measures.js';
import { formatNumber } from '../../../core/numbers.js';
import { inUnits } from '../../workouts/quantities.js';

/** What one press adds, in grams' larger unit: the smallest pair of plates that gyms have. */
export const WEIGHT_STEP: Readonly<Record<Units, number>> = { metric: 2.5, imperial: 5 };

/** Steps of what is shown, in one unit: hundredths tell plates of 1.25 kg apart, pounds come in halves. */
const PARTS: Readonly<Record<Units, number>> = { metric: 100, imperial: 10 };

/** Grams as the number that a lifter reads. */
export const weightIn = (grams: number, units: Units): number =>
  Math.round(inUnits('volume', grams, units) * PARTS[units]) / PARTS[units];

/** The grams of a number that was typed. */
export const gramsOf = (number: number, units: Units): number => Math.round(number / inUnits('volume', 1, units));

export const writeWeight = (grams: number, units: Units, locale: string): string =>
  formatNumber(weightIn(grams, units), locale, { maximumFractionDigits: 2 });

/** The next whole step above a number, or below it: from 143.3 lb up to 145. Never less than nothing. */
export function steppedTo(number: number, step: number, by: 1 | -1): number {
  const steps = number / step;
  // 0.1 + 0.2 is not 0.3
  const whole = Math.abs(steps - Math.round(steps)) < 1e-9 ? Math.round(steps) : undefined;
  const next = whole === undefined ? (by > 0 ? Math.ceil(steps) : Math.floor(steps)) : whole + by;
  return Math.max(0, next * step);
}
