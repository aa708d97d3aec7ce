import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bestMetric, workoutType } from '../../../core/contract/schemas/training/workouts.js';
import { instant } from '../../db/columns.js';

/** Members' records: a projection of their workouts, rebuilt in the transaction that changes one (domain 3.4). */
export const personalBests = pgTable(
  'personal_bests',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    scope: text({ enum: ['format', 'content'] }).notNull(),
    /** The format's or the class's id. */
    scopeId: text().notNull(),
    type: text({ enum: workoutType.options }).notNull(),
    classSeconds: integer().notNull(),
    metric: text({ enum: bestMetric.options }).notNull(),
    value: integer().notNull(),
    workoutId: text().notNull(),
    achievedAt: instant().notNull(),
    previousValue: integer(),
    previousWorkoutId: text(),
    previousAt: instant(),
  },
  table => [
    uniqueIndex('personal_bests_scope').on(table.userId, table.scope, table.scopeId, table.metric),
    index('personal_bests_latest').on(table.userId, table.achievedAt.desc().nullsFirst(), table.id),
    index('personal_bests_workout').on(table.workoutId),
  ],
);

/**
 * The best try of everybody who finished a class, for rankings and percentiles. A member who resets their records stays
 * where they are here.
 */
export const classBests = pgTable(
  'class_bests',
  {
    contentId: text().notNull(),
    /** Of the class: everybody's best tries of all classes of a type and length make the percentiles of a format. */
    formatId: text().notNull(),
    metric: text({ enum: bestMetric.options }).notNull(),
    userId: text().notNull(),
    value: integer().notNull(),
    workoutId: text().notNull(),
    achievedAt: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.contentId, table.metric, table.userId] }),
    index('class_bests_ranking').on(table.contentId, table.metric, table.value.desc().nullsFirst(), table.userId),
    index('class_bests_user').on(table.userId),
    index('class_bests_format').on(table.formatId, table.metric, table.value),
  ],
);

/** What training remembers of a member beside their workouts. */
export const trainingSettings = pgTable('training_settings', {
  userId: text().primaryKey(),
  /** Records count from here on. */
  recordsFrom: instant(),
});
