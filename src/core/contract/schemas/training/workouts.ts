import * as v from 'valibot';
import { calendarDay } from '../calendar.js';
import { id, pageOf, seconds, requiredLine } from '../common.js';
import { preferenceKeys } from '../preferences.js';
import { listing, searched, wholeNumber } from '../query.js';
import { metricSlug, recording } from './recording.js';

export const workoutType = v.picklist([
  'bike',
  'row',
  'run',
  'climb',
  'ellipse',
  'reflect',
  'fitpass',
  'strength',
  'freestyle',
]);
export type WorkoutType = v.InferOutput<typeof workoutType>;

/** Who says that it happened. What was entered by hand is marked so and never ranks (domain 3.8). */
export const workoutSource = v.picklist(['equipment', 'app', 'manual', 'import']);
export type WorkoutSource = v.InferOutput<typeof workoutSource>;

/** A whole number, or null where nothing was measured: a gap is not 0. */
const measured = v.nullable(v.number());

/** Of a whole workout: joules, metres, kilocalories, metres climbed, grams lifted. */
export const workoutTotals = v.object({
  output: measured,
  distance: measured,
  calories: measured,
  elevation: measured,
  volume: measured,
});

/** A figure for each metric, in the units of `metricUnits`. */
export const metricFigures = v.object({
  output: measured,
  cadence: measured,
  resistance: measured,
  speed: measured,
  heart_rate: measured,
  incline: measured,
});

/** What a best is of: joules, metres, metres climbed. */
export const bestMetric = v.picklist(['output', 'distance', 'elevation']);
export type BestMetric = v.InferOutput<typeof bestMetric>;

/** How hard it was, 100 for an hour at one's limit, and what that was computed from (domain 3.8). */
export const trainingLoad = v.object({ value: v.number(), method: v.picklist(['power', 'heartRate']) });

const named = v.object({ id: v.string(), name: v.string() });

/** A workout as lists show it. */
export const workout = v.object({
  id: v.string(),
  type: workoutType,
  title: v.string(),
  /** Null for a workout without a class. */
  content: v.nullable(v.object({ id: v.string(), title: v.string(), instructor: v.nullable(named) })),
  /** Type and class length; null without a class. */
  formatId: v.nullable(v.string()),
  /** The length of its class, seconds. */
  classSeconds: v.nullable(v.number()),
  startedAt: seconds,
  endedAt: seconds,
  /** Where it was done, and the day that it was there. */
  timeZone: v.string(),
  localDate: v.string(),
  /** Seconds of exercise: pauses do not count. */
  durationSeconds: v.number(),
  /** False for a class that was left before its end. */
  completed: v.boolean(),
  source: workoutSource,
  totals: workoutTotals,
  /** The totals that are sums over readings, because no device stated them. */
  estimated: v.array(v.picklist(['output', 'distance'])),
  average: metricFigures,
  max: metricFigures,
  load: v.nullable(trainingLoad),
  /** The records that it holds now. */
  records: v.array(v.object({ scope: v.picklist(['format', 'content']), metric: bestMetric })),
  version: v.number(),
});
export type Workout = v.InferOutput<typeof workout>;

/** What a list of workouts can be narrowed by; `from` and `to` are days where the workout was done, both included. */
export const workoutFilters = {
  q: searched(),
  type: v.optional(workoutType),
  contentId: v.optional(id),
  instructorId: v.optional(id),
  classSeconds: v.optional(wholeNumber(86_400, 1)),
  completed: v.optional(v.picklist(['true', 'false'])),
  source: v.optional(workoutSource),
  from: v.optional(calendarDay),
  to: v.optional(calendarDay),
};

/** Newest first without a sort. */
export const workoutQuery = listing({
  filters: workoutFilters,
  sorts: ['startedAt', 'durationSeconds', 'output', 'distance', 'calories'],
});
export type WorkoutQuery = v.InferOutput<typeof workoutQuery>;
export type WorkoutFilters = Omit<WorkoutQuery, 'sort' | 'offset' | 'limit'>;

export const workoutList = pageOf(workout);
export type WorkoutList = v.InferOutput<typeof workoutList>;

/** Sums over some workouts; what none of them measured is 0. */
export const workoutSums = v.object({
  count: v.number(),
  seconds: v.number(),
  output: v.number(),
  distance: v.number(),
  calories: v.number(),
  elevation: v.number(),
  volume: v.number(),
});
export type WorkoutSums = v.InferOutput<typeof workoutSums>;

