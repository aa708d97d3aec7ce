import { addDays } from '../../core/dates.js';
import type { Currency } from '../../core/money.js';
import { discountEndDate } from '../../core/billing-terms.js';
import { discountAmount, frequencyWords, type DelayTerms, type DiscountTerms } from '../../core/plan-terms.js';
import type { Quote } from '../../core/contract/schemas/account.js';
import type { RedemptionEffect } from '../db/schema/entitlements.js';
import { discountApplies } from './discounts.js';

/** A quote holds for a quarter of an hour. */
const LIFE = 15 * 60;

export interface QuoteInput {
  /** Unix seconds. */
  now: number;
  plan: { id: string; name: string; basePrice: { value: number; currency: Currency }; frequencyDays: number };
  offer?: { id: string; delayBilling?: DelayTerms | undefined; discount?: DiscountTerms | undefined } | undefined;
  /** The trial was used before, by this person or with this card (domain 1.10). */
  trialUsed: boolean;
  /** Account credit in minor units of the plan's currency; negative when something is owed. */
  credit: number;
  redemption?: { code: string; effect: RedemptionEffect } | undefined;
  /** Why the subscription could not be taken now. */
  blockers: readonly string[];
}

/** A quote before it is signed, with what the engine needs to act on it. */
export interface Quoted extends Omit<Quote, 'quoteToken'> {
  /** The next invoice before account credit. */
  nextGross: number;
}

type Item = Quote['items'][number];

/** What can be taken from a card: a charge below half a unit costs more than it brings and waits (domain 1.12). */
export const collectable = (amount: number, currency: Currency): number => (amount * 2 < currency.scale ? 0 : amount);

/** What the next invoice will take, once account credit is applied. */
export const nextCharge = (gross: number, credit: number, currency: Currency): number => collectable(Math.max(0, gross - credit), currency);

function delayItem(name: string, delay: DelayTerms, now: number): Item {
  const period = { start: now, end: addDays(now, delay.days) };
  const words = delay.type === 'trial' ? `${name}: ${delay.days}-day trial` : `${name}: ${delay.days} days included with your equipment`;
  return { type: 'plan', description: words, amount: 0, period };
}

function redemptionItem({ code, effect }: NonNullable<QuoteInput['redemption']>, from: number): Item {
  return effect.kind === 'days'
    ? { type: 'redemption', description: `${effect.days} days from code ${code}`, amount: 0, period: { start: from, end: addDays(from, effect.days) } }
    : { type: 'redemption', description: `Account credit from code ${code}`, amount: 0, period: null };
}

/**
 * What a new subscription costs, in whole minor units: the one code path that quotes and charges.
 * The items add up to `total`. `dueToday` is the total unless it is too small to take: then it is
 * carried to the next invoice as negative account credit.
 */
export function computeQuote({ now, plan, offer, trialUsed, credit, redemption, blockers }: QuoteInput): Quoted {
  const { value: price, currency } = plan.basePrice;
  const refused = trialUsed && offer?.delayBilling?.type === 'trial';
  const delay = refused ? undefined : offer?.delayBilling;
  const discount = offer?.discount;
  const cut = discountAmount(price, discount);
  const terms = { plan, delayBilling: delay, discount };
  const discountEndsAt = discountEndDate(terms, now) ?? null;

  const effect = redemption?.effect;
  const freeDays = (delay?.days ?? 0) + (effect?.kind === 'days' ? effect.days : 0);
  const creditBefore = credit + (effect?.kind === 'credit' ? effect.amount : 0);
  const charged = freeDays === 0;

  const items: Item[] = [];
  if (delay) items.push(delayItem(plan.name, delay, now));
  if (redemption) items.push(redemptionItem(redemption, addDays(now, delay?.days ?? 0)));
  const firstBill = addDays(now, charged ? plan.frequencyDays : freeDays);
  if (charged) {
    const period = { start: now, end: firstBill };
    items.push({ type: 'plan', description: `${plan.name}, ${frequencyWords(plan.frequencyDays).adverb}`, amount: price, period });
    if (discount && cut > 0) items.push({ type: 'discount', description: discount.name, amount: -cut, period });
  }

  const subtotal = charged ? price : 0;
  const discountTotal = charged ? cut : 0;
  const net = subtotal - discountTotal;
  const creditApplied = charged ? Math.min(creditBefore, net) : 0;
  if (creditApplied > 0) items.push({ type: 'credit', description: 'Account credit', amount: -creditApplied, period: null });
  if (creditApplied < 0) items.push({ type: 'overdue', description: 'Carried over from an earlier invoice', amount: -creditApplied, period: null });

  const total = net - creditApplied;
  const dueToday = collectable(total, currency);
  const accountCreditAfter = creditBefore - creditApplied - (total - dueToday);
  const nextGross = price - (discount && discountApplies(discount, { at: firstBill, endsAt: discountEndsAt, invoicedBefore: subtotal > 0 }) ? cut : 0);

  return {
    kind: 'new', planId: plan.id, offerId: offer?.id ?? null, currency,
    effective: 'now', effectiveAt: now,
    items, subtotal, discountTotal, taxTotal: 0, creditApplied, total, dueToday,
    nextBill: { date: firstBill, amount: nextCharge(nextGross, accountCreditAfter, currency) },
    discount: discount ? { name: discount.name, endsAt: discountEndsAt } : null,
    delayBilling: delay ? { days: delay.days, type: delay.type } : null,
    accountCreditAfter,
    blockers: [...blockers],
    notices: refused ? ['trialAlreadyUsed'] : [],
    quotedAt: now, expiresAt: now + LIFE,
    nextGross,
  };
}
