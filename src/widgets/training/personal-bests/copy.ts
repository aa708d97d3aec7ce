import { defineWords, type TextsOf } from '../../../core/words.js';
import { failureCopy, waitCopy } from '../../copy.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';

export const words = besidePersonWords(
  defineWords('personal-bests', {
    title: 'Personal bests',
    rule: 'The most you did in a class of each length. Only classes you finished count.',
    countedFrom: (day: string) => `Counted since ${day}.`,
    length: 'Class length',
    /** On a record of the last 30 days. */
    isNew: 'New',
    /** By how much the record before was beaten, and when that was set. */
    over: (much: string, day: string) => `+${much} over ${day}`,
    beat: (day: string) => `Beat ${day}`,
    first: 'First one',
    actions: (record: string) => `${record}: what you can do`,
    wrong: 'That reading was wrong',
    classes: 'Single classes',
    searched: 'Class',
    classesShown: (shown: string, total: string) => `${shown} of ${total} classes`,
    more: 'Show more classes',
    noneFound: (q: string) => `No class of your records has “${q}” in its name.`,
    noClasses: 'Take a class to the end, and your best of it shows up here.',
    tries: (title: string) => `All tries of ${title}`,
    what: 'your tries',
    leftEarly: 'Left early',
    curve: 'Hold your power',
    curveHow: 'The most watts you held on average, for each length of time, over all workouts with measured power.',
    curveChart: 'Best average power',
    curveLength: 'Held for',
    curveEver: 'Ever',
    curveRecent: 'Last 90 days',
    curveWhat: 'your best power',
    startOver: 'Starting fresh?',
    startOverText: 'New bike, new you: let records count from today. Your workouts stay.',
    reset: 'Count records from today',
    confirmReset: 'Count records from today?',
    resetText: (count: number) =>
      `${count === 1 ? '1 record goes' : `${count} records go`}, and can’t be brought back. Your workouts stay.`,
    confirmWrong: (record: string) => `Take off ${record}?`,
    wrongText: 'Its workout stays, but no longer holds a record. The next best takes over. You can’t undo this.',
    confirm: 'Take it off',
    removed: (record: string, next: string, day: string) => `${record} is off. Your best is now ${next}, from ${day}.`,
    removedLast: (record: string) => `${record} is off. No other workout has a record to take over.`,
    wasReset: 'Records count from today. Go set the first one.',
    emptyTitle: 'Set your first record',
    emptyText: 'Take a class to the end. Your best output and distance show up here.',
    failures: { ...failureCopy, notFound: 'It’s already off. What you see now is up to date.' },
    wait: waitCopy,
    screen: { what: 'your records', here: 'See your best in every class length.' },
  }),
);

export type Copy = TextsOf<typeof words>;
