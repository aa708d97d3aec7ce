import { call } from '../call.js';
import type { Deleted, Seen } from '../schemas/drafts.js';
import type { ExerciseList } from '../schemas/strength/exercises.js';
import type {
  NewOwnRoutine,
  NewRoutine,
  OwnRoutinePatch,
  Routine,
  RoutineImport,
  RoutineList,
  RoutinePatch,
  RoutineQuery,
} from '../schemas/strength/routines.js';

const forAll = { needs: ['jwt'], guard: ['loggedIn'], gives: 'nothing', repeatable: 'reads' } as const;
const ours = {
  needs: ['jwt'],
  guard: ['producer', 'instructorOrAdmin'],
  audit: 'strengthRoutine',
  idempotent: true,
} as const;
const reads = { needs: ['jwt'], guard: ['selfOrAdmin'], gives: 'nothing', repeatable: 'reads' } as const;
const writes = {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
  audit: 'strengthRoutine',
  idempotent: true,
} as const;

/** Every exercise that a routine can name, by name. */
export const listExercises = call<object, ExerciseList>()('GET', '/strength-routines/exercises', forAll);

/** Our routines: those that are published, and for those who write them the others too. */
export const listRoutines = call<RoutineQuery, RoutineList>()('GET', '/strength-routines/items', forAll);

/** One routine of ours, as far as the caller may see it. */
export const getRoutine = call<object, Routine>()('GET', '/strength-routines/items/:routineId', forAll);

/** A new routine of ours; in the library when it is published. */
export const createRoutine = call<NewRoutine, Routine>()('POST', '/strength-routines/items', ours);

/** Changes a routine of ours. An instructor changes their own alone. Copies that members made stay as they are. */
export const updateRoutine = call<RoutinePatch, Routine>()('PATCH', '/strength-routines/items/:routineId', {
  ...ours,
  fails: ['versionConflict', 'selfOnly'],
});

/** Deletes a routine of ours. Copies that members made, and what they did, stay. */
export const deleteRoutine = call<Seen, Deleted>()('DELETE', '/strength-routines/items/:routineId', {
  ...ours,
  fails: ['versionConflict', 'selfOnly'],
});

/** The routines that we have published, by title. */
export const getRoutineLibrary = call<RoutineQuery, RoutineList>()(
  'GET',
  '/users/:userId/strength-routines/library',
  reads,
);

/** A member's own routines, the latest first. */
export const listOwnRoutines = call<RoutineQuery, RoutineList>()(
  'GET',
  '/users/:userId/strength-routines/items',
  reads,
);

/** One of a member's own routines. */
export const getOwnRoutine = call<object, Routine>()('GET', '/users/:userId/strength-routines/items/:routineId', reads);

/** A new routine of a member's own. */
export const createOwnRoutine = call<NewOwnRoutine, Routine>()(
  'POST',
  '/users/:userId/strength-routines/items',
  writes,
);

/** Changes one of a member's own routines. */
export const updateOwnRoutine = call<OwnRoutinePatch, Routine>()(
  'PATCH',
  '/users/:userId/strength-routines/items/:routineId',
  { ...writes, fails: ['versionConflict'] },
);

/** Deletes one of a member's own routines; what was done by it stays. */
export const deleteOwnRoutine = call<Seen, Deleted>()('DELETE', '/users/:userId/strength-routines/items/:routineId', {
  ...writes,
  fails: ['versionConflict'],
});

/** Makes a routine of a member's own from somebody's code or from a file. A file that does not fit is refused place by place. */
export const importRoutine = call<RoutineImport, Routine>()('POST', '/users/:userId/strength-routines/import', {
  ...writes,
  limit: ['code'],
});
