import type { Units } from '../../core/measures.js';
import { formatNumber } from '../../core/numbers.js';
import { unitOf, type Figure } from './quantities.js';

/** Grams of a kilogram, and of the international pound. */
const grams: Readonly<Record<Units, number>> = { metric: 1000, imperial: 453.59237 };

const names = { metric: 'kilogram', imperial: 'pound' } as const;

/** Steps of what is shown, in one unit: hundredths tell plates of 1.25 kg apart, pounds come in halves. */
const PARTS: Readonly<Record<Units, number>> = { metric: 100, imperial: 10 };

/** Grams as the number that a member reads. */
export const shownWeight = (value: number, units: Units): number =>
  Math.round((value / grams[units]) * PARTS[units]) / PARTS[units];

/** Back to whole grams. A number that would be shown for `known` is `known`: who writes the same again changes nothing. */
export const gramsOf = (shown: number, units: Units, known: number | null = null): number =>
  known !== null && shownWeight(known, units) === shown ? known : Math.round(shown * grams[units]);

const written = (value: number, units: Units, locale: string, maximumFractionDigits: number): string =>
  formatNumber(shownWeight(value, units), locale, {
    style: 'unit',
    unit: names[units],
    unitDisplay: 'short',
    maximumFractionDigits,
  });

/** The number alone. */
export const writeWeight = (value: number, units: Units, locale: string): string =>
  formatNumber(shownWeight(value, units), locale, { maximumFractionDigits: 2 });

/** Grams in the member's unit: `62.5 kg`, `137.8 lb`. */
export const formatWeight = (value: number, units: Units, locale: string): string => written(value, units, locale, 2);

/** A weight that nobody has lifted yet, to the tenth: `224.9 lb`. */
export const formatEstimate = (value: number, units: Units, locale: string): string => written(value, units, locale, 1);

/** The same as a figure with its unit apart. */
export const estimateFigure = (value: number, units: Units, locale: string): Figure => ({
  unit: unitOf('volume', units),
  text: formatNumber(shownWeight(value, units), locale, { maximumFractionDigits: 1 }),
});
