import { calendar, chartLine, history, trophy, zap } from '@echelon/membership/icons';
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
  {
    name: 'workout',
    within: 'workouts',
    path: '/training/workouts/:workoutId',
    maySee,
    group: 'progress',
    icon: history,
    load: async () => (await import('./workout.js')).WorkoutPage,
  },
  {
    name: 'calendar',
    path: '/training/calendar',
    maySee,
    group: 'progress',
    icon: calendar,
    first: true,
    load: async () => (await import('./calendar.js')).CalendarPage,
  },
  {
    name: 'trends',
    path: '/training/trends',
    maySee,
    group: 'progress',
    icon: chartLine,
    load: async () => (await import('./trends.js')).TrendsPage,
  },
  {
    name: 'records',
    path: '/training/records',
    maySee,
    group: 'progress',
    icon: trophy,
    load: async () => (await import('./records.js')).RecordsPage,
  },
];
