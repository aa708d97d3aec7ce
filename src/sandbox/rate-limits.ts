import { lt, sql } from 'drizzle-orm';
import type { CallName } from '../core/contract/index.js';
import { DAY } from '../core/dates.js';
import type { Db } from './db/db.js';
import { rateLimits } from './db/schema/identity.js';
import { refuse } from './http/envelope.js';

interface Limit {
  /** What is counted: each address, each person (by e-mail or token) at each address. */
  by: 'ip' | 'person';
  hits: number;
  seconds: number;
}

const guessing: readonly Limit[] = [{ by: 'person', hits: 10, seconds: 300 }, { by: 'ip', hits: 300, seconds: 300 }];
const mailing: readonly Limit[] = [{ by: 'person', hits: 5, seconds: 900 }, { by: 'ip', hits: 100, seconds: 900 }];
const probing: readonly Limit[] = [{ by: 'ip', hits: 120, seconds: 600 }];
/** Codes that somebody may be guessing at. */
const trying: readonly Limit[] = [{ by: 'person', hits: 60, seconds: 600 }, ...probing];
/** By back ends, too: an address is no secret, whether it has an account is. */
const lookingUp: readonly Limit[] = [{ by: 'ip', hits: 600, seconds: 600 }];
const paying: readonly Limit[] = [{ by: 'person', hits: 60, seconds: 60 }];

/** The calls that are worth misusing. */
const limited: Partial<Record<CallName, readonly Limit[]>> = {
  signIn: guessing,
  signInCommercial: guessing,
  signInCommercialV1: guessing,
  changePassword: guessing,
  updateUser: [{ by: 'person', hits: 60, seconds: 300 }],
  changeFamily: [{ by: 'person', hits: 30, seconds: 900 }],
  findUserByEmail: lookingUp,
  getDateActivated: lookingUp,
  resendActivation: [{ by: 'person', hits: 30, seconds: 900 }, { by: 'ip', hits: 300, seconds: 900 }],
  redeemOneTimeToken: probing,
  resetPassword: probing,
  forgotPassword: mailing,
  sendActivationEmail: mailing,
  createUser: [{ by: 'ip', hits: 200, seconds: 600 }],
  validateRedemptionCode: trying,
  redeemCode: trying,
  getEquipmentBySerial: probing,
  // a file of 10 MB comes in 160 pieces
  uploadReceipt: [{ by: 'ip', hits: 1600, seconds: 600 }],
  updatePayment: paying,
  subscribe: paying,
  activate: paying,
};

/** Any other call that writes. */
const writing: readonly Limit[] = [{ by: 'ip', hits: 6000, seconds: 60 }];

/** Counts a hit in the window that `now` falls in; one statement, so no two processes count the same one. */
async function hit(db: Db, subject: string, windowStart: number): Promise<number> {
  const [row] = await db
    .insert(rateLimits)
    .values({ subject, windowStart, hits: 1 })
    .onConflictDoUpdate({ target: [rateLimits.subject, rateLimits.windowStart], set: { hits: sql`${rateLimits.hits} + 1` } })
    .returning({ hits: rateLimits.hits });
  return row?.hits ?? 1;
}

export interface Requester {
  ip: string;
  /** An e-mail address or a user id, when the request names one. */
  person?: string | undefined;
}

/** Refuses with 429 when this call was made too often. Not part of the request's transaction: refused attempts count. */
export async function countRequest(db: Db, call: CallName, writes: boolean, who: Requester, now: number): Promise<void> {
  for (const { by, hits, seconds } of limited[call] ?? (writes ? writing : [])) {
    const windowStart = now - (now % seconds);
    const made = await hit(db, [limited[call] ? call : 'writing', who.ip, by === 'person' ? (who.person ?? '') : '*'].join(' '), windowStart);
    if (made === 1) await db.delete(rateLimits).where(lt(rateLimits.windowStart, now - DAY));
    if (made > hits) {
      const retryAfter = windowStart + seconds - now;
      throw refuse('tooManyRequests', `Too many requests. Try again in ${retryAfter} seconds.`, { retryAfter });
    }
  }
}
