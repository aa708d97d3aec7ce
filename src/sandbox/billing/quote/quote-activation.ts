import { Refusal } from '../../http/refusal.js';
import { creditIn } from '../books/books.js';
import { delayOf } from '../../catalogue/catalogue.js';
import type { EngineContext } from '../context.js';
import type { Member } from '../account/member.js';
import { planIn, readPlans } from '../../catalogue/plan-book.js';
import { applicantOf, trialUsed } from '../cards/trial-fraud.js';
import { computeQuote, type Quoted } from './quote.js';

/**
 * Says what a subscription that waits costs once it begins, at `at`; now without one. A trial that it was made ready
 * with is one as any other: gone where this person or this card had one (domain 1.10).
 */
export async function quoteActivation({ db, now, host }: EngineContext, member: Member, at = now): Promise<Quoted> {
  const { books, subscription } = member;
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
    trialUsed: await trialUsed(db, applicantOf(member)),
    credit: creditIn(books, plan.basePrice.currency),
    blockers: [],
  });
}
