import * as v from 'valibot';
import { pageQuery } from '../query.js';
import * as badges from './badges.js';
import * as collections from './collections.js';
import * as detail from './workout-detail.js';
import * as records from './records.js';
import * as streaks from './streaks.js';
import * as totals from './workout-totals.js';
import * as merge from './workout-merge.js';
import * as files from './workout-files.js';
import * as workouts from './workouts.js';

const nothing = v.object({});

/** The shapes of the calls about training. */
export const trainingShapes = {
  getWorkoutHistory: { input: workouts.workoutQuery, output: workouts.workoutHistory },
  listWorkouts: { input: workouts.workoutQuery, output: workouts.workoutList },
  getWorkoutLog: { input: pageQuery, output: workouts.workoutLog },
  logWorkout: { input: workouts.loggedWorkout, output: workouts.workoutSaved },
  deleteWorkout: { input: nothing, output: workouts.workoutDeleted },
  listDeletedWorkouts: { input: pageQuery, output: workouts.deletedWorkouts },
  restoreWorkout: { input: nothing, output: workouts.workout },
  updateWorkout: { input: workouts.workoutPatch, output: workouts.workout },
  mergeWorkout: { input: merge.workoutMerge, output: merge.workoutMerged },
  keepWorkoutsApart: { input: merge.workoutApart, output: merge.workoutApart },
  saveWorkout: { input: workouts.newWorkout, output: workouts.workoutSaved },
  getWorkout: { input: nothing, output: detail.workoutDetail },
  getWorkoutSummary: { input: nothing, output: detail.workoutSummary },
  getWorkoutGraph: { input: nothing, output: detail.workoutGraph },
  listWorkoutsLegacy: { input: pageQuery, output: workouts.workoutList },
  getStatisticsLabels: { input: nothing, output: workouts.statisticsLabels },
  getWorkoutFile: { input: files.workoutFileQuery, output: files.savedFile },
  exportWorkouts: { input: files.workoutExportQuery, output: files.workoutExport },
  importWorkout: { input: files.workoutImport, output: files.workoutImported },
  getWorkoutAggregations: { input: totals.aggregationQuery, output: totals.aggregations },
  getWorkoutGroupings: { input: totals.groupingQuery, output: totals.groupings },
  getWorkoutCalendar: { input: totals.calendarQuery, output: totals.workoutCalendar },
  getWorkoutGraphData: { input: totals.graphQuery, output: totals.graphData },
  getWorkoutGraphTabs: { input: nothing, output: totals.graphTabs },
  listPersonalBests: { input: records.bestsQuery, output: records.personalBestList },
  getClassBests: { input: nothing, output: records.classBests },
  getPowerCurve: { input: records.powerCurveQuery, output: records.bestPowerCurve },
  deletePersonalBest: { input: nothing, output: records.bestDeleted },
  resetPersonalBests: { input: nothing, output: records.bestsReset },
  getContentWorkouts: { input: nothing, output: records.contentWorkouts },
  getRanking: { input: records.rankingQuery, output: records.ranking },
  getPercentiles: { input: nothing, output: records.percentiles },
  processWorkouts: { input: records.processRequest, output: records.processed },
  listBadges: { input: badges.badgeQuery, output: badges.badgeList },
  getBadge: { input: nothing, output: badges.badge },
  getMilestones: { input: nothing, output: badges.milestones },
  processMilestones: { input: nothing, output: badges.badgesAwarded },
  processStreaks: { input: nothing, output: badges.badgesAwarded },
  getStreak: { input: nothing, output: streaks.streak },
  updateStreak: { input: streaks.streakPatch, output: streaks.streak },
  listCollections: { input: collections.collectionQuery, output: collections.collectionList },
  getCollectionContent: { input: nothing, output: collections.collectionContent },
  getCollectionProgress: { input: nothing, output: collections.collectionProgress },
  joinCollection: { input: nothing, output: collections.collection },
  leaveCollection: { input: nothing, output: collections.collectionLeft },
  processCollections: { input: nothing, output: collections.collectionsProcessed },
};
