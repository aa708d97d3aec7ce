import * as v from 'valibot';
import { countryCode, currency, id, minorUnits, requiredText, seconds, text, requiredLine, line } from './common.js';
import { channelKind, discount, plan } from './offers.js';
import { attribution } from './attribution.js';
import { bill, prices } from './prices.js';

/** What becomes of a membership when its last phase is over. */
export const endBehavior = v.picklist(['release', 'cancel']);

/** Domain 1.2. */
export const subscriptionStatus = v.picklist([
  'pending',
  'inactive',
  'trialing',
  'active',
  'past_due',
  'paused',
  'terminated',
  'expired',
]);
export type SubscriptionStatus = v.InferOutput<typeof subscriptionStatus>;

export const cardBrand = v.picklist(['amex', 'diners', 'discover', 'jcb', 'mastercard', 'unionpay', 'visa', 'unknown']);
export type CardBrand = v.InferOutput<typeof cardBrand>;

/** What the account shows of a card: never more than brand, last four and expiry. */
export const paymentMethod = v.object({
  id: v.string(),
  brand: cardBrand,
  last4: v.string(),
  expirationMonth: v.number(),
  expirationYear: v.number(),
});
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

/** Spec s.3: region is 'NA' when there is none. */
export const billingAddress = v.object({
  streetLine1: requiredText(200),
  streetLine2: v.optional(text(200)),
  city: requiredText(100),
  postalCode: text(20),
  country: v.object({ code: countryCode }),
  region: v.object({ code: requiredText(10) }),
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
  firstName: requiredLine(100),
  lastName: line(100),
  phoneNumber: requiredText(32),
});
export type PaymentMethodInput = v.InferOutput<typeof paymentMethodInput>;

/** The eight words that Stripe and Polar agree on (domain 1.1). */
export const cancellationReason = v.picklist([
  'too_expensive',
  'missing_features',
  'switched_service',
  'unused',
  'customer_service',
  'low_quality',
  'too_complex',
  'other',
]);
export type CancellationReason = v.InferOutput<typeof cancellationReason>;

export const cancellation = v.object({ reason: v.nullable(cancellationReason), comment: v.nullable(v.string()) });

/** Why a subscription is over (domain 1.1). */
export const endReason = v.picklist([
  'requested',
  'payment_failed',
  'staff',
  'fraud',
  'migrated',
  'partner',
  'trial_ended',
  'proof_rejected',
  'proof_undecided',
]);
export type EndReason = v.InferOutput<typeof endReason>;

/** Something booked on top of a plan, billed with it. It never outlives its base. */
export const addon = v.object({
  id: v.string(),
  guid: v.string(),
  offerId: v.string(),
  name: v.string(),
  /** Minor units per period of the plan. */
  amount: minorUnits,
  status: v.picklist(['active', 'canceling']),
  cancelAtPeriodEnd: v.boolean(),
  endsAt: v.nullable(seconds),
});
export type Addon = v.InferOutput<typeof addon>;

/** How the step into a phase is billed: with the next invoice, not at all, or at once. */
export const prorationBehavior = v.picklist(['prorate', 'none', 'invoiceNow']);

export const phase = v.object({
  id: v.string(),
  planId: v.string(),
  startDate: seconds,
  endDate: seconds,
  discount: v.nullable(discount),
  /** Nothing is billed while it runs. */
  trial: v.boolean(),
  prorationBehavior,
});
export type Phase = v.InferOutput<typeof phase>;

/** A plan of plans: phases one after the other without a gap, then the subscription goes on (`release`) or ends (`cancel`). */
export const schedule = v.object({
  status: v.picklist(['notStarted', 'active', 'completed', 'released', 'canceled']),
  endBehavior: endBehavior,
  phases: v.array(phase),
});
export type Schedule = v.InferOutput<typeof schedule>;

