import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/** What all processes on the database must agree on, such as the clock's offset. */
export const settings = pgTable('settings', { name: text().primaryKey(), value: jsonb().notNull() });

/**
 * A name for the state of what processes remember: keys and catalogue. Triggers on those tables write another one in the transaction of the change, so no caller has to remember it.
 * @public read by its name in SQL
 */
export const stamps = pgTable('stamps', { name: text().primaryKey(), value: text().notNull() });

/** Mails that a real back end would send. */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    recipient: text().notNull(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant().notNull(),
  },
  table => [index('outbox_created').on(table.createdAt, table.id)],
);
