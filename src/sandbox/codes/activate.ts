import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { redemptionCodes as codes } from './tables.js';
import { normaliseCode } from './redemption-code.js';
import { expired } from './redemption.js';
import { type Context } from '../http/handler.js';
import { Refusal } from '../http/refusal.js';
import { partnerScope } from '../access/guards.js';
import { actorIdOf } from '../http/actor.js';
import { codeShape } from './shape.js';
import { statusOf, type CodeRow } from './states.js';

/** A till has the code itself, printed on the card; a back office has its id. A partner's till has the partner's codes. */
function named(context: Context, given: string) {
  const scope = partnerScope(context);
  return and(
    or(eq(codes.id, given), eq(codes.code, normaliseCode(given))),
    scope === undefined ? undefined : eq(codes.partnerId, scope),
  );
}

async function activated(context: Context, given: string, shop: string | undefined): Promise<CodeRow | undefined> {
  const { db, now } = context;
  const [row] = await db
    .update(codes)
    .set({
      status: 'activated',
      activatedAt: now,
      activatedBy: actorIdOf(context),
      shop: shop ?? null,
      version: sql`${codes.version} + 1`,
    })
    .where(
      and(named(context, given), eq(codes.status, 'created'), or(isNull(codes.expiresAt), gt(codes.expiresAt, now))),
    )
    .returning();
  return row;
}

/**
 * Sells a code at the till (domain 1.9). One conditional update; a repeated call gets the present state, even after the
 * buyer has redeemed it, because tills repeat calls that got no answer.
 */
export async function activateCode(context: Context, given: string, shop: string | undefined) {
  const { db, now } = context;
  const sold = await activated(context, given, shop);
  if (sold) {
    context.note({ id: sold.id, details: { shop: shop ?? null } });
    return codeShape(sold, now);
  }
  const [row] = await db.select().from(codes).where(named(context, given));
  if (!row) throw new Refusal('notFound', 'There is no such code.');
  const status = statusOf(row, now);
  if (status === 'expired' && row.expiresAt !== null) throw expired(row.expiresAt);
  if (status !== 'activated' && status !== 'redeemed')
    throw new Refusal('codeNotActivatable', `This code is ${status} and cannot be sold.`, { status });
  context.note(null);
  return codeShape(row, now);
}
