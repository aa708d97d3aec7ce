/** How a person counts lengths and weights. */
export type Units = 'metric' | 'imperial';

const MM_PER_INCH = 25.4;
const GRAMS_PER_POUND = 453.59237;

/** What was typed as a number, with a point or a comma; NaN when it is none, nothing when nothing was typed. */
export function numberIn(typed: string): number | undefined {
  const bare = typed.trim();
  if (!bare) return undefined;
  return /^\d{1,5}(?:[.,]\d{0,3})?$/.test(bare) ? Number(bare.replace(',', '.')) : Number.NaN;
}

export interface TypedMeasures {
  centimetres: string;
  feet: string;
  inches: string;
  kilograms: string;
  pounds: string;
}

/** Millimetres; NaN for what is no length, nothing when nothing was typed. */
export function heightOf(
  { centimetres, feet, inches }: Pick<TypedMeasures, 'centimetres' | 'feet' | 'inches'>,
  units: Units,
): number | undefined {
  if (units === 'metric') {
    const cm = numberIn(centimetres);
    return cm === undefined ? undefined : Math.round(cm * 10);
  }
  const [ft, inch] = [numberIn(feet), numberIn(inches)];
  return ft === undefined && inch === undefined ? undefined : Math.round(((ft ?? 0) * 12 + (inch ?? 0)) * MM_PER_INCH);
}

/** Grams; NaN for what is no weight, nothing when nothing was typed. */
export function weightOf(
  { kilograms, pounds }: Pick<TypedMeasures, 'kilograms' | 'pounds'>,
  units: Units,
): number | undefined {
  const typed = numberIn(units === 'metric' ? kilograms : pounds);
  return typed === undefined ? undefined : Math.round(typed * (units === 'metric' ? 1000 : GRAMS_PER_POUND));
}

/** What people may be, in millimetres and grams. */
const HEIGHT = { min: 300, max: 2750 };
const WEIGHT = { min: 2000, max: 650_000 };

const isWithin = (value: number | undefined, { min, max }: { min: number; max: number }): boolean =>
  value === undefined || (value >= min && value <= max);

export const isHeight = (mm: number | undefined): boolean => isWithin(mm, HEIGHT);
export const isWeight = (grams: number | undefined): boolean => isWithin(grams, WEIGHT);
