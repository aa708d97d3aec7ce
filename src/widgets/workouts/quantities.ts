import type { Units } from '../../core/measures.js';
import { formatNumber } from '../../core/numbers.js';

/** Units as they are said beside a figure: `workoutWords` has their signs. */
export type WorkoutUnit = 'kJ' | 'kcal' | 'km' | 'mi' | 'm' | 'ft' | 'kg' | 'lb' | 'W' | 'rpm' | 'bpm' | 'kmh' | 'mph';

/** A figure and its unit, apart, because they are set in two sizes. */
export interface Figure {
  text: string;
  unit: WorkoutUnit;
}

/** What is counted of a workout, in the server's units: joules, metres, kilocalories, metres climbed, grams lifted, metres an hour. */
export type Quantity = 'output' | 'distance' | 'calories' | 'elevation' | 'volume' | 'speed';

const METRES_PER_MILE = 1609.344;
const METRES_PER_FOOT = 0.3048;
const GRAMS_PER_POUND = 453.59237;

interface Scale {
  unit: WorkoutUnit;
  /** Of the server's units, in one of these. */
  per: number;
  /** Decimals of a figure under a hundred. */
  digits?: number;
}

const both = (scale: Scale): Readonly<Record<Units, Scale>> => ({ metric: scale, imperial: scale });

const scales: Readonly<Record<Quantity, Readonly<Record<Units, Scale>>>> = {
  output: both({ unit: 'kJ', per: 1000 }),
  calories: both({ unit: 'kcal', per: 1 }),
  distance: {
    metric: { unit: 'km', per: 1000, digits: 1 },
    imperial: { unit: 'mi', per: METRES_PER_MILE, digits: 1 },
  },
  elevation: { metric: { unit: 'm', per: 1 }, imperial: { unit: 'ft', per: METRES_PER_FOOT } },
  volume: { metric: { unit: 'kg', per: 1000 }, imperial: { unit: 'lb', per: GRAMS_PER_POUND } },
  speed: {
    metric: { unit: 'kmh', per: 1000, digits: 1 },
    imperial: { unit: 'mph', per: METRES_PER_MILE, digits: 1 },
  },
};

/** The number that a reader of these units sees, unrounded: for a graph. */
export const inUnits = (quantity: Quantity, value: number, units: Units): number => value / scales[quantity][units].per;

/** What the server counts of a number in a reader's units, whole. */
export const fromUnits = (quantity: Quantity, shown: number, units: Units): number =>
  Math.round(shown * scales[quantity][units].per);

export const unitOf = (quantity: Quantity, units: Units): WorkoutUnit => scales[quantity][units].unit;

/** A figure as it is read. Under a hundred, distances and speeds have a tenth, always: `8.0` beside `8.4` lines up. */
export function figureOf(quantity: Quantity, value: number, units: Units, locale: string): Figure {
  const { unit, digits = 0 } = scales[quantity][units];
  const number = inUnits(quantity, value, units);
  const shown = Math.abs(number) < 100 ? digits : 0;
  return { unit, text: formatNumber(number, locale, { minimumFractionDigits: shown, maximumFractionDigits: shown }) };
}
