import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { Streak } from '../../../core/contract/schemas/training/streaks.js';
import { useLocale } from '../../../ui/language/language.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { writeDay } from '../../workouts/days.js';
import { DayCell } from './day-cell.js';
import { blank, grid, weekday } from './grid.css.js';
import type { CalendarState } from './model.js';
import { dayByKey, weekOf, weeksOf } from './month.js';
import { protectionOf } from './streak-rules.js';
import type { Links } from './workout-link.js';

interface MonthGridProps extends Links {
  state: CalendarState;
  streak: Streak | undefined;
  onChoose: (day: string) => void;
}

/** A month as a grid of days. One day is chosen; arrow keys choose another, and the focus goes along. */
export function MonthGrid({ state, streak, onChoose, ...links }: MonthGridProps) {
  const { month, day: chosen, today, weekStart, days, waiting } = state;
  const locale = useLocale();
  const caption = useId();
  const table = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = dayByKey(event.key, chosen, weekStart, isRtl);
    if (to === undefined) return;
    // or the page would scroll as well
    event.preventDefault();
    isMoving.current = to !== chosen;
    onChoose(to);
  };

  return (
    // A table has the rows and columns that a grid of days needs (ARIA Authoring Practices, date picker).
    <table
      ref={table}
      className={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      part="month"
      aria-labelledby={caption}
      aria-busy={waiting || undefined}
      onKeyDown={onKeyDown}
    >
      <caption className={unseen} id={caption}>
        {writeDay(`${month}-01`, locale, { month: 'long', year: 'numeric' })}
      </caption>
      <thead>
        <tr>
          {weekOf(weekStart).map(day => (
            <th key={day} className={weekday} scope="col" abbr={writeDay(day, locale, { weekday: 'long' })}>
              {writeDay(day, locale, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, weekStart).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) =>
              day === undefined ? (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                <td key={column} className={blank} />
              ) : (
                <DayCell
                  key={day}
                  day={day}
                  items={days?.[day]?.items ?? []}
                  protection={streak && protectionOf(streak, day)}
                  isToday={day === today}
                  isAhead={day > today}
                  isChosen={day === chosen}
                  isWaiting={waiting && days === undefined && day <= today}
                  onChoose={() => onChoose(day)}
                  {...links}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
