import type * as calls from '../../../core/contract/training/workout-totals.js';
import type { Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { timeZoneOf } from '../../people/time-zone.js';
import { heartSafe, sumsWithout } from '../heart-privacy.js';
import { localDay } from '../../../core/wall-clock.js';
import { aggregationsOf } from '../totals/aggregations.js';
import { daysOf } from '../totals/calendar.js';
import { graphDataOf, graphTabsOf, isGraphType } from '../totals/graph-data.js';
import { groupingsOf } from '../totals/groupings.js';
import { lastDayOf } from '../totals/last-day.js';

export const workoutTotalHandlers = {
  getWorkoutAggregations: async (context, { userId, ...query }) =>
    heartSafe(
      context,
      userId,
      await aggregationsOf(context.db, userId, await lastDayOf(context, userId), query),
      sumsWithout,
    ),
  getWorkoutGroupings: async (context, { userId, ...query }) =>
    groupingsOf(context.db, userId, await lastDayOf(context, userId), query),
  async getWorkoutCalendar({ db, now }, { userId, month }) {
    const timeZone = await timeZoneOf(db, userId);
    return { month, timeZone, today: localDay(timeZone, now), days: await daysOf(db, userId, month) };
  },
  async getWorkoutGraphData(context, { userId, graphType, ...query }) {
    if (!isGraphType(graphType)) throw new Refusal('notFound', 'There is no such graph.');
    return graphDataOf(context.db, userId, await lastDayOf(context, userId), graphType, query);
  },
  async getWorkoutGraphTabs(context, { userId }) {
    const [lastDay, items] = await Promise.all([lastDayOf(context, userId), graphTabsOf(context.db, userId)]);
    return { lastDay, items };
  },
} satisfies Handlers<keyof typeof calls>;
