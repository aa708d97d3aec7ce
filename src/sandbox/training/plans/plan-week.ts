import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import type {
  PlanBasis,
  PlanClass,
  PlanDay,
  PlanReason,
} from '../../../core/contract/schemas/training/workout-plans.js';
import { daysLater, dayNumber, everyDay, weekdayOf } from '../rules/days.js';
import { basisOf } from './basis.js';
import { chooseClass, expectedLoad, isHardClass, wantedMinutes } from './choose-class.js';
import { loadOf, type PastWorkout, type PlanFacts } from './facts.js';
import { type Habits, habitsOf } from './habits.js';
import { trainingDays } from './training-days.js';

/** Load an hour from which on what was done made its day hard: an advanced class of somebody with a usual hour takes 62. */
const HARD_PER_HOUR = 62;

const wasHard = (workouts: readonly PastWorkout[], day: string): boolean =>
  workouts.some(
    one => one.day === day && one.load !== null && one.load >= (one.durationSeconds / 3600) * HARD_PER_HOUR,
  );

/**
 * Of the days with a class, each third is hard, beginning with the second: at least two easier ones stand between, and
 * the first is never hard, because the day before the plan may have been.
 */
const isHardTurn = (turn: number): boolean => turn % 3 === 1;

interface Week {
  facts: PlanFacts;
  basis: PlanBasis;
  habits: Habits;
  /** Days with a class. */
  chosen: readonly string[];
  /** What was done this week before the plan was made. */
  done: number;
}

const because = (code: PlanReason['code'], figures: PlanReason['figures'] = {}): PlanReason => ({ code, figures });

const rest = (day: string, reasons: PlanReason[]): PlanDay => ({
  day,
  class: null,
  isHard: false,
  load: 0,
  because: reasons,
});

/** What the member could do: of their types, else of their machines, else of all; what they do least of, by how often they like to, first. */
function typesFor({ facts, habits }: Week, planned: readonly PlanDay[]): WorkoutType[] {
  const there = [...new Set(facts.classes.map(({ type }) => type))];
  const [liked = []] = [
    habits.types,
    facts.machines.map(type => ({ type, workouts: 1 })),
    there.map(type => ({ type, workouts: 1 })),
  ]
    .map(types => types.filter(({ type }) => there.includes(type)))
    .filter(types => types.length > 0);
  const used = (type: WorkoutType): number => planned.filter(({ class: one }) => one?.type === type).length;
  const lack = ({ type, workouts }: { type: WorkoutType; workouts: number }): number => (used(type) + 1) / workouts;
  return liked.toSorted((one, other) => lack(one) - lack(other)).map(({ type }) => type);
}

const firstOf = <Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined => {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Why this class is on this day. */
function reasonsOf(
  week: Week,
  day: string,
  chosen: PlanClass,
  hard: { before: boolean },
  planned: number,
): PlanReason[] {
  const { basis, habits } = week;
  const weekday = habits.onWeekday(weekdayOf(dayNumber(day)));
  const liked = habits.types.find(({ type }) => type === chosen.type);
  const minutes = habits.minutesOf(chosen.type);
  return [
    ...(basis.kind === 'gentle' ? [because('gentleStart', { workouts: basis.workouts, weeks: basis.weeks })] : []),
    ...(basis.kind === 'recovery' ? [because('recovery', { form: basis.form })] : []),
    ...(weekday > 0 ? [because('favouriteDay', { workouts: weekday, weeks: basis.weeks })] : []),
    ...(liked ? [because('favouriteType', { type: liked.type, workouts: liked.workouts })] : []),
    ...(minutes === null ? [] : [because('usualLength', { minutes, wanted: wantedMinutes(basis.kind, minutes) })]),
    ...(isHardClass(chosen) ? [because('hardDay')] : hard.before ? [because('afterHardDay')] : []),
    because('withinLoad', { planned, most: basis.mostLoad }),
  ];
}

/** A day of the week, after those that are planned. */
function planDay(week: Week, planned: readonly PlanDay[], day: string): PlanDay {
  const { facts, basis, habits, chosen, done } = week;
  const today = facts.workouts.filter(one => one.day === day).length;
  if (day < facts.today) return rest(day, [because('dayIsOver', { workouts: today })]);
  if (today > 0) return rest(day, [because('alreadyTrained', { workouts: today })]);
  if (facts.restDays.includes(day)) return rest(day, [because('plannedRest')]);
  const before = planned.at(-1)?.isHard === true || wasHard(facts.workouts, daysLater(day, -1));
  if (!chosen.includes(day))
    return rest(day, [
      ...(before ? [because('afterHardDay')] : []),
      because('restDay', { workouts: habits.onWeekday(weekdayOf(dayNumber(day))), weeks: basis.weeks }),
    ]);
  const sum = done + planned.reduce((total, { load }) => total + load, 0);
  const turn = chosen.indexOf(day);
  const wanted = {
    kind: basis.kind,
    isHard: basis.kind === 'usual' && isHardTurn(turn),
    left: basis.mostLoad - sum,
    days: chosen.length - turn,
    used: planned.flatMap(({ class: one }) => (one ? [one.id] : [])),
  };
  const found = firstOf(typesFor(week, planned), type => chooseClass(facts.classes, { ...wanted, type }, habits));
  if (!found)
    return rest(day, [
      facts.classes.some(one => expectedLoad(one, habits) <= wanted.left) || facts.classes.length === 0
        ? because('noClass')
        : because('loadReached', { planned: Math.round(sum), most: basis.mostLoad }),
    ]);
  const load = expectedLoad(found, habits);
  return {
    day,
    class: found,
    isHard: isHardClass(found),
    load,
    because: reasonsOf(week, day, found, { before }, Math.round(sum + load)),
  };
}

/**
 * Plans a week by rules (domain 3.8): classes on the days that the member likes, of their types and lengths, never two
 * hard days in a row, and with what was done already at most a tenth more than the mean of the last four weeks. Who is
 * worn out recovers; who hardly trained begins gently. The same facts give the same plan.
 */
export function planWeek(facts: PlanFacts): { days: PlanDay[]; basis: PlanBasis } {
  const basis = basisOf(facts);
  const habits = habitsOf(facts);
  const days = everyDay(facts.weekStart, daysLater(facts.weekStart, 6));
  const thisWeek = facts.workouts.filter(({ day }) => day >= facts.weekStart);
  const trained = [...new Set(thisWeek.map(({ day }) => day))];
  const free = days.filter(day => day >= facts.today && !trained.includes(day) && !facts.restDays.includes(day));
  const week: Week = {
    facts,
    basis,
    habits,
    chosen: trainingDays(free, trained, basis.kind, habits),
    done: thisWeek.reduce((sum, workout) => sum + loadOf(workout), 0),
  };
  return { days: days.reduce<PlanDay[]>((planned, day) => [...planned, planDay(week, planned, day)], []), basis };
}
