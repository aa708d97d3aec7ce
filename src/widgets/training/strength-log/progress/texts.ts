import type { StrengthBest } from '../../../../core/contract/schemas/strength/records.js';
import { formatNumber } from '../../../../core/numbers.js';
import { localDay } from '../../../../core/time-zones.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { workoutWords } from '../../../workouts/copy.js';
import { dayAfter, mondayOf, writeDay } from '../../../workouts/days.js';
import { clockOf } from '../../../workouts/durations.js';
import { figureOf } from '../../../workouts/quantities.js';
import type { Settings } from '../../../workouts/settings.js';
import { formatWeight } from '../../../workouts/weights.js';
import { words, type Copy } from './copy.js';
import { courseOf, type Estimate } from './curve.js';

/** `last week`, or `in February 2026`; of this year without it. Days are `YYYY-MM-DD`. */
export function sayWhen(day: string, today: string, locale: string, copy: Copy): string {
  const week = mondayOf(today);
  if (day >= week) return copy.thisWeek;
  if (day >= dayAfter(week, -7)) return copy.lastWeek;
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return copy.during(writeDay(day, locale, { month: 'long', ...year }));
}

/** One sentence of how the estimates of an exercise went; none where there is nothing to say. */
export function sayCourse(
  exercise: string,
  estimates: readonly Estimate[],
  { today, locale, copy, weight }: { today: string; locale: string; copy: Copy; weight: (grams: number) => string },
): string | undefined {
  const course = courseOf(estimates, weight);
  if (course.is === 'none') return undefined;
  const on = ({ day }: Estimate) => copy.on(writeDay(day, locale, { month: 'short', day: 'numeric' }));
  if (course.is === 'one') return copy.one(exercise, weight(course.only.value), on(course.only));
  const { first, last } = course;
  const [then, lately] = [first, last].map(({ day }) => sayWhen(day, today, locale, copy));
  // two days of one month, or of one week, are told apart by their dates
  const times = then === lately ? ([on(first), on(last)] as const) : ([then ?? '', lately ?? ''] as const);
  return course.is === 'same'
    ? copy.same(exercise, weight(last.value), times[0])
    : copy[course.is](exercise, weight(first.value), times[0], weight(last.value), times[1]);
}

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

export type Texts = ReturnType<typeof useTexts>;
