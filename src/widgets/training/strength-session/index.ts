import { defineWidget, event, number, string } from '../../element/define.js';

export const strengthSession = defineWidget({
  tag: 'echelon-strength-session',
  summary:
    'Does a strength session set by set, by a routine or free: last time beside today, rests and holds by the clock, every set saved as it is done. It goes on after a reload, and without a network.',
  group: 'training',
  height: 640,
  props: {
    routineId: string({
      summary: 'The routine to do, the user’s own or of the library. Without it the session is free.',
    }),
    day: number({ summary: 'The day of the routine, from 1.', default: 1 }),
    workoutHref: string({
      summary: 'Where a workout is, with `{workoutId}` in its place. Without it, that is a button that tells the page.',
    }),
    logHref: string({ summary: 'Where routines are, to go back to. Without it, a button tells the page.' }),
  },
  events: {
    sessionSaved: event({
      detail: { workoutId: 'string' },
      summary: 'A session has ended, and all of its sets are saved.',
    }),
    workoutRequested: event({
      detail: { workoutId: 'string' },
      cancelable: true,
      summary: 'Somebody wants to see the workout. Preventing it keeps the browser from following a link there.',
    }),
    leaveRequested: event({
      cancelable: true,
      summary:
        'Somebody wants to go back to their routines; a session that runs stays on the device. Preventing it keeps the browser from following a link there.',
    }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: { exercise: 'The exercise in front, with its sets.', rest: 'The rest that runs.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
