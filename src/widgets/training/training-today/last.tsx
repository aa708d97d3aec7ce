import type { MouseEvent } from 'react';
import type { Workout } from '../../../core/contract/schemas/training/workouts.js';
import { formatNumber } from '../../../core/numbers.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { cx } from '../../../ui/style/cx.js';
import { hues } from '../../../ui/style/hues.css.js';
import { workoutWords } from '../../workouts/copy.js';
import { writeDay, writeTime } from '../../workouts/days.js';
import { disciplineOf } from '../../workouts/disciplines.js';
import { minutesOf } from '../../workouts/durations.js';
import { Amount } from '../../workouts/figure.js';
import type { Settings } from '../../workouts/settings.js';
import { words } from './copy.js';
import { Opener } from '../../workouts/opener.js';
import { facts, lastBlock, lastRow, lastUnit, muted, name, opener, record, sheet } from './view.css.js';

interface LastProps {
  workout: Workout | undefined;
  settings: Settings;
  hrefOf: (workoutId: string) => string | undefined;
  onOpen: (workoutId: string, event: MouseEvent) => void;
  allHref: string | undefined;
}

/** The last workout, with what it came to. */
export function Last({ workout, settings: { units }, hrefOf, onOpen, allHref }: LastProps) {
  const copy = useWords(words);
  const { types } = useWords(workoutWords);
  const locale = useLocale();
  if (!workout)
    return (
      <section className={sheet}>
        <h3 className={name}>{copy.noneYet}</h3>
        <p className={muted}>{copy.noneYetText}</p>
      </section>
    );
  const { id, type, title, localDate, startedAt, timeZone, durationSeconds, totals, records } = workout;
  const day = writeDay(localDate, locale, { weekday: 'long', month: 'long', day: 'numeric' });
  return (
    <section className={sheet}>
      <h3 className={name}>{copy.last}</h3>
      <div className={lastRow}>
        <div className={cx(lastBlock, hues[disciplineOf[type]])} aria-hidden="true">
          {formatNumber(minutesOf(durationSeconds), locale)}
          <span className={lastUnit}>{copy.minutes}</span>
        </div>
        <div>
          <Opener href={hrefOf(id)} className={opener} onOpen={event => onOpen(id, event)}>
            <bdi>{title}</bdi>
          </Opener>
          <p className={muted}>
            {types[type]} · {day}, {writeTime(startedAt, timeZone, locale)}
          </p>
          <p className={facts}>
            {(['output', 'distance', 'elevation', 'volume', 'calories'] as const).map(quantity => {
              const value = totals[quantity];
              return value ? <Amount key={quantity} quantity={quantity} value={value} units={units} /> : null;
            })}
          </p>
          {records.length > 0 && <p className={record}>{copy.record}</p>}
        </div>
      </div>
      {allHref !== undefined && <Link href={allHref}>{copy.allWorkouts}</Link>}
    </section>
  );
}
