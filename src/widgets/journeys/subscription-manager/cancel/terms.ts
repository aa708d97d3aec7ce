import { discountEndDate, discountPeriods } from '../../../../core/billing-terms.js';
import type { Subscription } from '../../../../core/contract/schemas/account.js';
import type { Discount } from '../../../../core/contract/schemas/offers.js';
import { DAY } from '../../../../core/dates.js';
import type { Money } from '../../../../core/money.js';
import { discountAmount } from '../../../../core/plan-terms.js';

export interface DiscountTerms {
  /** The plan that costs less: the one that is on its way, else the present one. */
  planName: string;
  before: Money;
  after: Money;
  /** The period that is paid for, in days; missing when another plan is on its way, whose period is not known here. */
  frequencyDays?: number;
  /** How many bills it is taken off, and what that saves in all; missing when it never ends. */
  bills?: { count: number; saved: Money };
  /** Unix seconds; missing when it never ends. */
  until?: number;
}

/** The amount after a discount that begins with the next bill. */
export function discountTerms(
  { plan, pendingChange, currentPeriodEnd }: Pick<Subscription, 'plan' | 'pendingChange' | 'currentPeriodEnd'>,
  discount: Discount,
): DiscountTerms {
  const { currency } = plan.basePrice;
  const price = pendingChange?.amount ?? plan.basePrice.value;
  const cut = discountAmount(price, discount);
  const { duration } = discount;
  const count =
    duration.type === 'other'
      ? discountPeriods(duration.months, plan.frequencyDays)
      : duration.type === 'once'
        ? 1
        : undefined;
  const until =
    currentPeriodEnd === null || duration.type !== 'other'
      ? undefined
      : discountEndDate({ plan, discount }, currentPeriodEnd);
  return {
    planName: pendingChange ? (pendingChange.providerName ?? pendingChange.planName) : plan.name,
    before: { value: price, currency },
    after: { value: price - cut, currency },
    ...(!pendingChange && { frequencyDays: plan.frequencyDays }),
    ...(!pendingChange && count !== undefined && { bills: { count, saved: { value: cut * count, currency } } }),
    ...(until !== undefined && { until }),
  };
}

/** The day to which a membership would run that is cancelled now, unix seconds; undefined when it would end at once (domain 1.4). */
export function endOf({
  status,
  trialEnd,
  currentPeriodEnd,
}: Pick<Subscription, 'status' | 'trialEnd' | 'currentPeriodEnd'>): number | undefined {
  if (status === 'trialing') return trialEnd ?? currentPeriodEnd ?? undefined;
  return status === 'active' ? (currentPeriodEnd ?? undefined) : undefined;
}

/** Whole days until then, as people count them; none for what is past. Unix seconds. */
export const daysTo = (at: number, now: number): number => Math.max(0, Math.round((at - now) / DAY));
