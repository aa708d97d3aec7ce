import { addDays } from '../../../core/dates.js';
import type { Currency } from '../../../core/money.js';
import { discountEndDate } from '../../../core/billing-terms.js';
import {
  discountAmount,
  frequencyWords,
  isFreeForever,
  type DelayTerms,
  type DiscountTerms,
} from '../../../core/plan-terms.js';
import type { Quote, QuoteItem } from '../../../core/contract/schemas/quote.js';
import type { RedemptionEffect } from '../../codes/tables.js';
import type { Sub } from '../books/books.js';
import { discountApplies } from '../books/discounts.js';
import { nextCharge, type Totals, totalsOf } from '../books/totals.js';

/** Days for which months on a receipt run before staff have approved it. */
const PROVISIONAL_DAYS = 14;

/** A quote holds for a quarter of an hour. */
export const QUOTE_LIFE = 15 * 60;

export interface QuoteInput {
  /** Unix seconds. */
  now: number;
  plan: { id: string; name: string; basePrice: { value: number; currency: Currency }; frequencyDays: number };
  offer?: { id: string; delayBilling?: DelayTerms | undefined; discount?: DiscountTerms | undefined } | undefined;
  /** The trial was used before, by this person or with this card (domain 1.10). */
  trialUsed: boolean;
  /** A receipt that nobody has decided about, for bundled months. */
  undecided?: string | undefined;
  /** Account credit in minor units of the plan's currency; negative when something is owed. */
  credit: number;
  redemption?: { code: string; effect: RedemptionEffect } | undefined;
  /** Why the subscription could not be taken now. */
  blockers: readonly string[];
}

/** A quote before it is signed, with what the engine needs to act on it. */
export interface Quoted extends Omit<Quote, 'quoteToken' | 'prices'> {
  /** The next invoice before account credit. */
  nextGross: number;
  /** What becomes of the subscription when the quote is taken. */
  becomes: Partial<Sub>;
  /** The items without those that account credit adds. */
  lines: readonly QuoteItem[];
}

type Own =
  | 'needsCard'
  | 'kind'
  | 'planId'
  | 'offerId'
  | 'currency'
  | 'nextBill'
  | 'blockers'
  | 'nextGross'
  | 'becomes'
  | 'lines';
type Seldom = 'effective' | 'effectiveAt' | 'discount' | 'delayBilling' | 'provisional' | 'redemption' | 'notices';

/**
 * A quote out of its sums and what is its own; what is left out is what most have. Named one by one: thirty fields that come
 * together from several objects make a hash table, which costs more than all that is computed.
 */
export function quoteOf(at: number, totals: Totals, own: Pick<Quoted, Own> & Partial<Pick<Quoted, Seldom>>): Quoted {
  return {
    kind: own.kind,
    planId: own.planId,
    offerId: own.offerId,
    currency: own.currency,
    effective: own.effective ?? 'now',
    effectiveAt: own.effectiveAt ?? at,
    items: totals.items,
    subtotal: totals.subtotal,
    discountTotal: totals.discountTotal,
    taxTotal: totals.taxTotal,
    creditApplied: totals.creditApplied,
    total: totals.total,
    dueToday: totals.dueToday,
    accountCreditAfter: totals.accountCreditAfter,
    nextBill: own.nextBill,
    discount: own.discount ?? null,
    needsCard: own.needsCard,
    delayBilling: own.delayBilling ?? null,
    provisional: own.provisional ?? null,
    redemption: own.redemption ?? null,
    blockers: own.blockers,
    notices: own.notices ?? [],
    quotedAt: at,
    expiresAt: at + QUOTE_LIFE,
    nextGross: own.nextGross,
    becomes: own.becomes,
    lines: own.lines,
  };
}

/** The quote as it travels: without what is the engine's own, and with what binds to it. */
export const travelling = (
  {
    kind,
    planId,
    offerId,
    currency,
    effective,
    effectiveAt,
    items,
    subtotal,
    discountTotal,
    taxTotal,
    creditApplied,
    total,
    dueToday,
    accountCreditAfter,
    nextBill,
    discount,
    needsCard,
    delayBilling,
    provisional,
    redemption,
    blockers,
    notices,
    quotedAt,
    expiresAt,
  }: Quoted,
  prices: Quote['prices'],
  quoteToken: string,
): Quote => ({
  kind,
  planId,
  offerId,
  currency,
  effective,
  effectiveAt,
  items,
  subtotal,
  discountTotal,
  taxTotal,
  creditApplied,
  total,
  dueToday,
  accountCreditAfter,
  nextBill,
  prices,
  discount,
  needsCard,
  delayBilling,
  provisional,
  redemption,
  blockers,
  notices,
  quotedAt,
  expiresAt,
  quoteToken,
});

