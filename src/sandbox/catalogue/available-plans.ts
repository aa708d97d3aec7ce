import type { AvailablePlan } from '../../core/contract/schemas/account-actions.js';
import type { Offer, Plan } from '../../core/contract/schemas/offers.js';
import type { Sub } from '../billing/books/books.js';
import { publicPlans } from './catalogue.js';
import type { EngineContext } from '../billing/context.js';
import type { Member } from '../billing/account/member.js';
import { situationOf } from './offered.js';
import { offersOf } from './offer-lists.js';
import { planIn, readPlans } from './plan-book.js';
import { isLive } from '../billing/account/statuses.js';
import { effectiveOf } from '../billing/transitions/change-plan.js';

/** Statuses in which no period was paid for yet: another plan takes the place of the present one at once. */
const unpaid: ReadonlySet<Sub['status']> = new Set<Sub['status']>(['pending', 'inactive', 'trialing']);

/** Whether a membership on one plan can go to another: same country and currency, and the same kind of provider. */
export const isReachable = (from: Plan, to: Plan): boolean =>
  to.country.code === from.country.code &&
  to.basePrice.currency.code === from.basePrice.currency.code &&
  to.billingProvider.kind === from.billingProvider.kind;

const isPlain = ({ kind, delayBilling, discount }: Offer): boolean => kind === 'plan' && !delayBilling && !discount;

/** A plan as the catalogue knows it: what it costs a member is for billing to say. */
type Reachable = Omit<AvailablePlan, 'prices' | 'savedAYear'>;

/** The present plan first, then by price; ids keep the order of equals. */
const inOrder = (a: Reachable, b: Reachable): number =>
  Number(b.current) - Number(a.current) ||
  a.plan.basePrice.value - b.plan.basePrice.value ||
  (a.plan.id < b.plan.id ? -1 : 1);

/** A plan as seen from a membership: up or down by the rule of domain 1.4, and from when on. */
export function seenFrom(
  { status, pendingChange }: Pick<Sub, 'status' | 'pendingChange'>,
  from: Plan,
  to: Plan,
): Omit<Reachable, 'plan' | 'offerId'> {
  const current = to.id === from.id;
  const rule = effectiveOf(from, to);
  return {
    current,
    pending: pendingChange?.planId === to.id && !pendingChange.provider,
    direction: current ? 'same' : rule === 'periodEnd' ? 'downgrade' : 'upgrade',
    effective: current || unpaid.has(status) ? 'now' : rule,
  };
}

/** The plans that are sold to a person now, and the one they are on, sold or not. */
export async function availablePlans(
  context: EngineContext,
  { user, subscription }: Pick<Member, 'user' | 'subscription'>,
): Promise<Reachable[]> {
  const living = subscription && isLive(subscription.status) ? subscription : undefined;
  const { db, host, locale } = context;
  const from = living && planIn(await readPlans(db, host.publishableKey, locale))(living.planId);
  const situation = {
    ...situationOf(context, { user }),
    locale,
    countryCode: from?.country.code ?? user.countryCode,
  };
  const sold = (await publicPlans(situation)).filter(
    plan => plan.billingProvider.organizationCode !== undefined && (!from || isReachable(from, plan)),
  );
  const plans = from ? [from, ...sold.filter(({ id }) => id !== from.id)] : sold;
  const offers = (await offersOf(situation, { audience: 'public' })).items.filter(isPlain);
  const items = plans.map((plan): Reachable => ({
    plan,
    offerId: offers.find(offer => offer.plan.id === plan.id)?.id ?? null,
    ...(living && from
      ? seenFrom(living, from, plan)
      : { current: false, pending: false, direction: 'new', effective: 'now' }),
  }));
  return items.toSorted(inOrder);
}
