import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.js';

/** Partners' own ids of people; `partnerId` is empty for the keys of our own back ends. */
export const externalUsers = pgTable(
  'external_users',
  {
    partnerId: text().notNull(),
    externalId: text().notNull(),
    userId: text().notNull(),
    createdAt: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.partnerId, table.externalId] }),
    index('external_users_user').on(table.userId),
  ],
);
