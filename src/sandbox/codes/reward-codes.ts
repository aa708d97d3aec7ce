import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { RewardCode, RewardCodes } from '../../core/contract/schemas/purchase-history.js';
import { redemptionCodes } from './tables.js';
import type { EngineContext } from '../billing/context.js';
import { formatCode } from './redemption-code.js';

type CodeRow = typeof redemptionCodes.$inferSelect;

function statusOf({ status, expiresAt }: CodeRow, now: number): RewardCode['status'] {
  if (status === 'redeemed') return 'redeemed';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'activated';
}

/** Codes that are one person's own. Those that are not given out yet, or were taken back, are not among them. */
export async function rewardCodesOf(
  { db, now }: Pick<EngineContext, 'db' | 'now'>,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<RewardCodes> {
  const own = and(eq(redemptionCodes.ownerId, userId), inArray(redemptionCodes.status, ['activated', 'redeemed']));
  const rows = await db
    .select()
    .from(redemptionCodes)
    .where(own)
    .orderBy(desc(redemptionCodes.createdAt), desc(redemptionCodes.code))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(redemptionCodes).where(own);
  const items = rows.map((row): RewardCode => ({
    code: formatCode(row.code),
    status: statusOf(row, now),
    effect: row.effect,
    expiresAt: row.expiresAt,
    redeemedAt: row.redeemedAt,
    note: row.note,
  }));
  return { items, total: all?.total ?? 0, offset, limit };
}
