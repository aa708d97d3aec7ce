import { level, platform } from '../../core/contract/schemas/devices.js';
import { gender } from '../../core/contract/schemas/users.js';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { relationshipType } from '../../core/contract/schemas/relationships.js';
import type { BillingAddress } from '../../core/contract/schemas/account.js';
import type { Attribution } from '../../core/contract/schemas/attribution.js';
import { bytes, instant } from '../db/columns.js';
import { userSearch } from './user-words.js';

/** People. A parent is their own `parentId`; a child names its parent there (spec s.6). */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** Lower case, so that an address is taken in any case; null for profiles that nobody signs in to. */
    email: text().unique(),
    /** `scrypt$…`; null for people who cannot sign in by password. */
    passwordHash: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** What others see; null for a name made of the others. */
    displayName: text(),
    /** `YYYY-MM-DD`. */
    birthDate: text(),
    gender: text({ enum: gender.options }),
    heightMm: integer(),
    weightGrams: integer(),
    /** Beats per minute. */
    maxHeartRate: integer(),
    restingHeartRate: integer(),
    /** Functional threshold power, watts. */
    ftp: integer(),
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
  table => [
    index('users_parent').on(table.parentId),
    index('users_created').on(table.createdAt, table.id),
    index('users_last_name').on(table.lastName, table.id),
    index('users_email_up').on(table.email, table.id),
    index('users_email_down').on(table.email.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('users_country').on(table.countryCode, table.createdAt, table.id),
    index('users_roles').using('gin', table.roles),
    index('users_search').using('gin', userSearch(table)),
  ],
);

/** Profile pictures under names that nobody guesses and that change with each picture. */
export const profileImages = pgTable('profile_images', {
  asset: text().primaryKey(),
  userId: text().notNull().unique(),
  contentType: text().notNull(),
  content: bytes().notNull(),
  createdAt: instant().notNull(),
});

/** What people have set; what they have not is a default of `people/preferences.ts`. */
export const preferences = pgTable(
  'preferences',
  { userId: text().notNull(), key: text().notNull(), value: jsonb().notNull(), updatedAt: instant().notNull() },
  table => [primaryKey({ columns: [table.userId, table.key] })],
);

/** Who follows another person, or will have nothing to do with them. */
export const relationships = pgTable(
  'relationships',
  {
    userId: text().notNull(),
    otherId: text().notNull(),
    type: text({ enum: relationshipType.options }).notNull().default('follow'),
    createdAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.otherId] }), index('relationships_other').on(table.otherId)],
);

/** Devices that notifications may be pushed to. */
export const devices = pgTable(
  'devices',
  {
    userId: text().notNull(),
    deviceId: text().notNull(),
    platform: text({ enum: platform.options }).notNull(),
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
    level: text({ enum: level.options }).notNull(),
    text: text().notNull(),
    receivedAt: instant().notNull(),
  },
  table => [index('device_logs_user').on(table.userId, table.at)],
);
