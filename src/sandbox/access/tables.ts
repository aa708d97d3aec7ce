import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BillingAddress } from '../../core/contract/schemas/account.js';
import type { Attribution } from '../../core/contract/schemas/users.js';
import { instant } from '../db/columns.js';

/** People. A parent is their own `parentId`; a child names its parent there (spec s.6). */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** Lower case, so that an address is taken whatever its case; null for profiles that nobody signs in to. */
    email: text().unique(),
    /** `scrypt$…`; null for people who cannot sign in by password. */
    passwordHash: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** What others see; null for a name made of the others. */
    displayName: text(),
    /** `YYYY-MM-DD`. */
    birthDate: text(),
    gender: text({ enum: ['female', 'male', 'nonBinary', 'undisclosed'] }),
    heightMm: integer(),
    weightGrams: integer(),
    /** Beats per minute. */
    maxHeartRate: integer(),
    restingHeartRate: integer(),
    address: jsonb().$type<BillingAddress>(),
    /** The name of the picture in `profile_images`. */
    imageAsset: text(),
    /** When the person first could sign in themself. */
    dateActivated: instant(),
    phoneNumber: text(),
    countryCode: text().notNull(),
    parentId: text().notNull(),
    roles: text().array().notNull(),
    partnerId: text(),
    attribution: jsonb().$type<Attribution>().notNull(),
    createdAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  table => [index('users_parent').on(table.parentId)],
);

/** One row per sign-in; its id is the token's `jti`. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    /** Who acts as this user, when it is someone else. */
    actorId: text(),
    /** The parent's session that this one was switched from; it leads back there. */
    originId: text(),
    userAgent: text(),
    createdAt: instant().notNull(),
    lastSeenAt: instant(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  table => [index('sessions_user').on(table.userId), index('sessions_actor').on(table.actorId)],
);

/** Tokens that work once: sign-in links and password resets. Only their hash is kept. */
export const oneTimeTokens = pgTable('one_time_tokens', {
  hash: text().primaryKey(),
  kind: text({ enum: ['login', 'reset'] }).notNull(),
  userId: text().notNull(),
  actorId: text(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
});

/** Keys that pages and partners call with. A page shows its key to everyone, so it is no secret and stored plain. */
export const apiKeys = pgTable('api_keys', {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  name: text().notNull(),
  partnerId: text(),
  /** A back end's key: passes the `service` guard. */
  service: boolean().notNull().default(false),
  /** Origins whose pages may use the key; `*` stands for any port, or for labels of a host. */
  origins: text().array().notNull(),
});

/** The secret that session tokens are signed with; one row, made at the first need. */
export const signingKeys = pgTable('signing_keys', {
  id: text().primaryKey(),
  secret: text().notNull(),
  createdAt: instant().notNull(),
});

/** Requests counted per window, one row per subject and window. */
export const rateLimits = pgTable(
  'rate_limits',
  { subject: text().notNull(), windowStart: instant().notNull(), hits: integer().notNull() },
  table => [
    primaryKey({ columns: [table.subject, table.windowStart] }),
    index('rate_limits_window').on(table.windowStart),
  ],
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

/** What all processes on the database must agree on, such as the clock's offset. */
export const settings = pgTable('settings', { name: text().primaryKey(), value: jsonb().notNull() });

/**
 * A name for the state of what processes remember: keys and catalogue. Triggers on those tables write another one in
 * the transaction of the change, whoever makes it, so nobody has to think of it.
 * @public read by its name in SQL
 */
export const stamps = pgTable('stamps', { name: text().primaryKey(), value: text().notNull() });

/** Mails that a real back end would send. */
export const outbox = pgTable('outbox', {
  id: text().primaryKey(),
  recipient: text().notNull(),
  kind: text().notNull(),
  payload: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: instant().notNull(),
});

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
  table => [index('audit_resource').on(table.resource, table.resourceId)],
);
