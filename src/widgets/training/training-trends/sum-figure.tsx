import type { Units } from '../../../core/measures.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { workoutWords } from '../../workouts/copy.js';
import { ChangeLine } from './change-line.js';
import { changeOf } from './change.js';
import { words } from './copy.js';
import { TrendFigure } from './figures.js';
import { writePeriod } from './labels.js';
import type { Trend } from './trend.js';
import { figure, name, one } from './view.css.js';

/** The sum of a period, and how it compares with the one before. */
export function SumFigure({ trend, units }: { trend: Trend; units: Units }) {
  const copy = useWords(words);
  const { types } = useWords(workoutWords);
  const locale = useLocale();
  const { query, period, graph, figure: sum, before } = trend;
  const what = copy.graphs[query.graph];
  // of all years, those before the first workout are left out
  const [first = ''] = graph.keys;
  const days =
    query.view === 'all'
      ? first.length === 4
        ? `${first} – ${period.to.slice(0, 4)}`
        : ''
      : writePeriod(period, locale);
  return (
    <dl className={one}>
      <dt className={name}>
        {[query.type ? copy.graphOf(what, types[query.type]) : what, days].filter(Boolean).join(' · ')}
      </dt>
      <dd className={figure}>
        <TrendFigure graph={query.graph} value={sum} units={units} />
      </dd>
      {query.view !== 'all' && (
        <dd>
          <ChangeLine change={changeOf(sum, before)} than={copy.before[query.view]} />
        </dd>
      )}
    </dl>
  );
}
