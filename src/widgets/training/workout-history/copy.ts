import { defineWords, type TextsOf } from '../../../core/words.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';

/** So many workouts, in words. */
export const workouts = (count: number): string => (count === 1 ? '1 workout' : `${count} workouts`);

export const words = besidePersonWords(
  defineWords('workout-history', {
    title: 'Workouts',
    searched: 'Class or instructor',
    totals: { count: 'Workouts', seconds: 'Time', distance: 'Distance', volume: 'Lifted', calories: 'Calories' },
    filters: {
      type: 'Type',
      classSeconds: 'Length',
      instructorId: 'Instructor',
      completed: 'Finished',
      source: 'Recorded by',
      from: 'Since',
      to: 'Until',
    },
    completed: { true: 'To the end', false: 'Left early' },
    since: { month: 'Last 30 days', quarter: 'Last 90 days', year: 'This year' },
    /** Before the order that is chosen. */
    order: 'Order',
    orders: {
      newest: 'Newest first',
      startedAt: 'Oldest first',
      '-durationSeconds': 'Longest first',
      '-output': 'Most output first',
      '-distance': 'Farthest first',
      '-calories': 'Most calories first',
    },
    thisWeek: 'This week',
    lastWeek: 'Last week',
    inOrder: 'All of them, in this order',
    minutes: 'min',
    leftEarly: 'Left early',
    /** On a workout that holds a record now. */
    record: 'Record',
    ofWeek: (count: string): string => (count === '1' ? '1 workout' : `${count} workouts`),
    shown: (shown: string, total: string) => `${shown} of ${total} workouts`,
    more: 'Show earlier workouts',
    moreInOrder: 'Show more',
    add: 'Add workout',
    select: 'Select',
    selecting: 'Select workouts',
    chosen: (count: number) => `${workouts(count)} selected`,
    chooseNone: 'Press the workouts that you want to delete.',
    remove: (count: number) => (count === 0 ? 'Delete' : `Delete ${workouts(count)}`),
    stop: 'Done',
    download: 'Download',
    listAsCsv: 'This list as CSV',
    listAsCsvText: 'A line for each workout that the filters show',
    recentlyDeleted: 'Recently deleted',
    everything: 'Everything as ZIP',
    everythingText: 'Workouts with readings, strength, records, badges',
    emptyTitle: 'No workouts yet',
    emptyText: 'Take a class in the app or on your equipment. It shows up here as soon as it’s done.',
    noneTitle: 'No workout matches',
    noneText: 'Take a filter away, or search for part of a name.',
    showAll: 'Show all workouts',
    screen: { what: 'your workouts', here: 'See every workout, week by week.' },
  }),
);

export type Copy = TextsOf<typeof words>;
