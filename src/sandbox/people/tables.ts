import { sql } from 'drizzle-orm';
import { boolean, customType, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.js';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Profile pictures under names that nobody guesses and that change with each picture. */
export const profileImages = pgTable('profile_images', {
  asset: text().primaryKey(),
  userId: text().notNull().unique(),
  contentType: text().notNull(),
  content: bytes().notNull(),
  createdAt: instant().notNull(),
});

/**
 * Invitations of family members to a login of their own. The address stands here and not on the profile, so
 * that what the parent sees says nothing of whether it has an account.
 */
export const familyInvitations = pgTable(
  'family_invitations',
  {
    id: text().primaryKey(),
    parentId: text().notNull(),
    memberId: text().notNull(),
    email: text().notNull(),
    tokenHash: text().notNull().unique(),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    revokedAt: instant(),
  },
  table => [
    index('family_invitations_parent').on(table.parentId),
    uniqueIndex('family_invitations_one_open')
      .on(table.memberId)
      .where(sql`accepted_at is null and revoked_at is null`),
  ],
);

/** What people have set; what they have not is a default of `people/preferences.ts`. */
export const preferences = pgTable(
  'preferences',
  { userId: text().notNull(), key: text().notNull(), value: jsonb().notNull(), updatedAt: instant().notNull() },
  table => [primaryKey({ columns: [table.userId, table.key] })],
);

/** Who follows whom. */
export const relationships = pgTable(
  'relationships',
  { userId: text().notNull(), otherId: text().notNull(), createdAt: instant().notNull() },
  table => [primaryKey({ columns: [table.userId, table.otherId] }), index('relationships_other').on(table.otherId)],
);

/** Devices that notifications may be pushed to. */
export const devices = pgTable(
  'devices',
  {
    userId: text().notNull(),
    deviceId: text().notNull(),
    platform: text({ enum: ['ios', 'android', 'web'] }).notNull(),
    name: text().notNull(),
    pushToken: text(),
    enabled: boolean().notNull(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.deviceId] }), index('devices_push_token').on(table.pushToken)],
);

/** Lines of devices' own logs. The id is made of the line, so that one sent twice is kept once. */
export const deviceLogs = pgTable(
  'device_logs',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    deviceId: text().notNull(),
    at: instant().notNull(),
    level: text({ enum: ['debug', 'info', 'warn', 'error'] }).notNull(),
    text: text().notNull(),
    receivedAt: instant().notNull(),
  },
  table => [index('device_logs_user').on(table.userId, table.at)],
);

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

/** Software of machines, by model. */
export const firmwareReleases = pgTable(
  'firmware_releases',
  { modelId: text().notNull(), version: text().notNull(), releasedAt: instant().notNull(), notes: text().notNull() },
  table => [primaryKey({ columns: [table.modelId, table.version] })],
);
