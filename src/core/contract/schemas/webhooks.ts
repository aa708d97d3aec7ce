import * as v from 'valibot';
import { orderSource, orderStatus } from './orders.js';
import { cancellationReason } from './account.js';
import { serialNumber } from './commercial/equipment.js';
import { currency, email, id, minorUnits, requiredText, seconds, text, requiredLine } from './common.js';

/** Ids of the provider's objects: ours where the object is ours, its own otherwise. */
const objectId = v.pipe(v.string(), v.minLength(1), v.maxLength(255), v.regex(/^[\w-]+$/, 'Must be an id.'));

/** An object that is named, or sent along whole. */
const named = v.nullish(
  v.pipe(
    v.union([objectId, v.looseObject({ id: objectId })]),
    v.transform(value => (typeof value === 'string' ? value : value.id)),
  ),
);

/** What we write on the provider's objects: `echelonId` is our id of the invoice or subscription. */
const metadata = v.nullish(
  v.object({ echelonId: v.optional(objectId), userId: v.optional(id), planId: v.optional(id) }),
);

/** The provider writes currencies in lower case. */
const currencyCode = v.nullish(v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/)));

/** No sum of money is larger than its column. */
const sum = v.pipe(minorUnits, v.minValue(-2_000_000_000), v.maxValue(2_000_000_000));
const amount = v.nullish(sum);
const instant = v.nullish(seconds);

/** An invoice. Its subscription is in one of two places, by the version of the provider's API. */
const invoice = v.object({
  /** Missing on an invoice that is only foreseen. */
  id: v.nullish(objectId),
  subscription: named,
  parent: v.nullish(v.object({ subscription_details: v.nullish(v.object({ subscription: named, metadata })) })),
  metadata,
  currency: currencyCode,
  /** Minor units. */
  amount_due: amount,
  amount_paid: amount,
  attempt_count: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
  payment_intent: named,
  charge: named,
  period_end: instant,
  next_payment_attempt: instant,
});
export type ProviderInvoice = v.InferOutput<typeof invoice>;

const paymentIntent = v.object({
  id: objectId,
  client_secret: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  invoice: named,
  metadata,
});

const source = v.object({ id: objectId, metadata });
export type ProviderSource = v.InferOutput<typeof source>;

/** One position of a subscription; newer versions of the provider's API keep the period here. */
const item = v.object({ price: named, current_period_start: instant, current_period_end: instant });

const subscription = v.object({
  id: objectId,
  metadata,
  status: v.picklist([
    'incomplete',
    'incomplete_expired',
    'trialing',
    'active',
    'past_due',
    'canceled',
    'unpaid',
    'paused',
  ]),
  cancel_at_period_end: v.nullish(v.boolean()),
  current_period_start: instant,
  current_period_end: instant,
  trial_end: instant,
  start_date: instant,
  items: v.nullish(v.object({ data: v.array(item) })),
  latest_invoice: v.nullish(
    v.union([
      v.pipe(
        objectId,
        v.transform(one => ({ id: one, amount_due: null })),
      ),
      v.object({ id: objectId, amount_due: amount }),
    ]),
  ),
  cancellation_details: v.nullish(
    v.object({
      reason: v.nullish(v.string()),
      // our eight words are the provider's own; one that it adds later says no more than "other"
      feedback: v.nullish(v.fallback(cancellationReason, 'other')),
      comment: v.nullish(
        v.pipe(
          v.string(),
          v.transform(words => words.slice(0, 1000)),
        ),
      ),
    }),
  ),
});
export type ProviderSubscription = v.InferOutput<typeof subscription>;

const schedule = v.object({
  id: objectId,
  subscription: named,
  metadata,
  status: v.picklist(['not_started', 'active', 'completed', 'released', 'canceled']),
  end_behavior: v.nullish(v.string()),
  phases: v.pipe(
    v.array(
      v.object({
        start_date: seconds,
        end_date: seconds,
        items: v.array(v.object({ price: named })),
        metadata,
        trial_end: instant,
        proration_behavior: v.nullish(v.string()),
      }),
    ),
    v.maxLength(100),
  ),
});
export type ProviderSchedule = v.InferOutput<typeof schedule>;

const providerEvent = <Type extends string, Entity extends v.GenericSchema>(type: Type, object: Entity) =>
  v.object({
    id: objectId,
    type: v.literal(type),
    /** When it happened, unix seconds; events arrive in any order. */
    created: seconds,
    data: v.object({ object }),
  });

export const invoicePaidEvent = providerEvent('invoice.paid', invoice);
export type InvoicePaidEvent = v.InferOutput<typeof invoicePaidEvent>;

export const invoiceUpcomingEvent = providerEvent('invoice.upcoming', invoice);
export type InvoiceUpcomingEvent = v.InferOutput<typeof invoiceUpcomingEvent>;

