import { defineWidget, event, string } from '../../element/define.js';

export const workoutPlan = defineWidget({
  tag: 'echelon-workout-plan',
  summary:
    'The week of the signed-in user, planned by rules from their last weeks: what is on each day and why, to be accepted, made again, and moved from day to day.',
  group: 'training',
  height: 960,
  props: {
    contentHref: string({
      summary: 'Where a class is, with `{contentId}` in its place. Without it, classes are buttons.',
    }),
    workoutHref: string({
      summary:
        'Where a workout is, with `{workoutId}` in its place. Without it, what was done is a button that tells the page.',
    }),
    membershipHref: string({
      summary: 'Where somebody joins, and changes their membership. Without it, nothing leads there.',
    }),
  },
  events: {
    contentRequested: event({
      detail: { contentId: 'string' },
      cancelable: true,
      summary: 'Somebody wants to see a class. Preventing it keeps the browser from following a link there.',
    }),
    workoutRequested: event({
      detail: { workoutId: 'string' },
      cancelable: true,
      summary:
        'Somebody wants to see the workout of a day that is done. Preventing it keeps the browser from following a link there.',
    }),
    planAccepted: event({ detail: { planId: 'string' }, summary: 'The plan of this week was accepted.' }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: { summary: 'The figures of the week, and what it was made from.', day: 'A day of the week.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
