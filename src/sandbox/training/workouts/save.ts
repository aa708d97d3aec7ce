import type {
  LoggedWorkout,
  NewWorkout,
  Workout,
  WorkoutSaved,
  WorkoutType,
} from '../../../core/contract/schemas/training/workouts.js';
import { eq } from 'drizzle-orm';
import { contentItems } from '../../content/tables.js';
import type { Db } from '../../db/db.js';
import { newId } from '../../db/ids.js';
import type { Context } from '../../http/handler.js';
import { invalid } from '../../http/refusal.js';
import { awardBadges } from '../badges/award.js';
import { rebuildRecords, scopesOf } from '../records/rebuild.js';
import { localDay } from '../../../core/wall-clock.js';
import { workouts } from '../tables/workouts.js';
import { dropAttempt } from '../attempts/attempt.js';
import { isRanked } from '../rules/ranked.js';
import type { Figures } from '../files/workout-file.js';
import { type Athlete, athleteAt } from './athlete.js';
import { cleanRecording, figuresOf } from './figures.js';
import { overlapsOf } from './overlaps.js';
import { keepSeries } from './series.js';
import { findWorkout } from './find.js';

type NewRow = typeof workouts.$inferInsert;

/** A class as much as its workouts need of it. */
interface Content {
  id: string;
  title: string;
  type: WorkoutType;
  instructorId: string | null;
  durationSeconds: number;
}

/** Seconds that a device's clock may be ahead of ours. */
export const CLOCKS_AHEAD = 15 * 60;

/** When it was: told by its end too, which must not come before what was done in between. */
export function spanOf(
  now: number,
  { startedAt, endedAt, durationSeconds }: LoggedWorkout,
): { startedAt: number; endedAt: number } {
  const end = endedAt ?? startedAt + durationSeconds;
  if (end <= startedAt)
    throw invalid([{ path: 'endedAt', message: 'The workout ends before it begins. Check both times.' }]);
  if (durationSeconds > end - startedAt)
    throw invalid([{ path: 'durationSeconds', message: 'There is more exercise than time between start and end.' }]);
  if (end > now + CLOCKS_AHEAD)
    throw invalid([{ path: 'endedAt', message: 'The workout ends in the future. Check the date.' }]);
  return { startedAt, endedAt: end };
}

/** The class of a workout; one that we do not know is refused, so that no record is kept of nothing. */
async function contentOf(
  db: Db,
  { contentId, type }: Pick<NewWorkout, 'contentId' | 'type'>,
): Promise<Content | undefined> {
  if (contentId === undefined) return undefined;
  const [content] = await db.select().from(contentItems).where(eq(contentItems.id, contentId));
  if (!content) throw invalid([{ path: 'contentId', message: 'There is no such class.' }]);
  if (content.type !== type) throw invalid([{ path: 'type', message: `This class is of the type ${content.type}.` }]);
  return content;
}

/** What a workout is called that nobody has named. */
const titles: Readonly<Record<WorkoutType, string>> = {
  bike: 'Ride',
  row: 'Row',
  run: 'Run',
  climb: 'Climb',
  ellipse: 'Ellipse workout',
  reflect: 'Reflect workout',
  fitpass: 'FitPass workout',
  strength: 'Strength workout',
  freestyle: 'Workout',
};

interface Reported extends LoggedWorkout, Pick<NewWorkout, 'contentId' | 'equipmentId' | 'recording'> {
  completed: boolean;
  source: NewRow['source'];
  /** Grams lifted in all. */
  volume?: number;
  /** What a device says of readings that it did not keep. */
  stated?: { average: Figures; max: Figures };
}

/** The averages and the highest that a device states, of what was not measured here. */
function statedColumns(
  figures: ReturnType<typeof figuresOf>,
  { average = {}, max = {} }: Partial<Required<Reported>['stated']> = {},
) {
  return {
    averageOutput: figures.averageOutput ?? average.output ?? null,
    averageCadence: figures.averageCadence ?? average.cadence ?? null,
    averageSpeed: figures.averageSpeed ?? average.speed ?? null,
    averageHeartRate: figures.averageHeartRate ?? average.heart_rate ?? null,
    maxOutput: figures.maxOutput ?? max.output ?? null,
    maxCadence: figures.maxCadence ?? max.cadence ?? null,
    maxSpeed: figures.maxSpeed ?? max.speed ?? null,
    maxHeartRate: figures.maxHeartRate ?? max.heart_rate ?? null,
  };
}

