import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useWords } from '../../../ui/language/language.js';
import { words } from './copy.js';
import { days as daysClass, keys } from './day.css.js';
import { DayRow } from './day-row.js';
import type { PlanLinks } from './links.js';
import type { PlanState, WorkoutPlanModel } from './model.js';
import { movesFrom, neighbourOf } from './moves.js';

interface DayListProps {
  model: WorkoutPlanModel;
  state: PlanState;
  links: PlanLinks;
}

/** The day whose row the keyboard is in; in an open menu the arrows are the menu's. */
const dayAt = ({ target }: KeyboardEvent): string | undefined =>
  target instanceof Element && !target.closest('[role=menu]')
    ? target.closest<HTMLElement>('[data-day]')?.dataset['day']
    : undefined;

/** The seven days. Alt and an arrow move the class of the row that the keyboard is in. */
export function DayList({ model, state: { plan, sending, outcome }, links }: DayListProps) {
  const copy = useWords(words);
  const list = useRef<HTMLOListElement>(null);
  const move = (from: string, to: string) => void model.send({ action: 'move', from, to });
  const movedTo = outcome?.is === 'moved' ? outcome : undefined;

  // The keyboard goes with the class: what was pressed may be gone from its day.
  useEffect(() => {
    const row = movedTo && list.current?.querySelector(`[data-day="${movedTo.to}"]`);
    const control = row?.querySelector<HTMLElement>('[aria-haspopup]') ?? row?.querySelector<HTMLElement>('a, button');
    control?.focus();
  }, [movedTo]);

  const onKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    const day = plan.days.find(one => one.day === dayAt(event));
    if (!day) return;
    // before the button below opens its menu with it
    event.preventDefault();
    event.stopPropagation();
    const to = neighbourOf(plan, day, event.key === 'ArrowUp' ? 'before' : 'after');
    if (to !== undefined) move(day.day, to);
  };

  return (
    <>
      <ol ref={list} className={daysClass} role="list" aria-busy={sending !== undefined} onKeyDownCapture={onKey}>
        {plan.days.map(day => (
          <DayRow key={day.day} plan={plan} day={day} links={links} onMove={move} />
        ))}
      </ol>
      {plan.days.some(day => movesFrom(plan, day).length > 0) && <p className={keys}>{copy.keys}</p>}
    </>
  );
}
