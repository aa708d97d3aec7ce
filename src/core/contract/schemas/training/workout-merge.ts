import * as v from 'valibot';
import { id } from '../common.js';
import { metricSlug } from './recording.js';
import { workout, workoutDeleted } from './workouts.js';

/** The other record of the same session; of the two it is the one that goes. */
export const workoutMerge = v.object({ otherId: id });
export type WorkoutMerge = v.InferOutput<typeof workoutMerge>;

/**
 * The record that is kept, the metrics that it has from the other one, and until when that one can be restored. Whoever
 * restores it has both again, and the kept one keeps what it was given.
 */
export const workoutMerged = v.object({ workout, filled: v.array(metricSlug), other: workoutDeleted });
export type WorkoutMerged = v.InferOutput<typeof workoutMerged>;

/** Whether two records that overlap are of two sessions, so that nobody asks about them any more. */
export const workoutApart = v.object({ otherId: id, apart: v.boolean() });
export type WorkoutApart = v.InferOutput<typeof workoutApart>;
