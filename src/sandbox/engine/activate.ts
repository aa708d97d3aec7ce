import { and, eq } from 'drizzle-orm';
import { subscriptions } from '../db/schema/billing.js';
import { Refusal } from '../handler.js';
import type { EngineContext } from './context.js';
import { delayOf, findPlan } from './catalogue.js';
import { record } from './history.js';
import { collect } from './invoice.js';
import { creditOf, demand, type Member } from './member.js';
import { beginPeriod } from './period.js';
import { computeQuote } from './quote.js';

/**
 * Starts a subscription that waits: its first period begins now and is charged, a trial that it was
 * created with included. Whoever created it decided on that trial, so it is not refused here; the terms
 * were part of creating it, and a new agreement to them is only written down.
 */
export async function activate(context: EngineContext, member: Member, termsAcceptedAt?: number): Promise<void> {
  await demand('activate', member, context.db);
  const { subscription, paymentMethod, user } = member;
  if (!subscription) throw new Refusal('notFound', 404, 'There is no membership on this account.');
  const { db, now, host } = context;
  const plan = await findPlan({ db, publishableKey: host.publishableKey }, subscription.planId);
  if (!plan) throw new Error(`Subscription ${subscription.id} names a plan that is not there: ${subscription.planId}.`);
  const billed = subscription.channelKind === 'card' && !subscription.provisioned;
  if (billed && !paymentMethod) throw new Refusal('paymentMethodRequired', 409, 'A payment method is needed first.');

  const quote = computeQuote({
    now, plan, offer: { id: subscription.offerId, delayBilling: await delayOf(db, subscription.offerId), discount: subscription.discount ?? undefined },
    trialUsed: false, credit: await creditOf(db, user.id, plan.basePrice.currency.code), blockers: [],
  });
  if (billed) await collect(context, { userId: user.id, subscriptionId: subscription.id, reason: 'activate', quote, paymentMethod });
  await db
    .update(subscriptions)
    .set({ ...beginPeriod(quote), ...(!billed && { nextBillDate: null, nextBillAmount: null }), ...(termsAcceptedAt !== undefined && { termsAcceptedAt }), version: subscription.version + 1 })
    .where(and(eq(subscriptions.id, subscription.id), eq(subscriptions.version, subscription.version)));
  await record(context, {
    userId: user.id, type: 'activated', subscriptionId: subscription.id, summary: `Membership activated: ${plan.name}`,
    ...(billed && { amount: quote.dueToday, currencyCode: quote.currency.code }),
  });
}
