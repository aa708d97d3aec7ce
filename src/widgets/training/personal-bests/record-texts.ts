import type { PersonalBest } from '../../../core/contract/schemas/training/workout-detail.js';
import type { BestMetric } from '../../../core/contract/schemas/training/workouts.js';
import { localDay } from '../../../core/wall-clock.js';
import type { TextsOf } from '../../../core/words.js';
import type { workoutWords } from '../../workouts/copy.js';
import { writeDayAsOf } from '../../workouts/days.js';
import { formatDuration } from '../../workouts/durations.js';
import { figureOf } from '../../workouts/quantities.js';
import type { Settings } from '../../workouts/settings.js';
import type { Copy } from './copy.js';

export interface RecordTexts {
  /** `Nov 3, 2026`; of this year without it. */
  day: (at: number) => string;
  /** `250 kJ` */
  figure: (metric: BestMetric, value: number) => string;
  /** `Bike, 30 min: Output` */
  name: (best: PersonalBest) => string;
  /** What it replaced. */
  replaced: (best: PersonalBest) => string;
}

interface Given {
  settings: Settings;
  now: number;
  locale: string;
  copy: Copy;
  terms: TextsOf<typeof workoutWords>;
}

/** How records are written; the days are those of the member's time zone. */
export function recordTexts({ settings: { units, timeZone }, now, locale, copy, terms }: Given): RecordTexts {
  const today = localDay(timeZone, now);
  const day = (at: number) => writeDayAsOf(localDay(timeZone, at), today, locale, { month: 'short', day: 'numeric' });
  const figure = (metric: BestMetric, value: number) => {
    const { text, unit } = figureOf(metric, value, units, locale);
    return `${text} ${terms.units[unit]}`;
  };
  return {
    day,
    figure,
    name({ scope, metric }) {
      const what =
        scope.kind === 'content'
          ? scope.title
          : `${terms.types[scope.type]}, ${formatDuration(scope.classSeconds, locale)}`;
      return `${what}: ${terms.metrics[metric]}`;
    },
    replaced({ metric, value, previous }) {
      if (!previous) return copy.first;
      const much = figure(metric, value - previous.value);
      const on = day(previous.achievedAt);
      // by less than what is shown
      return much === figure(metric, 0) ? copy.beat(on) : copy.over(much, on);
    },
  };
}
