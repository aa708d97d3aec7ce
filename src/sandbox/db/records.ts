import { asc, eq } from 'drizzle-orm';
import type { Db } from './db.js';
import { accountHistory, invoices, paymentMethods, payments } from '../billing/tables/invoices.js';
import { subscriptions } from '../billing/tables/memberships.js';

/** What the database really holds of a user, for tests that do not take the API's word for it. */
export async function recordsOf(db: Db, userId: string) {
  return {
    subscriptions: await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .orderBy(asc(subscriptions.createdAt)),
    paymentMethods: await db
      .select()
      .from(paymentMethods)
      .where(eq(paymentMethods.userId, userId))
      .orderBy(asc(paymentMethods.createdAt)),
    invoices: await db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(asc(invoices.createdAt)),
    payments: await db.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.createdAt)),
    history: await db
      .select()
      .from(accountHistory)
      .where(eq(accountHistory.userId, userId))
      .orderBy(asc(accountHistory.at)),
  };
}
