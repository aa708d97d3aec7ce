import type { FitMessages, LapMesg, RecordMesg } from '@garmin/fitsdk';
import type { Lap } from '../../../core/contract/schemas/training/recording.js';
import { DAY } from '../../../core/dates.js';
import { countedWork } from './counted-work.js';
import { decodeFit, type DecodedFit } from './decode-fit.js';
import { fromFile, unitsOf, wholeWithin } from './file-units.js';
import {
  claimOf,
  type FitSession,
  fitSessions,
  isIn,
  statedFigures,
  statedSeconds,
  statedTotals,
} from './fit-sessions.js';
import { unixTime } from './fit-values.js';
import { oneLine } from './one-line.js';
import { lapsOf } from './read-laps.js';
import { collect, type Reading } from './readings.js';
import { risen } from './risen.js';
import { joinedByName } from './several.js';
import { typeOfFit } from './sports.js';
import { statedBeside } from './stated-figures.js';
import { totalsWithin } from './totals.js';
import { FIT_BYTES } from './upload-limits.js';
import type { ReadWorkout, ReadWorkouts } from './workout-file.js';

/** Why there is no workout in a FIT file. */
export interface FitProblem {
  code: 'tooLarge' | 'notFit' | 'noRecords';
}

/** When each reading was taken. In a pool, watches write one for each length, and the time with the length alone. */
function timedRecords({ recordMesgs = [], lengthMesgs = [] }: FitMessages): readonly RecordMesg[] {
  const isOfLengths =
    recordMesgs.length === lengthMesgs.length && recordMesgs.every(one => one.timestamp === undefined);
  if (!isOfLengths) return recordMesgs;
  return recordMesgs.map((record, index) => {
    const timestamp = lengthMesgs[index]?.startTime;
    return timestamp === undefined ? record : { ...record, timestamp };
  });
}

function readingOf(record: RecordMesg, units: ReturnType<typeof unitsOf>): Reading {
  const { cadence, fractionalCadence = 0, distance } = record;
  return {
    at: unixTime(record.timestamp),
    metres: typeof distance === 'number' ? distance : null,
    values: {
      output: fromFile(record.power, units.output),
      cadence: fromFile(cadence === undefined ? null : cadence + fractionalCadence, units.cadence),
      resistance: fromFile(record.resistance, units.resistance),
      speed: fromFile(record.enhancedSpeed ?? record.speed, units.speed),
      heart_rate: fromFile(record.heartRate, units.heart_rate),
      incline: fromFile(record.grade, units.incline),
    },
  };
}

/** A lap is named by the step of the workout that it followed. */
function readLap(lap: LapMesg, startedAt: number, names: ReadonlyMap<unknown, string | null>): Lap[] {
  const start = wholeWithin((unixTime(lap.startTime) ?? Infinity) - startedAt, 0, DAY);
  const length = wholeWithin(lap.totalElapsedTime ?? lap.totalTimerTime, 0, DAY);
  const name = names.get(lap.wktStepIndex);
  return start === null || length === null ? [] : [{ start, length, ...(name && { name }) }];
}

function readLaps(laps: readonly LapMesg[], { workoutStepMesgs = [] }: FitMessages, startedAt: number): Lap[] {
  const names = new Map(workoutStepMesgs.map(step => [step.messageIndex, oneLine(step.wktStepName)]));
  names.delete(undefined);
  return laps.flatMap(lap => readLap(lap, startedAt, names));
}

/** A counter that readings carry along, as a total. */
function counted(records: readonly RecordMesg[], of: (record: RecordMesg) => unknown): number | null {
  return risen(records.map(of).filter(value => typeof value === 'number'));
}

/** One session as a workout; undefined where there is nothing of it. */
function readSession(part: FitSession, { messages, isWhole }: DecodedFit): ReadWorkout | undefined {
  const { fileIdMesgs: [file] = [], workoutMesgs: [workout] = [] } = messages;
  const { session } = part;
  const type = typeOfFit(file?.productName, session.sport, session.subSport);
  const units = unitsOf(type);
  const records = timedRecords(messages).filter(({ timestamp }) => isIn(unixTime(timestamp) ?? part.from, part));
  const collected = collect(
    records.map(record => readingOf(record, units)),
    claimOf(part, messages),
  );
  const stated = statedSeconds(part);
  const startedAt = collected?.startedAt ?? part.startedAt;
  const durationSeconds = stated ?? collected?.moving ?? 0;
  if (startedAt === null || (!collected && durationSeconds === 0)) return undefined;
  const own = statedTotals(part);
  const recording = collected?.recording ?? { seconds: [], metrics: {} };
  const along = totalsWithin({
    output: countedWork(
      counted(records, record => record.accumulatedPower),
      type,
      recording,
    ),
    distance: collected?.metres,
    calories: counted(records, record => record.calories),
    elevation: null,
  });
  return {
    isWhole,
    dropped: collected?.dropped ?? records.length,
    file: {
      type,
      title: oneLine(workout?.wktName),
      startedAt,
      durationSeconds,
      totals: {
        output: own.output ?? along.output,
        distance: own.distance ?? along.distance,
        calories: own.calories ?? along.calories,
        elevation: own.elevation,
      },
      recording: {
        ...recording,
        ...lapsOf(readLaps(part.laps, messages, startedAt), durationSeconds),
      },
      ...statedBeside(type, recording.metrics, statedFigures(part, units)),
    },
  };
}

/** The workouts of one file: its sessions, which one name joins where there are several. A course was never ridden. */
function readOne(decoded: DecodedFit): ReadWorkout[] {
  if (decoded.messages.fileIdMesgs?.[0]?.type === 'course') return [];
  const workouts = fitSessions(decoded.messages).flatMap(part => readSession(part, decoded) ?? []);
  return joinedByName(workouts, null);
}

/**
 * The workouts of a FIT file: of every file where several are chained, of every session where a day of several sports is
 * in one. Each keeps what is whole of it; a second that is there twice is one sample, the later reading of each metric.
 * Never throws.
 */
export async function readFit(bytes: Uint8Array): Promise<ReadWorkouts<FitProblem>> {
  if (bytes.length > FIT_BYTES) return { ok: false, problem: { code: 'tooLarge' } };
  const files = await decodeFit(bytes);
  if (files.length === 0) return { ok: false, problem: { code: 'notFit' } };
  const workouts = files.flatMap(readOne);
  return workouts.length === 0 ? { ok: false, problem: { code: 'noRecords' } } : { ok: true, workouts };
}