export const invoiceUpdatedEvent = providerEvent('invoice.updated', invoice);
export type InvoiceUpdatedEvent = v.InferOutput<typeof invoiceUpdatedEvent>;

export const paymentFailedEvent = providerEvent('invoice.payment_failed', invoice);
export type PaymentFailedEvent = v.InferOutput<typeof paymentFailedEvent>;

export const requiresActionEvent = providerEvent('payment_intent.requires_action', paymentIntent);
export type RequiresActionEvent = v.InferOutput<typeof requiresActionEvent>;

export const sourceExpiringEvent = providerEvent('customer.source.expiring', source);
export type SourceExpiringEvent = v.InferOutput<typeof sourceExpiringEvent>;

export const subscriptionCreatedEvent = providerEvent('customer.subscription.created', subscription);
export type SubscriptionCreatedEvent = v.InferOutput<typeof subscriptionCreatedEvent>;

export const subscriptionUpdatedEvent = providerEvent('customer.subscription.updated', subscription);
export type SubscriptionUpdatedEvent = v.InferOutput<typeof subscriptionUpdatedEvent>;

export const subscriptionDeletedEvent = providerEvent('customer.subscription.deleted', subscription);
export type SubscriptionDeletedEvent = v.InferOutput<typeof subscriptionDeletedEvent>;

export const scheduleUpdatedEvent = providerEvent('subscription_schedule.updated', schedule);
export type ScheduleUpdatedEvent = v.InferOutput<typeof scheduleUpdatedEvent>;

/** An event of our own systems: shop, scheduler, music service, machines in gyms. */
const ownEvent = { id: objectId, created: seconds };

/** One whose effect is no part of the membership: it is written down that it came. */
export const noticeEvent = v.object({ ...ownEvent, data: v.optional(v.record(v.string(), v.unknown())) });
export type NoticeEvent = v.InferOutput<typeof noticeEvent>;

/** Places in a challenge are given up: one member's, or without one those of everybody who has not completed it. */
export const collectionAbandonedEvent = v.object({
  ...ownEvent,
  data: v.object({ collectionId: id, userId: v.optional(id) }),
});
export type CollectionAbandonedEvent = v.InferOutput<typeof collectionAbandonedEvent>;

/** Everybody's best tries of a class, or of all classes of a type and length (`bike-1800`), are counted again. */
export const percentilesResetEvent = v.object({
  ...ownEvent,
  data: v.union([v.object({ formatId: id }), v.object({ contentId: id })], 'Name a formatId or a contentId.'),
});
export type PercentilesResetEvent = v.InferOutput<typeof percentilesResetEvent>;

/** What is known of a machine in a gym; `created` is when it was so. */
export const equipmentHealthEvent = v.object({
  ...ownEvent,
  data: v.object({
    serialNumber,
    status: v.picklist(['ready', 'inUse', 'offline', 'fault']),
    /** Of a fault, the maker's. */
    code: v.optional(text(40)),
    firmware: v.optional(text(40)),
    readings: v.optional(v.record(text(40), v.pipe(v.number(), v.finite()))),
  }),
});
export type EquipmentHealthEvent = v.InferOutput<typeof equipmentHealthEvent>;

/** An order of equipment, as the shop knows it. */
export const shopOrder = v.object({
  id,
  number: requiredText(40),
  email,
  items: v.pipe(
    v.array(
      v.object({
        sku: requiredText(64),
        name: requiredLine(200),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
        amount: sum,
      }),
    ),
    v.maxLength(200),
  ),
  /** Minor units. */
  total: sum,
  currency,
  status: orderStatus,
  placedAt: seconds,
  source: orderSource,
});
export type ShopOrder = v.InferOutput<typeof shopOrder>;

export const orderEvent = v.object({ ...ownEvent, data: shopOrder });
export type OrderEvent = v.InferOutput<typeof orderEvent>;

/**
 * What became of an event; `stale` and `ignored` changed nothing, `recorded` has no effect here. `mismatch`: the sum
 * that was paid is not the invoice's, so nothing is paid by it and a person has to check.
 */
export const eventOutcome = v.picklist(['applied', 'stale', 'ignored', 'recorded', 'mismatch']);
export type EventOutcome = v.InferOutput<typeof eventOutcome>;

/** A repeat has no outcome of its own. */
export const received = v.object({
  received: v.literal(true),
  duplicate: v.boolean(),
  outcome: v.optional(eventOutcome),
});
export type Received = v.InferOutput<typeof received>;

/** How many rows were deleted. */
export const cleared = v.object({ ...received.entries, sessions: v.number(), oneTimeTokens: v.number() });
export type Cleared = v.InferOutput<typeof cleared>;
