import { defineWidget, event, string } from '../../element/define.js';

export const workoutDetail = defineWidget({
  tag: 'echelon-workout-detail',
  summary:
    'Shows one workout of the signed-in user: its figures and graph, goals and zones, standing and records, earlier tries of its class, other records of its session, and files of it.',
  group: 'training',
  height: 720,
  props: {
    workoutId: string({ summary: 'Which workout. Required.', example: 'wko_member_1' }),
    workoutHref: string({
      summary:
        'Where another try of its class is, with `{workoutId}` in its place. Without it, tries are buttons that tell the page.',
    }),
    contentHref: string({
      summary:
        'Where its class is, with `{contentId}` in its place. Without it, the class is a button that tells the page.',
    }),
    historyHref: string({
      summary:
        'Where all workouts are: the way on from one that is deleted or cannot be found. Without it, that is a button that tells the page.',
    }),
  },
  mainEvent: 'workoutRequested',
  events: {
    workoutShown: event({
      detail: { title: 'string' },
      summary: 'The workout is there, or has a new title: a page can name its window after it.',
    }),
    workoutRequested: event({
      detail: { workoutId: 'string' },
      cancelable: true,
      summary: 'Somebody wants to see another workout. Preventing it keeps the browser from following a link there.',
    }),
    contentRequested: event({
      detail: { contentId: 'string' },
      cancelable: true,
      summary: 'Somebody wants to see the class. Preventing it keeps the browser from following a link there.',
    }),
    historyRequested: event({
      cancelable: true,
      summary: 'Somebody wants to see all workouts. Preventing it keeps the browser from following a link there.',
    }),
    workoutDeleted: event({
      detail: { workoutId: 'string' },
      summary:
        'The workout was deleted, or merged into another record of its session. It can be restored for 30 days, and the screen offers it.',
    }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: {
    header: 'What it was, and the figure that matters.',
    figures: 'What was measured, in figures.',
    section: 'A group of what else is known.',
  },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
