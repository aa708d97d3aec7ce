import {
  calendar,
  chartLine,
  history,
  list,
  play,
  star,
  strength,
  trophy,
  users,
  zap,
} from '@echelon/membership/icons';
import { memberAudiences } from '../audience.js';
import type { AreaPage } from '../page-list.js';

export type TrainingPage =
  | 'today'
  | 'plan'
  | 'classes'
  | 'class'
  | 'strength'
  | 'session'
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
    name: 'plan',
    path: '/training/plan',
    maySee,
    group: 'day',
    icon: list,
    load: async () => (await import('./plan.js')).PlanPage,
  },
  {
    name: 'classes',
    path: '/training/classes',
    maySee,
    group: 'day',
    icon: play,
    first: true,
    load: async () => (await import('./classes.js')).ClassesPage,
  },
  {
    name: 'class',
    within: 'classes',
    path: '/training/classes/:contentId',
    maySee,
    group: 'day',
    icon: play,
    load: async () => (await import('./class.js')).ClassPage,
  },
  {
    name: 'strength',
    path: '/training/strength',
    maySee,
    group: 'day',
    icon: strength,
    load: async () => (await import('./strength.js')).StrengthPage,
  },
  {
    name: 'session',
    within: 'strength',
    path: '/training/strength/session',
    maySee,
    group: 'day',
    icon: strength,
    load: async () => (await import('./session.js')).SessionPage,
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
  {
    name: 'badges',
    path: '/training/badges',
    maySee,
    group: 'goals',
    icon: star,
    load: async () => (await import('./badges.js')).BadgesPage,
  },
  {
    name: 'challenges',
    path: '/training/challenges',
    maySee,
    group: 'goals',
    icon: users,
    load: async () => (await import('./challenges.js')).ChallengesPage,
  },
];
