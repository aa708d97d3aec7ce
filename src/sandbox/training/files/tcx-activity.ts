import type { Lap } from '../../../core/contract/schemas/training/recording.js';
import { DAY } from '../../../core/dates.js';
import { fromFile, unitsOf, wholeWithin } from './file-units.js';
import { oneLine } from './one-line.js';
import { lapsOf } from './read-laps.js';
import { collect, type Reading, type Span } from './readings.js';
import { typeOfTcx } from './sports.js';
import { numberOf, timeOf } from './tcx-values.js';
import { statedBeside } from './stated-figures.js';
import { totalsWithin } from './totals.js';
import type { Figures, ReadWorkout, WorkoutFile } from './workout-file.js';
import { eachOf, textOf, within } from './xml.js';

interface TcxLap {
  tracks: readonly (readonly TcxPoint[])[];
  startedAt: number | null;
  numbers: {
    seconds: number | null;
    distance: number | null;
    calories: number | null;
    heartRate: number | null;
    highestHeartRate: number | null;
    highestSpeed: number | null;
    watts: number | null;
    turns: number | null;
  };
  name: string | null;
}

interface TcxPoint {
  at: number | null;
  numbers: {
    watts: number | null;
    turns: number | null;
    speed: number | null;
    heartRate: number | null;
    metres: number | null;
  };
}

function tcxPoint(node: unknown): TcxPoint {
  const more = within(node, 'Extensions', 'TPX');
  return {
    at: timeOf(within(node, 'Time')),
    numbers: {
      watts: numberOf(within(more, 'Watts')),
      turns: numberOf(within(more, 'RunCadence')) ?? numberOf(within(node, 'Cadence')),
      speed: numberOf(within(more, 'Speed')),
      heartRate: numberOf(within(node, 'HeartRateBpm', 'Value')),
      metres: numberOf(within(node, 'DistanceMeters')),
    },
  };
}

function tcxLap(node: unknown): TcxLap {
  const more = within(node, 'Extensions', 'LX');
  return {
    tracks: eachOf(node, 'Track').map(track => eachOf(track, 'Trackpoint').map(tcxPoint)),
    startedAt: timeOf(within(node, '@StartTime')),
    numbers: {
      seconds: numberOf(within(node, 'TotalTimeSeconds')),
      distance: numberOf(within(node, 'DistanceMeters')),
      calories: numberOf(within(node, 'Calories')),
      heartRate: numberOf(within(node, 'AverageHeartRateBpm', 'Value')),
      highestHeartRate: numberOf(within(node, 'MaximumHeartRateBpm', 'Value')),
      highestSpeed: numberOf(within(node, 'MaximumSpeed')),
      watts: numberOf(within(more, 'AvgWatts')),
      turns: numberOf(within(more, 'AvgRunCadence')) ?? numberOf(within(node, 'Cadence')),
    },
    name: oneLine(textOf(within(node, 'Notes'))),
  };
}

/** Texts that stand where a number should be: nobody knows which one it was. */
const wrongIn = ({ numbers }: TcxLap | TcxPoint): number => Object.values(numbers).filter(Number.isNaN).length;

/** A number of a file; null too for a text in its place. */
const known = (value: number | null): number | null => (value === null || Number.isNaN(value) ? null : value);

