import { defineWidget, event, string } from '../../element/define.js';

export const workoutHistory = defineWidget({
  tag: 'echelon-workout-history',
  summary:
    'Lists all workouts of the signed-in user week by week, with their sums, filters, a file of them, and undo; adds workouts by hand and from files.',
  group: 'training',
  height: 560,
  props: {
    query: string({
      summary:
        'What the list shows, as the search of an address: `type=bike&page=2`. Set it from the address, and write what `queryChanged` says there.',
    }),
    workoutHref: string({
      summary:
        'Where a workout is, with `{workoutId}` in its place. Without it, workouts are buttons that tell the page.',
    }),
  },
  events: {
    queryChanged: event({
      detail: { query: 'string', typing: 'boolean' },
      summary:
        'Somebody has set the list otherwise; while they are `typing`, and as earlier workouts come, it is no step that the back button goes back to.',
    }),
    workoutRequested: event({
      detail: { workoutId: 'string' },
      cancelable: true,
      summary: 'Somebody wants to see a workout. Preventing it keeps the browser from following a link there.',
    }),
    workoutAdded: event({
      detail: { workoutId: 'string' },
      summary: 'A workout was entered by hand, or came from a file.',
    }),
    workoutsDeleted: event({
      detail: { count: 'number' },
      summary: 'Workouts were deleted. They can be restored for 30 days.',
    }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: { totals: 'The sums over all workouts that the filters let through.', week: 'A week with its workouts.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
