import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.js';

/** Classes that members are taking: what a workout needs of each, kept as they go (domain 8.5). */
export const classAttempts = pgTable(
  'class_attempts',
  {
    userId: text().notNull(),
    contentId: text().notNull(),
    /** Of this attempt, made by the player: another one of the same class begins a new workout. */
    attemptId: text().notNull(),
    startedAt: instant().notNull(),
    /** When the player was last heard of. */
    endedAt: instant().notNull(),
    timeZone: text().notNull(),
    /** The second of the class that it began at: what comes before was done another time. */
    fromSecond: integer().notNull(),
    /** What was played, without pauses. */
    durationSeconds: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.contentId] }), index('class_attempts_ended').on(table.endedAt)],
);
