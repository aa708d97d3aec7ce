import type { PlanReason } from '../../../core/contract/schemas/training/workout-plans.js';
import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import { formatNumber } from '../../../core/numbers.js';
import { writeDay } from '../../workouts/days.js';
import { workoutTypes } from '../../workouts/disciplines.js';
import { minutesOf } from '../../workouts/durations.js';
import type { Copy } from './copy.js';
import type { Day } from './week.js';

interface Reader {
  say: Copy['reasons'];
  types: Readonly<Record<WorkoutType, string>>;
  locale: string;
}

/** A load or a form as it is read: whole. */
export const writeLoad = (load: number, locale: string): string =>
  // a form of -0.4 is none, and no minus zero
  formatNumber(Math.round(load) || 0, locale);

type Say = (reader: Reader, day: Day, figures: Figures) => string;

/** A reason's figures, read by name. */
interface Figures {
  number: (name: string) => number;
  load: (name: string) => string;
  type: WorkoutType | undefined;
}

const weekdayOf = ({ day }: Day, locale: string): string => writeDay(day, locale, { weekday: 'long' });

/** Each reason's sentence, with the figures that decided it. */
const sentences: Readonly<Record<PlanReason['code'], Say>> = {
  gentleStart: ({ say }, _, { number }) => say.gentleStart(number('workouts'), number('weeks')),
  recovery: ({ say }, _, { load }) => say.recovery(load('form')),
  favouriteDay: ({ say, locale }, day, { number }) =>
    say.favouriteDay(number('workouts'), number('weeks'), weekdayOf(day, locale)),
  restDay: ({ say, locale }, day, { number }) =>
    number('workouts') === 0
      ? say.restDayNever(number('weeks'), weekdayOf(day, locale))
      : say.restDay(number('workouts'), number('weeks'), weekdayOf(day, locale)),
  plannedRest: ({ say }) => say.plannedRest,
  favouriteType: ({ say, types }, _, { number, type }) =>
    type ? say.favouriteType(types[type], number('workouts')) : '',
  usualLength({ say }, { class: planned }, { number }) {
    const usual = Math.round(number('minutes'));
    const own = planned ? minutesOf(planned.durationSeconds) : usual;
    return own === usual ? say.usualLength(usual) : say.otherLength(usual, own);
  },
  hardDay: ({ say }) => say.hardDay,
  afterHardDay: ({ say }, { class: planned }) => (planned ? say.easyAfterHard : say.restAfterHard),
  withinLoad: ({ say }, _, { load }) => say.withinLoad(load('planned'), load('most')),
  loadReached: ({ say }, _, { load }) => say.loadReached(load('planned'), load('most')),
  dayIsOver: ({ say }, _, { number }) =>
    number('workouts') === 0 ? say.dayIsOver : say.dayIsOverDone(number('workouts')),
  alreadyTrained: ({ say }, _, { number }) => say.alreadyTrained(number('workouts')),
  noClass: ({ say }) => say.noClass,
  movedByMember: ({ say }, { class: planned }) => (planned ? say.movedHere : say.movedAway),
};

/** A reason in a sentence. */
export function reasonText({ code, figures }: PlanReason, day: Day, reader: Reader): string {
  const number = (name: string): number => {
    const figure = figures[name];
    return typeof figure === 'number' ? figure : 0;
  };
  return sentences[code](reader, day, {
    number,
    load: name => writeLoad(number(name), reader.locale),
    type: workoutTypes.find(one => one === figures['type']),
  });
}
