import type { ReactNode } from 'react';
import type { WorkoutSums } from '../../../core/contract/schemas/training/workouts.js';
import type { Units } from '../../../core/measures.js';
import { formatNumber } from '../../../core/numbers.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Amount, Duration } from '../../workouts/figure.js';
import { words } from './copy.js';
import { total, totalFigure, totalName, totals as totalsClass } from './view.css.js';

/** The sums over all workouts that the filters let through. */
export function Totals({ totals, units }: { totals: WorkoutSums; units: Units }) {
  const copy = useWords(words).totals;
  const locale = useLocale();
  const { count, seconds, distance, volume, calories } = totals;
  return (
    <dl className={totalsClass} part="totals">
      <Total name={copy.count}>{formatNumber(count, locale)}</Total>
      <Total name={copy.seconds}>
        <Duration seconds={seconds} />
      </Total>
      {distance === 0 && volume > 0 ? (
        <Total name={copy.volume}>
          <Amount quantity="volume" value={volume} units={units} />
        </Total>
      ) : (
        <Total name={copy.distance}>
          <Amount quantity="distance" value={distance} units={units} />
        </Total>
      )}
      <Total name={copy.calories}>
        <Amount quantity="calories" value={calories} units={units} />
      </Total>
    </dl>
  );
}

const Total = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={total}>
    <dt className={totalName}>{name}</dt>
    <dd className={totalFigure}>{children}</dd>
  </div>
);
