import * as v from 'valibot';
import { pageOf } from '../common.js';

/** The muscles that exercises name, main ones first. */
export const muscle = v.picklist([
  'chest',
  'back',
  'shoulders',
  'biceps',
  'triceps',
  'forearms',
  'core',
  'glutes',
  'quads',
  'hamstrings',
  'calves',
]);

/** What an exercise is done with. */
export const exerciseTool = v.picklist(['bodyweight', 'dumbbell', 'barbell', 'kettlebell', 'band', 'cable', 'bench']);

/** Something that can be done for a number of repetitions, or held for a time. */
export const exercise = v.object({
  id: v.string(),
  name: v.string(),
  muscles: v.array(muscle),
  equipment: v.array(exerciseTool),
  /** Held for a time rather than repeated. */
  isHold: v.boolean(),
});
export type Exercise = v.InferOutput<typeof exercise>;

export const exerciseList = pageOf(exercise);
export type ExerciseList = v.InferOutput<typeof exerciseList>;
