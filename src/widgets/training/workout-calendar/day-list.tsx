import { useId } from 'react';
import type { Streak } from '../../../core/contract/schemas/training/streaks.js';
import { formatNumber } from '../../../core/numbers.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Icon } from '../../../ui/icon/icon.js';
import { shield } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { useStore } from '../../screen/use-store.js';
import { workoutWords } from '../../workouts/copy.js';
import { writeDay, writeTime } from '../../workouts/days.js';
import { DisciplineMark } from '../../workouts/discipline-mark.js';
import { minutesOf } from '../../workouts/durations.js';
import { words } from './copy.js';
import type { DayWorkout } from './day-cell.js';
import { dayName, facts, list, muted, offer, protectedBy, row, rowName, rowTime, side } from './day-list.css.js';
import type { CalendarState, WorkoutCalendarModel } from './model.js';
import { canFreeze, protectionOf } from './streak-rules.js';
import { WorkoutLink, type Links } from './workout-link.js';

interface DayListProps extends Links {
  model: WorkoutCalendarModel;
  state: CalendarState;
  streak: Streak | undefined;
}

/** Every workout of the chosen day; of a day that was missed, the freeze that forgives it. */
export function DayList({ model, state: { day, days }, streak, ...links }: DayListProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const id = useId();
  const freezing = useStore(model.$freezing);
  const items = days?.[day]?.items ?? [];
  const protection = streak && protectionOf(streak, day);
  const weekday = writeDay(day, locale, { weekday: 'long' });
  return (
    <section className={side} part="day-list" aria-labelledby={id}>
      <h3 className={dayName} id={id}>
        {writeDay(day, locale, { weekday: 'long', month: 'long', day: 'numeric' })}
      </h3>
      {protection && (
        <p className={protectedBy}>
          <Icon shape={shield} size="xs" />
          {copy.protections[protection]}
        </p>
      )}
      {items.length > 0 && (
        <ul className={list} role="list">
          {items.map(item => (
            <Row key={item.id} item={item} {...links} />
          ))}
        </ul>
      )}
      {days && items.length === 0 && <p className={muted}>{copy.nothing}</p>}
      {days && items.length === 0 && streak && canFreeze(streak, day) && (
        <div className={offer}>
          <Button
            type="secondary"
            size="sm"
            icon={shield}
            loading={freezing.is === 'sending' && freezing.day === day}
            onClick={() => void model.freeze(day)}
          >
            {copy.freeze(weekday)}
          </Button>
          <p className={muted}>{copy.freezesLeft(streak.freezes.left)}</p>
        </div>
      )}
    </section>
  );
}

function Row({ item, ...links }: Links & { item: DayWorkout }) {
  const copy = useWords(words);
  const { types } = useWords(workoutWords);
  const locale = useLocale();
  const { id, type, title, startedAt, timeZone, seconds, completed } = item;
  const said = [types[type], writeTime(startedAt, timeZone, locale), !completed && copy.leftEarly];
  return (
    <li>
      <WorkoutLink {...links} workoutId={id} className={row}>
        <DisciplineMark type={type} />
        <span className={facts}>
          <span className={rowName}>
            <bdi>{title}</bdi>
          </span>
          <span className={muted}>{said.filter(Boolean).join(' · ')}</span>
        </span>
        <span className={rowTime}>
          {formatNumber(minutesOf(seconds), locale)} <span className={muted}>{copy.minutes}</span>
        </span>
      </WorkoutLink>
    </li>
  );
}
