import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { alarmKind } from '../../../core/contract/schemas/commercial/alarms.js';
import { commercialSessionStatus } from '../../../core/contract/schemas/commercial/sessions.js';
import { instant } from '../../db/columns.js';

/** Workouts on machines of locations. */
export const commercialSessions = pgTable(
  'commercial_sessions',
  {
    id: text().primaryKey(),
    equipmentId: text().notNull(),
    locationId: text().notNull(),
    /** Null for a guest. */
    userId: text(),
    status: text({ enum: commercialSessionStatus.options }).notNull(),
    startedAt: instant().notNull(),
    completedAt: instant(),
    workoutId: text(),
  },
  table => [
    index('commercial_sessions_location').on(table.locationId, table.startedAt),
    index('commercial_sessions_user').on(table.userId, table.startedAt),
    // of two who begin at once on one machine the second is refused
    uniqueIndex('commercial_sessions_running')
      .on(table.equipmentId)
      .where(sql`status in ('started', 'paused')`),
  ],
);

/** What is wrong somewhere, or was. One of a kind is up at a time for one machine, licence or location. */
export const alarms = pgTable(
  'alarms',
  {
    id: text().primaryKey(),
    kind: text({ enum: alarmKind.options }).notNull(),
    locationId: text().notNull(),
    equipmentId: text(),
    licenseId: text(),
    /** The machine's or licence's id. */
    subject: text().notNull(),
    detail: text(),
    raisedAt: instant().notNull(),
    toldAt: instant(),
    snoozedUntil: instant(),
    clearedAt: instant(),
  },
  table => [
    uniqueIndex('alarms_up')
      .on(table.kind, table.subject)
      .where(sql`cleared_at is null`),
    index('alarms_raised').on(table.raisedAt, table.id),
    index('alarms_location').on(table.locationId, table.raisedAt),
  ],
);
