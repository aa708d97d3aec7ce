import * as v from 'valibot';
import { billingAddress, cardBrand } from './account.js';
import { currency, minorUnits, pageOf, seconds } from './common.js';
import { listing } from './query.js';
import { quoteItem } from './quote.js';
import { redemptionEffect } from './redemption-codes.js';

/** What an invoice is for. */
export const invoiceReason = v.picklist([
  'subscribe',
  'activate',
  'renewal',
  'change',
  'resume',
  'addon',
  'refund',
  'phase',
]);
export const invoiceStatus = v.picklist(['draft', 'open', 'paid', 'void', 'uncollectible']);

/**
 * An invoice as its payer reads it, amounts in minor units. Lines are signed and add up to `total`; `amountDue` is the
 * amount charged to the card. A refund to cards has a note of its own, with the reason 'refund', a total below zero and
 * `amountRefunded`.
 */
export const invoice = v.object({
  id: v.string(),
  /** For people: EF-000123. */
  number: v.string(),
  subscriptionId: v.nullable(v.string()),
  status: invoiceStatus,
  reason: invoiceReason,
  lines: v.array(quoteItem),
  currency,
  total: minorUnits,
  amountDue: minorUnits,
  amountPaid: minorUnits,
  amountRefunded: minorUnits,
  createdAt: seconds,
  dueAt: seconds,
  paidAt: v.nullable(seconds),
  /** How often a card was charged for it, and when one will be charged next by itself. */
  attempts: v.number(),
  nextAttemptAt: v.nullable(seconds),
  /** The card that paid it, or that was asked last; null where account credit paid all of it. */
  paymentMethod: v.nullable(v.object({ brand: cardBrand, last4: v.string() })),
  billedTo: v.nullable(v.object({ firstName: v.string(), lastName: v.string(), address: billingAddress })),
});
export type Invoice = v.InferOutput<typeof invoice>;

/** Something bought in a shop of ours; amounts in minor units. */
export const purchaseOrder = v.object({
  id: v.string(),
  number: v.string(),
  placedAt: seconds,
  status: v.string(),
  items: v.array(v.object({ name: v.string(), quantity: v.number(), amount: minorUnits })),
  total: minorUnits,
  currency,
});
export type PurchaseOrder = v.InferOutput<typeof purchaseOrder>;

export const purchase = v.variant('kind', [
  v.object({ kind: v.literal('invoice'), at: seconds, invoice }),
  v.object({ kind: v.literal('order'), at: seconds, order: purchaseOrder }),
]);
export type Purchase = v.InferOutput<typeof purchase>;

export const purchaseFilter = listing({ filters: { kind: v.optional(v.picklist(['invoice', 'order'])) } });
export type PurchaseFilter = v.InferOutput<typeof purchaseFilter>;

export const purchasePage = pageOf(purchase);
export type PurchasePage = v.InferOutput<typeof purchasePage>;

/** A code that belongs to a person: a reward, an approved receipt, an offer to stay. `code` is grouped by dashes, as it is printed. */
export const rewardCode = v.object({
  code: v.string(),
  status: v.picklist(['activated', 'redeemed', 'expired']),
  effect: redemptionEffect,
  expiresAt: v.nullable(seconds),
  redeemedAt: v.nullable(seconds),
  note: v.nullable(v.string()),
});
export type RewardCode = v.InferOutput<typeof rewardCode>;

export const rewardCodes = pageOf(rewardCode);
export type RewardCodes = v.InferOutput<typeof rewardCodes>;
