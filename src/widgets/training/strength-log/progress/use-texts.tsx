import type { StrengthBest } from '../../../../core/contract/schemas/strength/records.js';
import { formatNumber } from '../../../../core/numbers.js';
import { localDay } from '../../../../core/time-zones.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { workoutWords } from '../../../workouts/copy.js';
import { writeDay } from '../../../workouts/days.js';
import { clockOf } from '../../../workouts/durations.js';
import { figureOf } from '../../../workouts/quantities.js';
import type { Settings } from '../../../workouts/settings.js';
import { formatWeight } from '../../../workouts/weights.js';
import { words } from './copy.js';

/** How figures and days are written in the reader’s language, and by the member's units and clock. */
export function useTexts({ units, timeZone }: Settings) {
  const copy = useWords(words);
  const { units: signs } = useWords(workoutWords);
  const locale = useLocale();
  const weight = (grams: number) => formatWeight(grams, units, locale, signs);
  const count = (value: number) => formatNumber(value, locale);
  const volume = (grams: number) => {
    const { text, unit } = figureOf('volume', grams, units, locale);
    return `${text} ${signs[unit]}`;
  };
  return {
    weight,
    volume,
    count,
    /** `Nov 3, 2026` */
    date: (day: string) => writeDay(day, locale, { month: 'short', day: 'numeric', year: 'numeric' }),
    day: (at: number) => writeDay(localDay(timeZone, at), locale, { month: 'short', day: 'numeric', year: 'numeric' }),
    best({ metric, value }: Pick<StrengthBest, 'metric' | 'value'>): string {
      if (metric === 'reps') return copy.count.reps(count(value));
      if (metric === 'hold') return clockOf(value);
      return metric === 'weight' || metric === 'oneRepMax' ? weight(value) : volume(value);
    },
  };
}
