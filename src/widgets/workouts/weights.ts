import type { Units } from '../../core/measures.js';
import { formatNumber } from '../../core/numbers.js';
import { inUnits, unitOf, type Figure, type WorkoutUnit } from './quantities.js';

/** A weight as it is read: plates come in halves and quarters, so it has a tenth where there is one. */
export const weightFigure = (grams: number, units: Units, locale: string): Figure => ({
  unit: unitOf('volume', units),
  text: formatNumber(inUnits('volume', grams, units), locale, { maximumFractionDigits: 1 }),
});

/** `97.5 kg`, or `215 lb`; `signs` are those of `workoutWords`. */
export function formatWeight(
  grams: number,
  units: Units,
  locale: string,
  signs: Readonly<Record<WorkoutUnit, string>>,
): string {
  const { text, unit } = weightFigure(grams, units, locale);
  return `${text} ${signs[unit]}`;
}