/** A workout as a row, and its samples. A total that the device states counts before what they add up to (domain 8.5). */
export function workoutRow(
  reported: Reported,
  more: { id: string; userId: string; now: number; content: Content | undefined; athlete: Athlete },
) {
  const { id, userId, now, content, athlete } = more;
  const { type, title, timeZone, durationSeconds, completed, source, totals = {}, equipmentId } = reported;
  const clean = reported.recording && cleanRecording(type, reported.recording);
  const figures = figuresOf(clean?.recording ?? { seconds: [], metrics: {} }, athlete);
  const summed = { output: figures.output, distance: figures.distance };
  const whole = {
    output: totals.output ?? summed.output,
    distance: totals.distance ?? summed.distance,
    elevation: totals.elevation ?? null,
  };
  const classSeconds = content?.durationSeconds ?? null;
  const row = {
    id,
    userId,
    type,
    title: title ?? content?.title ?? titles[type],
    contentId: content?.id ?? null,
    instructorId: content?.instructorId ?? null,
    classSeconds,
    equipmentId: equipmentId ?? null,
    ...spanOf(now, reported),
    timeZone,
    localDate: localDay(timeZone, reported.startedAt),
    durationSeconds,
    completed,
    source,
    ...figures,
    ...statedColumns(figures, reported.stated),
    ...whole,
    calories: totals.calories ?? null,
    estimated: (['output', 'distance'] as const).filter(
      metric => (totals[metric] ?? null) === null && summed[metric] !== null,
    ),
    isRanked: isRanked({
      type,
      source,
      completed,
      classSeconds,
      durationSeconds,
      recording: clean?.recording,
      totals: whole,
      summed,
    }),
    volume: reported.volume ?? null,
    createdAt: now,
  } satisfies NewRow;
  return { row, recording: clean?.recording, dropped: clean?.dropped ?? 0 };
}

type At = Pick<Context, 'db' | 'now'>;

async function keep(context: At, userId: string, reported: Reported): Promise<WorkoutSaved> {
  const { db, now } = context;
  const [content, athlete] = await Promise.all([contentOf(db, reported), athleteAt(db, userId, reported.startedAt)]);
  const { row, recording, dropped } = workoutRow(reported, { id: newId('wko'), userId, now, content, athlete });
  await db.insert(workouts).values(row);
  if (recording) await keepSeries(db, row.id, recording);
  if (content) await dropAttempt(db, { ...row, contentId: content.id });
  await rebuildRecords(db, userId, [scopesOf(row)]);
  await awardBadges(context, userId);
  return {
    workout: await findWorkout(db, userId, row.id),
    droppedReadings: dropped,
    overlaps: await overlapsOf(db, row),
  };
}

/** Keeps a workout that a machine or the app reports. */
export const saveWorkout = (context: At, userId: string, reported: NewWorkout): Promise<WorkoutSaved> =>
  keep(context, userId, reported);

/** Keeps a workout that somebody enters by hand. */
export const logWorkout = (context: At, userId: string, logged: LoggedWorkout): Promise<WorkoutSaved> =>
  keep(context, userId, { ...logged, completed: true, source: 'manual' });

/** Keeps a workout of a file. */
export const saveImported = (
  context: At,
  userId: string,
  imported: LoggedWorkout & Pick<Reported, 'recording' | 'stated'>,
): Promise<WorkoutSaved> => keep(context, userId, { ...imported, completed: true, source: 'import' });

/** Keeps a strength session, with the grams that were lifted in all. */
export const saveLifted = async (
  context: At,
  userId: string,
  session: LoggedWorkout & Pick<NewWorkout, 'contentId'> & { volume: number },
): Promise<Workout> => (await keep(context, userId, { ...session, completed: true, source: 'app' })).workout;
