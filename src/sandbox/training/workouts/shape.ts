import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { BestMetric, Workout } from '../../../core/contract/schemas/training/workouts.js';
import { contentItems, instructors } from '../../content/tables.js';
import type { Db } from '../../db/db.js';
import { personalBests } from '../tables/records.js';
import { workouts } from '../tables/workouts.js';
import { formatId } from './format.js';

/** What only a workout's own page shows is not read for lists. */
const { zones: _zones, curve: _curve, ...columns } = getTableColumns(workouts);

/** Workouts with their class and its instructor; the class may be gone from the library. */
export const workoutsJoined = (db: Db) =>
  db
    .select({
      row: columns,
      content: { id: contentItems.id, title: contentItems.title },
      instructor: { id: instructors.id, name: instructors.name },
    })
    .from(workouts)
    .leftJoin(contentItems, eq(contentItems.id, workouts.contentId))
    .leftJoin(instructors, eq(instructors.id, workouts.instructorId));

export type FoundWorkout = Awaited<ReturnType<typeof workoutsJoined>>[number];

type HeldRecord = Workout['records'][number];

/** The records that each of these workouts holds. */
async function recordsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, HeldRecord[]>> {
  if (ids.length === 0) return new Map();
  const { workoutId, scope, metric } = personalBests;
  const rows = await db
    .select({ workoutId, scope, metric })
    .from(personalBests)
    .where(inArray(workoutId, [...ids]))
    .orderBy(scope, metric);
  const held = (record: { scope: HeldRecord['scope']; metric: BestMetric }): HeldRecord => ({
    scope: record.scope,
    metric: record.metric,
  });
  return new Map(ids.map(id => [id, rows.filter(row => row.workoutId === id).map(held)]));
}

function shown({ row, content, instructor }: FoundWorkout, records: HeldRecord[]): Workout {
  const { id, type, title, classSeconds, startedAt, endedAt, timeZone, localDate, durationSeconds } = row;
  return {
    id,
    type,
    title,
    content: row.contentId === null ? null : { id: row.contentId, title: content?.title ?? title, instructor },
    formatId: classSeconds === null ? null : formatId({ type, classSeconds }),
    classSeconds,
    startedAt,
    endedAt,
    timeZone,
    localDate,
    durationSeconds,
    completed: row.completed,
    source: row.source,
    totals: {
      output: row.output,
      distance: row.distance,
      calories: row.calories,
      elevation: row.elevation,
      volume: row.volume,
    },
    estimated: row.estimated,
    average: {
      output: row.averageOutput,
      cadence: row.averageCadence,
      resistance: row.averageResistance,
      speed: row.averageSpeed,
      heart_rate: row.averageHeartRate,
      incline: row.averageIncline,
    },
    max: {
      output: row.maxOutput,
      cadence: row.maxCadence,
      resistance: row.maxResistance,
      speed: row.maxSpeed,
      heart_rate: row.maxHeartRate,
      incline: row.maxIncline,
    },
    load: row.load === null || row.loadMethod === null ? null : { value: row.load, method: row.loadMethod },
    records,
    version: row.version,
  };
}

/** Workouts as the API shows them, in the order that they come. */
export async function shownWorkouts(db: Db, found: readonly FoundWorkout[]): Promise<Workout[]> {
  const records = await recordsOf(
    db,
    found.map(({ row }) => row.id),
  );
  return found.map(one => shown(one, records.get(one.row.id) ?? []));
}

/** These workouts, in the order of their ids. */
export async function workoutsOf(db: Db, ids: readonly string[]): Promise<Workout[]> {
  if (ids.length === 0) return [];
  const found = await workoutsJoined(db).where(inArray(workouts.id, [...ids]));
  const byId = new Map((await shownWorkouts(db, found)).map(workout => [workout.id, workout]));
  return ids.flatMap(id => byId.get(id) ?? []);
}
