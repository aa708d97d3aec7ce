import { and, count, desc, eq } from 'drizzle-orm';
import type {
  FileFormat,
  SavedFile,
  WorkoutExport,
  WorkoutExportQuery,
  WorkoutFileQuery,
} from '../../../core/contract/schemas/training/workout-files.js';
import type { Context } from '../../http/handler.js';
import { contentItems } from '../../content/tables.js';
import type { Db } from '../../db/db.js';
import { seesHeartRate } from '../heart-privacy.js';
import { workouts } from '../tables/workouts.js';
import { chosen, isOf } from '../workouts/filters.js';
import { noWorkout } from '../workouts/find.js';
import { readSeries } from '../workouts/series.js';
import type { WorkoutFile } from './workout-file.js';
import { samplesCsv, workoutsCsv } from './write-csv.js';
import { writeFit } from './write-fit.js';
import { writeTcx } from './write-tcx.js';

const { id, type, title, startedAt, localDate, timeZone, durationSeconds } = workouts;
const { output, distance, calories, elevation } = workouts;
const columns = { type, title, startedAt, localDate, timeZone, durationSeconds, output, distance, calories, elevation };

type Found = {
  [Name in keyof typeof columns]: (typeof workouts.$inferSelect)[Name];
};

const withTotals = (found: Found) => ({
  type: found.type,
  title: found.title,
  startedAt: found.startedAt,
  durationSeconds: found.durationSeconds,
  totals: {
    output: found.output,
    distance: found.distance,
    calories: found.calories,
    elevation: found.elevation,
  },
});

/** The parts of a workout's class are its laps, where nobody pressed any. */
async function lapsOf(db: Db, workoutId: string): Promise<WorkoutFile['recording']['laps']> {
  const [content] = await db
    .select({ segments: contentItems.segments })
    .from(workouts)
    .innerJoin(contentItems, eq(contentItems.id, workouts.contentId))
    .where(eq(id, workoutId));
  return content?.segments;
}

/** Bytes as base64. */
const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, byte => String.fromCodePoint(byte)).join(''));

interface Written extends Omit<SavedFile, 'fileName'> {
  ending: FileFormat;
}

async function written(format: FileFormat, file: WorkoutFile, zone: string): Promise<Written> {
  if (format === 'fit')
    return {
      ending: 'fit',
      contentType: 'application/vnd.ant.fit',
      encoding: 'base64',
      content: base64(await writeFit(file)),
    };
  if (format === 'tcx')
    return {
      ending: 'tcx',
      contentType: 'application/vnd.garmin.tcx+xml',
      encoding: 'text',
      content: writeTcx(file),
    };
  return { ending: 'csv', contentType: 'text/csv', encoding: 'text', content: samplesCsv(file, zone) };
}

/** One workout as a file. Without a heart rate, unless it is asked for by whoever may see it (domain 6.3.5). */
export async function workoutFile(
  context: Context,
  userId: string,
  workoutId: string,
  { format, heartRate }: WorkoutFileQuery,
): Promise<SavedFile> {
  const { db } = context;
  const [found] = await db
    .select(columns)
    .from(workouts)
    .where(and(isOf(userId), eq(id, workoutId)));
  if (!found) throw noWorkout();
  const { seconds, metrics, laps } = (await readSeries(db, workoutId)) ?? { seconds: [], metrics: {} };
  const { heart_rate, ...others } = metrics;
  const withHeart = heartRate === 'true' && heart_rate !== undefined && (await seesHeartRate(context, userId));
  const stretches = laps ?? (await lapsOf(db, workoutId));
  const file: WorkoutFile = {
    ...withTotals(found),
    recording: {
      seconds,
      metrics: { ...others, ...(withHeart && { heart_rate }) },
      ...(stretches && { laps: stretches }),
    },
  };
  const { ending, ...rest } = await written(format, file, found.timeZone);
  return { fileName: `${found.localDate}-${found.type}-${workoutId}.${ending}`, ...rest };
}

/** Lines of a file at most. */
const MOST = 10_000;

/** All workouts that the filters show, the newest first. */
export async function exportedWorkouts(db: Db, userId: string, filters: WorkoutExportQuery): Promise<WorkoutExport> {
  const where = chosen(userId, filters);
  const [rows, [counted]] = await Promise.all([
    db.select(columns).from(workouts).where(where).orderBy(desc(startedAt), id).limit(MOST),
    db.select({ all: count() }).from(workouts).where(where),
  ]);
  const newest = rows[0]?.localDate ?? 'none';
  return {
    fileName: `workouts-${newest}.csv`,
    contentType: 'text/csv',
    encoding: 'text',
    content: workoutsCsv(rows.map(row => ({ ...withTotals(row), timeZone: row.timeZone }))),
    workouts: rows.length,
    left: Math.max(0, (counted?.all ?? 0) - rows.length),
  };
}
