import { and, eq } from 'drizzle-orm';
import type { ProviderSubscription } from '../../core/contract/schemas/webhooks.js';
import { users } from '../people/tables.js';
import { webhookEvents } from './tables.js';
import { readPlans } from '../catalogue/plan-book.js';
import { adoptSubscription, syncSubscription } from '../billing/provider-events/subscription.js';
import type { Context } from '../http/handler.js';
import { applyTo, hold, runAsProvider } from './apply.js';
import type { Effect, Stamp } from './events.js';
import { subjectOf } from './subject.js';
import { namesOfSubscription, readSubscription } from './read-provider.js';

/** A subscription that we do not know: it is adopted when it names a person and a plan, unless its end came before it. */
async function adopt(context: Context, event: Stamp, subscription: ProviderSubscription): Promise<Effect> {
  const { db, host } = context;
  const { userId, planId } = subscription.metadata ?? {};
  if (userId === undefined || planId === undefined || !(await readPlans(db, host.publishableKey)).has(planId))
    return { outcome: 'ignored' };
  const [user] = await db.select({ id: users.id, parentId: users.parentId }).from(users).where(eq(users.id, userId));
  // a child's membership is its parent's
  if (!user || user.parentId !== user.id) return { outcome: 'ignored' };
  const [ended] = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.objectId, subscription.id), eq(webhookEvents.type, 'customer.subscription.deleted')));
  if (ended) return { outcome: 'stale' };
  return runAsProvider(context, await hold(context, userId), event, work =>
    adoptSubscription(work, planId, readSubscription(subscription, event.created, undefined)),
  );
}

/** Brings a subscription to the state that the provider reports, and adopts one that we do not know yet. */
export async function upsert(context: Context, event: Stamp, subscription: ProviderSubscription): Promise<Effect> {
  const names = namesOfSubscription(subscription);
  if (!(await subjectOf(context.db, names))) return adopt(context, event, subscription);
  return applyTo(context, event, names, (work, invoice) =>
    syncSubscription(work, readSubscription(subscription, event.created, invoice)),
  );
}
