import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

/** What is said around the pages of training. */
export const trainingWords = defineWords(
  'portal/training',
  {
    navigation: 'Training',
    /** Read out only. */
    groups: { day: 'Your day', progress: 'Your progress', goals: 'Your goals' },
    pages: {
      today: 'Today',
      plan: 'Plan',
      classes: 'Classes',
      class: 'Class',
      strength: 'Strength',
      session: 'Session',
      workouts: 'Workouts',
      workout: 'Workout',
      calendar: 'Calendar',
      trends: 'Trends',
      records: 'Records',
      badges: 'Badges',
      challenges: 'Challenges',
    },
    /** Of the page and its window. */
    titles: {
      today: 'Train today',
      plan: 'Plan your week',
      classes: 'Take a class',
      class: 'Class',
      strength: 'Log your strength',
      session: 'Strength session',
      workouts: 'Your workouts',
      workout: 'Workout',
      calendar: 'Your month',
      trends: 'Your trends',
      records: 'Your records',
      badges: 'Your badges',
      challenges: 'Challenges',
    },
    other: 'Your account',
    account: 'Membership',
  },
  load,
);
