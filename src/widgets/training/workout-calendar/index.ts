import { defineWidget, event, string } from '../../element/define.js';

export const workoutCalendar = defineWidget({
  tag: 'echelon-workout-calendar',
  summary:
    'Shows a month of the signed-in user with every workout of each day, their streaks, and what protects them: rest days, times away, freezes.',
  group: 'training',
  height: 760,
  props: {
    month: string({
      summary:
        'The month, `2026-11`; without one, the month that it is for the user. Set it from the address, and write what `monthChanged` says there.',
    }),
    workoutHref: string({
      summary:
        'Where a workout is, with `{workoutId}` in its place. Without it, workouts are buttons that tell the page.',
    }),
  },
  events: {
    monthChanged: event({
      detail: { month: 'string' },
      summary: 'Somebody has turned to another month, `2026-11`.',
    }),
    workoutRequested: event({
      detail: { workoutId: 'string' },
      cancelable: true,
      summary: 'Somebody wants to see a workout. Preventing it keeps the browser from following a link there.',
    }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: {
    streak: 'The streaks, and how far this week is.',
    month: 'The month as a grid.',
    day: 'A day of the grid.',
    'day-list': 'The workouts of the chosen day.',
  },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
