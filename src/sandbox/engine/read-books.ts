import { and, desc, eq, inArray, isNull, sql, sum } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { creditLedger, invoices, paymentMethods } from '../db/schema/billing.js';
import { providerIntents, providerPaymentMethods } from '../db/schema/card-provider.js';
import { subscriptionAddons, subscriptions } from '../db/schema/memberships.js';
import type { AddonRow, Books, Card, OpenInvoice, Sub } from './books.js';
import { chargeOutcome } from './card-outcomes.js';

function groupBy<Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

async function readCards(db: Db, userIds: readonly string[]): Promise<Map<string, Card>> {
  const rows = await db
    .select({ method: paymentMethods, behaviour: providerPaymentMethods.behaviour })
    .from(paymentMethods)
    .leftJoin(providerPaymentMethods, eq(providerPaymentMethods.id, paymentMethods.providerId))
    .where(and(inArray(paymentMethods.userId, [...userIds]), eq(paymentMethods.active, true)));
  const asking = rows.filter(({ behaviour }) => behaviour === 'requiresAction' || behaviour === 'asksAlways').map(({ method }) => method.providerId);
  const intents = asking.length === 0 ? [] : await db.select().from(providerIntents).where(inArray(providerIntents.paymentMethodId, asking)).orderBy(desc(providerIntents.createdAt));
  const byCard = groupBy(intents, ({ paymentMethodId }) => paymentMethodId);
  const cardOf = ({ method, behaviour }: (typeof rows)[number]): Card => {
    const { id, expMonth, expYear, fingerprint, providerId } = method;
    const known = byCard.get(providerId) ?? [];
    const outcome = chargeOutcome(behaviour ?? 'success', known.some(({ status }) => status === 'succeeded'));
    const bank: Card['bank'] =
      outcome.is === 'good' ? { is: 'good' }
      : outcome.is === 'asks' ? { is: 'asks', confirmed: known[0]?.status === 'succeeded' }
      : { is: 'refuses', declineCode: outcome.declineCode, message: outcome.message };
    return { id, expMonth, expYear, fingerprint, bank };
  };
  return new Map(rows.map((row) => [row.method.userId, cardOf(row)]));
}

async function readOpen(db: Db, subscriptionIds: readonly string[]): Promise<Map<string, OpenInvoice>> {
  if (subscriptionIds.length === 0) return new Map();
  const rows = await db.select().from(invoices).where(and(inArray(invoices.subscriptionId, [...subscriptionIds]), eq(invoices.status, 'open')));
  return new Map(rows.map(({ subscriptionId, id, amountDue, creditApplied, attempts }) => [subscriptionId, { id, amountDue, creditApplied, attempts }]));
}

async function readSubscriptions(db: Db, userIds: readonly string[]): Promise<Map<string, Sub>> {
  const rows = await db
    .selectDistinctOn([subscriptions.userId])
    .from(subscriptions)
    .where(inArray(subscriptions.userId, [...userIds]))
    // the living one first: those that ended have an end
    .orderBy(subscriptions.userId, sql`${subscriptions.endedAt} is null desc`, desc(subscriptions.createdAt), desc(subscriptions.id));
  return new Map(rows.map((row) => [row.userId, row]));
}

async function readAddons(db: Db, subscriptionIds: readonly string[]): Promise<Map<string, AddonRow[]>> {
  if (subscriptionIds.length === 0) return new Map();
  const rows = await db.select().from(subscriptionAddons).where(and(inArray(subscriptionAddons.subscriptionId, [...subscriptionIds]), isNull(subscriptionAddons.endedAt))).orderBy(subscriptionAddons.createdAt, subscriptionAddons.id);
  return groupBy(rows, ({ subscriptionId }) => subscriptionId);
}

async function readCredit(db: Db, userIds: readonly string[]): Promise<Map<string, Record<string, number>>> {
  const rows = await db
    .select({ userId: creditLedger.userId, code: creditLedger.currencyCode, balance: sum(creditLedger.amount) })
    .from(creditLedger)
    .where(inArray(creditLedger.userId, [...userIds]))
    .groupBy(creditLedger.userId, creditLedger.currencyCode);
  return new Map([...groupBy(rows, ({ userId }) => userId)].map(([userId, ofUser]) => [userId, Object.fromEntries(ofUser.map(({ code, balance }) => [code, Number(balance ?? 0)]))]));
}

/** The books of some people. Whoever means to change them holds their rows of `users` by then. */
export async function readBooks(db: Db, userIds: readonly string[]): Promise<Map<string, Books>> {
  if (userIds.length === 0) return new Map();
  const bySubscription = await readSubscriptions(db, userIds);
  const ids = [...bySubscription.values()].map(({ id }) => id);
  const [addons, opens, credit, cards] = [await readAddons(db, ids), await readOpen(db, ids), await readCredit(db, userIds), await readCards(db, userIds)];
  return new Map(
    userIds.map((userId) => {
      const subscription = bySubscription.get(userId);
      const books: Books = {
        userId, subscription,
        addons: (subscription && addons.get(subscription.id)) ?? [],
        open: subscription && opens.get(subscription.id),
        credit: credit.get(userId) ?? {},
        card: cards.get(userId),
      };
      return [userId, books];
    }),
  );
}
