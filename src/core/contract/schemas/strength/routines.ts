import * as v from 'valibot';
import { id, pageOf, requiredText, seconds, text, requiredLine } from '../common.js';
import { contentLevel } from '../content/segments.js';
import { listing, searched, wholeNumber } from '../query.js';
import { exercise } from './exercises.js';

/** How the sets of an entry are done (domain 3.7). */
export const setType = v.picklist(['normal', 'dropset', 'myo', 'partial', 'forced', 'tut', 'iso', 'jump']);

/** A ton: more than anybody lifts. */
export const grams = wholeNumber(1_000_000);

/** How many repetitions are asked for. */
export const repRange = v.pipe(
  v.object({ low: wholeNumber(200, 1), high: wholeNumber(200, 1) }),
  v.check(({ low, high }) => low <= high, 'The lowest number must not be more than the highest.'),
);

/** What is to be done of one exercise: grams, null for one's own weight; seconds; repetitions left in reserve. */
export const routineEntry = v.pipe(
  v.object({
    exerciseId: id,
    setType,
    sets: wholeNumber(20, 1),
    reps: v.nullable(repRange),
    holdSeconds: v.nullable(wholeNumber(3600, 1)),
    weight: v.nullable(grams),
    restSeconds: wholeNumber(3600),
    rir: v.nullable(wholeNumber(10)),
  }),
  v.check(
    ({ reps, holdSeconds }) => reps !== null || holdSeconds !== null,
    'Say how many repetitions there are, or how long it is held.',
  ),
);
export type RoutineEntry = v.InferOutput<typeof routineEntry>;

const some = <Item extends v.GenericSchema>(item: Item, most: number, name: string) =>
  v.pipe(
    v.array(item),
    v.minLength(1, `There must be at least one ${name}.`),
    v.maxLength(most, `There can be ${most} at most.`),
  );

/** A day of slots, which are done one after the other; the entries of a slot take turns. */
const routineDay = v.object({
  name: requiredLine(60),
  slots: some(v.object({ entries: some(routineEntry, 6, 'exercise') }), 20, 'slot'),
});
export type RoutineDay = v.InferOutput<typeof routineDay>;

const routineFields = {
  title: requiredLine(120),
  description: v.optional(text(2000)),
  level: contentLevel,
  days: some(routineDay, 14, 'day'),
};

/** What somebody writes of a routine; what a file of one must hold. */
export const newOwnRoutine = v.object(routineFields);
export type NewOwnRoutine = v.InferOutput<typeof newOwnRoutine>;

/** A routine of ours: members see it in the library while it is published. */
export const newRoutine = v.object({ ...routineFields, published: v.optional(v.boolean()) });
export type NewRoutine = v.InferOutput<typeof newRoutine>;

const changes = {
  version: v.number(),
  title: v.optional(routineFields.title),
  description: routineFields.description,
  level: v.optional(routineFields.level),
  days: v.optional(routineFields.days),
};

export const ownRoutinePatch = v.object(changes);
export type OwnRoutinePatch = v.InferOutput<typeof ownRoutinePatch>;

export const routinePatch = v.object({ ...changes, published: v.optional(v.boolean()) });
export type RoutinePatch = v.InferOutput<typeof routinePatch>;

/** Either the code of somebody's routine, or the text of a file. */
export const routineImport = v.pipe(
  v.object({
    code: v.optional(requiredText(40)),
    json: v.optional(v.pipe(v.string(), v.maxLength(100_000, 'A file of a routine has 100,000 characters at most.'))),
  }),
  v.check(({ code, json }) => (code === undefined) !== (json === undefined), 'Send a code, or a file.'),
);
export type RoutineImport = v.InferOutput<typeof routineImport>;

const common = {
  id: v.string(),
  /** A member's own, or ours for all. */
  of: v.picklist(['member', 'library']),
  title: v.string(),
  description: v.string(),
  level: contentLevel,
  /** Whoever knows it can make a copy. */
  code: v.string(),
  published: v.boolean(),
  createdAt: seconds,
  version: v.number(),
};

export const routine = v.object({
  ...common,
  days: v.array(routineDay),
  /** Those of its entries. */
  exercises: v.array(exercise),
});
export type Routine = v.InferOutput<typeof routine>;

/** A routine in a list. */
const routineLine = v.object({
  ...common,
  dayCount: v.number(),
  exerciseCount: v.number(),
  /** What one needs for it. */
  equipment: exercise.entries.equipment,
});
export type RoutineLine = v.InferOutput<typeof routineLine>;

export const routineQuery = listing({
  filters: { q: searched(), level: v.optional(contentLevel) },
  sorts: ['title', 'createdAt'],
});
export type RoutineQuery = v.InferOutput<typeof routineQuery>;

export const routineList = pageOf(routineLine);
export type RoutineList = v.InferOutput<typeof routineList>;
