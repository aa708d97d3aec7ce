import type { FitMessages, LapMesg, RecordMesg, SessionMesg } from '@garmin/fitsdk';
import type { Lap } from '../../../core/contract/schemas/training/recording.js';
import { DAY } from '../../../core/dates.js';
import { decodeFit, type FitBreak } from './decode-fit.js';
import { fromFile, unitsOf, wholeWithin } from './file-units.js';
import { unixTime } from './fit-values.js';
import { oneLine } from './one-line.js';
import { lapsOf } from './read-laps.js';
import { collect, type Reading } from './readings.js';
import { typeOfFit } from './sports.js';
import { FIT_BYTES } from './upload-limits.js';
import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import type { ReadWorkout, SamplesProblem } from './workout-file.js';

/** Why a FIT file is no workout. `byte` is where what is wrong ends; 0 where it is the file as a whole. */
export interface FitProblem {
  code: FitBreak['code'] | SamplesProblem | 'tooLarge';
  byte: number;
}

function readingOf(record: RecordMesg, place: number, units: ReturnType<typeof unitsOf>): Reading {
  const { cadence, fractionalCadence = 0 } = record;
  return {
    at: unixTime(record.timestamp),
    place,
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

interface First {
  session: SessionMesg;
  startedAt: number | null;
  /** When the next session begins. */
  until: number;
}

/** The earliest session. A file that broke off before its end has none. */
function firstSession(sessions: readonly SessionMesg[]): First {
  const [first = { session: {}, startedAt: null }, ...others] = sessions
    .map(session => ({ session, startedAt: unixTime(session.startTime) }))
    .toSorted((one, other) => (one.startedAt ?? 0) - (other.startedAt ?? 0));
  const next = others.find(({ startedAt }) => (startedAt ?? 0) > (first.startedAt ?? 0));
  return { ...first, until: next?.startedAt ?? Infinity };
}

/** A lap is named by the step of the workout that it followed. */
function readLap(lap: LapMesg, startedAt: number, names: ReadonlyMap<unknown, string | null>): Lap[] {
  const start = wholeWithin((unixTime(lap.startTime) ?? Infinity) - startedAt, 0, DAY);
  const length = wholeWithin(lap.totalElapsedTime ?? lap.totalTimerTime, 0, DAY);
  const name = names.get(lap.wktStepIndex);
  return start === null || length === null ? [] : [{ start, length, ...(name && { name }) }];
}

function readLaps({ lapMesgs = [], workoutStepMesgs = [] }: FitMessages, startedAt: number, until: number): Lap[] {
  const names = new Map(workoutStepMesgs.map(step => [step.messageIndex, oneLine(step.wktStepName)]));
  names.delete(undefined);
  return lapMesgs
    .filter(({ startTime }) => (unixTime(startTime) ?? 0) < until)
    .flatMap(lap => readLap(lap, startedAt, names));
}

const totalsOf = ({ totalWork, totalDistance, totalCalories, totalAscent }: SessionMesg) => ({
  output: wholeWithin(totalWork, 0, 0xffff_fffe),
  distance: wholeWithin(totalDistance, 0, 42_949_672),
  calories: wholeWithin(totalCalories, 0, 65_534),
  elevation: wholeWithin(totalAscent, 0, 65_534),
});

const typeOf = ({ fileIdMesgs: [file] = [] }: FitMessages, { sport, subSport }: SessionMesg): WorkoutType =>
  typeOfFit(file?.productName, sport, subSport);

/**
 * The first workout of a FIT file: of the first file where several are chained, of its first session where a day of
 * several sports is in one. A second that is there twice is one sample, the later reading of each metric; a time that
 * goes back is refused. Never throws.
 */
export async function readFit(bytes: Uint8Array): Promise<ReadWorkout<FitProblem>> {
  if (bytes.length > FIT_BYTES) return { ok: false, problem: { code: 'tooLarge', byte: FIT_BYTES } };
  const decoded = await decodeFit(bytes);
  if (!decoded.ok) return decoded;
  const { messages, recordEnds, more } = decoded;
  const { recordMesgs = [], sessionMesgs = [], workoutMesgs: [workout] = [] } = messages;
  const { session, startedAt, until } = firstSession(sessionMesgs);
  const type = typeOf(messages, session);
  const units = unitsOf(type);
  const readings = recordMesgs
    .map((record, index) => readingOf(record, recordEnds[index] ?? 0, units))
    .filter(({ at }) => (at ?? 0) < until);
  const collected = collect(readings, startedAt);
  if (!collected.ok) return { ok: false, problem: { code: collected.code, byte: collected.place } };
  const { recording } = collected;
  const durationSeconds = wholeWithin(session.totalTimerTime, 0, DAY) ?? recording.seconds.at(-1) ?? 0;
  const laps = lapsOf(readLaps(messages, collected.startedAt, until), durationSeconds);
  return {
    ok: true,
    more: more || sessionMesgs.length > 1,
    file: {
      type,
      title: oneLine(workout?.wktName),
      startedAt: collected.startedAt,
      durationSeconds,
      totals: totalsOf(session),
      recording: { ...recording, ...laps },
    },
  };
}
