import { useLocale, useWords } from '../../language/language.js';
import { clock } from './clock.js';
import { metricFormat } from './metric-format.js';
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
  const { full, plain } = metricFormat(unit, locale);
  return (
    <>
      <span className={figure}>
        <bdi>
          {plain(average)}
          <span className={unitClass}> {unit}</span>
        </bdi>
      </span>{' '}
      <span className={rest}>{words.average(full(max ?? peak.value), clock(peak.second))}</span>
    </>
  );
}
