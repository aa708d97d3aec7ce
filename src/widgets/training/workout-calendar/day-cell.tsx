import { formatNumber } from '../../../core/numbers.js';
import { disciplineMarks } from '../../../ui/data/content-card/discipline.js';
import { Icon } from '../../../ui/icon/icon.js';
import { shield } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { cx } from '../../../ui/style/cx.js';
import { hues } from '../../../ui/style/hues.css.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { workoutWords } from '../../workouts/copy.js';
import { writeDay } from '../../workouts/days.js';
import { disciplineOf } from '../../workouts/disciplines.js';
import { minutesOf } from '../../workouts/durations.js';
import { words, type Copy } from './copy.js';
import { bar, bars, block, blocks, cell, ghost, number, rest, shieldWord, top } from './grid.css.js';
import type { Days } from './model.js';
import type { Protection } from './streak-rules.js';
import { WorkoutLink, type Links } from './workout-link.js';

export type DayWorkout = Days[string]['items'][number];

/** Bars that a narrow day has room for. */
const MOST_BARS = 3;

interface DayCellProps extends Links {
  day: string;
  items: readonly DayWorkout[];
  protection: Protection | undefined;
  isToday: boolean;
  isAhead: boolean;
  isChosen: boolean;
  isWaiting: boolean;
  onChoose: () => void;
}

/** What a day is called: `Tuesday, November 17: 2 workouts, 75 minutes`. */
function nameOf(day: string, items: readonly DayWorkout[], protection: Protection | undefined, copy: Copy, at: string) {
  const written = writeDay(day, at, { weekday: 'long', month: 'long', day: 'numeric' });
  const minutes = minutesOf(items.reduce((sum, { seconds }) => sum + seconds, 0));
  const said = items.length > 0 ? copy.dayWith(written, items.length, minutes) : copy.dayWithout(written);
  return protection ? `${said}, ${copy.protections[protection]}` : said;
}

/** A day with all its workouts; in a narrow place with bars of their hues, and the list below says what they are. */
export function DayCell({ day, items, protection, isToday, isAhead, isChosen, isWaiting, ...actions }: DayCellProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const { onChoose, ...links } = actions;
  return (
    <td
      className={cell}
      role="gridcell"
      part="day"
      data-protected={protection}
      data-ahead={isAhead || undefined}
      aria-selected={isChosen}
    >
      <div className={top}>
        <button
          type="button"
          className={number}
          data-day={day}
          data-today={isToday || undefined}
          aria-label={nameOf(day, items, protection, copy, locale)}
          aria-current={isToday ? 'date' : undefined}
          tabIndex={isChosen ? 0 : -1}
          onClick={onChoose}
        >
          {formatNumber(Number(day.slice(8)), locale)}
        </button>
        {protection && (
          <span className={shieldWord} aria-hidden="true">
            <Icon shape={shield} size="2xs" />
            <span className={rest}>{copy.protections[protection]}</span>
          </span>
        )}
      </div>
      {isWaiting && <span className={ghost} />}
      {items.length > 0 && (
        <>
          <div className={blocks}>
            {items.map(item => (
              <Block key={item.id} item={item} isReached={isChosen} {...links} />
            ))}
          </div>
          <div className={bars} aria-hidden="true">
            {items.slice(0, MOST_BARS).map(({ id, type }) => (
              <span key={id} className={cx(bar, hues[disciplineOf[type]])} />
            ))}
            {items.length > MOST_BARS && copy.more(formatNumber(items.length - MOST_BARS, locale))}
          </div>
        </>
      )}
    </td>
  );
}

/** One workout: a field of its hue with its mark and its minutes. The keyboard reaches those of the chosen day. */
function Block({ item, isReached, ...links }: Links & { item: DayWorkout; isReached: boolean }) {
  const { minutes } = useWords(words);
  const { types } = useWords(workoutWords);
  const locale = useLocale();
  const { id, type, title, seconds } = item;
  const discipline = disciplineOf[type];
  return (
    <WorkoutLink {...links} workoutId={id} className={cx(block, hues[discipline])} title={title} isSkipped={!isReached}>
      <Icon shape={disciplineMarks[discipline]} size="xs" />
      <span className={unseen}>{`${types[type]} ${title} `}</span>
      {formatNumber(minutesOf(seconds), locale)} <span className={rest}>{minutes}</span>
    </WorkoutLink>
  );
}
