import type { Units } from '../../../core/measures.js';

/** What one press adds, in grams' larger unit: the smallest pair of plates that gyms have. */
export const WEIGHT_STEP: Readonly<Record<Units, number>> = { metric: 2.5, imperial: 5 };

/** The next whole step above a number, or below it: from 143.3 lb up to 145. Never less than nothing. */
export function steppedTo(number: number, step: number, by: 1 | -1): number {
  const steps = number / step;
  // 0.1 + 0.2 is not 0.3
  const whole = Math.abs(steps - Math.round(steps)) < 1e-9 ? Math.round(steps) : undefined;
  const next = whole === undefined ? (by > 0 ? Math.ceil(steps) : Math.floor(steps)) : whole + by;
  return Math.max(0, next * step);
}
