import { Refusal } from '../../http/refusal.js';
import { creditIn } from '../books/books.js';
import { delayOf } from '../../catalogue/catalogue.js';
import type { EngineContext } from '../context.js';
import type { Member } from '../account/member.js';
import { planIn, readPlans } from '../../catalogue/plan-book.js';
import { computeQuote, type Quoted } from './quote.js';

/** What a subscription that waits costs once it begins, at `at`; now without one. */
export async function quoteActivation(
  { db, now, host }: EngineContext,
  { books, subscription }: Member,
  at = now,
): Promise<Quoted> {
  if (!subscription) throw new Refusal('notFound', 'There is no membership on this account.');
  const plan = planIn(await readPlans(db, host.publishableKey))(subscription.planId);
  return computeQuote({
    now: at,
    plan,
    offer: {
      id: subscription.offerId,
      delayBilling: await delayOf(db, subscription),
      discount: subscription.discount ?? undefined,
    },
    trialUsed: false,
    credit: creditIn(books, plan.basePrice.currency),
    blockers: [],
  });
}
