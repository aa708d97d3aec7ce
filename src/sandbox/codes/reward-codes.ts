import { and, desc, eq, inArray } from 'drizzle-orm';
import type { RewardCode, RewardCodes } from '../../core/contract/schemas/purchase-history.js';
import type { PageQuery } from '../../core/contract/schemas/query.js';
import { pageOf } from '../db/page.js';
import { redemptionCodes } from './tables.js';
import type { EngineContext } from '../billing/context.js';
import { formatCode } from './redemption-code.js';

type CodeRow = typeof redemptionCodes.$inferSelect;

function statusOf({ status, expiresAt }: CodeRow, now: number): RewardCode['status'] {
  if (status === 'redeemed') return 'redeemed';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'activated';
}

const shape = (row: CodeRow, now: number): RewardCode => ({
  code: formatCode(row.code),
  status: statusOf(row, now),
  effect: row.effect,
  expiresAt: row.expiresAt,
  redeemedAt: row.redeemedAt,
  note: row.note,
});

/** Codes that are one person's own. Those that are not given out yet, or were taken back, are not among them. */
export function rewardCodesOf(
  { db, now }: Pick<EngineContext, 'db' | 'now'>,
  userId: string,
  page: PageQuery,
): Promise<RewardCodes> {
  const own = and(eq(redemptionCodes.ownerId, userId), inArray(redemptionCodes.status, ['activated', 'redeemed']));
  return pageOf(db, {
    rows: db.select().from(redemptionCodes).where(own),
    order: [desc(redemptionCodes.createdAt)],
    key: redemptionCodes.code,
    page,
    items: rows => rows.map(row => shape(row, now)),
  });
}
