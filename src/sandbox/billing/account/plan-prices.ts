import { MONTH_DAYS } from '../../../core/plan-terms.js';
import type { AvailablePlan } from '../../../core/contract/schemas/account-actions.js';
import type { Price } from '../../../core/contract/schemas/prices.js';
import { roundMinor } from '../../../core/money.js';
import { availablePlans } from '../../catalogue/available-plans.js';
import { workOn } from '../actions/act.js';
import { decide } from '../actions/actions.js';
import { asIf } from '../books/forecast.js';
import { pricesOf } from '../books/prices.js';
import type { EngineContext } from '../context.js';
import { changePlan } from '../transitions/change-plan.js';
import { schedulePlanChange } from '../transitions/schedule-change.js';
import type { Member } from './member.js';

/** What a year costs at a price that stays, by months of 30 days, as a plan is billed; none where the price changes. */
function perYear([first, second]: readonly Price[]): number | undefined {
  if (!first || second || first.until !== null) return undefined;
  return (first.amount * 12) / Math.round(first.frequencyDays / MONTH_DAYS);
}

/** What a year costs less at the one than at the other; null where it costs no less, or a price changes. */
function savedAYear(from: readonly Price[], to: readonly Price[]): number | null {
  const [now, then] = [perYear(from), perYear(to)];
  const value = now === undefined || then === undefined ? 0 : roundMinor(now - then);
  return value > 0 ? value : null;
}

/** The plans that an account can go to, with what each costs this very member, by the code that charges. */
export async function pricedPlans(context: EngineContext, member: Member): Promise<AvailablePlan[]> {
  const plans = await availablePlans(context, member);
  const work = await workOn(context, member);
  const present = pricesOf(work);
  const may = {
    now: decide('change', member.standing).ok,
    periodEnd: decide('schedulePlanChange', member.standing).ok,
  };
  return plans.map(one => {
    const { plan, current, direction, effective } = one;
    if (current) return { ...one, prices: present.filter(({ planId }) => planId === plan.id), savedAYear: null };
    if (direction === 'new' || !may[effective]) return { ...one, prices: [], savedAYear: null };
    const begun = asIf(work, after =>
      effective === 'now' ? changePlan(after, work.plan(plan.id), true) : schedulePlanChange(after, work.plan(plan.id)),
    );
    const prices = pricesOf(begun, begun).filter(({ planId }) => planId === plan.id);
    return { ...one, prices, savedAYear: savedAYear(present, prices) };
  });
}
