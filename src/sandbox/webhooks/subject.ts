import { inArray } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { invoices } from '../billing/tables/invoices.js';
import { subscriptions } from '../billing/tables/memberships.js';

/** The names under which an event refers to our objects. */
export interface Named {
  invoices: readonly (string | null | undefined)[];
  subscriptions: readonly (string | null | undefined)[];
}

interface Subject {
  userId: string;
  subscriptionId: string;
}

const given = (names: Named['invoices']): string[] => names.flatMap(name => name ?? []);

/** The person and membership of an event; undefined when it names nothing that we know. */
export async function subjectOf(db: Db, named: Named): Promise<Subject | undefined> {
  const ofSubscription = given(named.subscriptions);
  if (ofSubscription.length > 0) {
    const [found] = await db
      .select({ userId: subscriptions.userId, subscriptionId: subscriptions.id })
      .from(subscriptions)
      .where(inArray(subscriptions.id, ofSubscription))
      .limit(1);
    if (found) return found;
  }
  const ofInvoice = given(named.invoices);
  if (ofInvoice.length === 0) return undefined;
  const [found] = await db
    .select({ userId: invoices.userId, subscriptionId: invoices.subscriptionId })
    .from(invoices)
    .where(inArray(invoices.id, ofInvoice))
    .limit(1);
  return found;
}

/** Which of an invoice's names is ours, and whether it waits for its payment; one of another membership does not. Undefined for one that we never wrote. */
export async function invoiceIn(
  db: Db,
  names: Named['invoices'],
  subscriptionId: string,
): Promise<{ id: string; open: boolean } | undefined> {
  const known = given(names);
  if (known.length === 0) return undefined;
  const [found] = await db
    .select({ id: invoices.id, status: invoices.status, of: invoices.subscriptionId })
    .from(invoices)
    .where(inArray(invoices.id, known))
    .limit(1);
  return found && { id: found.id, open: found.status === 'open' && found.of === subscriptionId };
}
