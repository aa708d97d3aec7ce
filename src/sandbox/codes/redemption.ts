import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { formatDate } from '../../core/dates.js';
import type { Db } from '../db/db.js';
import { redemptionCodes, type RedemptionEffect } from './tables.js';
import { type Caller } from '../http/handler.js';
import { Refusal } from '../http/refusal.js';
import { isPossible, normaliseCode } from './redemption-code.js';

type CodeRow = typeof redemptionCodes.$inferSelect;

/** The calendar day of the server; codes expire at a moment, and people read a date. */
const dateOf = (seconds: number): string => formatDate(seconds, 'en-US', 'UTC');

/** Says nothing about why, so that guessing teaches nothing. */
export const invalid = () =>
  new Refusal('redemptionCodeInvalid', 'This code is invalid. Please enter a valid code or proceed without one.');

export const redeemed = (dateRedeemed: number) =>
  new Refusal(
    'redemptionCodeAlreadyRedeemed',
    `This redemption code has already been redeemed on ${dateOf(dateRedeemed)}. Please contact customer service if you have any questions.`,
    { dateRedeemed },
  );

export const expired = (dateExpires: number) =>
  new Refusal(
    'redemptionCodeIsExpired',
    `This code expired on ${dateOf(dateExpires)}. Please contact customer service if you have any questions.`,
    { dateExpires },
  );

interface Asked {
  db: Db;
  now: number;
  caller?: Pick<Caller, 'userId'>;
}

/**
 * A code that this person could redeem now, by any spelling that people type; without a name, the person who asks.
 * Unknown, not yet sold, suspended and retired codes and those of another person get the same refusal, so that guessing
 * teaches nothing.
 */
export async function findRedeemable(
  { db, now, caller }: Asked,
  typed: string,
  userId: string | undefined = caller?.userId,
): Promise<CodeRow> {
  const code = normaliseCode(typed);
  const [row] = isPossible(code) ? await db.select().from(redemptionCodes).where(eq(redemptionCodes.code, code)) : [];
  if (!row || (row.ownerId !== null && row.ownerId !== userId)) throw invalid();
  if (row.status === 'redeemed') throw redeemed(row.redeemedAt ?? now);
  if (row.status !== 'activated') throw invalid();
  if (row.expiresAt !== null && row.expiresAt <= now) throw expired(row.expiresAt);
  return row;
}

/** Uses the code up. One conditional update, so of two people at once the second learns when it was redeemed. */
export async function takeCode({ db, now }: { db: Db; now: number }, typed: string, userId: string): Promise<CodeRow> {
  const usable = and(
    eq(redemptionCodes.code, normaliseCode(typed)),
    eq(redemptionCodes.status, 'activated'),
    or(isNull(redemptionCodes.ownerId), eq(redemptionCodes.ownerId, userId)),
    or(isNull(redemptionCodes.expiresAt), gt(redemptionCodes.expiresAt, now)),
  );
  const [used] = await db
    .update(redemptionCodes)
    .set({ status: 'redeemed', redeemedAt: now, redeemedBy: userId, version: sql`${redemptionCodes.version} + 1` })
    .where(usable)
    .returning();
  if (used) return used;
  // the other user has committed by now, and the row says when
  await findRedeemable({ db, now }, typed, userId);
  throw redeemed(now);
}

/** What a purchase can take into account; an offer is one itself and cannot be added to another. */
const joins: Readonly<Record<RedemptionEffect['kind'], boolean>> = {
  days: true,
  credit: true,
  discount: true,
  offer: false,
};

/** The same refusals under the one code that `quote` and `subscribe` know; message and dates stay. */
export async function asPurchase(work: Promise<CodeRow>): Promise<CodeRow> {
  try {
    const found = await work;
    if (joins[found.effect.kind]) return found;
    throw new Refusal('useSubscribe', 'This code cannot be used together with this offer.');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('redemptionCodeInvalid', error.message, { ...error.debug, reason: error.code });
  }
}
