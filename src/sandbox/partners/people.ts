import { and, desc, eq, exists, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { PartnerPurchaseList, PartnerUserList } from '../../core/contract/schemas/partners.js';
import type { PageQuery } from '../../core/contract/schemas/query.js';
import type { Db } from '../db/db.js';
import { invoices } from '../billing/tables/invoices.js';
import { offers, partners } from '../catalogue/tables.js';
import { users } from '../people/tables.js';
import { subscriptions } from '../billing/tables/memberships.js';
import type { Context } from '../http/handler.js';
import { Refusal } from '../http/refusal.js';
import { partnerScope } from '../access/guards.js';
import { masked } from '../people/mask.js';
import { pageOf } from '../db/page.js';

/** Throws unless the partner exists and the caller may see it: a partner's own key sees no other partner. */
export async function demandPartner(context: Context, partnerId: string): Promise<void> {
  const [partner] = await context.db.select({ id: partners.id }).from(partners).where(eq(partners.id, partnerId));
  const scope = partnerScope(context);
  if (!partner || (scope !== undefined && scope !== partnerId))
    throw new Refusal('notFound', 'There is no such partner.');
}

const live = inArray(subscriptions.status, ['pending', 'inactive', 'trialing', 'active', 'past_due', 'paused']);

/** Somebody who chose a password, or a profile that a parent looks after: an address alone signs nobody up. */
const hasComeIn = or(isNotNull(users.dateActivated), ne(users.parentId, users.id));

/**
 * Tells the people who signed up with the partner, or have or had a membership through it. Whom its back end typed in is
 * one of them from their first password on: until then such an address and one that has an account look the same to it.
 */
function cameBy(db: Db, partnerId: string) {
  const through = db
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, users.id), eq(subscriptions.partnerId, partnerId)));
  return or(and(eq(users.partnerId, partnerId), hasComeIn), exists(through));
}

/** Whether a partner's key may know of a person: one that came by the partner. For any other key, and for people with a token, everybody. */
export async function mayKnow(context: Pick<Context, 'db' | 'caller' | 'apiKey'>, userId: string): Promise<boolean> {
  const scope = partnerScope(context);
  if (scope === undefined) return true;
  return (
    (
      await context.db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, userId), cameBy(context.db, scope)))
    ).length > 0
  );
}

/** Whether a partner's key may have somebody welcomed again: one that it typed in, who has not come in yet, included. */
export async function mayWelcome(
  context: Pick<Context, 'db' | 'caller' | 'apiKey'>,
  { id, partnerId }: { id: string; partnerId: string | null },
): Promise<boolean> {
  return (partnerId !== null && partnerId === partnerScope(context)) || mayKnow(context, id);
}

/** Whether the caller sees a plan, or one of its offers: a partner's key has its own offers and their plans. */
export async function mayGive(context: Context, wanted: { planId: string } | { offerId: string }): Promise<boolean> {
  const scope = partnerScope(context);
  if (scope === undefined) return true;
  const which = 'planId' in wanted ? eq(offers.planId, wanted.planId) : eq(offers.id, wanted.offerId);
  return (
    (
      await context.db
        .select({ id: offers.id })
        .from(offers)
        .where(and(which, eq(offers.partnerId, scope)))
        .limit(1)
    ).length > 0
  );
}

export function usersOf(db: Db, partnerId: string, page: PageQuery): Promise<PartnerUserList> {
  return pageOf(db, {
    rows: db
      .select({
        id: users.id,
        email: users.email,
        countryCode: users.countryCode,
        joinedAt: users.createdAt,
        membership: subscriptions.status,
      })
      .from(users)
      // at most one lives, so nobody is listed twice
      .leftJoin(subscriptions, and(eq(subscriptions.userId, users.id), live))
      .where(cameBy(db, partnerId)),
    order: [desc(users.createdAt)],
    key: users.id,
    page,
    items: rows => rows.map(row => ({ ...row, email: masked(row.email) })),
  });
}

export function purchasesOf(db: Db, partnerId: string, page: PageQuery): Promise<PartnerPurchaseList> {
  const which = exists(
    db
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, invoices.userId), cameBy(db, partnerId))),
  );
  return pageOf(db, {
    rows: db.select().from(invoices).where(which),
    order: [desc(invoices.createdAt)],
    key: invoices.id,
    page,
    items: rows =>
      rows.map(({ id, createdAt, total, currencyCode, currencyScale, status }) => ({
        id,
        at: createdAt,
        total,
        currency: { code: currencyCode, scale: currencyScale },
        status,
      })),
  });
}
