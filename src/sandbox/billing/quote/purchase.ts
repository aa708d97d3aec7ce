import type { Offer, Plan } from '../../../core/contract/schemas/offers.js';
import type { Pause } from '../../../core/contract/schemas/pause.js';
import type { Quote, QuoteItem } from '../../../core/contract/schemas/quote.js';
import { Refusal } from '../../http/refusal.js';
import type { EngineContext } from '../context.js';
import { signingKey } from '../../access/signing-key.js';
import { findOffer, findPlan } from '../../catalogue/catalogue.js';
import { isUndecided } from '../../equipment/bundle.js';
import { decide } from '../actions/actions.js';
import type { Member } from '../account/member.js';
import { computeQuote, type QuoteInput, quoteOf, type Quoted, travelling } from './quote.js';
import { quoteActivation } from './quote-activation.js';
import { workOn } from '../actions/act.js';
import { creditIn, type Sub, type Work } from '../books/books.js';
import { situationOf } from '../../catalogue/offered.js';
import { namesIn } from '../../catalogue/names.js';
import { readPlans } from '../../catalogue/plan-book.js';
import { isTranslated, lineIn } from './line-words.js';
import { quotePause } from './quote-pause.js';
import { asIf } from '../books/forecast.js';
import { betterDiscountRuns, billedAfter, WEIGHED_MONTHS } from '../books/one-discount.js';
import { begin, quotedPrices } from './quote-prices.js';
import { signQuote } from './quote-token.js';
import { isLive } from '../account/statuses.js';
import { fits, holds, quoteAddon, quoteAddonAlone } from '../transitions/addons.js';
import { quoteChange } from '../transitions/change-plan.js';
import { quoteResume } from '../transitions/pause.js';
import { demandCurrency } from '../../codes/currency.js';
import { asPurchase, findRedeemable } from '../../codes/redemption.js';
import { applicantOf, trialUsed } from '../cards/trial-fraud.js';

/** What is bought: a plan, and the offer it is taken on. */
export interface Wanted {
  plan: Plan;
  offer?: Offer | undefined;
  redemptionCode?: string | undefined;
  /** The receipt that bundled months are claimed with. */
  receiptGuid?: string | undefined;
}

const unavailable = () => new Refusal('offerUnavailable', 'This offer is not available any more.');

/** Spec s.5, s.8. */
const invalidOffer = () => new Refusal('invalidOffer', 'Invalid Offer or Subscription');

/** Throws for a plan that nobody can be billed for. */
function demandProvider({ billingProvider }: Plan): void {
  if (!billingProvider.organizationCode) throw invalidOffer();
}

/** A plan offer that this member can take. */
export async function wantedOffer(
  context: EngineContext,
  member: Member,
  offerId: string,
  sentBy?: string,
): Promise<Offer> {
  const offer = await findOffer(situationOf(context, member, sentBy), 'plan', offerId);
  if (!offer) throw unavailable();
  demandProvider(offer.plan);
  return offer;
}

/** A plan, on the offer that was named or at its plain price. */
export async function wantedPlan(
  context: EngineContext,
  member: Member,
  planId: string,
  offerId: string | undefined,
  sentBy?: string,
): Promise<Wanted> {
  const offer = offerId === undefined ? undefined : await wantedOffer(context, member, offerId, sentBy);
  if (offer && offer.plan.id !== planId) throw unavailable();
  const plan = offer?.plan ?? (await findPlan(situationOf(context, member), planId));
  if (!plan) throw unavailable();
  demandProvider(plan);
  return { plan, offer };
}

