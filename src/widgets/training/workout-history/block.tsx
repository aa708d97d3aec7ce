import type { MouseEvent } from 'react';
import type { Workout } from '../../../core/contract/schemas/training/workouts.js';
import { formatNumber } from '../../../core/numbers.js';
import { disciplineMarks } from '../../../ui/data/content-card/discipline.js';
import { Icon } from '../../../ui/icon/icon.js';
import { trophy } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { cx } from '../../../ui/style/cx.js';
import { hues } from '../../../ui/style/hues.css.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { LazyView } from '../../element/lazy-view.js';
import { workoutWords } from '../../workouts/copy.js';
import { writeDay, writeTime } from '../../workouts/days.js';
import { disciplineOf } from '../../workouts/disciplines.js';
import { minutesOf } from '../../workouts/durations.js';
import { words } from './copy.js';
import { block, day, mark, minutes, minutesUnit, name, place, record, tick } from './view.css.js';

const loadToChosen = () => import('./to-chosen.tsx?widget');

export interface BlockProps {
  workout: Workout;
  /** How its day is written, piece by piece: in a week by its weekday, else by its date. */
  dated: readonly Intl.DateTimeFormatOptions[];
  href: string | undefined;
  onOpen: (event: MouseEvent) => void;
  /** While workouts are chosen: whether this one is. */
  chosen: boolean | undefined;
  /** It was chosen last: what can be done with them is one press away from it. */
  last: boolean;
  onChoose: (chosen: boolean) => void;
}

/** One workout: a field of its hue with its day, its minutes and what it was. */
export function Block({ workout, dated, href, onOpen, chosen, last, onChoose }: BlockProps) {
  const copy = useWords(words);
  const className = cx(block, hues[disciplineOf[workout.type]]);
  const content = <Content workout={workout} dated={dated} />;
  return (
    <li className={place}>
      {chosen !== undefined ? (
        <label className={className}>
          <input
            className={tick}
            type="checkbox"
            checked={chosen}
            onChange={event => onChoose(event.currentTarget.checked)}
          />
          {content}
        </label>
      ) : href === undefined ? (
        <button type="button" className={className} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <a href={href} className={className} onClick={onOpen}>
          {content}
        </a>
      )}
      {last && <LazyView load={loadToChosen} props={{}} waiting={null} />}
      {workout.records.length > 0 && (
        <span className={record}>
          <Icon shape={trophy} size="xs" />
          {copy.record}
        </span>
      )}
    </li>
  );
}

function Content({ workout, dated }: Pick<BlockProps, 'workout' | 'dated'>) {
  const { minutes: unit, leftEarly } = useWords(words);
  const { types } = useWords(workoutWords);
  const locale = useLocale();
  const { type, title, localDate, startedAt, timeZone, durationSeconds, completed } = workout;
  return (
    <>
      <svg className={mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={String(disciplineMarks[disciplineOf[type]])} />
      </svg>
      <span className={day}>{dated.map(piece => writeDay(localDate, locale, piece)).join(' ')}</span>
      <span
        className={unseen}
      >{` ${types[type]}, ${writeDay(localDate, locale, { dateStyle: 'medium' })}, ${writeTime(startedAt, timeZone, locale)} `}</span>
      <span className={minutes}>
        <span>{formatNumber(minutesOf(durationSeconds), locale)}</span>
        <span className={minutesUnit}>{unit}</span>
      </span>
      <span className={name}>
        {!completed && `${leftEarly} · `}
        <bdi>{title}</bdi>
      </span>
    </>
  );
}
