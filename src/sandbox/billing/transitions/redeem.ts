import { discountEndDate } from '../../../core/billing-terms.js';
import { addDays, DAY } from '../../../core/dates.js';
import type { DelayType, Discount, Offer, Plan } from '../../../core/contract/schemas/offers.js';
import { Refusal } from '../../http/refusal.js';
import { fromNextBill, putDiscount, type WhereBetterRuns } from '../books/one-discount.js';
import { change, grantDelay, moveCredit, subscriptionIn, addHistory, type Work } from '../books/books.js';
import { settleDates } from '../account/next-dates.js';
import { normaliseCode } from '../../codes/redemption-code.js';
import { isLive } from '../account/statuses.js';
import { blank, open } from './begin.js';
import { moveEnd } from './extend.js';
import { releaseSchedule } from './schedule-change.js';

/** The effect of a code, with the plan or offer it names already found. */
export type CodeEffect =
  | { kind: 'days'; days: number; plan: Plan }
  | { kind: 'credit'; amount: number; currency: { code: string; scale: number } }
  | { kind: 'discount'; discount: Discount }
  | { kind: 'offer'; offer: Offer };

const alive = ({ books }: Work): boolean => books.subscription !== undefined && isLive(books.subscription.status);

/** A membership from a code alone: it ends with the days, so that nobody is billed who never agreed to be. */
function startWith(work: Work, days: number, plan: Plan): void {
  const end = addDays(work.at, days);
  open(work, {
    ...blank(work, plan, { offerId: plan.id }),
    startedAt: work.at,
    currentPeriodStart: work.at,
    currentPeriodEnd: end,
    status: 'trialing',
    trialStart: work.at,
    trialEnd: end,
    cancelAtPeriodEnd: true,
    canceledAt: work.at,
    endsAt: end,
  });
  addHistory(work, {
    type: 'created',
    summary: `Membership started by a code: ${plan.name}`,
    after: { planId: plan.id, endsAt: end },
  });
}

/** An inactive membership begins with the days of the code. */
function beginWith(work: Work, days: number): void {
  releaseSchedule(work);
  const end = addDays(work.at, days);
  change(work, {
    status: 'trialing',
    startedAt: work.at,
    currentPeriodStart: work.at,
    currentPeriodEnd: end,
    trialStart: work.at,
    trialEnd: end,
    cancelAtPeriodEnd: true,
    canceledAt: work.at,
    endsAt: end,
  });
  addHistory(work, { type: 'activated', summary: 'Membership started by a code', after: { endsAt: end } });
}

/** Days that begin a membership are a trial of it as any other; those on top of one are so where the offer says that they are. */
function takeDays(work: Work, days: number, plan: Plan, type?: DelayType): void {
  const runs = alive(work) && subscriptionIn(work).status !== 'inactive';
  if (!alive(work)) startWith(work, days, plan);
  else if (!runs) beginWith(work, days);
  else moveEnd(work, days * DAY);
  if (!runs || type === 'trial') grantDelay(work, type ?? 'trial');
}

/** A discount counts from the next invoice on, in place of one that takes less off. */
function takeDiscount(work: Work, discount: Discount, where: WhereBetterRuns): void {
  if (!alive(work)) throw new Refusal('useSubscribe', 'This code is a discount. Choose a plan and enter it there.');
  const { currencyCode, currentPeriodEnd, planId } = subscriptionIn(work);
  if (discount.amount !== undefined && discount.currency.code !== currencyCode)
    throw new Refusal(
      'redemptionCodeInvalid',
      'This code is invalid. Please enter a valid code or proceed without one.',
    );
  const from = currentPeriodEnd ?? work.at;
  const endsAt = discountEndDate({ plan: work.plan(planId), discount }, from) ?? null;
  putDiscount(work, after => void fromNextBill(after, discount, endsAt), where);
}

/** Whether a discount is all that a code brings. */
export const isDiscountAlone = (effect: CodeEffect): boolean =>
  effect.kind === 'discount' ||
  (effect.kind === 'offer' && effect.offer.discount !== undefined && !effect.offer.delayBilling);

/** While a receipt is undecided, so is what comes on top of its months: such a code goes back with them. */
function hold(work: Work, code: string, { kind }: CodeEffect): void {
  const { subscription: sub } = work.books;
  if (kind !== 'credit' && sub?.provisional && isLive(sub.status))
    change(work, { heldCodes: [...(sub.heldCodes ?? []), { code: normaliseCode(code), credit: 0 }] });
}

/**
 * Puts a code into effect, in every state of the membership (domain 1.9). `anyway` is a member who has seen that a
 * better discount runs, and wants this one.
 */
export function redeem(work: Work, code: string, effect: CodeEffect, anyway = false): void {
  if (effect.kind === 'days') takeDays(work, effect.days, effect.plan);
  else if (effect.kind === 'credit') moveCredit(work, effect.amount, effect.currency, 'redemption');
  else if (effect.kind === 'discount') takeDiscount(work, effect.discount, anyway ? 'replace' : 'refuse');
  else {
    const { offer } = effect;
    if (offer.delayBilling) takeDays(work, offer.delayBilling.days, offer.plan, offer.delayBilling.type);
    // with days the code is of use all the same: the better discount stays
    if (offer.discount)
      takeDiscount(work, offer.discount, anyway ? 'replace' : offer.delayBilling ? 'keepBetter' : 'refuse');
    if (!offer.delayBilling && !offer.discount)
      throw new Refusal('useSubscribe', 'This code is an offer. Choose the plan and enter it there.');
  }
  hold(work, code, effect);
  addHistory(work, {
    type: 'redeemed',
    summary: `Code redeemed: ${code}`,
    after: { kind: effect.kind },
    ...(effect.kind === 'credit' && { amount: effect.amount, currency: effect.currency }),
  });
  if (work.books.subscription) settleDates(work);
}
