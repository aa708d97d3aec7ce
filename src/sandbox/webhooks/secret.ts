import * as v from 'valibot';
import type { Db } from '../db/db.js';
import { settings } from '../db/tables.js';
import { readSetting } from '../db/settings.js';
import { randomToken } from '../access/hashes.js';

const NAME = 'webhooks.secret';

/** The secret that all processes on this database check events by; the first process that needs it makes it. */
export async function webhookSecret(db: Db): Promise<string> {
  const read = () => readSetting(db, NAME, v.string());
  const known = await read();
  if (known !== undefined) return known;
  await db
    .insert(settings)
    .values({ name: NAME, value: `whsec_${randomToken()}` })
    .onConflictDoNothing();
  const made = await read();
  if (made === undefined)
    throw new Error('The secret for events was written and is not there. Does something else empty this database?');
  return made;
}
