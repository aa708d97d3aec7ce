import { addDays } from '../../../core/dates.js';
import { discountAmount } from '../../../core/plan-terms.js';
import type { Phase } from '../../../core/contract/schemas/account.js';
import type { Plan } from '../../../core/contract/schemas/offers.js';
import type { QuoteItem } from '../../../core/contract/schemas/quote.js';
import type { AddonRow, Sub } from './books.js';
import { discountApplies } from './discounts.js';
import { planLines } from '../quote/quote.js';

type Discount = NonNullable<Sub['discount']>;

/** What a discount takes off a period of this plan that begins at `at`. */
export function cutOf(plan: Plan, discount: Discount | null, at: number, spent: boolean): number {
  if (!discount || !discountApplies(discount, { at, endsAt: discount.endsAt, invoicedBefore: spent })) return 0;
  return discountAmount(plan.basePrice.value, discount);
}

/** A discount that can still lower an invoice; null once it is used up or over. */
export function lasting(discount: Discount | null, at: number, spent: boolean): Discount | null {
  return discount && discountApplies(discount, { at, endsAt: discount.endsAt, invoicedBefore: spent })
    ? discount
    : null;
}

/** A phase's own discount, as long as the phase. */
export const discountIn = (
  { startDate, endDate }: Pick<Phase, 'startDate' | 'endDate'>,
  discount: NonNullable<Phase['discount']>,
): Discount => ({ ...discount, startedAt: startDate, endsAt: endDate });

const addonLine = (
  { name, amount }: Pick<AddonRow, 'name' | 'amount'>,
  period: { start: number; end: number },
): QuoteItem => ({
  type: 'addon',
  name,
  description: name,
  amount,
  period,
});

export interface PeriodTerms {
  plan: Plan;
  addons: readonly AddonRow[];
  discount: Discount | null;
  discountSpent: boolean;
  /** Unix seconds. */
  at: number;
}

/** A whole period from `at` on: its lines, and what becomes of the subscription. Exactly `frequencyDays` long (domain 0.2). */
export function wholePeriod({ plan, addons, discount, discountSpent, at }: PeriodTerms): {
  lines: QuoteItem[];
  becomes: Partial<Sub>;
} {
  const period = { start: at, end: addDays(at, plan.frequencyDays) };
  const cut = cutOf(plan, discount, at, discountSpent);
  return {
    lines: [
      ...planLines(plan, period, discount ? { name: discount.name, cut } : undefined),
      ...addons.map(addon => addonLine(addon, period)),
    ],
    becomes: {
      currentPeriodStart: period.start,
      currentPeriodEnd: period.end,
      trialStart: null,
      trialEnd: null,
      periodPrice: plan.basePrice.value - cut,
      periodDiscounted: cut > 0,
      discountSpent: discountSpent || cut > 0,
      discount: lasting(discount, at, discountSpent),
      // a period that is paid for needs no proof
      provisional: null,
      heldCodes: null,
    },
  };
}

/** What a period that begins at `at` will ask for, before account credit. */
export function grossAt({ plan, addons, discount, discountSpent, at }: PeriodTerms): number {
  return (
    plan.basePrice.value -
    cutOf(plan, discount, at, discountSpent) +
    addons.reduce((sum, { amount }) => sum + amount, 0)
  );
}
