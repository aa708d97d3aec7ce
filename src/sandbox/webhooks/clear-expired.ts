import type { Db } from '../db/db.js';
import { takeOld } from '../retention/forget.js';
import { endedSessions, spentTokens } from '../retention/kept.js';

/** Forgets sessions and one-time tokens at once that would go within the hour; of very many a part. */
export const clearExpired = async (db: Db, now: number): Promise<{ sessions: number; oneTimeTokens: number }> => ({
  sessions: await takeOld(db, endedSessions, now),
  oneTimeTokens: await takeOld(db, spentTokens, now),
});