/** The quote for this person, by the code that also charges. */
export async function quoteFor(
  context: EngineContext,
  member: Member,
  { plan, offer, redemptionCode, receiptGuid }: Wanted,
): Promise<Quoted> {
  const { db, now } = context;
  const code = redemptionCode ? await asPurchase(findRedeemable(context, redemptionCode, member.user.id)) : undefined;
  const { currency } = plan.basePrice;
  if (code) demandCurrency(code.effect, currency.code);
  const standing = decide('subscribe', member.standing);
  const input: QuoteInput = {
    now,
    plan,
    offer,
    trialUsed: await trialUsed(db, applicantOf(member)),
    undecided:
      offer?.delayBilling?.type === 'bundle' && receiptGuid !== undefined && (await isUndecided(db, receiptGuid))
        ? receiptGuid
        : undefined,
    credit: creditIn(member.books, currency),
    redemption: code && { code: code.code, effect: code.effect },
    blockers: standing.ok ? [] : [standing.code],
  };
  if (code?.effect.kind === 'discount' && offer?.discount) demandBetterCode(await workOn(context, member), input);
  return computeQuote(input);
}

/** Throws for a code that takes no more off than the discount of the offer, which it would take the place of. */
function demandBetterCode(work: Work, input: QuoteInput): void {
  const { offer, redemption: _, ...rest } = input;
  const billed = (from: QuoteInput): number => billedAfter(asIf(work, after => begin(after, computeQuote(from))));
  const none = billed({ ...rest, offer: offer && { ...offer, discount: undefined } });
  const weighed = {
    running: none - billed({ ...rest, offer }),
    offered: none - billed(input),
    months: WEIGHED_MONTHS,
    currency: input.plan.basePrice.currency,
  };
  if (weighed.running > 0 && weighed.offered <= weighed.running) throw betterDiscountRuns(weighed);
}

type Unavailable = 'planUnavailable' | 'offerUnavailable';

/** Throws for a plan that is not sold to this member: another country, currency or provider, or none that bills. */
function demandReachable(subscription: Sub, from: Plan, to: Plan, code: Unavailable): void {
  const same =
    from.country.code === to.country.code &&
    from.basePrice.currency.code === to.basePrice.currency.code &&
    to.billingProvider.kind === from.billingProvider.kind;
  demandProvider(to);
  if (!same && subscription.channelKind === 'card')
    throw new Refusal(code, 'This plan is not available for this membership.');
}

/** The plan of a membership, and another of its country: what a member holds stays theirs, sold today or not. */
async function plansOf(
  context: EngineContext,
  member: Member,
  planId: string,
): Promise<{ from?: Plan | undefined; to?: Plan | undefined }> {
  const { subscription } = member;
  const from = subscription && (await readPlans(context.db, context.host.publishableKey)).get(subscription.planId);
  if (!from || from.id === planId) return { from, to: from };
  return { from, to: await findPlan({ ...situationOf(context, member), countryCode: from.country.code }, planId) };
}

/** A plan that staff put a membership on, now or in a phase; where we bill, one that we can bill. */
export async function demandPlan(context: EngineContext, member: Member, planId: string): Promise<void> {
  const { from, to } = await plansOf(context, member, planId);
  const billable = member.subscription?.channelKind !== 'card' || to?.billingProvider.organizationCode !== undefined;
  if (!from || !to || !billable || to.basePrice.currency.code !== from.basePrice.currency.code)
    throw new Refusal('planUnavailable', 'This plan is not available.');
}

/** A plan that a membership can change to. */
export async function wantedChange(
  context: EngineContext,
  member: Member,
  planId: string,
  code: Unavailable = 'planUnavailable',
): Promise<Plan> {
  const { subscription } = member;
  const { from, to } = await plansOf(context, member, planId);
  if (!subscription || !from || !to) throw new Refusal(code, 'This plan is not available.');
  demandReachable(subscription, from, to, code);
  return to;
}

