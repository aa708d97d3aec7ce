import type { NewWorkout, WorkoutType } from '../../../../core/contract/schemas/training/workouts.js';
import { DAY } from '../../../../core/dates.js';
import type { contentItems } from '../../../content/tables.js';
import { localDay } from '../../../../core/wall-clock.js';
import { type SampleAthlete, sampleAthletes } from './athletes.js';
import { oneOf, randomFrom } from './random.js';
import { sampleRecording, speedAt } from './sample-recording.js';

type Content = typeof contentItems.$inferInsert;

/** A workout of the sample, as a machine would have reported it, and what its member could hold then. */
export interface SampleWorkout {
  reported: Omit<NewWorkout, 'source'> & {
    source: 'equipment' | 'app' | 'manual' | 'import';
    /** Grams lifted in all. */
    volume?: number;
  };
  power: number;
}

const HOUR = 3600;
const DAYS = 365;

/** The last workouts have a sample a second, those of a quarter one in five seconds, and older ones their totals alone. */
const everyAt = (daysAgo: number): number | undefined => (daysAgo < 21 ? 1 : daysAgo < 90 ? 5 : undefined);

/** The instant at which it is this hour of a day in a zone; on days when the clocks change, within an hour of it. */
function atHour(day: number, hour: number, timeZone: string): number {
  const offset = Number(
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(day * 1000),
  );
  return day + ((hour - offset + 24) % 24) * HOUR;
}

const placeOn = ({ places }: SampleAthlete, daysAgo: number): string =>
  places.findLast(place => place.daysAgo >= daysAgo)?.timeZone ?? 'UTC';

/**
 * Makes a member’s year until the day before `now`, unix seconds, where they are. Counted back from today it is the same
 * on any day, so what is shown of it does not hang on the day on which it is looked at.
 */
export function sampleYear(athlete: SampleAthlete, classes: readonly Content[], now: number): SampleWorkout[] {
  const random = randomFrom(athlete.seed);
  const today = Date.parse(localDay(placeOn(athlete, 0), now)) / 1000;
  return Array.from({ length: DAYS }, (_, index) => DAYS - index).flatMap(daysAgo => {
    const day = today - daysAgo * DAY;
    const trains = athlete.daysOfWeek.includes((DAYS * 7 - daysAgo) % 7) && random() < 0.86;
    // a cold in late winter
    if (!trains || (daysAgo > 250 && daysAgo < 262)) return [];
    const count = random() < 0.08 ? 2 : 1;
    return Array.from({ length: count }, (__, nth) => oneWorkout(athlete, classes, { daysAgo, day, nth, random }));
  });
}

interface Moment {
  daysAgo: number;
  day: number;
  nth: number;
  random: () => number;
}

function oneWorkout(athlete: SampleAthlete, classes: readonly Content[], moment: Moment): SampleWorkout {
  const { daysAgo, day, nth, random } = moment;
  const type = oneOf(random, athlete.types) ?? 'bike';
  const content = oneOf(
    random,
    classes.filter(one => one.type === type),
  );
  const timeZone = placeOn(athlete, daysAgo);
  const [then, latest] = athlete.power;
  const power = (then + ((latest - then) * (DAYS - daysAgo)) / DAYS) * (0.94 + 0.1 * random());
  const isLeft = random() < 0.05;
  const classSeconds = content?.durationSeconds ?? 1800;
  const seconds = isLeft ? Math.round(classSeconds * (0.4 + 0.3 * random())) : classSeconds;
  const every = everyAt(daysAgo);
  const slips = random() < 0.12;
  const pauses = random() < 0.08;
  const recording =
    every === undefined
      ? undefined
      : sampleRecording({
          type,
          seconds,
          every,
          power,
          maxHeartRate: athlete.maxHeartRate,
          restingHeartRate: athlete.restingHeartRate,
          segments: content?.segments ?? [],
          targets: content?.targets ?? [],
          noStrap: slips ? [Math.round(seconds * 0.4), Math.round(seconds * 0.55)] : undefined,
          hole: pauses ? [Math.round(seconds * 0.6), Math.round(seconds * 0.6) + 90] : undefined,
          random,
        });
  const watts = type === 'bike' || type === 'row' || type === 'ellipse' ? 0.78 * power : null;
  const metresPerSecond: Partial<Record<WorkoutType, number>> = {
    bike: 7.4,
    ellipse: 7.4,
    row: speedAt(0.78 * power, 'row') / HOUR,
    run: 2.6,
  };
  const startedAt = atHour(day, athlete.hour, timeZone) + nth * HOUR;
  return {
    power,
    reported: {
      type,
      ...(content && { contentId: content.id }),
      startedAt,
      timeZone,
      durationSeconds: seconds,
      completed: !isLeft,
      source: content ? 'equipment' : 'app',
      totals: {
        output: watts === null ? null : Math.round(watts * seconds),
        distance: Math.round((metresPerSecond[type] ?? 0) * seconds) || null,
        calories: Math.round((power * seconds) / 1150),
        elevation: type === 'climb' ? Math.round(seconds / 7) : null,
      },
      ...(recording && { recording }),
    },
  };
}

/** Seconds by which a watch was started before the walk, and stopped after it. */
const WATCH_AHEAD = 40;

/** The heart of somebody who walks. */
const sampleWalk = (seconds: number) =>
  sampleRecording({
    type: 'freestyle',
    seconds,
    every: 1,
    power: 90,
    maxHeartRate: 186,
    restingHeartRate: 54,
    segments: [],
    targets: [],
    noStrap: undefined,
    hole: undefined,
    random: randomFrom(7),
  });

/**
 * A ride of a leap day, years ago; a walk that somebody wrote down by hand; and the same walk once more, from the file of
 * their watch.
 */
export const sampleOddities = (now: number): SampleWorkout[] => [
  {
    power: 180,
    reported: {
      type: 'bike',
      contentId: 'cls_bike_easy-spin_30',
      startedAt: Date.parse('2024-02-29T13:00:00Z') / 1000,
      timeZone: 'America/New_York',
      durationSeconds: 1800,
      completed: true,
      source: 'equipment',
      totals: { output: 252_000, calories: 230, distance: 12_400 },
    },
  },
  {
    power: 180,
    reported: {
      type: 'freestyle',
      title: 'Walk with the dog',
      startedAt: now - 3 * DAY,
      timeZone: 'America/New_York',
      durationSeconds: 2700,
      completed: true,
      source: 'manual',
      totals: { calories: 160, distance: 3600 },
    },
  },
  {
    power: 180,
    reported: {
      type: 'freestyle',
      title: 'Morning walk',
      startedAt: now - 3 * DAY - WATCH_AHEAD,
      timeZone: 'America/New_York',
      durationSeconds: 2700 + 2 * WATCH_AHEAD,
      completed: true,
      source: 'import',
      totals: { calories: 190, elevation: 24 },
      recording: sampleWalk(2700 + 2 * WATCH_AHEAD),
    },
  },
];

/** The day of a sample where its athletes are, for what is remembered of it. */
export const sampleDay = (now: number): string =>
  [...new Set(sampleAthletes.map(athlete => localDay(placeOn(athlete, 0), now)))].join();
