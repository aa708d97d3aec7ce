import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.js';

/** The tries of a subject that came through lately, in buckets of a tenth of its window (see `limits/window.ts`). */
export const rateLimits = pgTable(
  'rate_limits',
  {
    subject: text().primaryKey(),
    /** When the newest bucket began. */
    windowStart: instant().notNull(),
    /** By bucket, the newest first. */
    hits: integer().array().notNull(),
    /** How many may come through in any window. */
    most: integer().notNull(),
    /** How many of those that were counted last came through. */
    granted: integer().notNull(),
    /** When nothing of it counts any more. */
    windowEnd: instant().notNull(),
  },
  table => [index('rate_limits_window_end').on(table.windowEnd)],
);

/** Answers by their `Idempotency-Key`, written in the transaction of the effect itself; forgotten after a day. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    /** A digest of it: the key itself opens the answer. */
    key: text().notNull(),
    /** The person, or the API key of a call that is made before anybody has signed in. */
    userId: text().notNull(),
    call: text().notNull(),
    requestHash: text().notNull(),
    status: integer(),
    /** The answer as JSON text, sealed under the key; a replay is the same bytes. */
    body: text(),
    createdAt: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.key, table.userId, table.call] }),
    index('idempotency_records_created').on(table.createdAt),
  ],
);

/** Who did what to which row; only ever added to. */
export const audit = pgTable(
  'audit',
  {
    id: text().primaryKey(),
    at: instant().notNull(),
    actorId: text(),
    action: text().notNull(),
    resource: text().notNull(),
    resourceId: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    requestId: text(),
  },
  table => [
    index('audit_resource').on(table.resource, table.resourceId),
    index('audit_at')
      .on(table.at)
      .where(sql`resource <> 'equipment'`),
  ],
);
