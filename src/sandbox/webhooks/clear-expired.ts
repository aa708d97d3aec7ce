import { lt, or } from 'drizzle-orm';
import { DAY } from '../../core/dates.js';
import type { Db } from '../db/db.js';
import { oneTimeTokens, sessions } from '../access/tables.js';

/** Forgets sessions and one-time tokens that ended, or were ended, more than a day ago; the day leaves time to look into something. */
export async function clearExpired(db: Db, now: number): Promise<{ sessions: number; oneTimeTokens: number }> {
  const since = now - DAY;
  const ended = await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, since), lt(sessions.revokedAt, since)))
    .returning({ id: sessions.id });
  const spent = await db
    .delete(oneTimeTokens)
    .where(or(lt(oneTimeTokens.expiresAt, since), lt(oneTimeTokens.usedAt, since)))
    .returning({ kind: oneTimeTokens.kind });
  return { sessions: ended.length, oneTimeTokens: spent.length };
}
