import type * as calls from '../../../core/contract/strength/routines.js';
import { onePage } from '../../db/page.js';
import type { Handlers } from '../../http/handler.js';
import { callerIn, findUser } from '../../people/find-user.js';
import { allExercises } from '../strength/exercises.js';
import { importRoutine } from '../strength/import-routine.js';
import { isOwn, isPublished, isSeenBy, routinesOf } from '../strength/routine-lists.js';
import { changeRoutine, findRoutine, makeRoutine, removeRoutine } from '../strength/routines.js';

/** Routines of ours belong to nobody. */
const OURS = null;

export const strengthRoutineHandlers = {
  listExercises: async () => onePage([...allExercises]),
  listRoutines: (context, query) => routinesOf(context.db, isSeenBy(callerIn(context)), query),
  getRoutine: (context, { routineId }) => findRoutine(context.db, isSeenBy(callerIn(context)), routineId),
  createRoutine: (context, routine) => makeRoutine(context, OURS, routine),
  updateRoutine: (context, { routineId, ...patch }) => changeRoutine(context, OURS, routineId, patch),
  deleteRoutine: (context, { routineId, version }) => removeRoutine(context, OURS, routineId, version),
  getRoutineLibrary: ({ db }, { userId: _userId, ...query }) => routinesOf(db, isPublished, query),
  listOwnRoutines: ({ db }, { userId, ...query }) => routinesOf(db, isOwn(userId), { sort: '-createdAt', ...query }),
  getOwnRoutine: ({ db }, { userId, routineId }) => findRoutine(db, isOwn(userId), routineId),
  async createOwnRoutine(context, { userId, ...routine }) {
    await findUser(context.db, userId);
    return makeRoutine(context, userId, routine);
  },
  updateOwnRoutine: (context, { userId, routineId, ...patch }) => changeRoutine(context, userId, routineId, patch),
  deleteOwnRoutine: (context, { userId, routineId, version }) => removeRoutine(context, userId, routineId, version),
  async importRoutine(context, { userId, ...source }) {
    await findUser(context.db, userId);
    return importRoutine(context, userId, source);
  },
} satisfies Handlers<keyof typeof calls>;