/** Money that has to be paid before anything else: the overdue invoice, line for line with what would be charged. */
function quoteOverdue({ at, books }: Work, plan: Plan): Quoted {
  const { currency } = plan.basePrice;
  const amount = books.open?.amountDue ?? 0;
  const lines: QuoteItem[] = [
    { type: 'overdue', name: plan.name, description: `Overdue: ${plan.name}`, amount, period: null },
  ];
  const credit = creditIn(books, currency);
  const totals = {
    items: lines,
    subtotal: amount,
    discountTotal: 0,
    taxTotal: 0,
    creditApplied: 0,
    total: amount,
    dueToday: amount,
    accountCreditAfter: credit,
  };
  return quoteOf(at, totals, {
    kind: 'change',
    planId: plan.id,
    offerId: null,
    currency,
    nextBill: null,
    needsCard: true,
    blockers: ['paymentOverdue'],
    nextGross: 0,
    becomes: {},
    lines,
  });
}

interface Asked {
  planId: string;
  offerId?: string | undefined;
  redemptionCode?: string | undefined;
  receiptGuid?: string | undefined;
  partnerId?: string | undefined;
  effective?: 'now' | 'periodEnd' | undefined;
  pause?: Pause | undefined;
}

/** What the plan would cost this member in their present state: new, changed, or come back to. Changes nothing. */
export async function quoteAny(context: EngineContext, member: Member, asked: Asked, at?: number): Promise<Quoted> {
  const { subscription, standing } = member;
  if (subscription && asked.pause) {
    const possible = decide('pause', standing);
    return quotePause(await workOn(context, member, at), asked.pause, possible.ok ? [] : [possible.code]);
  }
  if (!subscription || !isLive(subscription.status) || subscription.status === 'pending') {
    return quoteFor(context, member, {
      ...(await wantedPlan(context, member, asked.planId, asked.offerId, asked.partnerId)),
      redemptionCode: asked.redemptionCode,
      receiptGuid: asked.receiptGuid,
    });
  }
  const to = await wantedChange(context, member, asked.planId, 'offerUnavailable');
  const work = await workOn(context, member, at);
  const decision = decide('change', standing);
  const blockers = decision.ok ? (to.id === subscription.planId ? ['alreadyOnPlan'] : []) : [decision.code];
  if (subscription.status === 'past_due') return quoteOverdue(work, to);
  if (subscription.status === 'paused') return quoteResume(work, to.id === subscription.planId ? [] : blockers);
  if (subscription.status === 'inactive' && to.id === subscription.planId) return quoteActivation(context, member);
  return quoteChange(work, to, asked.effective, blockers);
}

/**
 * What an add-on would cost this member in their present state, and why it could not be booked now. Changes nothing.
 */
export async function quoteAddonFor(context: EngineContext, member: Member, offer: Offer): Promise<Quoted> {
  const { subscription, standing } = member;
  const work = await workOn(context, member);
  const decision = decide('addAddonOffer', standing);
  const blockers = decision.ok ? (holds(work, offer) ? ['addonAlreadyActive'] : []) : [decision.code];
  if (!subscription || !isLive(subscription.status))
    return quoteAddonAlone(work, offer, creditIn(work.books, offer.plan.basePrice.currency), blockers);
  if (!fits(work, offer)) throw new Refusal('offerUnavailable', 'This add-on is not available for this membership.');
  if (subscription.status === 'past_due')
    return { ...quoteOverdue(work, work.plan(subscription.planId)), kind: 'addon', offerId: offer.id };
  return quoteAddon(work, offer, blockers);
}

/** The quote as it travels to this member. */
export async function signed(context: EngineContext, member: Member, quote: Quoted): Promise<Quote> {
  const { db, now, locale } = context;
  const token = signQuote(await signingKey(db, now), member.user.id, quote);
  const prices = quotedPrices(await workOn(context, member, quote.quotedAt), quote);
  if (!isTranslated(locale)) return travelling(quote, prices, token);
  const nameOf = await namesIn(db, locale);
  const { discount } = quote;
  const said = {
    ...quote,
    items: quote.items.map(item => lineIn(locale, item, nameOf)),
    discount: discount && { ...discount, name: nameOf(discount.name) },
  };
  return travelling(said, prices, token);
}
