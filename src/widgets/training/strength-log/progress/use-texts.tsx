import type { StrengthBest } from '../../../../core/contract/schemas/strength/records.js';
import { formatNumber } from '../../../../core/numbers.js';
import { localDay } from '../../../../core/wall-clock.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { workoutWords } from '../../../workouts/copy.js';
import { writeDay } from '../../../workouts/days.js';
import { clockOf } from '../../../workouts/durations.js';
import { figureOf, type Figure } from '../../../workouts/quantities.js';
import type { Settings } from '../../../workouts/settings.js';
import { estimateFigure, formatEstimate, formatWeight } from '../../../workouts/weights.js';
import { words } from './copy.js';
import type { Measure, Week } from './curve.js';

/** A figure and what it is of, apart, because they are set in two sizes. */
export interface FigureParts {
  text: string;
  unit: string;
}

/** How figures and days are written in the reader’s language, and by the member's units and clock. */
export function useTexts({ units, timeZone }: Settings) {
  const copy = useWords(words);
  const { units: signs } = useWords(workoutWords);
  const locale = useLocale();
  const weight = (grams: number) => formatWeight(grams, units, locale);
  const estimate = (grams: number) => formatEstimate(grams, units, locale);
  const count = (value: number) => formatNumber(value, locale);
  const parts = ({ text, unit }: Figure): FigureParts => ({ text, unit: signs[unit] });
  const weekParts = (week: Week, measure: Measure): FigureParts =>
    measure === 'volume'
      ? parts(figureOf('volume', week.volume, units, locale))
      : { text: count(week[measure]), unit: copy.counted[measure](count(week[measure])) };
  const write = ({ text, unit }: FigureParts) => `${text} ${unit}`;
  const volume = (grams: number) => write(parts(figureOf('volume', grams, units, locale)));
  return {
    weight,
    estimate,
    count,
    estimateParts: (grams: number) => parts(estimateFigure(grams, units, locale)),
    weekParts,
    week: (week: Week, measure: Measure) => write(weekParts(week, measure)),
    /** `Nov 3, 2026` */
    date: (day: string) => writeDay(day, locale, { month: 'short', day: 'numeric', year: 'numeric' }),
    day: (at: number) => writeDay(localDay(timeZone, at), locale, { month: 'short', day: 'numeric', year: 'numeric' }),
    best({ metric, value }: Pick<StrengthBest, 'metric' | 'value'>): string {
      if (metric === 'reps') return write({ text: count(value), unit: copy.counted.reps(count(value)) });
      if (metric === 'hold') return clockOf(value);
      if (metric === 'oneRepMax') return estimate(value);
      return metric === 'weight' ? weight(value) : volume(value);
    },
  };
}
