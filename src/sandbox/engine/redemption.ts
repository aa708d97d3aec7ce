import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { formatDate } from '../../core/dates.js';
import type { Db } from '../db/db.js';
import { redemptionCodes } from '../db/schema/entitlements.js';
import { Refusal } from '../handler.js';
import { isWellFormed, normaliseCode } from './redemption-code.js';

type CodeRow = typeof redemptionCodes.$inferSelect;

/** The calendar day of the server; codes expire at a moment, and people read a date. */
const dateOf = (seconds: number): string => formatDate(seconds, 'en-US', 'UTC');

const invalid = () => new Refusal('redemptionCodeInvalid', 404, 'This code is invalid. Please enter a valid code or proceed without one.');

const redeemed = (dateRedeemed: number) =>
  new Refusal(
    'redemptionCodeAlreadyRedeemed', 409,
    `This redemption code has already been redeemed on ${dateOf(dateRedeemed)}. Please contact customer service if you have any questions.`,
    { dateRedeemed },
  );

const expired = (dateExpires: number) =>
  new Refusal(
    'redemptionCodeIsExpired', 410,
    `This code expired on ${dateOf(dateExpires)}. Please contact customer service if you have any questions.`,
    { dateExpires },
  );

/**
 * A code that could be redeemed now, by whatever people type. Unknown, not yet sold, suspended and
 * retired codes are refused alike, so that guessing teaches nothing.
 */
export async function findRedeemable({ db, now }: { db: Db; now: number }, typed: string): Promise<CodeRow> {
  const code = normaliseCode(typed);
  const [row] = isWellFormed(code) ? await db.select().from(redemptionCodes).where(eq(redemptionCodes.code, code)) : [];
  if (row?.status === 'redeemed') throw redeemed(row.redeemedAt ?? now);
  if (row?.status !== 'activated') throw invalid();
  if (row.expiresAt !== null && row.expiresAt <= now) throw expired(row.expiresAt);
  return row;
}

/** Uses the code up. One conditional update, so of two people at once the second is told it is gone. */
export async function takeCode({ db, now }: { db: Db; now: number }, typed: string, userId: string): Promise<CodeRow> {
  const code = normaliseCode(typed);
  const usable = and(
    eq(redemptionCodes.code, code), eq(redemptionCodes.status, 'activated'),
    or(isNull(redemptionCodes.expiresAt), gt(redemptionCodes.expiresAt, now)),
  );
  const [used] = await db.update(redemptionCodes).set({ status: 'redeemed', redeemedAt: now, redeemedBy: userId }).where(usable).returning();
  if (used) return used;
  // somebody was faster: they are told when that was
  await findRedeemable({ db, now }, typed);
  throw redeemed(now);
}

/** The same refusals under the one code that `quote` and `subscribe` know; message and dates stay. */
export async function asPurchase<Out>(work: Promise<Out>): Promise<Out> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('redemptionCodeInvalid', 422, error.message, { ...error.debug, reason: error.code });
  }
}
