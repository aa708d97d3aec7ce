import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { contentLevel, type ContentSegment, type ContentTarget } from '../../core/contract/schemas/content.js';
import { workoutType } from '../../core/contract/schemas/training/workouts.js';
import { instant } from '../db/columns.js';

/** Who leads classes. */
export const instructors = pgTable('instructors', { id: text().primaryKey(), name: text().notNull() });

/** Classes. */
export const contentItems = pgTable(
  'content_items',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    type: text({ enum: workoutType.options }).notNull(),
    instructorId: text(),
    durationSeconds: integer().notNull(),
    level: text({ enum: contentLevel.options }).notNull(),
    /** Watts or other figures to hold, and the parts of the class. */
    segments: jsonb().$type<ContentSegment[]>().notNull(),
    targets: jsonb().$type<ContentTarget[]>().notNull(),
    publishedAt: instant(),
    deletedAt: instant(),
  },
  table => [index('content_items_type').on(table.type, table.durationSeconds)],
);
