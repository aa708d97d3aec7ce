import type { PlanReason } from '../../../core/contract/schemas/training/workout-plans.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { failureCopy } from '../../copy.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';

/** Why a class is next, in one line; only what somebody would say to another. */
const reasons: Partial<Record<PlanReason['code'], string>> = {
  gentleStart: 'An easy start',
  recovery: 'Easy, so that you recover',
  favouriteDay: 'You often train on this day',
  favouriteType: 'What you do most',
  hardDay: 'Your hard one of the week',
  afterHardDay: 'Easy, after a hard day',
  movedByMember: 'You put it here',
};

export const words = besidePersonWords(
  defineWords('training-today', {
    title: 'Train today',
    next: {
      class: 'Today in your plan',
      done: 'Done for today. Next in your plan',
      rest: 'Rest today. Next in your plan',
    },
    weekDone: 'Your week is done',
    weekDoneText: 'Nothing is left in this week’s plan. The next one comes on Monday.',
    start: 'Start class',
    look: 'Look at the class',
    seePlan: 'See your week',
    reasons,
    minutes: 'min',
    days: (days: number): string => (days === 1 ? 'day in a row' : 'days in a row'),
    weeks: (weeks: number): string => (weeks === 1 ? 'week in a row' : 'weeks in a row'),
    atRisk: 'Train today to keep it going.',
    noDays: 'Train today and days in a row start again.',
    weekAtRisk: 'Reach this week’s goal to keep it going.',
    longest: (days: string) => `Your longest: ${days}`,
    ofGoal: (done: string, goal: string) => `${done} of ${goal}`,
    pastGoal: (done: string, goal: string) => `${done}, goal ${goal}`,
    goalReached: 'Goal reached',
    goal: 'Workouts this week',
    setGoal: 'Streak and goal',
    last: 'Last workout',
    allWorkouts: 'See all workouts',
    noneYet: 'No workouts yet',
    noneYetText: 'Your first one shows up here as soon as it’s done.',
    record: 'Record',
    on: 'On live',
    now: 'Now',
    none: 'Nothing is on in the next 24 hours.',
    all: 'See the schedule',
    pieces: { plan: 'your plan', streak: 'your streak', last: 'your last workout', schedule: 'the schedule' },
    failures: failureCopy,
    screen: { what: 'your training', here: 'See what’s next, your streak, and your last workout.' },
  }),
);

export type Copy = TextsOf<typeof words>;