/** A page, and the sums over all pages. */
export const workoutHistory = v.object({ ...workoutList.entries, totals: workoutSums });
export type WorkoutHistory = v.InferOutput<typeof workoutHistory>;

const given = (max: number) => v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max))));

/** A day of exercise, seconds. */
const DAY_LONG = 86_400;

/** When, how long and what: of a workout that a machine reports, and of one that is entered by hand. */
const happened = {
  type: workoutType,
  title: v.optional(requiredLine(120)),
  startedAt: seconds,
  endedAt: v.optional(seconds),
  timeZone: preferenceKeys.timeZone,
  durationSeconds: v.pipe(v.number(), v.integer(), v.minValue(1, 'Must be a second or more.'), v.maxValue(DAY_LONG)),
};

/** The most of a day: joules, metres, kilocalories, metres climbed. */
export const mostTotals = { output: 100_000_000, distance: 1_000_000, calories: 50_000, elevation: 30_000 } as const;

/** What a device states of a whole workout, whatever its samples add up to (domain 8.5). */
const givenTotals = v.object({
  output: given(mostTotals.output),
  distance: given(mostTotals.distance),
  calories: given(mostTotals.calories),
  elevation: given(mostTotals.elevation),
});

/** A workout as a machine or the app reports it. What it states counts; where it states nothing, its samples do. */
export const newWorkout = v.object({
  ...happened,
  contentId: v.optional(id),
  equipmentId: v.optional(id),
  completed: v.boolean(),
  source: v.picklist(['equipment', 'app']),
  totals: v.optional(givenTotals),
  recording: v.optional(recording),
});
export type NewWorkout = v.InferOutput<typeof newWorkout>;

/** A workout that somebody enters by hand. */
export const loggedWorkout = v.object({ ...happened, totals: v.optional(givenTotals) });
export type LoggedWorkout = v.InferOutput<typeof loggedWorkout>;

/** What became of a report: readings that made no sense are gaps now, and counted. */
export const workoutSaved = v.object({
  workout,
  droppedReadings: v.number(),
  /** Other records of the same time and type, offered for merging; all stay until the member chooses. */
  overlaps: v.array(v.object({ id: v.string(), title: v.string(), startedAt: seconds, source: workoutSource })),
});
export type WorkoutSaved = v.InferOutput<typeof workoutSaved>;

/** A new title, or another type: then its records are counted anew. */
export const workoutPatch = v.object({
  version: v.number(),
  title: v.optional(requiredLine(120)),
  type: v.optional(workoutType),
});
export type WorkoutPatch = v.InferOutput<typeof workoutPatch>;

/** Deleted workouts come back for 30 days, for whoever pressed the wrong thing. */
export const workoutDeleted = v.object({ id: v.string(), deleted: v.literal(true), restorableUntil: seconds });
export type WorkoutDeleted = v.InferOutput<typeof workoutDeleted>;

/** A workout that can still be brought back, until `restorableUntil`. */
export const deletedWorkout = v.object({
  id: v.string(),
  type: workoutType,
  title: v.string(),
  startedAt: seconds,
  /** Where it was done. */
  timeZone: v.string(),
  restorableUntil: seconds,
});
export type DeletedWorkout = v.InferOutput<typeof deletedWorkout>;

export const deletedWorkouts = pageOf(deletedWorkout);
export type DeletedWorkouts = v.InferOutput<typeof deletedWorkouts>;

/** The log: what was done, day by day, newest first. */
export const workoutLog = v.object({
  items: v.array(
    v.object({
      localDate: v.string(),
      seconds: v.number(),
      items: v.array(
        v.object({ id: v.string(), type: workoutType, title: v.string(), startedAt: seconds, seconds: v.number() }),
      ),
    }),
  ),
  total: v.number(),
  offset: v.number(),
  limit: v.number(),
});
export type WorkoutLog = v.InferOutput<typeof workoutLog>;

/** What the metrics are called and counted in. */
export const statisticsLabels = v.object({
  items: v.array(v.object({ slug: metricSlug, label: v.string(), unit: v.string() })),
});
export type StatisticsLabels = v.InferOutput<typeof statisticsLabels>;
