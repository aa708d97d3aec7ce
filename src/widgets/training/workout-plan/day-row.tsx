import type { WorkoutPlan } from '../../../core/contract/schemas/training/workout-plans.js';
import { Icon } from '../../../ui/icon/icon.js';
import { warning } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { workoutWords } from '../../workouts/copy.js';
import { writeDay } from '../../workouts/days.js';
import { ClassBlock } from './class-block.js';
import { words } from './copy.js';
import {
  date,
  fact,
  facts,
  hard,
  head,
  place,
  rest,
  row,
  side,
  texts,
  todayMark,
  warn,
  weekday,
  why,
} from './day.css.js';
import { DoneBy } from './done-by.js';
import type { PlanLinks } from './links.js';
import { MoveMenu } from './move-menu.js';
import { movesFrom } from './moves.js';
import { reasonsOf } from './reasons.js';
import { reasonText } from './reason-text.js';
import { isOpen, isTrained, type Day } from './week.js';

interface DayRowProps {
  plan: WorkoutPlan;
  day: Day;
  links: PlanLinks;
  onMove: (from: string, to: string) => void;
}

/** A day of the week: its class or its rest, why, and where the class can go. */
export function DayRow({ plan, day, links, onMove }: DayRowProps) {
  const copy = useWords(words);
  const { types } = useWords(workoutWords);
  const locale = useLocale();
  const planned = day.class;
  const isToday = day.day === plan.today;
  const isOver = day.day < plan.today;
  const moves = movesFrom(plan, day);
  const reasons = reasonsOf(plan.days, day).map(reason =>
    reasonText(reason, day, { say: copy.reasons, types, locale }),
  );
  return (
    <li
      className={row}
      data-rest={planned ? undefined : ''}
      part="day"
      data-day={day.day}
      data-over={isOver ? '' : undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <h3 className={head}>
        <span className={weekday}>{writeDay(day.day, locale, { weekday: 'long' })}</span>{' '}
        <span className={date}>{writeDay(day.day, locale, { month: 'short', day: 'numeric' })}</span>
        {isToday && <span className={todayMark}>{copy.today}</span>}
      </h3>
      <div className={place}>
        {planned ? (
          <ClassBlock
            planned={planned}
            isMissed={isOver && isOpen(day)}
            href={links.classHref(planned.id)}
            onOpen={event => links.onClass(planned.id, event)}
          />
        ) : (
          <p className={rest}>{isTrained(day) ? copy.trained : copy.rest}</p>
        )}
      </div>
      <div className={texts}>
        {planned && (
          <p className={facts}>
            <span className={fact}>{types[planned.type]}</span>{' '}
            <span className={fact}>{copy.levels[planned.level]}</span>{' '}
            {day.isHard && <span className={hard}>{copy.hard}</span>}
          </p>
        )}
        {day.doneBy !== null && <DoneBy workoutId={day.doneBy} links={links} />}
        {isOver && isOpen(day) && <p className={why}>{moves.length > 0 ? copy.missed : copy.missedLast}</p>}
        {plan.hardInARow.includes(day.day) && (
          <p className={warn}>
            <Icon shape={warning} size="xs" />
            {copy.hardInARow}
          </p>
        )}
        {/* once a class's day is over, why it was there is of no use to anybody */}
        {!(isOver && planned) && <p className={why}>{reasons.join(' ')}</p>}
      </div>
      {moves.length > 0 && (
        <div className={side}>
          <MoveMenu day={day} moves={moves} onMove={to => onMove(day.day, to)} />
        </div>
      )}
    </li>
  );
}
