import * as v from 'valibot';
import { delayType } from './offers.js';
import { currency, id, minorUnits, seconds, text } from './common.js';
import { pause } from './pause.js';
import { bill, prices } from './prices.js';
import { redemptionEffect } from './redemption-codes.js';

export const effective = v.picklist(['now', 'periodEnd']);

export const quoteRequest = v.object({
  planId: id,
  /** The offer the plan is taken on; without it the plan's plain price is quoted. */
  offerId: v.optional(id),
  redemptionCode: v.optional(text(64)),
  /** The partner that sent the person to a page of ours: its offers are sold to them too. */
  partnerId: v.optional(id),
  /** The receipt that bundled months are claimed with: one that is undecided gives them for a short term first. */
  receiptGuid: v.optional(id),
  /** When a change of plan would take effect; by the rule of domain 1.4 when it is not given: up now, down at the period's end. */
  effective: v.optional(effective),
  /** Asks for a pause of that length instead: what it comes back with. */
  pause: v.optional(pause),
});
export type QuoteRequest = v.InferOutput<typeof quoteRequest>;

export const quoteItem = v.object({
  /** `proration` below zero is time paid for and not used, above zero the price of the time that is left. */
  type: v.picklist(['plan', 'addon', 'discount', 'proration', 'credit', 'tax', 'redemption', 'overdue']),
  /** A sentence in English; `name`, `days` and `type` say the same as data. */
  description: v.string(),
  amount: minorUnits,
  /** The plan, add-on, discount or code that the line is about. */
  name: v.optional(v.string()),
  /** Whole days that are left of a period, and all of them. */
  days: v.optional(v.object({ left: v.number(), of: v.number() })),
  period: v.nullable(v.object({ start: seconds, end: seconds })),
});
export type QuoteItem = v.InferOutput<typeof quoteItem>;

/** What a person should know beside the amounts. */
export const quoteNotice = v.picklist([
  'trialAlreadyUsed',
  'addonsEnd',
  'scheduleReleased',
  'replacesPendingChange',
  'pauseDropped',
]);

/** Domain 1.12. `quoteToken` binds a later call to these very amounts; it is good until `expiresAt`. */
export const quote = v.object({
  kind: v.picklist(['new', 'change', 'addon', 'resume', 'pause']),
  planId: v.string(),
  offerId: v.nullable(v.string()),
  currency,
  effective: effective,
  effectiveAt: seconds,
  items: v.array(quoteItem),
  subtotal: minorUnits,
  discountTotal: minorUnits,
  taxTotal: minorUnits,
  creditApplied: minorUnits,
  total: minorUnits,
  dueToday: minorUnits,
  /** The next time that money is taken, add-ons and what credit is left by then in it. */
  nextBill: v.nullable(bill),
  /** What the plan costs once it is taken, and how long each price holds; today's bill among them where it is of a whole period. */
  prices,
  discount: v.nullable(v.object({ name: v.string(), endsAt: v.nullable(seconds) })),
  /** Whether it takes a card: something is due today or will be. */
  needsCard: v.boolean(),
  /** The trial or bundled days this quote grants; null when there are none or they were used before. */
  delayBilling: v.nullable(v.object({ days: v.number(), type: delayType })),
  /** The bundled days end then, unless the receipt is approved before; null where no receipt is undecided. */
  provisional: v.nullable(v.object({ until: seconds })),
  /** The code that counts in it, and what it gives. */
  redemption: v.nullable(v.object({ code: v.string(), effect: redemptionEffect })),
  accountCreditAfter: minorUnits,
  /** Why it cannot be taken now, in the codes of domain 1.4. */
  blockers: v.array(v.string()),
  notices: v.array(quoteNotice),
  quotedAt: seconds,
  expiresAt: seconds,
  quoteToken: v.string(),
});
export type Quote = v.InferOutput<typeof quote>;
