import * as v from 'valibot';
import { deleted, seen } from '../drafts.js';
import { workoutDeleted } from '../training/workouts.js';
import * as exercises from './exercises.js';
import * as records from './records.js';
import * as routines from './routines.js';
import * as workouts from './workouts.js';

const nothing = v.object({});

/** The shapes of the calls about strength. */
export const strengthShapes = {
  listExercises: { input: nothing, output: exercises.exerciseList },
  listRoutines: { input: routines.routineQuery, output: routines.routineList },
  getRoutine: { input: nothing, output: routines.routine },
  createRoutine: { input: routines.newRoutine, output: routines.routine },
  updateRoutine: { input: routines.routinePatch, output: routines.routine },
  deleteRoutine: { input: seen, output: deleted },
  getRoutineLibrary: { input: routines.routineQuery, output: routines.routineList },
  listOwnRoutines: { input: routines.routineQuery, output: routines.routineList },
  getOwnRoutine: { input: nothing, output: routines.routine },
  createOwnRoutine: { input: routines.newOwnRoutine, output: routines.routine },
  updateOwnRoutine: { input: routines.ownRoutinePatch, output: routines.routine },
  deleteOwnRoutine: { input: seen, output: deleted },
  importRoutine: { input: routines.routineImport, output: routines.routine },
  saveStrengthWorkout: { input: workouts.newStrengthWorkout, output: workouts.strengthSaved },
  getStrengthWorkout: { input: nothing, output: workouts.strengthWorkout },
  listStrengthWorkouts: { input: workouts.strengthQuery, output: workouts.strengthList },
  deleteStrengthWorkout: { input: nothing, output: workoutDeleted },
  getStrengthAggregations: { input: records.strengthPeriod, output: records.strengthAggregations },
  listStrengthBests: { input: records.strengthBestsQuery, output: records.strengthBests },
  resetStrengthBests: { input: records.strengthReset, output: records.strengthResetDone },
};
