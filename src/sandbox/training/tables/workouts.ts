import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Lap } from '../../../core/contract/schemas/training/recording.js';
import type { CurvePoint, WorkoutZones } from '../../../core/contract/schemas/training/workout-detail.js';
import { workoutSource, workoutType } from '../../../core/contract/schemas/training/workouts.js';
import { bytes, instant } from '../../db/columns.js';

/**
 * Workouts, with what their samples say computed once. Units as in the contract: joules, metres, kilocalories, grams;
 * watts, turns a minute, levels, metres an hour, beats a minute.
 */
export const workouts = pgTable(
  'workouts',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    type: text({ enum: workoutType.options }).notNull(),
    title: text().notNull(),
    contentId: text(),
    instructorId: text(),
    /** The length of its class. */
    classSeconds: integer(),
    equipmentId: text(),
    startedAt: instant().notNull(),
    endedAt: instant().notNull(),
    timeZone: text().notNull(),
    /** The day where it was done, `YYYY-MM-DD`: a later move of the member does not move it. */
    localDate: text().notNull(),
    durationSeconds: integer().notNull(),
    completed: boolean().notNull(),
    source: text({ enum: workoutSource.options }).notNull(),
    output: integer(),
    distance: integer(),
    calories: integer(),
    elevation: integer(),
    volume: integer(),
    averageOutput: integer(),
    averageCadence: integer(),
    averageResistance: integer(),
    averageSpeed: integer(),
    averageHeartRate: integer(),
    averageIncline: integer(),
    maxOutput: integer(),
    maxCadence: integer(),
    maxResistance: integer(),
    maxSpeed: integer(),
    maxHeartRate: integer(),
    maxIncline: integer(),
    /** Heart-rate zones as they were on the day, with the seconds in each. */
    zones: jsonb().$type<WorkoutZones>(),
    normalizedPower: integer(),
    /** The member's limit on the day, watts. */
    ftp: integer(),
    /** Best average watts by duration. */
    curve: jsonb().$type<CurvePoint[]>(),
    load: integer(),
    loadMethod: text({ enum: ['power', 'heartRate'] }),
    /** The totals that are sums over samples, because no device stated them. */
    estimated: jsonb().$type<('output' | 'distance')[]>().notNull().default([]),
    /** Whether ranks, records and challenges count it (`rules/ranked.ts`). */
    isRanked: boolean().notNull().default(true),
    /** Its member said that the reading was wrong: it holds no record. */
    excluded: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    deletedAt: instant(),
    version: integer().notNull().default(1),
  },
  table => [
    index('workouts_newest')
      .on(table.userId, table.startedAt.desc().nullsFirst(), table.id)
      .where(sql`deleted_at is null`),
    index('workouts_days')
      .on(table.userId, table.localDate)
      .where(sql`deleted_at is null`),
    // of one type, and of its class lengths, for records
    index('workouts_format')
      .on(table.userId, table.type, table.classSeconds)
      .where(sql`deleted_at is null`),
    index('workouts_content')
      .on(table.userId, table.contentId)
      .where(sql`deleted_at is null`),
    // of one member, for bringing back; of all, for purging
    index('workouts_restorable')
      .on(table.userId, table.deletedAt)
      .where(sql`deleted_at is not null`),
    index('workouts_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

/** What was measured, a row for each metric and one for the seconds; `series-codec.ts` writes and reads the bytes. */
export const workoutSeries = pgTable(
  'workout_series',
  { workoutId: text().notNull(), slug: text().notNull(), samples: bytes().notNull() },
  table => [primaryKey({ columns: [table.workoutId, table.slug] })],
);

/** Laps that were pressed. */
export const workoutLaps = pgTable('workout_laps', {
  workoutId: text().primaryKey(),
  laps: jsonb().$type<Lap[]>().notNull(),
});

/** Workouts that overlap and are two all the same, as their member says: each pair both ways round. */
export const workoutsApart = pgTable(
  'workouts_apart',
  { workoutId: text().notNull(), otherId: text().notNull() },
  table => [primaryKey({ columns: [table.workoutId, table.otherId] }), index('workouts_apart_other').on(table.otherId)],
);
