import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { badgeKind } from '../../../core/contract/schemas/training/badges.js';
import { instant } from '../../db/columns.js';

/** The badges that members have earned, each once. A row is never deleted: a badge stays when its workouts go. */
export const userBadges = pgTable(
  'user_badges',
  {
    userId: text().notNull(),
    badgeId: text().notNull(),
    kind: text({ enum: badgeKind.options }).notNull(),
    /** Of a challenge's badge. */
    collectionId: text(),
    earnedAt: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.badgeId] }),
    index('user_badges_latest').on(table.userId, table.earnedAt.desc().nullsFirst(), table.badgeId),
  ],
);
