import { defineWidget, event, string } from '../../element/define.js';

export const classPlayer = defineWidget({
  tag: 'echelon-class-player',
  summary:
    'Plays a class with captions: what runs now and comes next, what the instructor asks for, and the time left. Goes on where the signed-in user left off, and makes a workout of a class that was taken.',
  group: 'training',
  height: 640,
  props: {
    contentId: string({ summary: 'The class to play. Required.', example: 'cls_bike_interval-ride_20' }),
    slotId: string({
      summary: 'The place in the schedule, where the class is taken live: it begins where it is for everybody.',
    }),
    contentHref: string({
      summary:
        'Where a class is, with `{contentId}` in its place: for the one to take next. Without it, that is a button.',
    }),
    workoutHref: string({
      summary:
        'Where a workout is, with `{workoutId}` in its place: for the one that the class becomes. Without it, nothing leads there.',
    }),
    libraryHref: string({ summary: 'Where all classes are. Without it, nothing leads there.' }),
    membershipHref: string({
      summary: 'Where somebody joins, and changes their membership. Without it, nothing leads there.',
    }),
  },
  mainEvent: 'workoutSaved',
  events: {
    classStarted: event({
      detail: { contentId: 'string' },
      summary: 'Somebody has begun the class, or gone on with it.',
    }),
    classEnded: event({ detail: { contentId: 'string' }, summary: 'The class has been played to its end.' }),
    workoutSaved: event({
      detail: { contentId: 'string', workoutId: 'string' },
      summary: 'Somebody has saved the class that they took as a workout.',
    }),
    contentRequested: event({
      detail: { contentId: 'string' },
      cancelable: true,
      summary: 'Somebody wants to take the next class. Preventing it keeps the browser from following a link there.',
    }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: { stage: 'The film with its controls.', moment: 'What runs now, what comes next, and the time left.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
