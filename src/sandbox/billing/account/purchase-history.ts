import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type {
  Invoice,
  Purchase,
  PurchaseFilter,
  PurchaseOrder,
  PurchasePage,
} from '../../../core/contract/schemas/purchase-history.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/page.js';
import { namesIn } from '../../catalogue/names.js';
import type { EngineContext } from '../context.js';
import { lineIn } from '../quote/line-words.js';
import { invoiceLines, invoices, paymentMethods, payments } from '../tables/invoices.js';
import { orders } from '../../orders/tables.js';
import { subscriptions } from '../tables/memberships.js';

type InvoiceRow = typeof invoices.$inferSelect;
type LineRow = typeof invoiceLines.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;
type MethodRow = typeof paymentMethods.$inferSelect;

/** For people: EF-000123. */
export const invoiceNumber = (number: number): string => `EF-${String(number).padStart(6, '0')}`;

const lineShape = ({
  type,
  description,
  amount,
  name,
  days,
  periodStart,
  periodEnd,
}: LineRow): Invoice['lines'][number] => ({
  type,
  description,
  amount,
  ...(name !== null && { name }),
  ...(days !== null && { days }),
  period: periodStart === null || periodEnd === null ? null : { start: periodStart, end: periodEnd },
});

/** Everything that belongs to some invoices. */
interface Details {
  lines: readonly LineRow[];
  payments: readonly PaymentRow[];
  methods: readonly MethodRow[];
  /** When the card is tried next for what is overdue, by subscription. */
  retries: ReadonlyMap<string, number | null>;
}

const sumOf = (rows: readonly PaymentRow[], sign: 1 | -1): number =>
  rows.reduce((sum, { amount }) => (Math.sign(amount) === sign ? sum + sign * amount : sum), 0);

/** One invoice with its lines and payments, as its payer reads it. */
export function invoiceShape(row: InvoiceRow, { lines, payments: paid, methods, retries }: Details): Invoice {
  const { id, subscriptionId, status, reason, total, amountDue, createdAt, dueAt, paidAt, attempts } = row;
  const own = paid.filter(({ invoiceId }) => invoiceId === id);
  const methodId = own.at(-1)?.paymentMethodId ?? row.paymentMethodId;
  const method = methods.find(one => one.id === methodId);
  return {
    id,
    subscriptionId,
    status,
    reason,
    total,
    amountDue,
    createdAt,
    dueAt,
    paidAt,
    attempts,
    number: invoiceNumber(row.number),
    lines: lines.filter(({ invoiceId }) => invoiceId === id).map(lineShape),
    currency: { code: row.currencyCode, scale: row.currencyScale },
    amountPaid: sumOf(own, 1),
    amountRefunded: sumOf(own, -1),
    nextAttemptAt: status === 'open' ? (retries.get(subscriptionId) ?? null) : null,
    paymentMethod: method ? { brand: method.brand, last4: method.last4 } : null,
    billedTo: method
      ? { firstName: method.firstName, lastName: method.lastName, address: method.billingAddress }
      : null,
  };
}

async function detailsOf(db: Db, rows: readonly InvoiceRow[]): Promise<Details> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { lines: [], payments: [], methods: [], retries: new Map() };
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(inArray(invoiceLines.invoiceId, ids))
    .orderBy(asc(invoiceLines.position));
  const paid = await db
    .select()
    .from(payments)
    .where(inArray(payments.invoiceId, ids))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const used = [
    ...new Set([
      ...paid.flatMap(({ paymentMethodId }) => paymentMethodId ?? []),
      ...rows.flatMap(({ paymentMethodId }) => paymentMethodId ?? []),
    ]),
  ];
  const methods =
    used.length === 0 ? [] : await db.select().from(paymentMethods).where(inArray(paymentMethods.id, used));
  const open = [...new Set(rows.filter(({ status }) => status === 'open').map(({ subscriptionId }) => subscriptionId))];
  const owing =
    open.length === 0
      ? []
      : await db
          .select({ id: subscriptions.id, retryAt: subscriptions.retryAt })
          .from(subscriptions)
          .where(inArray(subscriptions.id, open));
  return { lines, payments: paid, methods, retries: new Map(owing.map(({ id, retryAt }) => [id, retryAt])) };
}

