import { and, eq, isNotNull } from 'drizzle-orm';
import type { CallName } from '../../../../src/core/contract/index.js';
import {
  strengthResets,
  strengthRoutines,
  strengthSessions,
} from '../../../../src/sandbox/training/tables/strength.js';
import { workouts } from '../../../../src/sandbox/training/tables/workouts.js';
import { logins } from '../../../../src/sandbox/world/logins.js';
import { rowsIn, trail, type LostCall } from './lost-call.js';

const LIFTER = 'usr_member';

/** A routine of the member's own, and one of the library. */
export const ownRoutine = { id: 'rtn_member_legs', title: 'Leg day' };
export const ourRoutine = { id: 'rtn_upper-lower' };
/** A name that no routine has yet. */
export const newRoutineName = 'Lunch break';

const byLifter = { world: 'training', as: logins.member } as const;

const routine = new RegExp(`/strength-routines/items/${ownRoutine.id}$`);

/** What members do where they lift, and what it leaves behind. Their screens are in `screens/training.ts`. */
export const strengthCalls = {
  createOwnRoutine: {
    ...byLifter,
    path: /\/strength-routines\/items$/,
    times: sandbox => rowsIn(sandbox, strengthRoutines, eq(strengthRoutines.title, newRoutineName)),
  },
  updateOwnRoutine: { ...byLifter, path: routine, times: trail('updateOwnRoutine') },
  deleteOwnRoutine: {
    ...byLifter,
    path: routine,
    times: async sandbox => 1 - (await rowsIn(sandbox, strengthRoutines, eq(strengthRoutines.id, ownRoutine.id))),
  },
  importRoutine: {
    ...byLifter,
    path: /\/strength-routines\/import$/,
    times: sandbox => rowsIn(sandbox, strengthRoutines, eq(strengthRoutines.userId, LIFTER)),
  },
  saveStrengthWorkout: {
    ...byLifter,
    path: /^\/strength-workouts\/items$/,
    times: sandbox => rowsIn(sandbox, strengthSessions, eq(strengthSessions.userId, LIFTER)),
  },
  deleteStrengthWorkout: {
    ...byLifter,
    path: /\/strength-workouts\/items\/[^/]+$/,
    times: sandbox => rowsIn(sandbox, workouts, and(eq(workouts.userId, LIFTER), isNotNull(workouts.deletedAt))),
  },
  resetStrengthBests: {
    ...byLifter,
    path: /\/strength-workouts\/personal-best\/reset$/,
    times: sandbox => rowsIn(sandbox, strengthResets, eq(strengthResets.userId, LIFTER)),
  },
} satisfies Partial<Record<CallName, LostCall>>;
