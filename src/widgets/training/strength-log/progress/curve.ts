import type { StrengthAggregations } from '../../../../core/contract/schemas/strength/records.js';
import { dayAfter, mondayOf } from '../../../workouts/days.js';
import type { ProgressPeriod } from './query.js';

type Item = StrengthAggregations['items'][number];

/** The best estimate of a day: grams that somebody could lift once, and the set that it comes from. */
export type Estimate = Item['oneRepMax'][number];

/** What a week lifted; it is called by its Monday. */
export type Week = Item['weeks'][number];

/**
 * How many days there are in a period, today among them. Less than ten years are answered at once (domain 3.1), and a session
 * where it is tomorrow already adds a day.
 */
const lengths: Readonly<Record<ProgressPeriod, number>> = { '3months': 91, year: 365, all: 3651 };

/** The first day of a period. Where it ends is for the answer to say. */
export const firstDayOf = (period: ProgressPeriod, today: string): string => dayAfter(today, 1 - lengths[period]);

const none = { volume: 0, sets: 0, reps: 0 };

/** Every week from the first that was trained to that of the last day, those without training too: a gap is a fact. */
export function everyWeek(weeks: readonly Week[], to: string): Week[] {
  const known = new Map(weeks.map(week => [week.week, week]));
  const last = mondayOf(to);
  const all: Week[] = [];
  for (let week = weeks[0]?.week; week !== undefined && week <= last; week = dayAfter(week, 7))
    all.push(known.get(week) ?? { week, ...none });
  return all;
}

/** What tells a week's work: what was lifted, else repetitions, else sets, of what is only ever held. */
export type Measure = 'volume' | 'reps' | 'sets';

const measures: readonly Measure[] = ['volume', 'reps'];

export const measureOf = (weeks: readonly Week[]): Measure =>
  measures.find(measure => weeks.some(week => week[measure] > 0)) ?? 'sets';

/** The week with most of something, the first of equal ones. */
export const bestWeek = (weeks: readonly Week[], measure: Measure): Week | undefined =>
  weeks.reduce<Week | undefined>((best, week) => (week[measure] > (best?.[measure] ?? 0) ? week : best), undefined);
