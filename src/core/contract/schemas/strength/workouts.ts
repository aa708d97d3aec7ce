import * as v from 'valibot';
import { calendarDay } from '../calendar.js';
import { id, pageOf, seconds, requiredLine } from '../common.js';
import { preferenceKeys } from '../preferences.js';
import { listing, searched, wholeNumber } from '../query.js';
import { workout, workoutSaved } from '../training/workouts.js';
import { exercise } from './exercises.js';
import { grams, repRange, setType } from './routines.js';

/** What the routine asked for. */
const setTarget = v.object({
  reps: v.nullable(repRange),
  holdSeconds: v.nullable(wholeNumber(3600, 1)),
  weight: v.nullable(grams),
});

/** What was done: repetitions (0 for a try that failed), or seconds that it was held; grams, null for one's own weight. */
const setActual = v.pipe(
  v.object({
    reps: v.nullable(wholeNumber(1000)),
    seconds: v.nullable(wholeNumber(7200)),
    weight: v.nullable(grams),
  }),
  v.check(
    ({ reps, seconds: held }) => reps !== null || held !== null,
    'Say how many repetitions were done, or for how long it was held.',
  ),
);

const values = {
  exerciseId: id,
  /** The order on the page. */
  position: wholeNumber(1000),
  /** Counts for no record and no volume. */
  isWarmUp: v.boolean(),
  setType,
  target: v.nullable(setTarget),
  actual: setActual,
  /** Repetitions that were left in reserve. */
  rir: v.nullable(wholeNumber(10)),
  performedAt: seconds,
  /** When these values were typed: of two devices that know a set differently, the later one is believed. */
  editedAt: seconds,
};
const setValues = v.object(values);
export type SetValues = v.InferOutput<typeof setValues>;

/** A set as a device reports it; the device makes up its id once, and all devices that know it say the same id. */
const loggedSet = v.object({ id, ...values });
export type LoggedSet = v.InferOutput<typeof loggedSet>;

/** Sets that a workout can have. */
export const MOST_SETS = 500;

/** A set that somebody took away, and when: unix seconds. */
const removedSet = v.object({ id, removedAt: seconds });
export type RemovedSet = v.InferOutput<typeof removedSet>;

const tooMany = `A workout has ${MOST_SETS} sets at most.`;

/**
 * A session as far as a device knows it. Another device reports its own part under the same `sessionId`: both become one
 * workout.
 */
export const newStrengthWorkout = v.pipe(
  v.object({
    sessionId: id,
    title: v.optional(requiredLine(120)),
    routineId: v.optional(id),
    contentId: v.optional(id),
    startedAt: seconds,
    endedAt: v.optional(seconds),
    timeZone: preferenceKeys.timeZone,
    durationSeconds: v.pipe(v.number(), v.integer(), v.minValue(1, 'Must be a second or more.'), v.maxValue(86_400)),
    sets: v.pipe(v.array(loggedSet), v.maxLength(MOST_SETS, tooMany)),
    /**
     * Sets that somebody took away; they count for nothing and no answer has them. Whoever reports one later does not
     * bring it back, unless its `editedAt` is later than its `removedAt`.
     */
    removedSets: v.optional(v.pipe(v.array(removedSet), v.maxLength(MOST_SETS, tooMany))),
  }),
  v.forward(
    v.partialCheck(
      [['sets'], ['removedSets']],
      ({ sets, removedSets = [] }) => sets.length + removedSets.length > 0,
      'There must be at least one set.',
    ),
    ['sets'],
  ),
);
export type NewStrengthWorkout = v.InferOutput<typeof newStrengthWorkout>;

const heldSet = v.object({
  ...loggedSet.entries,
  /** What other devices, or earlier edits, said of it; the latest first. */
  overruled: v.array(setValues),
});
export type HeldSet = v.InferOutput<typeof heldSet>;

export const strengthWorkout = v.object({
  workout,
  sessionId: v.string(),
  routineId: v.nullable(v.string()),
  sets: v.array(heldSet),
  exercises: v.array(exercise),
});
export type StrengthWorkout = v.InferOutput<typeof strengthWorkout>;

/** `conflicts` are the sets of this report that somebody has said something else of: which values count, and which do not. */
export const strengthSaved = v.object({
  ...strengthWorkout.entries,
  conflicts: v.array(v.object({ setId: v.string(), kept: setValues, overruled: v.array(setValues) })),
  overlaps: workoutSaved.entries.overlaps,
});
export type StrengthSaved = v.InferOutput<typeof strengthSaved>;

/** `from` and `to` are days where it was done, both included. Newest first without a sort. */
export const strengthQuery = listing({
  filters: {
    q: searched(),
    exerciseId: v.optional(id),
    from: v.optional(calendarDay),
    to: v.optional(calendarDay),
  },
  sorts: ['startedAt', 'volume'],
});
export type StrengthQuery = v.InferOutput<typeof strengthQuery>;

const strengthLine = v.object({
  id: v.string(),
  /** The routine it was done by, which may be gone; null for a free session. */
  routineId: v.nullable(v.string()),
  title: v.string(),
  startedAt: seconds,
  timeZone: v.string(),
  localDate: v.string(),
  durationSeconds: v.number(),
  /** Grams lifted in all, without warm-ups. */
  volume: v.number(),
  exercises: v.array(v.object({ exerciseId: v.string(), name: v.string(), sets: v.number() })),
});
export type StrengthLine = v.InferOutput<typeof strengthLine>;

export const strengthList = pageOf(strengthLine);
export type StrengthList = v.InferOutput<typeof strengthList>;
