import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type {
  Invoice,
  Purchase,
  PurchaseOrder,
  PurchasePage,
} from '../../../core/contract/schemas/purchase-history.js';
import type { Db } from '../../db/db.js';
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

/** What a person bought in our shops. */
async function ordersOf(db: Db, userId: string): Promise<PurchaseOrder[]> {
  const rows = await db.select().from(orders).where(eq(orders.userId, userId));
  return rows.map(({ id, number, placedAt, status, items, total, currencyCode, currencyScale }) => ({
    id,
    number,
    placedAt,
    status,
    total,
    currency: { code: currencyCode, scale: currencyScale },
    items: items.map(({ name, quantity, amount }) => ({ name, quantity, amount })),
  }));
}

interface Entry {
  at: number;
  /** Tells invoices of one second apart. */
  rank: number;
  is: { kind: 'invoice'; row: InvoiceRow } | { kind: 'order'; order: PurchaseOrder };
}

interface Asked {
  kind?: 'invoice' | 'order' | undefined;
  offset: number;
  limit: number;
}

/** Invoices and orders of a person in one list, newest first. Nobody is shown a draft. */
export async function purchasesOf(db: Db, userId: string, { kind, offset, limit }: Asked): Promise<PurchasePage> {
  const bills =
    kind === 'order'
      ? []
      : await db
          .select()
          .from(invoices)
          .where(and(eq(invoices.userId, userId), ne(invoices.status, 'draft')));
  const bought = kind === 'invoice' ? [] : await ordersOf(db, userId);
  const entries: Entry[] = [
    ...bills.map((row): Entry => ({ at: row.createdAt, rank: row.number, is: { kind: 'invoice', row } })),
    ...bought.map((order): Entry => ({ at: order.placedAt, rank: 0, is: { kind: 'order', order } })),
  ];
  const page = entries.toSorted((a, b) => b.at - a.at || b.rank - a.rank).slice(offset, offset + limit);
  const details = await detailsOf(
    db,
    page.flatMap(({ is }) => (is.kind === 'invoice' ? [is.row] : [])),
  );
  const items = page.map(({ at, is }): Purchase =>
    is.kind === 'invoice'
      ? { kind: 'invoice', at, invoice: invoiceShape(is.row, details) }
      : { kind: 'order', at, order: is.order },
  );
  return { items, total: entries.length, offset, limit };
}
