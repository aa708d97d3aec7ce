import type { MetricSlug } from '../../../core/contract/schemas/training/recording.js';
import { formatNumber } from '../../../core/numbers.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { figure, unit } from '../../workouts/figure.css.js';
import { Amount } from '../../workouts/figure.js';
import { words } from './copy.js';
import { Fact } from './fact.js';
import { isEstimated, totalThatMatters, type Total } from './figures.js';
import type { Shown } from './model.js';
import { useFigures } from './use-figures.js';
import { figures, muted, stack } from './view.css.js';

const totals = ['output', 'distance', 'elevation', 'volume', 'calories'] as const satisfies readonly Total[];
const metrics = [
  'output',
  'heart_rate',
  'cadence',
  'speed',
  'resistance',
  'incline',
] as const satisfies readonly MetricSlug[];

/** All else that was counted and measured, beside the figure that matters. */
export function Tiles({ detail: { workout }, settings: { units } }: Shown) {
  const copy = useWords(words);
  const locale = useLocale();
  const say = useFigures(workout.type, units);
  const matters = totalThatMatters(workout);
  const { average, max, load } = workout;
  return (
    <div className={stack}>
      <dl className={figures} part="figures">
        {totals.map(total => {
          const value = workout.totals[total];
          return value && total !== matters ? (
            <Fact key={total} name={copy.totals[total]} note={isEstimated(workout, total) && copy.estimated}>
              <Amount quantity={total} value={value} units={units} />
            </Fact>
          ) : undefined;
        })}
        {metrics.map(slug => {
          const [mean, most] = [average[slug], max[slug]];
          return mean === null ? undefined : (
            <Fact
              key={slug}
              name={copy.averages[slug]}
              note={most !== null && copy.most(say.metricWithUnit(slug, most))}
            >
              <span className={figure}>
                {say.metric(slug, mean)}
                <span className={unit}>{say.unitOf(slug)}</span>
              </span>
            </Fact>
          );
        })}
        {load && <Fact name={copy.load}>{formatNumber(Math.round(load.value), locale)}</Fact>}
      </dl>
      {load && <p className={muted}>{copy.loads[load.method]}</p>}
    </div>
  );
}
