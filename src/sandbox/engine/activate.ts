import { Refusal } from '../handler.js';
import { actAndCharge } from './act.js';
import type { EngineContext } from './context.js';
import { delayOf } from './catalogue.js';
import { creditIn } from './books.js';
import { demand, type Member } from './member.js';
import { isBilled } from './next-dates.js';
import { computeQuote, type Quoted } from './quote.js';
import { activate as begin, confirm } from './transitions/begin.js';
import { planIn, readPlans } from './plan-book.js';

/** What a subscription that waits costs once it begins. */
export async function quoteActivation({ db, now, host }: EngineContext, { books, subscription }: Member): Promise<Quoted> {
  if (!subscription) throw new Refusal('notFound', 404, 'There is no membership on this account.');
  const plan = planIn(await readPlans(db, host.publishableKey))(subscription.planId);
  return computeQuote({
    now, plan, offer: { id: subscription.offerId, delayBilling: await delayOf(db, subscription.offerId), discount: subscription.discount ?? undefined },
    trialUsed: false, credit: creditIn(books, plan.basePrice.currency), blockers: [],
  });
}

/**
 * Starts a subscription that waits: its first period begins now and is charged, a trial that it was
 * created with included. Whoever created it decided on that trial, so it is not refused here; the terms
 * were part of creating it, and a new agreement to them is only written down. One whose first payment
 * waits for the bank is tried again.
 */
export async function activate(context: EngineContext, member: Member, termsAcceptedAt?: number): Promise<void> {
  await demand('activate', member, context.db);
  const { subscription, paymentMethod } = member;
  if (subscription?.status === 'pending') return actAndCharge(context, member, confirm);
  const quote = await quoteActivation(context, member);
  if (subscription && isBilled(subscription) && !paymentMethod) throw new Refusal('paymentMethodRequired', 409, 'A payment method is needed first.');
  await actAndCharge(context, member, (work) => begin(work, quote, termsAcceptedAt));
}
