import type { WorkoutPlan } from '../../../core/contract/schemas/training/workout-plans.js';

type Day = WorkoutPlan['days'][number];

/** What a plan says of today: its class is to come, is done, or today is for rest; and the class that comes after. */
export interface NextUp {
  today: 'class' | 'done' | 'rest';
  next: Day | undefined;
}

const isOpen = (day: Day): boolean => day.class !== null && day.doneBy === null;

/** The class of today, or the next one of the week that is not done. Days that are over are no longer next. */
export function nextUpIn({ days, today }: Pick<WorkoutPlan, 'days' | 'today'>): NextUp {
  const own = days.find(({ day }) => day === today);
  return {
    today: !own?.class ? 'rest' : own.doneBy === null ? 'class' : 'done',
    next: days.filter(day => day.day >= today).find(isOpen),
  };
}
