import { and, eq, sql } from 'drizzle-orm';
import type { TransferStatus } from '../../../core/contract/schemas/commercial/transfers.js';
import { authorOf } from '../../drafts/write.js';
import type { Context } from '../../http/handler.js';
import { transfers } from '../tables/orders.js';

const ends = [
  ['fromLocationId', 'withdrawn'],
  ['toLocationId', 'declined'],
] as const satisfies readonly (readonly [string, TransferStatus])[];

/** What was offered from a location that closes is withdrawn, and what was offered to it declined; each has its line in the trail. */
export async function endTransfers(context: Context, locationId: string, reason: string | undefined): Promise<void> {
  const { db, now } = context;
  for (const [side, status] of ends) {
    const ended = await db
      .update(transfers)
      .set({ status, decidedAt: now, decidedBy: authorOf(context), version: sql`${transfers.version} + 1` })
      .where(and(eq(transfers[side], locationId), eq(transfers.status, 'offered')))
      .returning({ id: transfers.id, version: transfers.version });
    for (const { id, version } of ended)
      context.note({
        resource: 'transfer',
        id,
        details: { reason, version, before: { status: 'offered' }, after: { status } },
      });
  }
}
