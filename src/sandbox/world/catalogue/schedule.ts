import type { schedulePlans } from '../../content/tables.js';

type Plan = typeof schedulePlans.$inferInsert;

const HOUR = 60;

const every = (weekdays: readonly number[], plan: Omit<Plan, 'id' | 'weekday' | 'firstDay'>): Plan[] =>
  weekdays.map(weekday => ({
    ...plan,
    id: `pln_${plan.contentId.slice(4)}_${weekday}`,
    weekday,
    firstDay: '2024-01-01',
  }));

/** What is on each week, 1 for Monday: live classes of two studios, and recordings that are shown together. */
export const schedule: readonly Plan[] = [
  ...every([1, 3, 5], {
    contentId: 'cls_bike_climb-ride_30',
    kind: 'live',
    minute: 6 * HOUR + 30,
    timeZone: 'America/New_York',
  }),
  ...every([2, 4], {
    contentId: 'cls_bike_interval-ride_30',
    kind: 'live',
    minute: 18 * HOUR,
    timeZone: 'America/New_York',
  }),
  ...every([1, 4], {
    contentId: 'cls_row_long-pull_30',
    kind: 'live',
    minute: 12 * HOUR,
    timeZone: 'America/New_York',
  }),
  ...every([2, 6], {
    contentId: 'cls_reflect_core-flow_20',
    kind: 'live',
    minute: 7 * HOUR,
    timeZone: 'Europe/London',
  }),
  ...every([6, 7], {
    contentId: 'cls_run_tempo-run_45',
    kind: 'onDemand',
    minute: 9 * HOUR,
    timeZone: 'America/New_York',
  }),
  ...every([7], {
    contentId: 'cls_bike_easy-spin_20',
    kind: 'onDemand',
    // within the hour that clocks skip in spring
    minute: 2 * HOUR + 30,
    timeZone: 'America/New_York',
  }),
];
