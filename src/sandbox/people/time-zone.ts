import type { Db } from '../db/db.js';
import { findUser } from './find-user.js';
import { allPreferences } from './preferences.js';

/** The time zone that a person has chosen, or their country's. */
export async function timeZoneOf(db: Db, userId: string): Promise<string> {
  const { timeZone } = await allPreferences(db, await findUser(db, userId));
  return timeZone.value;
}
