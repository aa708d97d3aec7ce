import * as v from 'valibot';
import { calendarDay } from '../calendar.js';
import { seconds } from '../common.js';
import { workoutSums, workoutType } from './workouts.js';

/** Sums of a group, and its average heart rate over the time that it was measured. */
const group = v.object({
  /** The day, `YYYY-MM-DD`; a week's Monday; `YYYY-MM`; `YYYY`; or the type. */
  key: v.string(),
  ...workoutSums.entries,
  averageHeartRate: v.nullable(v.number()),
});
export type WorkoutGroup = v.InferOutput<typeof group>;

export const groupedBy = v.picklist(['day', 'week', 'month', 'year', 'type']);
export type GroupedBy = v.InferOutput<typeof groupedBy>;

/** Days where the workouts were done, both included; the last year without them. At most 10 years. */
const period = { from: v.optional(calendarDay), to: v.optional(calendarDay), type: v.optional(workoutType) };

export const aggregationQuery = v.object({ ...period, groupBy: groupedBy });
export type AggregationQuery = v.InferOutput<typeof aggregationQuery>;

/** Groups in their order of time, by type the largest first; those with no workout are left out. */
export const aggregations = v.object({
  from: v.string(),
  to: v.string(),
  groupBy: groupedBy,
  groups: v.array(group),
  totals: group,
});
export type Aggregations = v.InferOutput<typeof aggregations>;

export const grouping = v.picklist(['type', 'classSeconds', 'instructor', 'equipment', 'source']);
export type Grouping = v.InferOutput<typeof grouping>;

export const groupingQuery = v.object({ ...period, by: grouping });
export type GroupingQuery = v.InferOutput<typeof groupingQuery>;

/** What a member's workouts can be told apart by, the most frequent first: what filters offer. */
export const groupings = v.object({
  by: grouping,
  items: v.array(v.object({ key: v.string(), name: v.string(), count: v.number(), seconds: v.number() })),
});
export type Groupings = v.InferOutput<typeof groupings>;

const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Must be a month like 2026-08.'));

export const calendarQuery = v.object({ month });
export type CalendarQuery = v.InferOutput<typeof calendarQuery>;

/** A month: each day that has a workout, with every workout of it (domain 3.1). */
export const workoutCalendar = v.object({
  month: v.string(),
  /** The member's; today is a day in it. */
  timeZone: v.string(),
  today: v.string(),
  days: v.record(
    v.string(),
    v.object({
      count: v.number(),
      seconds: v.number(),
      calories: v.number(),
      items: v.array(
        v.object({
          id: v.string(),
          type: workoutType,
          title: v.string(),
          startedAt: seconds,
          timeZone: v.string(),
          seconds: v.number(),
          completed: v.boolean(),
        }),
      ),
    }),
  ),
});
export type WorkoutCalendar = v.InferOutput<typeof workoutCalendar>;

/** What a graph over time can show. */
export const graphType = v.picklist([
  'time',
  'count',
  'output',
  'distance',
  'calories',
  'elevation',
  'load',
  'fitness',
]);
export type GraphType = v.InferOutput<typeof graphType>;

export const graphQuery = v.object({
  ...period,
  groupBy: v.optional(v.picklist(['day', 'week', 'month', 'year'])),
});
export type GraphQuery = v.InferOutput<typeof graphQuery>;

/** Values beside `keys`, each line of one unit. A group without a workout is 0; of what was not measured, null. */
export const graphData = v.object({
  type: graphType,
  groupBy: v.picklist(['day', 'week', 'month', 'year']),
  unit: v.picklist(['s', 'count', 'J', 'm', 'kcal', 'load']),
  keys: v.array(v.string()),
  lines: v.array(
    v.object({ name: v.picklist(['total', 'fitness', 'fatigue', 'form']), values: v.array(v.nullable(v.number())) }),
  ),
});
export type GraphData = v.InferOutput<typeof graphData>;

/**
 * Which graphs have something to show, in their order. `lastDay`, `YYYY-MM-DD`, is where they end: today for the member,
 * or the day of a workout that was done where it is tomorrow already.
 */
export const graphTabs = v.object({
  lastDay: v.string(),
  items: v.array(v.object({ type: graphType, workouts: v.number() })),
});
export type GraphTabs = v.InferOutput<typeof graphTabs>;
