import { defineWords, type TextsOf } from '../../../core/words.js';
import { failureCopy } from '../../copy.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';
import type { GroupName } from './groups.js';

/** What is counted, after a number of three or more. */
const units: Record<Exclude<GroupName, 'challenge'>, string> = {
  all: 'workouts',
  bike: 'rides',
  row: 'rows',
  run: 'runs',
  climb: 'climbs',
  ellipse: 'ellipticals',
  reflect: 'Reflect classes',
  fitpass: 'FitPass classes',
  streak: 'days in a row',
};

export const words = besidePersonWords(
  defineWords('badges', {
    title: 'Earn your next badge',
    groups: { all: 'All workouts', streak: 'Streaks', challenge: 'Challenges' },
    units,
    earned: (count: number): string => (count === 1 ? 'badge earned' : 'badges earned'),
    latest: 'Latest',
    named: (threshold: string, unit: string) => `${threshold} ${unit}`,
    progress: (done: string, threshold: string, unit: string) => `${done} of ${threshold} ${unit}`,
    short: (done: string, threshold: string) => `${done} of ${threshold}`,
    counted: (count: string) => `${count} so far`,
    toGo: (count: string) => `${count} to go`,
    challengeDone: (share: string) => `${share} done`,
    closest: 'Closest to you',
    first: 'First ones to get',
    emptyTitle: 'Your first badge is close',
    emptyText: 'Train three days in a row, or finish ten classes.',
    how: 'Classes that you finish count. More work fills more bars: two from 100 workouts or 10 days in a row, three from 1,000 workouts, 100 days, or a challenge. A badge stays yours, even when you delete a workout.',
    counts: 'how many workouts count',
    failures: failureCopy,
    screen: { what: 'your badges', here: 'See what you’ve earned, and how close the next ones are.' },
  }),
);

export type Copy = TextsOf<typeof words>;
