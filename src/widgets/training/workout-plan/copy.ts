import type { ContentLevel } from '../../../core/contract/schemas/content/segments.js';
import type { PlanBasis } from '../../../core/contract/schemas/training/workout-plans.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { failureCopy, waitCopy } from '../../copy.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';
import type { WriteFailure } from './model.js';

const workouts = (count: number): string => (count === 1 ? '1 workout' : `${count} workouts`);

/** Why a day is as it is; loads and forms come as the reader writes them. */
const reasons = {
  gentleStart: (done: number, weeks: number) => `${workouts(done)} in your last ${weeks} weeks, so you start gently.`,
  recovery: (form: string) => `Your form is ${form}, so this week is for recovery.`,
  favouriteDay: (times: number, weeks: number, weekday: string) =>
    `You trained on ${times} of the last ${weeks} ${weekday}s.`,
  restDay: (times: number, weeks: number, weekday: string) =>
    `You trained on ${times} of the last ${weeks} ${weekday}s, and other days come first.`,
  restDayNever: (weeks: number, weekday: string) => `You trained on none of the last ${weeks} ${weekday}s.`,
  plannedRest: 'You planned to rest, or you’re away.',
  favouriteType: (type: string, done: number) => `${type} is a regular of yours: ${workouts(done)}.`,
  usualLength: (minutes: number) => `You usually go for ${minutes} min.`,
  otherLength: (minutes: number, own: number) => `You usually go for ${minutes} min; this week, ${own} fit better.`,
  hardDay: 'One of this week’s hard days.',
  easyAfterHard: 'Easier, because the day before is hard.',
  restAfterHard: 'The day before is hard.',
  withinLoad: (planned: string, most: string) => `With it your week is at ${planned} of ${most} load.`,
  loadReached: (planned: string, most: string) => `Your week is full: ${planned} of ${most} load.`,
  dayIsOver: 'It was over when this plan was made.',
  dayIsOverDone: (done: number) => `It was over when this plan was made. You did ${workouts(done)}.`,
  alreadyTrained: (done: number) => `You’d done ${workouts(done)} when this plan was made.`,
  noClass: 'The library has no class that fits.',
  movedHere: 'You put it here.',
  movedAway: 'You moved its class to another day.',
};

const levels: Record<ContentLevel, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** Why the week holds as much as it does at most. */
const kinds: Record<PlanBasis['kind'], (most: string) => string> = {
  usual: most => `So this week holds ${most} at most, a tenth more than that.`,
  gentle: most => `That’s a fresh start, so this week is short and easy: ${most} at most.`,
  recovery: most => `You’re worn out, so this week is for recovery: ${most} at most, six tenths of that.`,
};

const failures: Record<WriteFailure, string> = {
  ...failureCopy,
  validationFailed: 'That day has changed since. Load the page again.',
  versionConflict: 'This plan was changed somewhere else. Try again.',
};

export const words = besidePersonWords(
  defineWords('workout-plan', {
    title: 'Train this week',
    figures: { classes: 'Classes', time: 'Time', load: 'Load' },
    classesDone: (done: string) => `${done} done`,
    ofMost: (most: string) => `of ${most} at most`,
    before: (load: string) => `Trained before this plan: ${load}`,
    madeBy: (weeks: number) =>
      weeks === 1 ? 'Made by rules from your last week' : `Made by rules from your last ${weeks} weeks`,
    basis: (done: number, mean: string, form: string) =>
      `${workouts(done)}, a load of ${mean} a week over the last four, and a form of ${form} today.`,
    kinds,
    terms: 'Load: 100 is an hour at your limit. Form: your fitness less your fatigue; below -20 you’re worn out.',
    accept: 'Accept this week',
    acceptedOn: (day: string) => `Accepted on ${day}`,
    again: 'Make it again',
    confirm: {
      title: 'Make your accepted week again?',
      text: 'All days from today on are set anew, also those you moved, and the new week is yours to accept.',
      action: 'Make a new plan',
    },
    reasons,
    today: 'Today',
    rest: 'Rest',
    trained: 'Trained',
    minutes: 'min',
    levels,
    hard: 'Hard',
    done: 'Done',
    seeWorkout: 'See your workout',
    missed: 'Not done. You can still move it to a day of rest.',
    missedLast: 'Not done.',
    hardInARow: 'Hard, and so is the day before. Your call: an easier day between them helps you recover.',
    move: 'Move to …',
    moveClass: (title: string) => `Move ${title} to`,
    meetsRest: (day: string) => `Rest there; ${day} becomes rest.`,
    meets: (title: string, day: string) => `${title} comes to ${day}.`,
    makesHardInARow: 'Two hard days in a row.',
    /** What has become of a press. */
    moved: (title: string, to: string) => `${title} is on ${to} now.`,
    movedBack: (title: string, from: string) => `${title} came to ${from}.`,
    restBack: (from: string) => `${from} is for rest.`,
    made: 'Your week is planned anew.',
    accepted: 'It’s your week. Go get it.',
    readAgain: 'This plan was changed somewhere else. Here it is as it’s now; your change wasn’t made.',
    tryAgain: 'Try again',
    notMoved: 'We couldn’t move this class.',
    notMade: 'We couldn’t make your plan again.',
    notAccepted: 'We couldn’t accept your plan.',
    empty: {
      noClass: 'No class fits this week',
      loadReached: 'Your week is full',
      nothingLeft: 'No class this week',
    },
    emptyText: {
      noClass: 'The library has nothing of what you do. New classes come: make the plan again later.',
      loadReached: 'You’ve trained as much as this week should hold. Rest up.',
      nothingLeft: 'What’s left of it is for rest. Your next plan comes on Monday.',
    },
    keys: 'Alt and an arrow key move a day’s class up or down.',
    failures,
    wait: waitCopy,
    screen: { what: 'your plan', here: 'See what to do each day this week, and why.' },
  }),
);

export type Copy = TextsOf<typeof words>;