export const subscription = v.object({
  id: v.string(),
  userId: v.string(),
  planId: v.string(),
  offerId: v.string(),
  plan,
  status: subscriptionStatus,
  displayStatus: v.union([subscriptionStatus, v.picklist(['canceling', 'pausing', 'provisioned'])]),
  provisioned: v.boolean(),
  startedAt: v.nullable(seconds),
  currentPeriodStart: v.nullable(seconds),
  currentPeriodEnd: v.nullable(seconds),
  trialStart: v.nullable(seconds),
  trialEnd: v.nullable(seconds),
  /** Months on a receipt that nobody has decided about yet: the membership ends then, unless it is approved before. */
  provisional: v.nullable(v.object({ until: seconds })),
  /** Whether it takes a card: false where we bill nothing, now and ever. */
  needsCard: v.boolean(),
  /** What the next invoice will take once account credit is used; add-ons and a change that waits are in it. */
  nextBillDate: v.nullable(seconds),
  nextBillAmount: v.nullable(minorUnits),
  /** What the plan costs from the next bill on; each add-on has a price of its own. */
  prices,
  /** What the plan costs after each press that takes something back; none where it cannot be pressed, or nothing is billed then. */
  pricesIf: v.object({ uncancel: prices, unpause: prices, schedulePlanChange: prices }),
  /** The bill that a pause comes back with, by what is known now; null without a pause, or without its end. */
  billAfterPause: v.nullable(bill),
  cancelAtPeriodEnd: v.boolean(),
  canceledAt: v.nullable(seconds),
  endsAt: v.nullable(seconds),
  endedAt: v.nullable(seconds),
  endReason: v.nullable(endReason),
  cancellation: v.nullable(cancellation),
  pauseAtPeriodEnd: v.boolean(),
  pausedAt: v.nullable(seconds),
  resumesAt: v.nullable(seconds),
  /** A renewal that was not paid: since when, what is owed, when the card is tried next and how often it was (domain 1.11). */
  pastDue: v.nullable(
    v.object({ since: seconds, amount: minorUnits, retryAt: v.nullable(seconds), attempts: v.number() }),
  ),
  /** What an invoice asks for that was made and is not paid: a first payment that waits for its bank, or a renewal. */
  owed: v.nullable(minorUnits),
  /** A bank waits for the member's confirmation of the first payment (3-D Secure). */
  requiresAction: v.nullable(v.object({ clientSecret: v.string() })),
  addons: v.array(addon),
  /** Another plan from the end of this period on; `providerName` is who bills it from then on, when that will not be us (domain 1.4, migrate). */
  pendingChange: v.nullable(
    v.object({
      planId: v.string(),
      planName: v.string(),
      effectiveAt: seconds,
      amount: minorUnits,
      currency,
      providerName: v.nullable(v.string()),
    }),
  ),
  schedule: v.nullable(schedule),
  discount: v.nullable(v.object({ ...discount.entries, startedAt: seconds, endsAt: v.nullable(seconds) })),
  version: v.number(),
});
export type Subscription = v.InferOutput<typeof subscription>;

/**
 * Who pays and where they live, as sent with the card. Only users who may change it get it; it is never part of what a
 * page learns about a card.
 */
export const billingDetails = v.object({
  firstName: v.string(),
  lastName: v.string(),
  phoneNumber: v.string(),
  address: billingAddress,
});
export type BillingDetails = v.InferOutput<typeof billingDetails>;

/** What can be done about a membership and its account. */
export const accountAction = v.picklist([
  'subscribe',
  'subscribeInactive',
  'subscribeProvisioned',
  'activate',
  'cancel',
  'uncancel',
  'pause',
  'unpause',
  'extend',
  'terminate',
  'change',
  'schedulePlanChange',
  'addPhase',
  'editPhase',
  'migrate',
  'credit',
  'addAddonOffer',
  'cancelAddonOffer',
  'uncancelAddonOffer',
  'redeem',
  'quote',
  'quoteAddonOffer',
  'payment',
  'activationEmail',
]);
export type AccountAction = v.InferOutput<typeof accountAction>;

/** Why an action is not possible in the present state (domain 1.4, 1.6). */
export const actionRefusal = v.picklist([
  'notFound',
  'subscriptionPending',
  'useActivate',
  'alreadySubscribed',
  'useUncancel',
  'notInactive',
  'subscriptionEnded',
  'alreadyCanceled',
  'notCanceling',
  'cannotPause',
  'paymentOverdue',
  'alreadyPaused',
  'notPaused',
  'cannotExtend',
  'resumeFirst',
  'cancellationScheduled',
  'useSubscribe',
  'scheduleNotAllowed',
  'cannotMigrate',
  'addonNotFound',
  'addonNotCanceling',
  'alreadyActivated',
  'scheduleAttached',
  'managedByChannel',
  'cardsNotTaken',
  'redemptionBlocked',
  'parentRequired',
  'notWhileActing',
  'forbidden',
]);
export type ActionRefusal = v.InferOutput<typeof actionRefusal>;

export const account = v.object({
  userId: v.string(),
  parentId: v.string(),
  accountCredit: v.object({ value: minorUnits, currency }),
  paymentMethod: v.nullable(paymentMethod),
  /** None without a payment method, and for partners (domain: billing data only to the parent, customer service and admins). */
  billingDetails: v.nullable(billingDetails),
  subscription: v.nullable(subscription),
  channel: v.nullable(v.object({ kind: channelKind, name: v.string(), managementUrl: v.nullable(v.string()) })),
  /** Each action: `ok` for what this caller can do now, else why not (domain 1.6). A button needs no other rule. */
  actions: v.object(v.entriesFromList(accountAction.options, v.picklist(['ok', ...actionRefusal.options]))),
});
export type Account = v.InferOutput<typeof account>;

/** What a quote came with: the sums that were agreed to. */
export const quoteToken = v.optional(v.pipe(v.string(), v.maxLength(2000)));

export const subscribe = v.object({
  offerId: id,
  quoteToken,
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

export const activate = v.object({ quoteToken, termsAcceptedAt: v.optional(seconds) });
export type Activate = v.InferOutput<typeof activate>;
