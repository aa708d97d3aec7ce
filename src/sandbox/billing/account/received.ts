import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { invoices, payments } from '../tables/invoices.js';
import type { Sub } from '../books/books.js';
import type { Received, Refundable } from '../transitions/terminate.js';

/** What the running period of a subscription has brought in so far, newest payment first. */
export async function receivedFor(db: Db, subscription: Sub | undefined): Promise<Received> {
  if (!subscription || subscription.currentPeriodStart === null) return { net: 0, payments: [] };
  const bills = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, subscription.id),
        eq(invoices.status, 'paid'),
        gte(invoices.createdAt, subscription.currentPeriodStart),
      ),
    );
  if (bills.length === 0) return { net: 0, payments: [] };
  const taken = await db
    .select()
    .from(payments)
    .where(
      inArray(
        payments.invoiceId,
        bills.map(({ id }) => id),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id));
  const refundable: Refundable[] = taken.flatMap(({ invoiceId, paymentMethodId: methodId, amount }) =>
    // what the provider took by itself is not ours to send back to a card: it comes back as account credit
    methodId !== null && amount > 0 ? [{ invoiceId, methodId, amount }] : [],
  );
  return { net: bills.reduce((sum, { total, creditApplied }) => sum + total + creditApplied, 0), payments: refundable };
}
