import { numberFormat } from './numbers.js';

/** How a person counts lengths and weights. */
export type Units = 'metric' | 'imperial';

export type Unit = 'cm' | 'ft' | 'in' | 'kg' | 'lb' | 'bpm' | 'W';

/** What a measure's boxes hold: a whole number in the server's unit, nothing, or something that is no number. */
export type Measured = number | null | 'unreadable';

/** One way to write a measure: in which units, from the server's whole number to theirs and back. */
export interface Scale {
  readonly units: readonly Unit[];
  /** The smallest and the largest that a person can have, in the server's unit. */
  readonly range: readonly [least: number, most: number];
  toNumbers(value: number): readonly number[];
  /** `NaN` for numbers that mean nothing together. */
  fromNumbers(numbers: readonly number[]): number;
}

const MM_PER_INCH = 25.4;
const GRAMS_PER_POUND = 453.59237;

/** Millimetres. */
const HEIGHT = [300, 2750] as const;
/** Grams. */
const WEIGHT = [2000, 650_000] as const;

const tenths = (value: number): number => Math.round(value * 10) / 10;

const centimetres: Scale = {
  units: ['cm'],
  range: HEIGHT,
  toNumbers: mm => [mm / 10],
  fromNumbers: ([cm = 0]) => cm * 10,
};

/** Half inches are as near as anybody knows their height. Inches alone may be any number; beside feet they are less than one. */
const feet: Scale = {
  units: ['ft', 'in'],
  range: HEIGHT,
  toNumbers: mm => {
    const halves = Math.round((mm / MM_PER_INCH) * 2);
    return [Math.floor(halves / 24), (halves % 24) / 2];
  },
  fromNumbers: ([whole = 0, inches = 0]) =>
    whole > 0 && inches >= 12 ? Number.NaN : (whole * 12 + inches) * MM_PER_INCH,
};

const weightIn = (unit: Unit, grams: number): Scale => ({
  units: [unit],
  range: WEIGHT,
  toNumbers: value => [tenths(value / grams)],
  fromNumbers: ([number = 0]) => number * grams,
});

/** Whole numbers in the server's own unit. */
const whole = (unit: Unit, ...range: Scale['range']): Scale => ({
  units: [unit],
  range,
  toNumbers: value => [value],
  fromNumbers: ([number = 0]) => number,
});

export const height: Readonly<Record<Units, Scale>> = { metric: centimetres, imperial: feet };
export const weight: Readonly<Record<Units, Scale>> = {
  metric: weightIn('kg', 1000),
  imperial: weightIn('lb', GRAMS_PER_POUND),
};
export const maxHeartRate = whole('bpm', 90, 240);
export const restingHeartRate = whole('bpm', 25, 120);
export const ftp = whole('W', 30, 700);

/** A number as people type it, with a point or a comma; nothing for an empty text, `NaN` for any other text. */
function numberIn(text: string): number | undefined {
  const written = text.trim().replace(',', '.');
  if (written === '') return undefined;
  return /^\d{1,4}(?:\.\d*)?$/.test(written) ? Number(written) : Number.NaN;
}

/** A measure as a language writes it, a text for each unit. */
export function writeMeasure(scale: Scale, value: Measured, locale: string): string[] {
  // Latin digits, so that the text can be read again in every language.
  const { format } = numberFormat(locale, { maximumFractionDigits: 1, useGrouping: false, numberingSystem: 'latn' });
  return typeof value === 'number' ? scale.toNumbers(value).map(number => format(number)) : scale.units.map(() => '');
}

/**
 * Reads what is in a measure's boxes. A value that would be shown the same as `known` is `known`: a user who looks at
 * their height in feet, or writes the same again, has not changed it.
 */
export function readMeasure(scale: Scale, texts: readonly string[], known: Measured = null): Measured {
  const numbers = texts.map(numberIn);
  if (numbers.every(number => number === undefined)) return null;
  const value = Math.round(scale.fromNumbers(numbers.map(number => number ?? 0)));
  if (Number.isNaN(value)) return 'unreadable';
  const shown = (of: number) => scale.toNumbers(of).join(' ');
  return typeof known === 'number' && shown(known) === shown(value) ? known : value;
}

/** Whether a person can have it, or have left it out. */
export const isPossible = ({ range: [least, most] }: Scale, value: Measured): boolean =>
  value === null || (typeof value === 'number' && value >= least && value <= most);
