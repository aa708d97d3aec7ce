import type { Discount } from '../../../core/contract/schemas/offers.js';
import type { Weighed } from '../../../core/contract/schemas/redemption-codes.js';
import { Refusal } from '../../http/refusal.js';
import { settleDates } from '../account/next-dates.js';
import { change, currencyOf, type Sub, subscriptionIn, type Work } from './books.js';
import { asIf, forecast, type Moment, type Seen } from './forecast.js';

/** How far ahead two discounts are compared: 24 months, the longest period that is sold. */
export const WEIGHED_MONTHS = 24;
const WEIGHED_DAYS = 730;

/** What the bills of that time ask for after a press, its own among them; before account credit, minor units. */
export function billedAfter(seen: Moment & Seen): number {
  const now = seen.facts.reduce(
    (sum, fact) => (fact.is === 'invoice' ? sum + fact.total + fact.creditApplied : sum),
    0,
  );
  return forecast(seen, { from: seen.at, days: WEIGHED_DAYS }).reduce((sum, { gross }) => sum + gross, now);
}

/**
 * A membership as if it went on, billed: that it is set to end says nothing about what a discount is worth. A pause that
 * ends puts bills off, as it will; one without an end is left out, or there would be no bills to compare.
 */
function goOn(work: Work): void {
  const { status, currentPeriodEnd, pauseAtPeriodEnd, resumesAt } = subscriptionIn(work);
  change(work, {
    cancelAtPeriodEnd: false,
    endsAt: null,
    pauseAtPeriodEnd: pauseAtPeriodEnd && resumesAt !== null,
  });
  if (status === 'inactive')
    change(work, { status: 'active', startedAt: work.at, currentPeriodStart: work.at, currentPeriodEnd: work.at });
  else if (currentPeriodEnd === null) change(work, { currentPeriodEnd: work.at });
  settleDates(work);
}

/** What both discounts take off the bills of that time: of the one that runs and the one that `put` brings. */
export function weigh(seen: Seen, put: (work: Work) => void): Weighed {
  const billed = (press: (work: Work) => void): number =>
    billedAfter(
      asIf(seen, work => {
        press(work);
        goOn(work);
      }),
    );
  const none = billed(work => void change(work, { discount: null }));
  const sub = subscriptionIn({ ...seen, facts: [] });
  return {
    running: none - billed(() => undefined),
    offered: none - billed(put),
    months: WEIGHED_MONTHS,
    currency: currencyOf(sub),
  };
}

/** Both sums, where a discount runs that takes at least as much off: this one would be used up for nothing. */
export function betterRuns(seen: Seen, put: (work: Work) => void): Weighed | undefined {
  if (!seen.books.subscription?.discount) return undefined;
  const weighed = weigh(seen, put);
  return weighed.running > 0 && weighed.offered <= weighed.running ? weighed : undefined;
}

/** Says both sums to whoever would replace the better one. */
export const betterDiscountRuns = (weighed: Weighed): Refusal =>
  new Refusal('betterDiscountRuns', 'The discount that runs takes more off than this one.', { ...weighed });

/** What becomes of a discount where a better one runs. */
export type WhereBetterRuns = 'refuse' | 'keepBetter' | 'replace';

/**
 * The one way in which a discount comes to a membership that may have another: they do not stack, and the one stays that
 * takes more off (domain 8.3). `replace` is for whoever has seen both sums, or staff with a reason.
 */
export function putDiscount(work: Work, put: (work: Work) => void, where: WhereBetterRuns): void {
  const weighed = where === 'replace' ? undefined : betterRuns(work, put);
  if (weighed && where === 'refuse') throw betterDiscountRuns(weighed);
  if (!weighed) put(work);
}

/** A discount from the next invoice on: the running period was not billed with it. */
export function fromNextBill(work: Work, discount: Discount, endsAt: number | null): Partial<Sub> {
  return change(work, {
    discount: { ...discount, startedAt: work.at, endsAt },
    discountSpent: false,
    periodDiscounted: false,
  });
}
