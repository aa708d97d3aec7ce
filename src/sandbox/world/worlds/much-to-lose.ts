import { and, eq } from 'drizzle-orm';
import { subscriptionAddons, subscriptions } from '../../billing/tables/memberships.js';
import { schedulePlanChange } from '../../billing/transitions/schedule-change.js';
import type { Seed } from '../seed.js';
import { signUp, since } from './membership.js';

/** A parent with two family members, an add-on and a change of plan that waits: all that goes with a membership that ends. */
export async function giveMuchToLose(seed: Seed, userId: string): Promise<void> {
  const { db, now, createUser } = seed;
  await signUp(seed, userId, 'us-premier-monthly', 10);
  await createUser({ id: 'usr_sam', firstName: 'Sam', parentId: userId });
  await createUser({ id: 'usr_kim', firstName: 'Kim', parentId: userId });
  const [subscription] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'active')));
  if (!subscription) throw new Error(`The seed found no membership of ${userId}.`);
  const guid = 'us-studio-pass-monthly';
  await db.insert(subscriptionAddons).values({
    id: 'add_seed',
    subscriptionId: subscription.id,
    userId,
    guid,
    offerId: guid,
    name: 'Studio Pass',
    amount: 999,
    periodPaid: true,
    createdAt: now,
  });
  // the next bill is computed again with it
  await since(seed, userId, 1, work => schedulePlanChange(work, work.plan('us-connect-monthly')));
}
