import type { Types } from '@garmin/fitsdk';
import { workoutType, type WorkoutType } from '../../../core/contract/schemas/training/workouts.js';

interface Sport {
  /** The product name that our own files carry: no format has a sport for each of our machines. */
  machine: string;
  /** What others see, by the types `sport` and `sub_sport` of the FIT profile. */
  fit: { sport: Types.Sport; subSport: Types.SubSport };
  /** Other people's sports and sub-sports that are this type. */
  reads: readonly (Types.Sport | Types.SubSport)[];
  /** Training Center knows three (schema TrainingCenterDatabase v2, `Sport_t`). */
  tcx: 'Biking' | 'Running' | 'Other';
  /** We count a runner's steps; FIT and TCX count the turns of one foot. */
  perTurn: 1 | 2;
}

/** A walk must never beat a run (domain 3.4): it is read as freestyle. */
export const sports: Readonly<Record<WorkoutType, Sport>> = {
  bike: {
    machine: 'Echelon Bike',
    fit: { sport: 'cycling', subSport: 'indoorCycling' },
    reads: ['cycling', 'indoorCycling', 'spin'],
    tcx: 'Biking',
    perTurn: 1,
  },
  row: {
    machine: 'Echelon Row',
    fit: { sport: 'rowing', subSport: 'indoorRowing' },
    reads: ['rowing', 'indoorRowing'],
    tcx: 'Other',
    perTurn: 1,
  },
  run: {
    machine: 'Echelon Stride',
    fit: { sport: 'running', subSport: 'treadmill' },
    reads: ['running', 'treadmill', 'indoorRunning'],
    tcx: 'Running',
    perTurn: 2,
  },
  climb: {
    machine: 'Echelon Stairclimber',
    fit: { sport: 'fitnessEquipment', subSport: 'stairClimbing' },
    reads: ['stairClimbing', 'floorClimbing'],
    tcx: 'Other',
    perTurn: 1,
  },
  ellipse: {
    machine: 'Echelon Ellipse',
    fit: { sport: 'fitnessEquipment', subSport: 'elliptical' },
    reads: ['elliptical'],
    tcx: 'Other',
    perTurn: 1,
  },
  reflect: {
    machine: 'Echelon Reflect',
    fit: { sport: 'training', subSport: 'cardioTraining' },
    reads: [],
    tcx: 'Other',
    perTurn: 1,
  },
  fitpass: {
    machine: 'Echelon FitPass',
    fit: { sport: 'training', subSport: 'cardioTraining' },
    reads: ['cardioTraining', 'flexibilityTraining', 'hiit', 'yoga', 'pilates'],
    tcx: 'Other',
    perTurn: 1,
  },
  strength: {
    machine: 'Echelon Strength',
    fit: { sport: 'training', subSport: 'strengthTraining' },
    reads: ['strengthTraining'],
    tcx: 'Other',
    perTurn: 1,
  },
  freestyle: {
    machine: 'Echelon Freestyle',
    fit: { sport: 'generic', subSport: 'generic' },
    reads: ['walking', 'hiking'],
    tcx: 'Other',
    perTurn: 1,
  },
};

const reading = (name: unknown): WorkoutType | undefined =>
  workoutType.options.find(type => sports[type].reads.some(one => one === name));

const ownType = (machine: unknown): WorkoutType | undefined =>
  workoutType.options.find(type => sports[type].machine === machine);

/** The type of a FIT file: by our own machine, then the sport, then the sub-sport; freestyle is any other. */
export const typeOfFit = (machine: unknown, sport: unknown, subSport: unknown): WorkoutType =>
  ownType(machine) ?? reading(sport) ?? reading(subSport) ?? 'freestyle';

/** The type of a TCX file: by our own machine, then by its sport; freestyle is any other. */
export function typeOfTcx(machine: unknown, sport: unknown): WorkoutType {
  const found = workoutType.options.find(type => sports[type].tcx !== 'Other' && sports[type].tcx === sport);
  return ownType(machine) ?? found ?? 'freestyle';
}
