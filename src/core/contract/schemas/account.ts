import * as v from 'valibot';
import { countryCode, currency, id, minorUnits, requiredText, seconds, text } from './common.js';
import { channelKind, discount, plan } from './offers.js';
import { attribution } from './users.js';

/** Domain 1.2. */
export const subscriptionStatus = v.picklist(['pending', 'inactive', 'trialing', 'active', 'past_due', 'paused', 'terminated', 'expired']);
export type SubscriptionStatus = v.InferOutput<typeof subscriptionStatus>;

export const cardBrand = v.picklist(['amex', 'diners', 'discover', 'jcb', 'mastercard', 'unionpay', 'visa', 'unknown']);
export type CardBrand = v.InferOutput<typeof cardBrand>;

/** What the account shows of a card: never more than brand, last four and expiry. */
export const paymentMethod = v.object({
  id: v.string(), brand: cardBrand, last4: v.string(), expirationMonth: v.number(), expirationYear: v.number(),
});
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

/** Spec s.3: region is 'NA' when there is none. */
export const billingAddress = v.object({
  streetLine1: requiredText(200), streetLine2: v.optional(text(200)), city: requiredText(100), postalCode: text(20),
  country: v.object({ code: countryCode }), region: v.object({ code: requiredText(10) }),
});
export type BillingAddress = v.InferOutput<typeof billingAddress>;

/** Spec s.3, "payment method to submit"; the id is the card provider's, no number ever comes here. */
export const paymentMethodInput = v.object({
  id,
  cardData: v.object({
    type: v.literal('card'),
    code: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Must be the last four digits.')),
    brand: text(20),
    expirationMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    expirationYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2199)),
  }),
  billingAddress,
  firstName: requiredText(100), lastName: text(100), phoneNumber: requiredText(32),
});
export type PaymentMethodInput = v.InferOutput<typeof paymentMethodInput>;

export const subscription = v.object({
  id: v.string(), userId: v.string(), planId: v.string(), offerId: v.string(),
  plan,
  status: subscriptionStatus,
  displayStatus: v.union([subscriptionStatus, v.picklist(['canceling', 'pausing', 'provisioned'])]),
  provisioned: v.boolean(),
  startedAt: v.nullable(seconds), currentPeriodStart: v.nullable(seconds), currentPeriodEnd: v.nullable(seconds),
  trialStart: v.nullable(seconds), trialEnd: v.nullable(seconds),
  nextBillDate: v.nullable(seconds), nextBillAmount: v.nullable(minorUnits),
  cancelAtPeriodEnd: v.boolean(), endsAt: v.nullable(seconds), endedAt: v.nullable(seconds),
  discount: v.nullable(v.object({ ...discount.entries, startedAt: seconds, endsAt: v.nullable(seconds) })),
  version: v.number(),
});
export type Subscription = v.InferOutput<typeof subscription>;

export const account = v.object({
  userId: v.string(), parentId: v.string(),
  accountCredit: v.object({ value: minorUnits, currency }),
  paymentMethod: v.nullable(paymentMethod),
  subscription: v.nullable(subscription),
  channel: v.nullable(v.object({ kind: channelKind, name: v.string(), managementUrl: v.nullable(v.string()) })),
  /** The actions that are legal now, for this caller (domain 1.6). */
  capabilities: v.array(v.string()),
});
export type Account = v.InferOutput<typeof account>;

export const quoteRequest = v.object({
  planId: id,
  /** The offer the plan is taken on; without it the plan's plain price is quoted. */
  offerId: v.optional(id),
  redemptionCode: v.optional(text(64)),
});
export type QuoteRequest = v.InferOutput<typeof quoteRequest>;

export const quoteItem = v.object({
  type: v.picklist(['plan', 'discount', 'proration', 'credit', 'tax', 'redemption', 'overdue']),
  description: v.string(), amount: minorUnits,
  period: v.nullable(v.object({ start: seconds, end: seconds })),
});

/** Domain 1.12. `quoteToken` binds a later subscribe to these very amounts; it is good until `expiresAt`. */
export const quote = v.object({
  kind: v.picklist(['new', 'change', 'addon', 'resume']),
  planId: v.string(), offerId: v.nullable(v.string()), currency,
  effective: v.picklist(['now', 'periodEnd']), effectiveAt: seconds,
  items: v.array(quoteItem),
  subtotal: minorUnits, discountTotal: minorUnits, taxTotal: minorUnits, creditApplied: minorUnits, total: minorUnits, dueToday: minorUnits,
  nextBill: v.nullable(v.object({ date: seconds, amount: minorUnits })),
  discount: v.nullable(v.object({ name: v.string(), endsAt: v.nullable(seconds) })),
  /** The trial or bundled days this quote grants; null when there are none or they were used before. */
  delayBilling: v.nullable(v.object({ days: v.number(), type: v.picklist(['trial', 'bundle']) })),
  accountCreditAfter: minorUnits,
  blockers: v.array(v.string()),
  notices: v.array(v.picklist(['trialAlreadyUsed'])),
  quotedAt: seconds, expiresAt: seconds, quoteToken: v.string(),
});
export type Quote = v.InferOutput<typeof quote>;

export const subscribe = v.object({
  offerId: id,
  quoteToken: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  /** When the person agreed to the terms, unix seconds (spec s.5: terms must be accepted before subscribing). */
  termsAcceptedAt: v.optional(seconds),
  redemptionCode: v.optional(text(64)),
  /** Bundled months are keyed to equipment or to a receipt (domain 1.7). */
  serialNumber: v.optional(text(64)),
  receiptGuid: v.optional(id),
  partnerId: v.optional(id),
  attribution: v.optional(attribution),
});
export type Subscribe = v.InferOutput<typeof subscribe>;

export const activate = v.object({ termsAcceptedAt: v.optional(seconds) });
export type Activate = v.InferOutput<typeof activate>;
