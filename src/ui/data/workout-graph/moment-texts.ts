import type { TextsOf } from '../../language/language.js';
import type { chartWords } from '../chart/words.js';
import type { MetricFormat } from './metric-format.js';
import type { Moment } from './moment.js';
import type { workoutGraphWords } from './words.js';

/** What is written about one sample. */
export interface MomentTexts {
  at: string;
  value: string;
  /** The zone, and the goal. */
  notes: readonly string[];
  tries: readonly { name: string; value: string }[];
}

export function momentTexts(
  { at, value, zone, goal, tries }: Moment,
  format: MetricFormat,
  words: TextsOf<typeof workoutGraphWords>,
  chart: TextsOf<typeof chartWords>,
): MomentTexts {
  const say = (one: number | null): string => (one === null ? chart.gap : format.full(one));
  return {
    at,
    value: say(value),
    notes: [
      ...(zone === undefined ? [] : [zone]),
      ...(goal ? [words.goalOf(format.plain(goal.low), format.full(goal.high))] : []),
    ],
    tries: tries.map(one => ({ name: one.name, value: say(one.value) })),
  };
}

/** The same in one line, for a screen reader. */
export const spoken = ({ at, value, notes, tries }: MomentTexts, chart: TextsOf<typeof chartWords>): string =>
  chart.reading(at, [value, ...notes, ...tries.map(one => chart.series(one.name, one.value))].join(', '));
