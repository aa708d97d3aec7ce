import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { webhookEvents } from './tables.js';
import type { Sub } from '../billing/books/books.js';
import { isOvertaken, type Stamp } from './events.js';

/**
 * Types that say what became of a membership, in the order in which they come about within one second:
 * a whole subscription says more than one of its payments, and an end is the last word.
 */
const ranks: Readonly<Record<string, number>> = {
  'customer.subscription.created': 0,
  'invoice.payment_failed': 1,
  'invoice.paid': 2,
  'subscription_schedule.updated': 3,
  'customer.subscription.updated': 4,
  'customer.subscription.deleted': 5,
};

/** Any other type only reports: it arrives late like any other, and makes no other late. */
export const decides = (type: string): boolean => type in ranks;

const rankOf = (type: string): number => ranks[type] ?? 4;

/** Whether an event comes after a newer one of its subscription has had its effect (domain 1.11). */
export async function isStale(
  db: Db,
  { id, lastEventAt }: Pick<Sub, 'id' | 'lastEventAt'>,
  event: Stamp,
): Promise<boolean> {
  const { type, created } = event;
  if (lastEventAt !== null && created < lastEventAt) return true;
  if (created === lastEventAt) {
    const sameSecond = await db
      .select({ type: webhookEvents.type })
      .from(webhookEvents)
      .where(
        and(
          eq(webhookEvents.subscriptionId, id),
          eq(webhookEvents.created, created),
          eq(webhookEvents.outcome, 'applied'),
        ),
      );
    if (sameSecond.some(other => decides(other.type) && rankOf(other.type) > rankOf(type))) return true;
  }
  return isOvertaken(db, event, [type]);
}
