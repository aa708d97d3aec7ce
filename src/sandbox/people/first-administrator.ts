import { arrayOverlaps, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { email as emailShape } from '../../core/contract/schemas/common.js';
import { HOME_COUNTRY } from '../../core/home-country.js';
import type { Db } from '../db/db.js';
import { newId } from '../db/ids.js';
import { lockUntilCommit } from '../db/lock.js';
import { apiKeys } from '../access/tables.js';
import { partners } from '../catalogue/tables.js';
import { users } from './tables.js';
import { issueOneTimeToken } from '../access/one-time-tokens.js';
import { randomToken } from '../access/hashes.js';

const LINK_SECONDS = 3600;

/**
 * Makes the first administrator of an empty database; answers the token of a link that sets their password, once,
 * within an hour. Asked again before they did, it answers another; once they did, nobody is made this way.
 */
export async function makeFirstAdministrator(db: Db, typed: string, now: number): Promise<string> {
  const read = v.safeParse(emailShape, typed.toLowerCase());
  if (!read.success) throw new Error(`"${typed}" is no email address.`);
  return db.transaction(async tx => {
    await lockUntilCommit(tx, 'administrator');
    const [known] = await tx
      .select()
      .from(users)
      .where(arrayOverlaps(users.roles, ['SuperAdmin', 'Admin']))
      .limit(1);
    const waits = known?.email === read.output && known.passwordHash === null;
    if (known && !waits) throw new Error('There is an administrator already.');
    const id = known?.id ?? newId('usr');
    if (!known) {
      const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, read.output));
      if (taken) throw new Error('A member has this email address. Name another.');
      await tx.insert(users).values({
        id,
        parentId: id,
        email: read.output,
        firstName: 'First',
        lastName: 'Administrator',
        roles: ['SuperAdmin'],
        countryCode: HOME_COUNTRY,
        attribution: {},
        createdAt: now,
      });
    }
    return (await issueOneTimeToken(tx, 'reset', id, now, LINK_SECONDS)).token;
  });
}

export interface KeyWish {
  name: string;
  /** Pages of these may use it; a back end's key has none. */
  origins: readonly string[];
  partnerId?: string | undefined;
}

/** Makes a key: for the pages of its origins, or for a back end where it names none. */
export async function makeApiKey(db: Db, { name, origins, partnerId }: KeyWish): Promise<string> {
  if (partnerId !== undefined) {
    const [partner] = await db.select({ id: partners.id }).from(partners).where(eq(partners.id, partnerId));
    if (!partner) throw new Error(`--partner is "${partnerId}": there is no such partner. No key was made.`);
  }
  const service = origins.length === 0;
  const key = `${service ? 'sk' : 'pk'}_${randomToken()}`;
  await db
    .insert(apiKeys)
    .values({ id: newId('key'), key, name, service, partnerId: partnerId ?? null, origins: [...origins] });
  return key;
}
