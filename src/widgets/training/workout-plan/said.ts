import type { PlanReason } from '../../../core/contract/schemas/training/workout-plans.js';
import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import { formatNumber } from '../../../core/numbers.js';
import { writeDay } from '../../workouts/days.js';
import { workoutTypes } from '../../workouts/disciplines.js';
import { minutesOf } from '../../workouts/durations.js';
import type { Said } from './copy.js';
import type { Day } from './week.js';

interface Reader {
  types: Readonly<Record<WorkoutType, string>>;
  locale: string;
}

/** A load or a form as it is read: whole. */
export const writeLoad = (load: number, locale: string): string =>
  // a form of -0.4 is none, and no minus zero
  formatNumber(Math.round(load) || 0, locale);

/** A reason's figures as its sentence needs them. What it has none of stays unsaid. */
export function saidOf({ figures }: PlanReason, { day, class: planned }: Day, { types, locale }: Reader): Said {
  const number = (name: string): number => {
    const figure = figures[name];
    return typeof figure === 'number' ? figure : 0;
  };
  const type = workoutTypes.find(one => one === figures['type']);
  const load = (name: string): string => writeLoad(number(name), locale);
  return {
    isRest: planned === null,
    weekday: writeDay(day, locale, { weekday: 'long' }),
    type: type ? types[type] : '',
    workouts: number('workouts'),
    weeks: number('weeks'),
    minutes: Math.round(number('minutes')),
    own: planned ? minutesOf(planned.durationSeconds) : 0,
    form: load('form'),
    planned: load('planned'),
    most: load('most'),
  };
}
