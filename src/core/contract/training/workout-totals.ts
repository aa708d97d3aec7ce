import { call } from '../call.js';
import type {
  AggregationQuery,
  Aggregations,
  CalendarQuery,
  GraphData,
  GraphQuery,
  GraphTabs,
  GroupingQuery,
  Groupings,
  WorkoutCalendar,
} from '../schemas/training/workout-totals.js';

const reads = { needs: ['jwt'], guard: ['selfOrAdmin'], gives: 'nothing', repeatable: 'reads' } as const;

/** Sums by day, week, month, year or type. */
export const getWorkoutAggregations = call<AggregationQuery, Aggregations>()(
  'GET',
  '/users/:userId/workouts/aggregations',
  reads,
);

/** What a member's workouts can be told apart by. */
export const getWorkoutGroupings = call<GroupingQuery, Groupings>()('GET', '/users/:userId/workouts/groupings', reads);

/** Every workout of each day of a month. */
export const getWorkoutCalendar = call<CalendarQuery, WorkoutCalendar>()(
  'GET',
  '/users/:userId/workouts/calendar',
  reads,
);

/** One graph over time. `graphType` is one of those that `getWorkoutGraphTabs` names. */
export const getWorkoutGraphData = call<GraphQuery, GraphData>()(
  'GET',
  '/users/:userId/workouts/graph-data/:graphType',
  reads,
);

/** Which graphs have something to show. */
export const getWorkoutGraphTabs = call<object, GraphTabs>()('GET', '/users/:userId/workouts/graph-tabs', reads);
