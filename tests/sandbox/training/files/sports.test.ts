import { workoutType } from '../../../../src/core/contract/schemas/training/workouts.js';
import { expect, it } from 'vitest';
import { sports, typeOfFit, typeOfTcx } from '../../../../src/sandbox/training/files/sports.js';

it.each(workoutType.options)('a %s of ours is read as what it was', type => {
  const { machine, fit, tcx } = sports[type];
  expect(typeOfFit(machine, fit.sport, fit.subSport)).toBe(type);
  expect(typeOfTcx(machine, tcx)).toBe(type);
});

it.each([
  ['cycling', 'road', 'bike'],
  ['fitnessEquipment', 'indoorCycling', 'bike'],
  ['fitnessEquipment', 'indoorRowing', 'row'],
  ['running', 'trail', 'run'],
  ['fitnessEquipment', 'treadmill', 'run'],
  ['fitnessEquipment', 'stairClimbing', 'climb'],
  ['training', 'strengthTraining', 'strength'],
  ['training', 'yoga', 'fitpass'],
  ['hiit', 'generic', 'fitpass'],
  ['swimming', 'lapSwimming', 'freestyle'],
  [undefined, undefined, 'freestyle'],
])('a watch’s %s, %s is read as %s', (sport, subSport, type) => {
  expect(typeOfFit('Forerunner', sport, subSport)).toBe(type);
});

it('a walk never becomes a run, not on a treadmill either', () => {
  expect(typeOfFit(undefined, 'walking', 'treadmill')).toBe('freestyle');
  expect(typeOfFit(undefined, 'fitnessEquipment', 'indoorWalking')).toBe('freestyle');
});

it('Training Center’s sports are those three', () => {
  expect(typeOfTcx(null, 'Biking')).toBe('bike');
  expect(typeOfTcx(null, 'Running')).toBe('run');
  expect(typeOfTcx(null, 'Other')).toBe('freestyle');
});