function delayItem(name: string, delay: DelayTerms, now: number): QuoteItem {
  const period = { start: now, end: addDays(now, delay.days) };
  const words =
    delay.type === 'trial'
      ? `${name}: ${delay.days}-day trial`
      : `${name}: ${delay.days} days included with your equipment`;
  return { type: 'plan', name, description: words, amount: 0, period };
}

function redemptionItem({ code, effect }: NonNullable<QuoteInput['redemption']>, from: number): QuoteItem {
  const days = effect.kind === 'days' ? effect.days : 0;
  if (days > 0)
    return {
      type: 'redemption',
      name: code,
      description: `${days} days from code ${code}`,
      amount: 0,
      period: { start: from, end: addDays(from, days) },
    };
  const given = effect.kind === 'credit' ? 'Account credit' : 'Discount';
  return { type: 'redemption', name: code, description: `${given} from code ${code}`, amount: 0, period: null };
}

/** A plan's price for a period, and what its discount takes off. */
export function planLines(
  plan: QuoteInput['plan'],
  period: { start: number; end: number },
  discount: { name: string; cut: number } | undefined,
): QuoteItem[] {
  const { name, frequencyDays, basePrice } = plan;
  return [
    {
      type: 'plan',
      name,
      description: `${name}, ${frequencyWords(frequencyDays).adverb}`,
      amount: basePrice.value,
      period,
    },
    ...(discount && discount.cut > 0
      ? [{ type: 'discount' as const, name: discount.name, description: discount.name, amount: -discount.cut, period }]
      : []),
  ];
}

/**
 * What a new subscription costs, in whole minor units: the one code path that quotes and charges.
 * The items add up to `total`. `dueToday` is the total unless it is too small to take: then it is
 * carried to the next invoice as negative account credit.
 */
export function computeQuote({
  now,
  plan,
  offer,
  trialUsed,
  undecided,
  credit,
  redemption,
  blockers,
}: QuoteInput): Quoted {
  const { value: price, currency } = plan.basePrice;
  const refused = trialUsed && offer?.delayBilling?.type === 'trial';
  const delay = refused ? undefined : offer?.delayBilling;
  const until = addDays(now, PROVISIONAL_DAYS);
  const provisional = delay?.type === 'bundle' && undecided !== undefined ? { receiptGuid: undecided, until } : null;
  const effect = redemption?.effect;
  const discount = effect?.kind === 'discount' ? effect.discount : offer?.discount;
  const cut = discountAmount(price, discount);
  const freeDays = (delay?.days ?? 0) + (effect?.kind === 'days' ? effect.days : 0);
  // a discount of one bill ends with that bill, which days from a code put off as well
  const delayBilling = freeDays > 0 ? { days: freeDays, type: delay?.type ?? 'trial' } : undefined;
  const discountEndsAt = discountEndDate({ plan, delayBilling, discount }, now) ?? null;
  const charged = freeDays === 0;
  const firstBill = addDays(now, charged ? plan.frequencyDays : freeDays);

  const lines = [
    ...(delay ? [delayItem(plan.name, delay, now)] : []),
    ...(redemption ? [redemptionItem(redemption, addDays(now, delay?.days ?? 0))] : []),
    ...(charged ? planLines(plan, { start: now, end: firstBill }, discount && { name: discount.name, cut }) : []),
  ];
  const totals = totalsOf(lines, credit + (effect?.kind === 'credit' ? effect.amount : 0), currency);
  const spent = totals.subtotal > 0;
  const nextGross =
    price -
    (discount && discountApplies(discount, { at: firstBill, endsAt: discountEndsAt, invoicedBefore: spent }) ? cut : 0);

  return quoteOf(now, totals, {
    kind: 'new',
    planId: plan.id,
    offerId: offer?.id ?? null,
    currency,
    nextBill: { date: firstBill, amount: nextCharge(nextGross, totals.accountCreditAfter, currency) },
    discount: discount ? { name: discount.name, endsAt: discountEndsAt } : null,
    delayBilling: delay ? { days: delay.days, type: delay.type } : null,
    provisional: provisional && { until },
    redemption: redemption ?? null,
    needsCard: totals.dueToday > 0 || !isFreeForever(price, discount),
    blockers: [...blockers],
    notices: refused ? ['trialAlreadyUsed'] : [],
    nextGross,
    lines,
    becomes: {
      planId: plan.id,
      status: delay ? 'trialing' : 'active',
      startedAt: now,
      currentPeriodStart: now,
      currentPeriodEnd: firstBill,
      // days from a code come on top of the trial: it ends with the first bill
      trialStart: delay ? now : null,
      trialEnd: delay ? firstBill : null,
      provisional,
      periodPrice: charged ? price - cut : 0,
      periodDiscounted: charged && cut > 0,
      discountSpent: charged && cut > 0,
      discount: discount ? { ...discount, startedAt: now, endsAt: discountEndsAt } : null,
    },
  });
}
