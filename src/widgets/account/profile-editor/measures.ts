/** What a measure's field stands for: a whole number in the server's unit, nothing, or something that is no number. */
export type Measured = number | null | 'unreadable';

export type Units = 'metric' | 'imperial';

export type Unit = 'cm' | 'ft' | 'in' | 'kg' | 'lb' | 'bpm';

/** One way to write a measure: in which units, from the server's whole number to theirs and back. */
export interface Scale {
  readonly units: readonly Unit[];
  write(value: number): readonly number[];
  reckon(numbers: readonly number[]): number;
}

const MM_PER_INCH = 25.4;
const GRAMS_PER_POUND = 453.59237;

const tenths = (value: number): number => Math.round(value * 10) / 10;

const centimetres: Scale = { units: ['cm'], write: mm => [mm / 10], reckon: ([cm = 0]) => cm * 10 };

/** Half inches are as near as anybody knows their height. */
const feet: Scale = {
  units: ['ft', 'in'],
  write: mm => {
    const halves = Math.round((mm / MM_PER_INCH) * 2);
    return [Math.floor(halves / 24), (halves % 24) / 2];
  },
  reckon: ([whole = 0, inches = 0]) => (whole * 12 + inches) * MM_PER_INCH,
};

const kilograms: Scale = { units: ['kg'], write: grams => [tenths(grams / 1000)], reckon: ([kg = 0]) => kg * 1000 };
const pounds: Scale = {
  units: ['lb'],
  write: grams => [tenths(grams / GRAMS_PER_POUND)],
  reckon: ([lb = 0]) => lb * GRAMS_PER_POUND,
};

export const height: Readonly<Record<Units, Scale>> = { metric: centimetres, imperial: feet };
export const weight: Readonly<Record<Units, Scale>> = { metric: kilograms, imperial: pounds };
export const heartRate: Scale = { units: ['bpm'], write: rate => [rate], reckon: ([rate = 0]) => rate };

/** A number as anybody types it, with a point or a comma; nothing for an empty text, `NaN` for what is none. */
function numberIn(text: string): number | undefined {
  const written = text.trim().replace(',', '.');
  if (written === '') return undefined;
  return /^\d{1,4}(?:\.\d*)?$/.test(written) ? Number(written) : Number.NaN;
}

/**
 * Reads what stands in a measure's boxes. What would be shown as `known` is, is `known`: who looks at their height in
 * feet, or writes the same again, has not changed it.
 */
export function readMeasure(scale: Scale, texts: readonly string[], known: Measured): Measured {
  const numbers = texts.map(numberIn);
  if (numbers.every(number => number === undefined)) return null;
  if (numbers.some(number => Number.isNaN(number))) return 'unreadable';
  const value = Math.round(scale.reckon(numbers.map(number => number ?? 0)));
  const shown = (of: number) => scale.write(of).join(' ');
  return typeof known === 'number' && shown(known) === shown(value) ? known : value;
}
