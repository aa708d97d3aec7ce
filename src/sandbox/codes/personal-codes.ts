import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { and, eq, gt } from 'drizzle-orm';
import { addDays, DAY } from '../../core/dates.js';
import { redemptionCodes, type RedemptionEffect } from './tables.js';
import { signingKey } from '../access/signing-key.js';
import type { Sub } from '../billing/books/books.js';
import type { EngineContext } from '../billing/context.js';
import { checkCharacter, codeAlphabet } from './redemption-code.js';

type CodeRow = typeof redemptionCodes.$inferSelect;

/** The batch of all codes that are given to people so that they stay. */
const BATCH = 'retention';

const PREFIX = 'STAY';
const LETTERS = 11;
const GOOD_DAYS = 30;
const YEAR_DAYS = 365;

/** A code that is derived from what it is for: a later request, in any process, names the same row. Only our key leads there. */
function codeFor(key: Uint8Array, purpose: string): string {
  const bytes = hmac(sha256, key, utf8ToBytes(purpose));
  let body = PREFIX;
  // two bytes a letter: the remainder of 65,536 favours no letter by more than one in two thousand
  for (let at = 0; at < LETTERS * 2; at += 2)
    body += codeAlphabet[((bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)) % codeAlphabet.length];
  return body + checkCharacter(body);
}

/** Whether this person redeemed such a code within the last year. */
export async function redeemedLately(
  { db, now }: Pick<EngineContext, 'db' | 'now'>,
  userId: string,
  kind: RedemptionEffect['kind'],
): Promise<boolean> {
  const rows = await db
    .select({ effect: redemptionCodes.effect })
    .from(redemptionCodes)
    .where(
      and(
        eq(redemptionCodes.redeemedBy, userId),
        eq(redemptionCodes.batchId, BATCH),
        gt(redemptionCodes.redeemedAt, addDays(now, -YEAR_DAYS)),
      ),
    );
  return rows.some(({ effect }) => effect.kind === kind);
}

/**
 * A code of the member's own: made once for a membership and a year of it, good for thirty days. Undefined when that
 * one was used, or has expired: another comes with the next year.
 */
export async function personalCode(
  { db, now }: Pick<EngineContext, 'db' | 'now'>,
  { id, userId, createdAt }: Sub,
  { effect, note }: Pick<CodeRow, 'effect' | 'note'>,
): Promise<CodeRow | undefined> {
  const year = Math.max(0, Math.floor((now - createdAt) / (YEAR_DAYS * DAY)));
  const code = codeFor(await signingKey(db, now), JSON.stringify([BATCH, effect.kind, id, year]));
  await db
    .insert(redemptionCodes)
    .values({
      code,
      effect,
      note,
      status: 'activated',
      ownerId: userId,
      batchId: BATCH,
      expiresAt: addDays(now, GOOD_DAYS),
      createdAt: now,
    })
    .onConflictDoNothing();
  const [row] = await db
    .select()
    .from(redemptionCodes)
    .where(and(eq(redemptionCodes.code, code), eq(redemptionCodes.ownerId, userId)));
  return row?.status === 'activated' && (row.expiresAt ?? now + 1) > now ? row : undefined;
}
