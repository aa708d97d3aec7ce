import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { contentLevel } from '../../../core/contract/schemas/content/segments.js';
import { type RoutineDay, setType } from '../../../core/contract/schemas/strength/routines.js';
import type { SetValues } from '../../../core/contract/schemas/strength/workouts.js';
import { instant } from '../../db/columns.js';

/** Strength routines: members' own, and ours. */
export const strengthRoutines = pgTable(
  'strength_routines',
  {
    id: text().primaryKey(),
    /** Null of one of ours. */
    userId: text(),
    title: text().notNull(),
    description: text().notNull(),
    level: text({ enum: contentLevel.options }).notNull(),
    days: jsonb().$type<RoutineDay[]>().notNull(),
    /** Without its dash. */
    code: text().notNull().unique(),
    /** Of ours: members see it. */
    published: boolean().notNull(),
    createdBy: text().notNull(),
    createdAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  table => [
    index('strength_routines_own').on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    index('strength_routines_library')
      .on(table.title, table.id)
      .where(sql`user_id is null`),
  ],
);

/** What a strength workout is beside a workout: the session that devices report their parts of. */
export const strengthSessions = pgTable(
  'strength_sessions',
  {
    workoutId: text().primaryKey(),
    userId: text().notNull(),
    /** Made up by the device that began it. */
    sessionId: text().notNull(),
    routineId: text(),
  },
  table => [uniqueIndex('strength_sessions_session').on(table.userId, table.sessionId)],
);

/** Sets, with the values that count: grams, seconds. */
export const strengthSets = pgTable(
  'strength_sets',
  {
    workoutId: text().notNull(),
    id: text().notNull(),
    userId: text().notNull(),
    exerciseId: text().notNull(),
    position: integer().notNull(),
    isWarmUp: boolean().notNull(),
    setType: text({ enum: setType.options }).notNull(),
    target: jsonb().$type<SetValues['target']>(),
    reps: integer(),
    seconds: integer(),
    weight: integer(),
    rir: integer(),
    performedAt: instant().notNull(),
    editedAt: instant().notNull(),
    /** Other values that were reported of it, the latest first. */
    overruled: jsonb().$type<SetValues[]>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.workoutId, table.id] }),
    index('strength_sets_exercise').on(table.userId, table.exerciseId, table.performedAt),
  ],
);

/** Sets that somebody took away. What was said of them is kept: a later edit brings them back with it. */
export const strengthRemovedSets = pgTable(
  'strength_removed_sets',
  {
    workoutId: text().notNull(),
    id: text().notNull(),
    userId: text().notNull(),
    removedAt: instant().notNull(),
    /** The latest first; none of a set that was never reported. */
    said: jsonb().$type<SetValues[]>().notNull(),
  },
  table => [primaryKey({ columns: [table.workoutId, table.id] })],
);

/** From when on a member's sets count for bests, of one exercise or of `*`, all. */
export const strengthResets = pgTable(
  'strength_resets',
  { userId: text().notNull(), exerciseId: text().notNull(), countedFrom: instant().notNull() },
  table => [primaryKey({ columns: [table.userId, table.exerciseId] })],
);
