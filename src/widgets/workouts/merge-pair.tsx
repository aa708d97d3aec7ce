import type { Workout } from '../../core/contract/schemas/training/workouts.js';
import type { Units } from '../../core/measures.js';
import { formatNumber } from '../../core/numbers.js';
import { useLocale, useWords } from '../../ui/language/language.js';
import { unseen } from '../../ui/style/unseen.css.js';
import { workoutWords } from './copy.js';
import { writeDay, writeTime } from './days.js';
import { formatDuration } from './durations.js';
import { figureOf } from './quantities.js';
import { comparedValue, worthComparing, type ComparedFigure } from './compared.js';
import { mergeWords } from './merge-copy.js';
import { cell, columnName, muted, rowName, table } from './merge.css.js';

/** One of the two is new here, or one of them is shown. */
export type MergeAs = 'new' | 'shown';

interface PairProps {
  own: Workout;
  other: Workout;
  as: MergeAs;
  units: Units;
}

/** Both records side by side, as a table. */
export function Pair({ own, other, as, units }: PairProps) {
  const copy = useWords(mergeWords);
  const names = copy.names[as];
  return (
    <table className={table}>
      <caption className={unseen}>{copy.compared}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={unseen}>{copy.figure}</span>
          </th>
          <th className={columnName} scope="col">
            {names.own}
          </th>
          <th className={columnName} scope="col">
            {names.other}
          </th>
        </tr>
      </thead>
      <tbody>
        {worthComparing(own, other).map(figure => (
          <tr key={figure}>
            <th className={rowName} scope="row">
              {copy.figures[figure]}
            </th>
            {[own, other].map(workout => (
              <td key={workout.id} className={cell}>
                <bdi>
                  <Value workout={workout} figure={figure} units={units} />
                </bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ workout, figure, units }: { workout: Workout; figure: ComparedFigure; units: Units }) {
  const { none } = useWords(mergeWords);
  const { sources, units: signs } = useWords(workoutWords);
  const locale = useLocale();
  const value = comparedValue(workout, figure);
  if (typeof value !== 'number') {
    if (value === null) return <span className={muted}>{none}</span>;
    return figure === 'source' ? sources[workout.source] : value;
  }
  switch (figure) {
    case 'title':
    case 'source':
      return value;
    case 'startedAt':
      return [
        writeDay(workout.localDate, locale, { month: 'short', day: 'numeric', year: 'numeric' }),
        writeTime(value, workout.timeZone, locale),
      ].join(', ');
    case 'seconds':
      return formatDuration(value, locale);
    case 'heartRate':
      return `${formatNumber(value, locale)} ${signs.bpm}`;
    default: {
      const { text, unit } = figureOf(figure, value, units, locale);
      return `${text} ${signs[unit]}`;
    }
  }
}
