import type { Types } from '@garmin/fitsdk';
import { workoutType, type WorkoutType } from '../../../core/contract/schemas/training/workouts.js';

interface Sport {
  /** The product name that our own files carry: no format has a sport for each of our machines. */
  machine: string;
  /** What others see, by the types `sport` and `sub_sport` of the FIT profile. */
  fit: { sport: Types.Sport; subSport: Types.SubSport };
  /** Other people's sports and sub-sports that are this type. */
  reads: readonly (Types.Sport | Types.SubSport)[];
  /** What else it is called in files, whose makers invent sports of their own. */
  names: readonly string[];
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
    names: ['bike', 'biking', 'ride', 'indoor ride', 'virtual ride', 'indoor bike', 'spinning', 'e-biking'],
    tcx: 'Biking',
    perTurn: 1,
  },
  row: {
    machine: 'Echelon Row',
    fit: { sport: 'rowing', subSport: 'indoorRowing' },
    reads: ['rowing', 'indoorRowing'],
    names: ['row', 'rower', 'indoor row'],
    tcx: 'Other',
    perTurn: 1,
  },
  run: {
    machine: 'Echelon Stride',
    fit: { sport: 'running', subSport: 'treadmill' },
    reads: ['running', 'treadmill', 'indoorRunning'],
    names: ['run', 'indoor run', 'trail running', 'trail', 'virtual run'],
    tcx: 'Running',
    perTurn: 2,
  },
  climb: {
    machine: 'Echelon Stairclimber',
    fit: { sport: 'fitnessEquipment', subSport: 'stairClimbing' },
    reads: ['stairClimbing', 'floorClimbing'],
    names: ['stair climber', 'stair stepper', 'climber'],
    tcx: 'Other',
    perTurn: 1,
  },
  ellipse: {
    machine: 'Echelon Ellipse',
    fit: { sport: 'fitnessEquipment', subSport: 'elliptical' },
    reads: ['elliptical'],
    names: ['cross trainer', 'elliptical trainer'],
    tcx: 'Other',
    perTurn: 1,
  },
  reflect: {
    machine: 'Echelon Reflect',
    fit: { sport: 'training', subSport: 'cardioTraining' },
    reads: [],
    names: [],
    tcx: 'Other',
    perTurn: 1,
  },
  fitpass: {
    machine: 'Echelon FitPass',
    fit: { sport: 'training', subSport: 'cardioTraining' },
    reads: ['cardioTraining', 'flexibilityTraining', 'hiit', 'yoga', 'pilates'],
    names: ['cardio', 'aerobics', 'stretching'],
    tcx: 'Other',
    perTurn: 1,
  },
  strength: {
    machine: 'Echelon Strength',
    fit: { sport: 'training', subSport: 'strengthTraining' },
    reads: ['strengthTraining'],
    names: ['strength', 'weight training', 'weights'],
    tcx: 'Other',
    perTurn: 1,
  },
  freestyle: {
    machine: 'Echelon Freestyle',
    fit: { sport: 'generic', subSport: 'generic' },
    reads: ['walking', 'hiking'],
    names: ['walk', 'hike'],
    tcx: 'Other',
    perTurn: 1,
  },
};

/** A sport without case, spaces and dashes: every maker writes it in their own way. */
const plain = (name: unknown): string =>
  typeof name === 'string' ? name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '') : '';

/** Every name that a sport has anywhere, as `plain` makes it. */
const types: ReadonlyMap<string, WorkoutType> = new Map(
  workoutType.options.flatMap(type => {
    const { reads, names, tcx } = sports[type];
    return [...reads, ...names, ...(tcx === 'Other' ? [] : [tcx])].map(name => [plain(name), type] as const);
  }),
);

const ownType = (machine: unknown): WorkoutType | undefined =>
  workoutType.options.find(type => sports[type].machine === machine);

/** The type of a FIT file: by our own machine, then the sport, then the sub-sport; freestyle is any other. */
export const typeOfFit = (machine: unknown, sport: unknown, subSport: unknown): WorkoutType =>
  ownType(machine) ?? types.get(plain(sport)) ?? types.get(plain(subSport)) ?? 'freestyle';

/** The type of a TCX file: by our own machine, then by its sport; freestyle is any other. */
export const typeOfTcx = (machine: unknown, sport: unknown): WorkoutType =>
  ownType(machine) ?? types.get(plain(sport)) ?? 'freestyle';
