import { defineWidget, event, string } from '../../element/define.js';

export const badges = defineWidget({
  tag: 'echelon-badges',
  summary: 'The badges of the signed-in user, by type, streaks and challenges, and how far the next ones are.',
  group: 'training',
  height: 640,
  props: {
    calendarHref: string({
      summary:
        'Where a month of workouts is, with `{month}` (`2026-11`) in its place. Without it, the days of badges lead nowhere.',
    }),
  },
  events: {
    monthRequested: event({
      detail: { month: 'string' },
      cancelable: true,
      summary:
        'Somebody wants to see the month in which they earned a badge. Preventing it keeps the browser from following the link.',
    }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: { summary: 'How many badges there are, and the latest.', next: 'The ones that are closest.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
