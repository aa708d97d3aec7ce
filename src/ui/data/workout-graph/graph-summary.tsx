import { formatNumber } from '../../../core/numbers.js';
import { useLocale, useWords } from '../../language/language.js';
import { valueFormatter } from '../chart/value-format.js';
import { clock } from './clock.js';
import { peakOf } from './samples.js';
import type { WorkoutMetric } from './types.js';
import { figure, rest, unit as unitClass } from './workout-graph.css.js';
import { workoutGraphWords } from './words.js';

interface GraphSummaryProps {
  seconds: readonly number[];
  metric: WorkoutMetric;
}

/** One sentence: the average as the number that matters, then the most and when it was. */
export function GraphSummary({ seconds, metric: { unit, average, max, values } }: GraphSummaryProps) {
  const words = useWords(workoutGraphWords);
  const locale = useLocale();
  const peak = peakOf(seconds, values);
  if (average === null || !peak) return undefined;
  const most = valueFormatter({ kind: 'number', unit }, locale).full(max ?? peak.value);
  return (
    <>
      <span className={figure}>
        <bdi>
          {formatNumber(average, locale, { maximumFractionDigits: 1 })}
          <span className={unitClass}> {unit}</span>
        </bdi>
      </span>{' '}
      <span className={rest}>{words.average(most, clock(peak.second))}</span>
    </>
  );
}
