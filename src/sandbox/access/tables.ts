import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.js';

/** One row per sign-in; its id is the token's `jti`. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    /** Who acts as this user, when it is not the user. */
    actorId: text(),
    /** Why staff act for them; without one they change nothing. */
    actingReason: text(),
    /** The parent's session that this one was switched from; it leads back there. */
    originId: text(),
    userAgent: text(),
    createdAt: instant().notNull(),
    lastSeenAt: instant(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  table => [
    index('sessions_user').on(table.userId),
    index('sessions_actor').on(table.actorId),
    index('sessions_expires').on(table.expiresAt),
    index('sessions_revoked')
      .on(table.revokedAt)
      .where(sql`revoked_at is not null`),
  ],
);

/** Tokens that work once: sign-in links and password resets. Only their hash is kept. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    hash: text().primaryKey(),
    kind: text({ enum: ['login', 'reset'] }).notNull(),
    userId: text().notNull(),
    actorId: text(),
    actingReason: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  table => [
    index('one_time_tokens_expires').on(table.expiresAt),
    index('one_time_tokens_used')
      .on(table.usedAt)
      .where(sql`used_at is not null`),
  ],
);

/** Keys that pages and partners call with. A page shows its key to everyone, so it is no secret and stored plain. */
export const apiKeys = pgTable('api_keys', {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  name: text().notNull(),
  partnerId: text(),
  /** A back end's key: passes the `service` guard. */
  service: boolean().notNull().default(false),
  /** Origins whose pages may use the key; `*` means any port, or for labels of a host. */
  origins: text().array().notNull(),
});

/** The secret that session tokens are signed with; one row, made at the first need. */
export const signingKeys = pgTable('signing_keys', {
  id: text().primaryKey(),
  secret: text().notNull(),
  createdAt: instant().notNull(),
});
