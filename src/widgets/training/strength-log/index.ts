import { defineWidget, event, string } from '../../element/define.js';

export const strengthLog = defineWidget({
  tag: 'echelon-strength-log',
  summary:
    'The strength routines of the signed-in user and those of the library, started, built, shared and copied; and how each exercise gets on: estimated one-rep max, volume, bests, sessions.',
  group: 'training',
  height: 640,
  props: {
    query: string({
      summary:
        'What is shown, as the search of an address: `show=library&level=beginner`, `show=progress&exercise=…`, `routine=…`, `routine=…&task=edit`, `task=new`, `task=import`. Set it from the address, and write what `queryChanged` says there.',
    }),
    sessionHref: string({
      summary:
        'Where a session is done, with `{routineId}` and `{day}` (from 1) in their places. Without it, starting is a button that tells the page.',
    }),
    freeSessionHref: string({
      summary: 'Where a session without a routine is done. Without it, starting one is a button that tells the page.',
    }),
    workoutHref: string({
      summary:
        'Where a workout is, with `{workoutId}` in its place. Without it, workouts are buttons that tell the page.',
    }),
  },
  mainEvent: 'sessionRequested',
  events: {
    queryChanged: event({
      detail: { query: 'string', typing: 'boolean' },
      summary:
        'Somebody looks at something else; while they are `typing`, and as more routines come, it is no step that the back button goes back to.',
    }),
    sessionRequested: event({
      detail: { routineId: 'string', day: 'number' },
      cancelable: true,
      summary:
        'Somebody wants to do a day of a routine; a session without one has an empty `routineId`. Preventing it keeps the browser from following a link there.',
    }),
    workoutRequested: event({
      detail: { workoutId: 'string' },
      cancelable: true,
      summary:
        'Somebody wants to see a session that is over. Preventing it keeps the browser from following a link there.',
    }),
    routineChanged: event({
      detail: { routineId: 'string', action: ['created', 'updated', 'copied', 'deleted'] },
      summary:
        'A routine of the user’s own was created, updated, copied from a code, a file or the library, or deleted.',
    }),
    sessionDeleted: event({
      detail: { workoutId: 'string' },
      summary: 'A session was deleted. It can be brought back for 30 days.',
    }),
    bestsReset: event({ summary: 'Bests of an exercise, or of all, count from now on. The sessions are still there.' }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: { routine: 'A routine in a list.', day: 'A day of a routine that is open.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
