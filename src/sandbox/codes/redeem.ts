import type { Redeemed, Redemption, RedemptionPreview } from '../../core/contract/schemas/redemption-codes.js';
import { Refusal } from '../http/refusal.js';
import { act, workOn } from '../billing/actions/act.js';
import { decide } from '../billing/actions/actions.js';
import { currencyOf as moneyOf, type Work } from '../billing/books/books.js';
import { asIf, firstBill } from '../billing/books/forecast.js';
import { betterRuns } from '../billing/books/one-discount.js';
import { findOffer, findPlan, publicPlans } from '../catalogue/catalogue.js';
import { currencyOf } from '../billing/account/account.js';
import type { EngineContext } from '../billing/context.js';
import { demand, loadMember, type Member } from '../billing/account/member.js';
import { byCode } from '../catalogue/offered.js';
import { readPlans } from '../catalogue/plan-book.js';
import { demandCurrency } from './currency.js';
import { demandRedeemer } from './redemption-blocks.js';
import { findRedeemable, takeCode } from './redemption.js';
import { formatCode } from './redemption-code.js';
import type { RedemptionEffect } from './tables.js';
import { applicantOf, lockTrial, trialUsed } from '../billing/cards/trial-fraud.js';
import { isLive } from '../billing/account/statuses.js';
import { type CodeEffect, isDiscountAlone, redeem } from '../billing/transitions/redeem.js';

const invalid = () =>
  new Refusal('redemptionCodeInvalid', 'This code is invalid. Please enter a valid code or proceed without one.');

/** The plan that days of membership are of: the one that the code names, the member's own, or the best monthly one of their country. */
async function planOfDays(context: EngineContext, { user, subscription }: Member, planId: string | undefined) {
  const all = await readPlans(context.db, context.host.publishableKey);
  const own = subscription && all.get(subscription.planId);
  // days on top of a membership are days of it
  if (own && isLive(subscription.status)) return own;
  const named = all.get(planId ?? own?.id ?? '');
  if (planId !== undefined && named?.country.code !== user.countryCode) throw invalid();
  const situation = byCode(context, user.countryCode);
  // a plan that is sold no more turns into one that is: the days were promised
  const plan =
    (named && (await findPlan(situation, named.id))) ??
    (await publicPlans(situation)).find(({ frequencyDays }) => frequencyDays === 30);
  if (!plan) throw invalid();
  return plan;
}

/** A code brings no second trial (domain 1.10). */
async function demandFirstTrial({ db }: EngineContext, member: Member): Promise<void> {
  await lockTrial(db, applicantOf(member));
  if (await trialUsed(db, applicantOf(member)))
    throw new Refusal('redemptionCodeInvalid', 'This code gives a trial, and a trial was used before.', {
      reason: 'trialAlreadyUsed',
    });
}

/** What a code would do to this member, with the plan or offer it names found; a trial that was used before is left to say. */
async function effectOf(context: EngineContext, member: Member, effect: RedemptionEffect): Promise<CodeEffect> {
  const own = await currencyOf(context, member);
  demandCurrency(effect, own.code);
  if (effect.kind === 'days')
    return { kind: 'days', days: effect.days, plan: await planOfDays(context, member, effect.planId) };
  if (effect.kind === 'discount') return effect;
  if (effect.kind === 'offer') {
    const offer = await findOffer(byCode(context, member.user.countryCode), 'plan', effect.offerId);
    if (!offer) throw invalid();
    return { kind: 'offer', offer };
  }
  return { kind: 'credit', amount: effect.amount, currency: own };
}

/** A code that this person could redeem now; refuses in the order of domain 1.9: the code first, then the account. */
export async function findCodeFor(context: EngineContext, userId: string, typed: string) {
  const found = await findRedeemable(context, typed, userId);
  await demandRedeemer(context, userId);
  const member = await loadMember(context, userId);
  return { found, member, effect: await effectOf(context, member, found.effect) };
}

/** What a code would give this person, and what it would cost them: the next bill, and a better discount that runs. */
export async function previewFor(context: EngineContext, userId: string, typed: string): Promise<RedemptionPreview> {
  const { found, member, effect } = await findCodeFor(context, userId, typed);
  const preview = { code: formatCode(found.code), effect: found.effect, expiresAt: found.expiresAt };
  // what stands in the way of it now is told by the press
  if (!decide('redeem', member.standing).ok) return { ...preview, betterRuns: null, nextBill: null };
  const work = await workOn(context, member);
  const isAlive = work.books.subscription !== undefined && isLive(work.books.subscription.status);
  if (isDiscountAlone(effect) && !isAlive) return { ...preview, betterRuns: null, nextBill: null };
  const put = (after: Work) => redeem(after, preview.code, effect, true);
  const after = asIf(work, put);
  const bill = firstBill(after);
  const { subscription } = after.books;
  return {
    ...preview,
    betterRuns: isDiscountAlone(effect) ? (betterRuns(work, put) ?? null) : null,
    nextBill: bill && subscription ? { date: bill.date, amount: bill.amount, currency: moneyOf(subscription) } : null,
  };
}

/** Uses a code up for a person and puts it into effect, or neither. */
export async function redeemFor(
  context: EngineContext,
  userId: string,
  typed: string,
  { replaceDiscount = false }: Redemption = {},
): Promise<Redeemed> {
  await findCodeFor(context, userId, typed);
  const member = await loadMember(context, userId);
  await demand('redeem', member, context.db);
  const used = await takeCode(context, typed, userId);
  const effect = await effectOf(context, member, used.effect);
  if (effect.kind === 'offer' && effect.offer.delayBilling?.type === 'trial') await demandFirstTrial(context, member);
  await act(context, member, work => redeem(work, formatCode(used.code), effect, replaceDiscount));
  const before = member.subscription?.currentPeriodEnd;
  const after =
    effect.kind === 'days' || effect.kind === 'offer'
      ? (await loadMember(context, userId)).subscription?.currentPeriodEnd
      : undefined;
  return {
    code: formatCode(used.code),
    effect: used.effect,
    summary: {
      kind: effect.kind,
      ...(after != null && { ...(before != null && { before }), after }),
      ...(effect.kind === 'credit' && { amount: effect.amount }),
    },
  };
}
