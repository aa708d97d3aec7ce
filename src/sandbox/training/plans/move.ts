import type { PlanDay } from '../../../core/contract/schemas/training/workout-plans.js';
import { invalid } from '../../http/refusal.js';

const wrong = (path: string, message: string) => invalid([{ path, message }]);

/** A day with what another one had. */
const withContent = (day: PlanDay, { class: planned, isHard, load, because }: PlanDay): PlanDay => ({
  day: day.day,
  class: planned,
  isHard,
  load,
  because: [{ code: 'movedByMember', figures: {} }, ...because.filter(({ code }) => code !== 'movedByMember')],
});

/**
 * The days of a plan with one day's class on another, and what was there in its place. A class that was missed can be
 * done later, on a day of rest; what was done stays where it was.
 */
export function moved(
  days: readonly PlanDay[],
  today: string,
  doneBy: (day: PlanDay) => string | null,
  { from, to }: { from: string; to: string },
): PlanDay[] {
  const [source, target] = [days.find(({ day }) => day === from), days.find(({ day }) => day === to)];
  if (!source) throw wrong('from', 'This day is not in the week of the plan.');
  if (!target) throw wrong('to', 'This day is not in the week of the plan.');
  if (!source.class) throw wrong('from', 'There is no class on this day.');
  if (doneBy(source)) throw wrong('from', 'This class was done already.');
  if (doneBy(target)) throw wrong('to', 'The class of this day was done already.');
  if (to < today) throw wrong('to', 'This day is over.');
  if (from < today && target.class) throw wrong('to', 'There is a class on this day already.');
  return days.map(day => (day === source ? withContent(day, target) : day === target ? withContent(day, source) : day));
}
