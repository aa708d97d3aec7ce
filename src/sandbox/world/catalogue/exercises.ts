import type { Exercise } from '../../../core/contract/schemas/strength/exercises.js';

/*
 * The exercises that routines are made of. They are code, not rows: nobody edits them by a call, every world has the same,
 * and a routine can be checked and named without asking the database. Ids are for ever, because sets name them.
 */

const of = (id: string, name: string, muscles: Exercise['muscles'], equipment: Exercise['equipment']): Exercise => ({
  id,
  name,
  muscles,
  equipment,
  isHold: false,
});

const held = (...given: Parameters<typeof of>): Exercise => ({ ...of(...given), isHold: true });

export const exercises: readonly Exercise[] = [
  of('push-up', 'Push-up', ['chest', 'triceps', 'core'], ['bodyweight']),
  of('incline-push-up', 'Incline push-up', ['chest', 'triceps'], ['bodyweight', 'bench']),
  of('dumbbell-bench-press', 'Dumbbell bench press', ['chest', 'triceps', 'shoulders'], ['dumbbell', 'bench']),
  of('barbell-bench-press', 'Barbell bench press', ['chest', 'triceps', 'shoulders'], ['barbell', 'bench']),
  of('incline-dumbbell-press', 'Incline dumbbell press', ['chest', 'shoulders', 'triceps'], ['dumbbell', 'bench']),
  of('dumbbell-fly', 'Dumbbell fly', ['chest'], ['dumbbell', 'bench']),
  of('bench-dip', 'Bench dip', ['triceps', 'chest'], ['bodyweight', 'bench']),
  of('pull-up', 'Pull-up', ['back', 'biceps', 'forearms'], ['bodyweight']),
  of('chin-up', 'Chin-up', ['back', 'biceps'], ['bodyweight']),
  of('bent-over-row', 'Bent-over row', ['back', 'biceps'], ['barbell']),
  of('one-arm-dumbbell-row', 'One-arm dumbbell row', ['back', 'biceps'], ['dumbbell', 'bench']),
  of('seated-cable-row', 'Seated cable row', ['back', 'biceps'], ['cable']),
  of('lat-pulldown', 'Lat pulldown', ['back', 'biceps'], ['cable']),
  of('band-pull-apart', 'Band pull-apart', ['shoulders', 'back'], ['band']),
  of('face-pull', 'Face pull', ['shoulders', 'back'], ['cable']),
  of('overhead-press', 'Overhead press', ['shoulders', 'triceps'], ['barbell']),
  of('dumbbell-shoulder-press', 'Dumbbell shoulder press', ['shoulders', 'triceps'], ['dumbbell']),
  of('lateral-raise', 'Lateral raise', ['shoulders'], ['dumbbell']),
  of('front-raise', 'Front raise', ['shoulders'], ['dumbbell']),
  of('biceps-curl', 'Biceps curl', ['biceps', 'forearms'], ['dumbbell']),
  of('hammer-curl', 'Hammer curl', ['biceps', 'forearms'], ['dumbbell']),
  of('triceps-pushdown', 'Triceps pushdown', ['triceps'], ['cable']),
  of('overhead-triceps-extension', 'Overhead triceps extension', ['triceps'], ['dumbbell']),
  of('air-squat', 'Air squat', ['quads', 'glutes'], ['bodyweight']),
  of('goblet-squat', 'Goblet squat', ['quads', 'glutes', 'core'], ['dumbbell']),
  of('back-squat', 'Back squat', ['quads', 'glutes', 'hamstrings'], ['barbell']),
  of('split-squat', 'Split squat', ['quads', 'glutes'], ['dumbbell']),
  of('walking-lunge', 'Walking lunge', ['quads', 'glutes'], ['dumbbell']),
  of('step-up', 'Step-up', ['quads', 'glutes'], ['dumbbell', 'bench']),
  of('jump-squat', 'Jump squat', ['quads', 'glutes', 'calves'], ['bodyweight']),
  of('deadlift', 'Deadlift', ['back', 'glutes', 'hamstrings'], ['barbell']),
  of('romanian-deadlift', 'Romanian deadlift', ['hamstrings', 'glutes', 'back'], ['dumbbell']),
  of('kettlebell-swing', 'Kettlebell swing', ['glutes', 'hamstrings', 'core'], ['kettlebell']),
  of('hip-thrust', 'Hip thrust', ['glutes', 'hamstrings'], ['barbell', 'bench']),
  of('glute-bridge', 'Glute bridge', ['glutes', 'hamstrings'], ['bodyweight']),
  of('calf-raise', 'Calf raise', ['calves'], ['bodyweight']),
  held('plank', 'Plank', ['core', 'shoulders'], ['bodyweight']),
  held('side-plank', 'Side plank', ['core'], ['bodyweight']),
  held('wall-sit', 'Wall sit', ['quads', 'glutes'], ['bodyweight']),
  of('dead-bug', 'Dead bug', ['core'], ['bodyweight']),
];
