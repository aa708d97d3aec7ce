import type { CommonFailure } from '../../../core/contract/failure.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { failureCopy, waitCopy } from '../../copy.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';

const failures: Record<CommonFailure | 'collectionEnded', string> = {
  ...failureCopy,
  collectionEnded: 'It’s over: nobody can join now.',
};

const counted = (one: string, others: string) => (count: number, written: string) =>
  `${written} ${count === 1 ? one : others}`;

const endings = { one: 'st', two: 'nd', few: 'rd' };
const order = /* @__PURE__ */ new Intl.PluralRules('en', { type: 'ordinal' });
const endingOf = (rank: number): string => {
  const rule = order.select(rank);
  return rule === 'one' || rule === 'two' || rule === 'few' ? endings[rule] : 'th';
};

export const words = besidePersonWords(
  defineWords('challenges', {
    title: 'Take on a challenge',
    tabs: { joined: 'Joined', open: 'Open', ended: 'Ended' },
    daysLeft: (days: number, written: string): string => (days === 1 ? 'Ends today' : `${written} days left`),
    starts: (day: string) => `Starts ${day}`,
    ended: (day: string) => `Ended ${day}`,
    people: counted('person', 'people'),
    classes: counted('class', 'classes'),
    workouts: counted('workout', 'workouts'),
    ofGoal: (goal: string) => `of ${goal}`,
    goal: (goal: string) => `Goal: ${goal}`,
    progress: (value: string, goal: string) => `${value} of ${goal}`,
    /** `written` is the rank as the language writes numbers. */
    ordinal: (written: string, rank: number) => `${written}${endingOf(rank)}`,
    alone: 'Nobody else is in it.',
    place: (rank: string, of: string) => `${rank} of ${of}`,
    toHundred: (missing: string) => `${missing} to the next 100`,
    toRank: (missing: string, rank: string) => `${missing} to ${rank}`,
    notBegun: 'It counts from the day it starts.',
    nothingYet: 'Nothing counted yet.',
    legend:
      'The thick line is you, each thin one is someone else. What you’ve done since you joined counts, except what you entered by hand.',
    done: (day: string) => `Done on ${day}. Its badge is yours.`,
    look: 'See the challenge',
    back: 'All challenges',
    join: 'Join challenge',
    joined: (name: string) => `You’re in ${name}. What you do from now on counts.`,
    notJoined: 'You’re not in it yet.',
    leave: 'Leave challenge',
    leaveTitle: (name: string) => `Leave ${name}?`,
    leaveText: (value: string) => `You lose ${value}. You can join again until it ends, from zero.`,
    leaveTextNothing: 'You’ve done nothing in it yet. You can join again until it ends.',
    leaveAndLose: (value: string) => `Leave and lose ${value}`,
    stay: 'Stay in',
    left: (name: string) => `You’ve left ${name}.`,
    notLeft: 'You’re still in it.',
    classesTitle: 'Its classes',
    classDone: (day: string) => `Done ${day}`,
    classOpen: 'Not done yet',
    minutes: 'min',
    standing: 'where you stand',
    classesWhat: 'its classes',
    challengeWhat: 'the challenge',
    failures,
    wait: waitCopy,
    empty: {
      joined: { title: 'You’re in no challenge', text: 'Pick one, train as you do, and see how you move up.' },
      open: { title: 'You’re in all of them', text: 'New challenges show up here.' },
      ended: { title: 'None has ended yet', text: 'Challenges that are over stay here, with how far you came.' },
    },
    seeOpen: 'See open challenges',
    screen: { what: 'your challenges', here: 'Join a challenge, and see where you stand.' },
  }),
);

export type Copy = TextsOf<typeof words>;