const orderShape = ({ currencyCode, currencyScale, ...order }: typeof orders.$inferSelect): PurchaseOrder => ({
  id: order.id,
  number: order.number,
  placedAt: order.placedAt,
  status: order.status,
  total: order.total,
  currency: { code: currencyCode, scale: currencyScale },
  items: order.items.map(({ name, quantity, amount }) => ({ name, quantity, amount })),
});

/** Where a person's purchases are, invoices and orders in one. Nobody sees a draft. */
function purchasesIn(db: Db, userId: string) {
  const bills = db
    .select({
      kind: sql<Purchase['kind']>`'invoice'`.as('kind'),
      id: sql<string>`${invoices.id}`.as('id'),
      at: sql<number>`${invoices.createdAt}`.mapWith(Number).as('at'),
      // gives the invoices of one second an order
      rank: sql<number>`${invoices.number}`.mapWith(Number).as('rank'),
    })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), ne(invoices.status, 'draft')));
  const bought = db
    .select({
      kind: sql<Purchase['kind']>`'order'`.as('kind'),
      id: sql<string>`${orders.id}`.as('id'),
      at: sql<number>`${orders.placedAt}`.mapWith(Number).as('at'),
      rank: sql<number>`0::bigint`.mapWith(Number).as('rank'),
    })
    .from(orders)
    .where(eq(orders.userId, userId));
  return unionAll(bills, bought).as('purchases');
}

type Place = Pick<Purchase, 'kind' | 'at'> & { id: string };

/** The invoices and orders with these positions in the list. */
async function shapesOf(db: Db, places: readonly Place[]): Promise<Purchase[]> {
  const idsOf = (kind: Purchase['kind']) => places.flatMap(place => (place.kind === kind ? [place.id] : []));
  const [billed, bought] = [idsOf('invoice'), idsOf('order')];
  const bills = billed.length === 0 ? [] : await db.select().from(invoices).where(inArray(invoices.id, billed));
  const parcels = bought.length === 0 ? [] : await db.select().from(orders).where(inArray(orders.id, bought));
  const details = await detailsOf(db, bills);
  const all = new Map<string, Purchase>([
    ...bills.map(row => [row.id, { kind: 'invoice', at: row.createdAt, invoice: invoiceShape(row, details) }] as const),
    ...parcels.map(row => [row.id, { kind: 'order', at: row.placedAt, order: orderShape(row) }] as const),
  ]);
  return places.flatMap(({ id }) => all.get(id) ?? []);
}

const saidIn =
  (locale: string | undefined, nameOf: (name: string) => string) =>
  (purchase: Purchase): Purchase =>
    purchase.kind === 'order'
      ? purchase
      : {
          ...purchase,
          invoice: {
            ...purchase.invoice,
            lines: purchase.invoice.lines.map(line => lineIn(locale, line, nameOf)),
          },
        };

/** Invoices and orders of a person in one list, newest first; bills in their language. */
export function purchasesOf(
  { db, locale }: Pick<EngineContext, 'db' | 'locale'>,
  userId: string,
  { kind, ...page }: PurchaseFilter,
): Promise<PurchasePage> {
  const purchases = purchasesIn(db, userId);
  return pageOf(db, {
    rows: db
      .select()
      .from(purchases)
      .where(kind && eq(purchases.kind, kind)),
    order: [desc(purchases.at), desc(purchases.rank)],
    key: purchases.id,
    page,
    items: async rows => (await shapesOf(db, rows)).map(saidIn(locale, await namesIn(db, locale))),
  });
}
