import { eq } from 'drizzle-orm';
import type { Versioned } from '../db/versioned.js';
import { users } from './tables.js';
import { shownTo, type UserRow } from './profile/profile.js';

/**
 * A profile, which the person, their parent and staff may change at once. Health data is in no audit trail (domain
 * 6.3.5).
 */
export const versionedUser: Versioned<UserRow> = {
  resource: 'user',
  table: users,
  key: users.id,
  find: (db, id) => db.select().from(users).where(eq(users.id, id)),
  shown: shownTo,
  hidden: ['passwordHash', 'imageAsset', 'birthDate', 'weightGrams', 'maxHeartRate', 'restingHeartRate', 'ftp'],
};
