import type { StrengthMetric } from '../../../../core/contract/schemas/strength/records.js';
import { defineWords, type TextsOf } from '../../../../core/words.js';
import { failureCopy, waitCopy } from '../../../copy.js';
import { besidePersonWords } from '../../../screen/person-screen-copy.js';
import type { Measure } from './curve.js';
import type { ProgressPeriod } from './query.js';

/** Short: all are in one row of a phone. */
const periods: Record<ProgressPeriod, string> = { '3months': '3 mo', year: '1 yr', all: 'All' };

const metrics: Record<StrengthMetric, string> = {
  weight: 'Heaviest weight',
  oneRepMax: 'Estimated one-rep max',
  setVolume: 'Most in a set',
  sessionVolume: 'Most in a session',
  reps: 'Most reps',
  hold: 'Longest hold',
};

/** How each comes to be. */
const how: Record<StrengthMetric, string> = {
  weight: 'Lifted for one rep or more.',
  oneRepMax: 'Weight ÷ (1.0278 − 0.0278 × reps), after Brzycki, from sets of up to 10 reps.',
  setVolume: 'Weight × reps of one set.',
  sessionVolume: 'Weight × reps of all its sets, added up.',
  reps: 'In one set, with any weight.',
  hold: 'In one set.',
};

/** Over the bars. */
const weekly: Record<Measure, string> = {
  volume: 'Lifted by week',
  reps: 'Reps by week',
  sets: 'Sets by week',
};

const weeklyHow: Record<Measure, string> = {
  volume: 'Weight × reps of all sets, without warm-ups.',
  reps: 'Of all sets, without warm-ups.',
  sets: 'Without warm-ups.',
};

export const words = besidePersonWords(
  defineWords('strength-log-progress', {
    tools: 'What to show',
    exercise: 'Exercise',
    period: 'Period',
    periods,
    metrics,
    how,
    /** Under the latest estimate. */
    latest: (day: string, set: string) => `Estimated one-rep max on ${day}, from ${set}`,
    /** Under what the latest week was, where there is no estimate. */
    latestWeek: (day: string) => `In the week of ${day}.`,
    estimateHow: 'Estimated after Brzycki, from the best set of each day with up to 10 reps.',
    estimate: (weight: string, set: string) => `${weight}, estimated from ${set}`,
    set: (weight: string, reps: string): string => `${weight} × ${reps} ${reps === '1' ? 'rep' : 'reps'}`,
    /** What it was, and when: `84 kg in February`. */
    at: (weight: string, when: string) => `${weight} ${when}`,
    rose: (exercise: string, before: string, now: string) =>
      `Your estimated one-rep max of ${exercise} rose from ${before} to ${now}.`,
    fell: (exercise: string, before: string, now: string) =>
      `Your estimated one-rep max of ${exercise} went from ${before} to ${now}.`,
    same: (exercise: string, now: string, then: string) =>
      `Your estimated one-rep max of ${exercise} is ${now}, the same as ${then}.`,
    one: (exercise: string, now: string, then: string) =>
      `Your estimated one-rep max of ${exercise} was ${now} ${then}. Lift it once more to see a curve.`,
    /** When it was, within a sentence. */
    thisWeek: 'this week',
    lastWeek: 'last week',
    during: (month: string) => `in ${month}`,
    on: (day: string) => `on ${day}`,
    day: 'Day',
    week: 'Week from',
    weekly,
    weeklyHow,
    most: (value: string, day: string) => `Most: ${value}, in the week of ${day}.`,
    /** Beside a count, which is set larger. */
    counted: {
      reps: (count: string): string => (count === '1' ? 'rep' : 'reps'),
      sets: (count: string): string => (count === '1' ? 'set' : 'sets'),
    },
    ownWeight: 'No weight, so no one-rep max to estimate. What counts here is how much you do.',
    noEstimate: 'An estimate takes a set of up to 10 reps. There’s none in this time.',
    notDone: (exercise: string) => `No ${exercise} in this time. Pick a longer one.`,
    curve: 'your curve',
    bests: (exercise: string) => `Bests: ${exercise}`,
    rule: 'Warm-ups don’t count.',
    countedFrom: (day: string) => `Counted since ${day}.`,
    noBests: 'No best yet. Your next set makes one.',
    repsAtWeight: 'Most reps by weight',
    weight: 'Weight',
    reps: 'Reps',
    when: 'When',
    allWeights: (count: string) => `Show all ${count} weights`,
    fewerWeights: 'Show fewer weights',
    startOver: 'Starting fresh?',
    startOverText: 'Let bests count from today. Your sessions stay.',
    resetOne: (exercise: string) => `Count ${exercise} from today`,
    resetAll: 'Count everything from today',
    confirmOne: (exercise: string) => `Count ${exercise} from today?`,
    confirmAll: 'Count everything from today?',
    resetText: (count: number) =>
      `${count === 1 ? '1 best goes' : `${count} bests go`}, and can’t be brought back. Your sessions and your curves stay.`,
    wasResetOne: (exercise: string) => `${exercise} counts from today. Go set the first best.`,
    wasResetAll: 'Everything counts from today. Go set the first best.',
    sessions: 'Past sessions',
    sessionsWhat: 'your sessions',
    sets: (sets: string, exercise: string) => `${sets} × ${exercise}`,
    delete: (title: string, day: string) => `Delete ${title}, ${day}`,
    shown: (shown: string, total: string) => `${shown} of ${total} sessions`,
    more: 'Show earlier sessions',
    deleted: (title: string) => `${title} is deleted. Its bests went to the next best.`,
    restored: (title: string) => `${title} is back.`,
    notDeleted: (title: string) => `We couldn’t delete ${title}.`,
    notRestored: (title: string) => `We couldn’t bring ${title} back.`,
    emptyTitle: 'Your progress starts with a set',
    emptyText: 'Log a session. Then see here how your lifts go up.',
    start: 'Start a session',
    failures: { ...failureCopy, notFound: 'It’s already gone. What you see now is up to date.' },
    wait: waitCopy,
    screen: { what: 'your progress', here: 'See how your lifts go up.' },
  }),
);

export type Copy = TextsOf<typeof words>;
