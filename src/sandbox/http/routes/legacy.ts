import type * as v from 'valibot';
import type * as legacy from '../../../core/contract/legacy.js';
import { pageQuery } from '../../../core/contract/schemas/query.js';
import { relationshipQuery } from '../../../core/contract/schemas/relationships.js';
import { routineQuery } from '../../../core/contract/schemas/strength/routines.js';
import { strengthQuery } from '../../../core/contract/schemas/strength/workouts.js';
import { bestsQuery } from '../../../core/contract/schemas/training/records.js';
import { calendarQuery } from '../../../core/contract/schemas/training/workout-totals.js';
import { workoutQuery } from '../../../core/contract/schemas/training/workouts.js';
import { countryHandlers } from '../../catalogue/routes/countries.js';
import { userEquipmentHandlers } from '../../equipment/routes/user-equipment.js';
import { callerIn } from '../../people/find-user.js';
import { preferenceHandlers } from '../../people/routes/preferences.js';
import { relationshipHandlers } from '../../people/routes/relationships.js';
import { trainingRecordHandlers } from '../../training/routes/records.js';
import { strengthRoutineHandlers } from '../../training/routes/strength-routines.js';
import { strengthWorkoutHandlers } from '../../training/routes/strength-workouts.js';
import { workoutTotalHandlers } from '../../training/routes/workout-totals.js';
import { workoutHandlers } from '../../training/routes/workouts.js';
import type { Context, Handlers } from '../handler.js';
import { readShape } from '../input/read-shape.js';
import { invalid, Refusal } from '../refusal.js';

type Answer = (context: Context, query: unknown) => Promise<unknown>;

/** The query as the successor takes it. */
function read<Query>(shape: v.GenericSchema<unknown, Query>, query: unknown): Query {
  const found = readShape(shape, query);
  if (found.ok) return found.output;
  throw invalid(found.problems);
}

/** The caller, about whom every path here is. */
const me = (context: Context) => ({ userId: callerIn(context).userId });

const { getWorkoutHistory, listWorkoutsLegacy } = workoutHandlers;

/** The old paths, each with the call that took its place; all of them only read, and of the caller's own. */
const successors: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ['workouts', (context, query) => listWorkoutsLegacy(context, read(pageQuery, query))],
  ['history', (context, query) => getWorkoutHistory(context, { ...read(workoutQuery, query), ...me(context) })],
  [
    'calendar',
    (context, query) =>
      workoutTotalHandlers.getWorkoutCalendar(context, { ...read(calendarQuery, query), ...me(context) }),
  ],
  [
    'personal-best',
    (context, query) =>
      trainingRecordHandlers.listPersonalBests(context, { ...read(bestsQuery, query), ...me(context) }),
  ],
  [
    'strength-routines',
    (context, query) =>
      strengthRoutineHandlers.getRoutineLibrary(context, { ...read(routineQuery, query), ...me(context) }),
  ],
  [
    'strength-workouts',
    (context, query) =>
      strengthWorkoutHandlers.listStrengthWorkouts(context, { ...read(strengthQuery, query), ...me(context) }),
  ],
  ['equipment', context => userEquipmentHandlers.listUserEquipmentLegacy(context, me(context))],
  [
    'relationships',
    (context, query) =>
      relationshipHandlers.listRelationships(context, { ...read(relationshipQuery, query), ...me(context) }),
  ],
  ['preferences', context => preferenceHandlers.getPreferences(context, me(context))],
  ['countries', context => countryHandlers.listCountries(context)],
]);

export const legacyHandlers = {
  async getLegacy(context, { route, ...query }) {
    const answer = successors.get(route);
    if (answer) return answer(context, query);
    const routes = [...successors.keys()];
    throw new Refusal('notFound', `There is no such old path. There are: ${routes.join(', ')}.`, { routes });
  },
} satisfies Handlers<keyof typeof legacy>;
