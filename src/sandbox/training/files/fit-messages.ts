import type {
  ActivityMesg,
  DeviceInfoMesg,
  EventMesg,
  FileIdMesg,
  LapMesg,
  RecordMesg,
  SessionMesg,
  WorkoutMesg,
  WorkoutStepMesg,
} from '@garmin/fitsdk';
import type { Lap } from '../../../core/contract/schemas/training/recording.js';
import { fileSamples } from './file-samples.js';
import { wholeWithin } from './file-units.js';
import { fitName, fitTime } from './fit-values.js';
import { sports } from './sports.js';
import type { WorkoutFile } from './workout-file.js';

/** Files of those who are no member of Garmin's list of manufacturers say `development`. */
const maker = { manufacturer: 'development', product: 0 } as const;

/** When a workout was over: its last sample may be later than its time without pauses. */
const endOf = ({ startedAt, durationSeconds, recording }: WorkoutFile): number =>
  fitTime(startedAt + Math.max(durationSeconds, recording.seconds.at(-1) ?? 0));

export const fileId = ({ type, startedAt }: WorkoutFile): FileIdMesg => ({
  type: 'activity',
  ...maker,
  timeCreated: fitTime(startedAt),
  productName: sports[type].machine,
});

export const deviceInfo = ({ type, startedAt }: WorkoutFile): DeviceInfoMesg => ({
  timestamp: fitTime(startedAt),
  deviceIndex: 'creator',
  ...maker,
  productName: sports[type].machine,
});

export const started = ({ startedAt }: WorkoutFile): EventMesg => ({
  timestamp: fitTime(startedAt),
  event: 'timer',
  eventType: 'start',
});

export const stopped = (workout: WorkoutFile): EventMesg => ({
  timestamp: endOf(workout),
  event: 'timer',
  eventType: 'stopAll',
});

const isNamed = ({ name }: Lap): boolean => fitName(name) !== null;

/** The steps of a workout: laps have no names, but the step that a lap followed has one. */
export function steps({ recording: { laps: pressed = [] } }: WorkoutFile): WorkoutStepMesg[] {
  if (!pressed.some(isNamed)) return [];
  return pressed.map(({ name, length }, index) => {
    const wktStepName = fitName(name);
    return {
      messageIndex: index,
      ...(wktStepName !== null && { wktStepName }),
      durationType: 'time',
      durationValue: length * 1000,
      targetType: 'open',
    };
  });
}

/** The workout that was followed: it has a title, which an activity has not. */
export function plan(workout: WorkoutFile): WorkoutMesg[] {
  const wktName = fitName(workout.title);
  const numValidSteps = steps(workout).length;
  if (numValidSteps === 0 && wktName === null) return [];
  return [{ ...sports[workout.type].fit, numValidSteps, ...(wktName !== null && { wktName }) }];
}

/** One record per sample; a gap leaves its field out. */
export const records = (workout: WorkoutFile): RecordMesg[] =>
  fileSamples(workout).map(({ at, metres, output, cadence, resistance, speed, heart_rate: heartRate, incline }) => ({
    timestamp: fitTime(at),
    ...(heartRate !== null && { heartRate }),
    ...(cadence !== null && { cadence: Math.floor(cadence), fractionalCadence: cadence % 1 }),
    ...(output !== null && { power: output }),
    ...(speed !== null && { speed }),
    ...(metres !== null && { distance: metres }),
    ...(incline !== null && { grade: incline }),
    ...(resistance !== null && { resistance }),
  }));

/** An activity has one lap at least: the whole of it where nobody pressed one. */
export function laps({ type, startedAt, durationSeconds, recording }: WorkoutFile): LapMesg[] {
  const { laps: pressed = [] } = recording;
  const all = pressed.length > 0 ? pressed : [{ start: 0, length: durationSeconds }];
  const hasSteps = pressed.some(isNamed);
  return all.map(({ start, length }, index) => ({
    messageIndex: index,
    timestamp: fitTime(startedAt + start + length),
    startTime: fitTime(startedAt + start),
    totalElapsedTime: length,
    totalTimerTime: length,
    event: 'lap',
    eventType: 'stop',
    lapTrigger: 'manual',
    ...sports[type].fit,
    ...(hasSteps && { wktStepIndex: index }),
  }));
}

export function session(workout: WorkoutFile): SessionMesg {
  const { type, startedAt, durationSeconds, totals, recording } = workout;
  const totalWork = wholeWithin(totals.output, 0, 0xffff_fffe);
  const totalDistance = wholeWithin(totals.distance, 0, 42_949_672);
  const totalCalories = wholeWithin(totals.calories, 0, 65_534);
  const totalAscent = wholeWithin(totals.elevation, 0, 65_534);
  return {
    messageIndex: 0,
    timestamp: endOf(workout),
    startTime: fitTime(startedAt),
    totalElapsedTime: endOf(workout) - fitTime(startedAt),
    totalTimerTime: durationSeconds,
    event: 'session',
    eventType: 'stop',
    trigger: 'activityEnd',
    ...sports[type].fit,
    firstLapIndex: 0,
    numLaps: Math.max(recording.laps?.length ?? 0, 1),
    ...(totalWork !== null && { totalWork }),
    ...(totalDistance !== null && { totalDistance }),
    ...(totalCalories !== null && { totalCalories }),
    ...(totalAscent !== null && { totalAscent }),
  };
}

export const activity = (workout: WorkoutFile): ActivityMesg => ({
  timestamp: endOf(workout),
  totalTimerTime: workout.durationSeconds,
  numSessions: 1,
  type: 'manual',
  event: 'activity',
  eventType: 'stop',
});
