import { defineWidget, event, string } from '../../element/define.js';

export const personalBests = defineWidget({
  tag: 'echelon-personal-bests',
  summary: 'Shows the records of the signed-in user: the best of each type and class length, and of each class.',
  group: 'training',
  height: 640,
  props: {
    query: string({
      summary:
        'What is shown, as the search of an address: `q=climb&page=2`. Set it from the address, and write what `queryChanged` says there.',
    }),
    workoutHref: string({
      summary:
        'Where a workout is, with `{workoutId}` in its place. Without it, workouts are buttons that tell the page.',
    }),
  },
  mainEvent: 'workoutRequested',
  events: {
    queryChanged: event({
      detail: { query: 'string', typing: 'boolean' },
      summary:
        'Somebody looks for other classes, or for more of them; while they are `typing`, and as more come, it is no step that the back button goes back to.',
    }),
    workoutRequested: event({
      detail: { workoutId: 'string' },
      cancelable: true,
      summary: 'Somebody wants to see a workout. Preventing it keeps the browser from following a link there.',
    }),
    bestRemoved: event({
      detail: { personalBestId: 'string', workoutId: 'string' },
      summary: 'A reading was wrong: its workout no longer holds a record.',
    }),
    bestsReset: event({ summary: 'Records count from now on. The workouts are still there.' }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: { board: 'The records of one type, by class length.', classes: 'The records of single classes.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
