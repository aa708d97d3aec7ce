import type * as calls from '../../../core/contract/training/records.js';
import type { Handlers } from '../../http/handler.js';
import { callerIn } from '../../people/find-user.js';
import { heartSafe, triesWithout } from '../heart-privacy.js';
import { percentilesOf } from '../records/percentiles.js';
import { bestWatts } from '../records/best-watts.js';
import { metricOf, rankingOf } from '../records/ranking.js';
import { dropRecord, recordsOf, recordsOfClass, resetRecords } from '../records/records.js';
import { workoutsOfContent } from '../workouts/content-workouts.js';
import { processWorkouts } from '../workouts/process.js';

export const trainingRecordHandlers = {
  listPersonalBests: ({ db }, { userId, ...query }) => recordsOf(db, userId, query),
  getClassBests: async (context, { userId, contentId }) =>
    heartSafe(context, userId, await recordsOfClass(context.db, userId, contentId), triesWithout),
  getPowerCurve: ({ db }, { userId, ...query }) => bestWatts(db, userId, query),
  deletePersonalBest: (context, { userId, personalBestId }) => dropRecord(context, userId, personalBestId),
  resetPersonalBests: (context, { userId }) => resetRecords(context, userId),
  async getContentWorkouts(context, { contentId }) {
    const { userId } = callerIn(context);
    return heartSafe(context, userId, await workoutsOfContent(context.db, userId, contentId), triesWithout);
  },
  getRanking: (context, { contentId, metric, ...query }) =>
    rankingOf(context.db, callerIn(context), contentId, metricOf(metric), query),
  getPercentiles: ({ db }, { formatId, metric }) => percentilesOf(db, formatId, metricOf(metric)),
  processWorkouts,
} satisfies Handlers<keyof typeof calls>;
