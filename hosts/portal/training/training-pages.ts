import { history, zap } from '@echelon/membership/icons';
import { memberAudiences } from '../audience.js';
import type { AreaPage } from '../page-list.js';

export type TrainingPage =
  | 'today'
  | 'plan'
  | 'classes'
  | 'class'
  | 'strength'
  | 'workouts'
  | 'workout'
  | 'calendar'
  | 'trends'
  | 'records'
  | 'badges'
  | 'challenges';
type Group = 'day' | 'progress' | 'goals';

const { everyone: maySee } = memberAudiences;

/** The training area, in the order of its navigation; from this come its addresses, navigation and titles. Children train too. */
export const trainingPages: readonly AreaPage<TrainingPage, Group>[] = [
  {
    name: 'today',
    path: '/training/today',
    maySee,
    group: 'day',
    icon: zap,
    first: true,
    load: async () => (await import('./today.js')).TodayPage,
  },
  {
    name: 'workouts',
    path: '/training/workouts',
    maySee,
    group: 'progress',
    icon: history,
    first: true,
    load: async () => (await import('./workouts.js')).WorkoutsPage,
  },
];
