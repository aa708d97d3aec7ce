import type { Lap } from '../../../core/contract/schemas/training/recording.js';
import { DAY } from '../../../core/dates.js';
import { fromFile, unitsOf, wholeWithin } from './file-units.js';
import { oneLine } from './one-line.js';
import { lapsOf } from './read-laps.js';
import { collect, type Reading } from './readings.js';
import { typeOfTcx } from './sports.js';
import { numberOf, timeOf } from './tcx-values.js';
import type { SamplesProblem, WorkoutFile } from './workout-file.js';
import { eachOf, textOf, within } from './xml.js';

type ReadActivity = { ok: true; file: WorkoutFile } | { ok: false; code: SamplesProblem | 'notNumber'; node: unknown };

interface TcxLap {
  node: unknown;
  startedAt: number | null;
  numbers: { seconds: number | null; distance: number | null; calories: number | null };
  name: string | null;
}

const tcxLap = (node: unknown): TcxLap => ({
  node,
  startedAt: timeOf(within(node, '@StartTime')),
  numbers: {
    seconds: numberOf(within(node, 'TotalTimeSeconds')),
    distance: numberOf(within(node, 'DistanceMeters')),
    calories: numberOf(within(node, 'Calories')),
  },
  name: oneLine(textOf(within(node, 'Notes'))),
});

interface TcxPoint {
  node: unknown;
  at: number | null;
  numbers: { watts: number | null; turns: number | null; speed: number | null; heartRate: number | null };
}

function tcxPoint(node: unknown): TcxPoint {
  const more = within(node, 'Extensions', 'TPX');
  return {
    node,
    at: timeOf(within(node, 'Time')),
    numbers: {
      watts: numberOf(within(more, 'Watts')),
      turns: numberOf(within(more, 'RunCadence')) ?? numberOf(within(node, 'Cadence')),
      speed: numberOf(within(more, 'Speed')),
      heartRate: numberOf(within(node, 'HeartRateBpm', 'Value')),
    },
  };
}

const isWrong = ({ numbers }: TcxLap | TcxPoint): boolean => Object.values(numbers).some(Number.isNaN);

const readingOf = ({ at, numbers }: TcxPoint, place: number, units: ReturnType<typeof unitsOf>): Reading => ({
  at,
  place,
  values: {
    output: fromFile(numbers.watts, units.output),
    cadence: fromFile(numbers.turns, units.cadence),
    resistance: null,
    speed: fromFile(numbers.speed, units.speed),
    heart_rate: fromFile(numbers.heartRate, units.heart_rate),
    incline: null,
  },
});

/** The format has no word for what nobody knows: it says 0. */
function sumOf(laps: readonly TcxLap[], name: 'distance' | 'calories'): number | null {
  const sum = laps.reduce((total, { numbers }) => total + (numbers[name] ?? 0), 0);
  return wholeWithin(sum, 1, 42_949_672);
}

function readLap({ startedAt, numbers, name }: TcxLap, workoutStart: number): Lap[] {
  const start = wholeWithin((startedAt ?? Infinity) - workoutStart, 0, DAY);
  const length = wholeWithin(numbers.seconds, 0, DAY);
  return start === null || length === null ? [] : [{ start, length, ...(name !== null && { name }) }];
}

/** An `Activity` of Training Center as a workout, or the element in which it is wrong. */
export function readActivity(activity: unknown): ReadActivity {
  const laps = eachOf(activity, 'Lap').map(tcxLap);
  const points = laps
    .flatMap(({ node }) => eachOf(node, 'Track'))
    .flatMap(track => eachOf(track, 'Trackpoint'))
    .map(tcxPoint);
  const wrong = [...laps, ...points].find(isWrong);
  if (wrong) return { ok: false, code: 'notNumber', node: wrong.node };
  const type = typeOfTcx(textOf(within(activity, 'Creator', 'Name')), within(activity, '@Sport'));
  const units = unitsOf(type);
  const starts = laps.map(({ startedAt }) => startedAt ?? Infinity);
  const collected = collect(
    points.map((point, index) => readingOf(point, index, units)),
    starts.reduce((one, other) => Math.min(one, other), Infinity),
  );
  if (!collected.ok) return { ok: false, code: collected.code, node: points[collected.place]?.node ?? activity };
  const { startedAt, recording } = collected;
  const spent = laps.reduce((total, { numbers }) => total + (numbers.seconds ?? 0), 0);
  const durationSeconds = wholeWithin(spent, 0, DAY) ?? recording.seconds.at(-1) ?? 0;
  return {
    ok: true,
    file: {
      type,
      title: oneLine(textOf(within(activity, 'Notes'))),
      startedAt,
      durationSeconds,
      totals: { output: null, distance: sumOf(laps, 'distance'), calories: sumOf(laps, 'calories'), elevation: null },
      recording: {
        ...recording,
        ...lapsOf(
          laps.flatMap(lap => readLap(lap, startedAt)),
          durationSeconds,
        ),
      },
    },
  };
}