const readingOf = ({ at, numbers }: TcxPoint, units: ReturnType<typeof unitsOf>): Reading => ({
  at,
  metres: known(numbers.metres),
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
  const sum = laps.reduce((total, { numbers }) => total + (known(numbers[name]) ?? 0), 0);
  return sum === 0 ? null : sum;
}

function readLap({ startedAt, numbers, name }: TcxLap, workoutStart: number): Lap[] {
  const start = wholeWithin((startedAt ?? Infinity) - workoutStart, 0, DAY);
  const length = wholeWithin(numbers.seconds, 0, DAY);
  return start === null || length === null ? [] : [{ start, length, ...(name !== null && { name }) }];
}

/** A lap that was paused has a track for each part. */
const pausesOf = ({ tracks }: TcxLap): Span[] =>
  tracks.slice(1).flatMap((track, index) => {
    const from = tracks[index]?.at(-1)?.at ?? null;
    const to = track[0]?.at ?? null;
    return from !== null && to !== null && to > from ? [{ from, to }] : [];
  });

/** What laps state together: means over their time, and the highest of all. */
function statedFigures(laps: readonly TcxLap[], units: ReturnType<typeof unitsOf>): Required<WorkoutFile>['stated'] {
  const mean = (name: 'heartRate' | 'watts' | 'turns') => {
    const said = laps.flatMap(({ numbers }) => {
      const [value, seconds] = [known(numbers[name]), known(numbers.seconds)];
      return value !== null && seconds !== null && seconds > 0 ? [{ value, seconds }] : [];
    });
    const seconds = said.reduce((sum, one) => sum + one.seconds, 0);
    return seconds === 0 ? null : said.reduce((sum, one) => sum + one.value * one.seconds, 0) / seconds;
  };
  const highest = (name: 'highestHeartRate' | 'highestSpeed') =>
    laps.reduce<number | null>((most, { numbers }) => {
      const value = known(numbers[name]);
      return value !== null && (most === null || value > most) ? value : most;
    }, null);
  const figure = (slug: 'output' | 'cadence' | 'heart_rate' | 'speed', said: number | null): Figures => {
    const value = fromFile(said, units[slug]);
    return value === null ? {} : { [slug]: value };
  };
  return {
    average: {
      ...figure('output', mean('watts')),
      ...figure('cadence', mean('turns')),
      ...figure('heart_rate', mean('heartRate')),
    },
    max: { ...figure('heart_rate', highest('highestHeartRate')), ...figure('speed', highest('highestSpeed')) },
  };
}

/** An `Activity` of Training Center as a workout; undefined where there is nothing of it. */
export function readActivity(activity: unknown): Omit<ReadWorkout, 'isWhole'> | undefined {
  const laps = eachOf(activity, 'Lap').map(tcxLap);
  const points = laps.flatMap(({ tracks }) => tracks.flat());
  const type = typeOfTcx(textOf(within(activity, 'Creator', 'Name')), textOf(within(activity, '@Sport')));
  const units = unitsOf(type);
  const starts = laps.flatMap(({ startedAt }) => startedAt ?? []);
  const claimed = starts.length > 0 ? starts.reduce((one, other) => Math.min(one, other)) : null;
  const collected = collect(
    points.map(point => readingOf(point, units)),
    { startedAt: claimed ?? timeOf(within(activity, 'Id')), pauses: laps.flatMap(pausesOf) },
  );
  const spent = laps.reduce((total, { numbers }) => total + (known(numbers.seconds) ?? 0), 0);
  const durationSeconds = (laps.length > 0 ? wholeWithin(spent, 0, DAY) : null) ?? collected?.moving ?? 0;
  const startedAt = collected?.startedAt ?? claimed;
  if (startedAt === null || (!collected && durationSeconds === 0)) return undefined;
  const { distance, calories } = totalsWithin({
    output: null,
    distance: sumOf(laps, 'distance') ?? (collected?.metres || null),
    calories: sumOf(laps, 'calories'),
    elevation: null,
  });
  const recording = collected?.recording ?? { seconds: [], metrics: {} };
  const wrong = [...laps, ...points].reduce((sum, one) => sum + wrongIn(one), 0);
  return {
    dropped: wrong + (collected?.dropped ?? points.length),
    file: {
      type,
      title: oneLine(textOf(within(activity, 'Notes'))),
      startedAt,
      durationSeconds,
      totals: { output: null, distance, calories, elevation: null },
      recording: {
        ...recording,
        ...lapsOf(
          laps.flatMap(lap => readLap(lap, startedAt)),
          durationSeconds,
        ),
      },
      ...statedBeside(type, recording.metrics, statedFigures(laps, units)),
    },
  };
}
