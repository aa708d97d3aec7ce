/** What a day's form says, from rested to worn out. */
export type FormMeaning = 'rested' | 'fresh' | 'balanced' | 'building' | 'tired';

/** The least form of each, from the top. */
const steps: readonly (readonly [least: number, FormMeaning])[] = [
  [25, 'rested'],
  [5, 'fresh'],
  [-10, 'balanced'],
  [-20, 'building'],
];

/**
 * What a form means. The steps at 25, 5 and −10 are those of Joe Friel, “Managing Training Using TSB”; below −20 the week’s
 * plan is one of recovery, so there it is said to be enough before his −30.
 */
export const formMeaning = (form: number): FormMeaning => steps.find(([least]) => form >= least)?.[1] ?? 'tired';
