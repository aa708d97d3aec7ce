import { defineWidget, event, string } from '../../element/define.js';

export const trainingToday = defineWidget({
  tag: 'echelon-training-today',
  summary:
    'The day of the signed-in user: what is next in their plan, their streak, their last workout, and which classes are on.',
  group: 'training',
  height: 640,
  props: {
    contentHref: string({
      summary: 'Where a class is, with `{contentId}` in its place. Without it, classes are buttons.',
    }),
    workoutHref: string({
      summary: 'Where a workout is, with `{workoutId}` in its place. Without it, the last one is a button.',
    }),
    workoutsHref: string({ summary: 'Where all workouts are. Without it, nothing leads there.' }),
    planHref: string({ summary: 'Where the plan of the week is. Without it, nothing leads there.' }),
    calendarHref: string({ summary: 'Where the streak is explained and set. Without it, nothing leads there.' }),
    badgesHref: string({ summary: 'Where badges are. Without it, nothing leads there.' }),
    scheduleHref: string({ summary: 'Where all classes of the schedule are. Without it, nothing leads there.' }),
    liveHref: string({
      summary:
        'Where a class is that is live now, with `{contentId}` and `{slotId}` in their places: `slotId` of the player takes the place. Without it, it opens as any class.',
    }),
    membershipHref: string({
      summary: 'Where somebody joins, and changes their membership. Without it, nothing leads there.',
    }),
  },
  events: {
    contentRequested: event({
      detail: { contentId: 'string' },
      cancelable: true,
      summary: 'Somebody wants to take a class. Preventing it keeps the browser from following a link there.',
    }),
    workoutRequested: event({
      detail: { workoutId: 'string' },
      cancelable: true,
      summary: 'Somebody wants to see their last workout. Preventing it keeps the browser from following a link there.',
    }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: {
    completed: 'The challenges that were just finished.',
    next: 'What is next in the plan.',
    streak: 'The streak and the goal of the week.',
  },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
