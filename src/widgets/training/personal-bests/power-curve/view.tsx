import { formatNumber } from '../../../../core/numbers.js';
import { LineChart } from '../../../../ui/data/line-chart/line-chart.js';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { Link } from '../../../../ui/navigation/link/link.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { useModel } from '../../../screen/use-model.js';
import { useStore } from '../../../screen/use-store.js';
import { workoutWords } from '../../../workouts/copy.js';
import { writeDay } from '../../../workouts/days.js';
import { formatLength } from '../../../workouts/durations.js';
import { figure, unit } from '../../../workouts/figure.css.js';
import { words } from '../copy.js';
import type { RecordContext } from '../record.js';
import { heading, muted, section } from '../view.css.js';
import { createPowerCurve, type CurvePoint } from './model.js';
import { best, bests, watts as wattsClass } from './view.css.js';

/** Lengths that are told in words: a sprint, a minute, a climb, what one's limit is read from. Seconds. */
const TOLD = [5, 60, 300, 1200];

/** The most watts that a member held, by how long. */
export function View({ settings, hrefOf, onOpen }: Pick<RecordContext, 'settings' | 'hrefOf' | 'onOpen'>) {
  const copy = useWords(words);
  const { units } = useWords(workoutWords);
  const locale = useLocale();
  const model = useModel(session => createPowerCurve(session, settings.timeZone), [settings.timeZone]);
  const piece = useStore(model.$piece);
  if (piece.is === 'failed') return <NotLoaded what={copy.curveWhat} why={piece} onRetry={model.retry} />;
  if (piece.is === 'loading') return <Skeleton shape="block" />;
  const { ever, recent } = piece;
  // watts come from machines alone: without any there is nothing to say
  if (ever.length < 2) return null;
  const lately = new Map(recent.map(({ seconds, watts }) => [seconds, watts]));
  const told = ever.filter(({ seconds }) => TOLD.includes(seconds));
  return (
    <section className={section}>
      <h3 className={heading}>{copy.curve}</h3>
      <p className={muted}>{copy.curveHow}</p>
      <ul className={bests} role="list">
        {told.map(({ seconds, watts, workoutId, localDate }: CurvePoint) => (
          <li key={seconds} className={best}>
            <span className={muted}>{formatLength(seconds, locale)}</span>
            <span className={wattsClass}>
              <span className={figure} dir="auto">
                {formatNumber(Math.round(watts), locale)}
                <span className={unit}>{units.W}</span>
              </span>
            </span>
            <Link href={hrefOf(workoutId)} onClick={event => onOpen(workoutId, event)}>
              {writeDay(localDate, locale, { month: 'short', day: 'numeric', year: 'numeric' })}
            </Link>
          </li>
        ))}
      </ul>
      <LineChart
        title={copy.curveChart}
        headingLevel={4}
        axis={{ kind: 'names', values: ever.map(({ seconds }) => formatLength(seconds, locale)) }}
        axisName={copy.curveLength}
        series={[
          { name: copy.curveEver, values: ever.map(({ watts }) => watts) },
          { name: copy.curveRecent, values: ever.map(({ seconds }) => lately.get(seconds) ?? null) },
        ]}
        format={{ kind: 'number', unit: units.W, digits: 0 }}
      />
    </section>
  );
}
