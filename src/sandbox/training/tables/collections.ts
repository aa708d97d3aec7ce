import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { goalKind } from '../../../core/contract/schemas/training/collections.js';
import { workoutType } from '../../../core/contract/schemas/training/workouts.js';
import { instant } from '../../db/columns.js';

/** Challenges. */
export const collections = pgTable(
  'collections',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    /** Only workouts of this type count; null for all. */
    type: text({ enum: workoutType.options }),
    goalKind: text({ enum: goalKind.options }).notNull(),
    /** Classes, seconds, joules or metres, by the kind. */
    goalValue: integer().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** Its classes in their order; those to be done where the goal is `classes`, else suggestions. */
    contentIds: text().array().notNull(),
  },
  table => [index('collections_ends').on(table.endsAt, table.id)],
);

/** Who is in a challenge. How far they are is computed from their workouts when it is read. */
export const collectionMembers = pgTable(
  'collection_members',
  {
    collectionId: text().notNull(),
    userId: text().notNull(),
    /** What was done before does not count. */
    joinedAt: instant().notNull(),
    leftAt: instant(),
    completedAt: instant(),
    /** When the member was told that they completed it. */
    toldAt: instant(),
  },
  table => [
    primaryKey({ columns: [table.collectionId, table.userId] }),
    index('collection_members_user').on(table.userId),
  ],
);
