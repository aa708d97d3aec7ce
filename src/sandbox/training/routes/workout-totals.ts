import type * as calls from '../../../core/contract/training/workout-totals.js';
import type { Context, Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { timeZoneOf } from '../../people/time-zone.js';
import { heartSafe, sumsWithout } from '../heart-privacy.js';
import { localDay } from '../../../core/time-zones.js';
import { aggregationsOf } from '../totals/aggregations.js';
import { daysOf } from '../totals/calendar.js';
import { graphDataOf, graphTabsOf, isGraphType } from '../totals/graph-data.js';
import { groupingsOf } from '../totals/groupings.js';

/** The day that it is for a member. */
const todayOf = async ({ db, now }: Context, userId: string): Promise<string> =>
  localDay(await timeZoneOf(db, userId), now);

export const workoutTotalHandlers = {
  getWorkoutAggregations: async (context, { userId, ...query }) =>
    heartSafe(
      context,
      userId,
      await aggregationsOf(context.db, userId, await todayOf(context, userId), query),
      sumsWithout,
    ),
  getWorkoutGroupings: async (context, { userId, ...query }) =>
    groupingsOf(context.db, userId, await todayOf(context, userId), query),
  async getWorkoutCalendar({ db, now }, { userId, month }) {
    const timeZone = await timeZoneOf(db, userId);
    return { month, timeZone, today: localDay(timeZone, now), days: await daysOf(db, userId, month) };
  },
  async getWorkoutGraphData(context, { userId, graphType, ...query }) {
    if (!isGraphType(graphType)) throw new Refusal('notFound', 'There is no such graph.');
    return graphDataOf(context.db, userId, await todayOf(context, userId), graphType, query);
  },
  getWorkoutGraphTabs: ({ db }, { userId }) => graphTabsOf(db, userId),
} satisfies Handlers<keyof typeof calls>;
