import { call } from './call.js';
import type {
  Cleared,
  CollectionAbandonedEvent,
  EquipmentHealthEvent,
  InvoicePaidEvent,
  InvoiceUpcomingEvent,
  InvoiceUpdatedEvent,
  NoticeEvent,
  OrderEvent,
  PaymentFailedEvent,
  PercentilesResetEvent,
  Received,
  RequiresActionEvent,
  ScheduleUpdatedEvent,
  SourceExpiringEvent,
  SubscriptionCreatedEvent,
  SubscriptionDeletedEvent,
  SubscriptionUpdatedEvent,
} from './schemas/webhooks.js';

/**
 * Calls that machines make. The secret is what allows them: the raw body is signed in `Stripe-Signature` (events of the
 * card provider) or, by the same scheme, in `Echelon-Signature` (all others). An event is applied once, and never after
 * a newer one of the same subscription. No page calls these.
 */
const signed = { needs: [], guard: ['webhook'], repeatable: 'event', fails: ['signatureInvalid'] } as const;

export const invoicePaid = call<InvoicePaidEvent, Received>()('POST', '/webhooks/invoice/paid', signed);
export const invoiceUpcoming = call<InvoiceUpcomingEvent, Received>()('POST', '/webhooks/invoice/upcoming', signed);
export const invoiceUpdated = call<InvoiceUpdatedEvent, Received>()('POST', '/webhooks/invoice/updated', signed);
export const paymentFailure = call<PaymentFailedEvent, Received>()('POST', '/webhooks/payment/failure', signed);
export const paymentIntentRequiresAction = call<RequiresActionEvent, Received>()(
  'POST',
  '/webhooks/payment-intent/requires-action',
  signed,
);
export const paymentSourceExpiring = call<SourceExpiringEvent, Received>()(
  'POST',
  '/webhooks/payment-source/expiring',
  signed,
);
export const subscriptionCreated = call<SubscriptionCreatedEvent, Received>()(
  'POST',
  '/webhooks/subscription/created',
  signed,
);
export const subscriptionUpdated = call<SubscriptionUpdatedEvent, Received>()(
  'POST',
  '/webhooks/subscription/updated',
  signed,
);
export const subscriptionDeleted = call<SubscriptionDeletedEvent, Received>()(
  'POST',
  '/webhooks/subscription/deleted',
  signed,
);
export const subscriptionScheduleUpdated = call<ScheduleUpdatedEvent, Received>()(
  'POST',
  '/webhooks/subscription/schedule-updated',
  signed,
);

/** Forgets sessions and one-time tokens that ended more than a day ago. */
export const clearExpiredSessions = call<NoticeEvent, Cleared>()('POST', '/webhooks/sessions/clear-expired', signed);
export const ordersChanged = call<OrderEvent, Received>()('POST', '/webhooks/orders', signed);
export const orderPlaced = call<OrderEvent, Received>()('POST', '/webhooks/orders/new', signed);

/** Takes members out of a challenge, as of the event's instant: whoever joined later stays, and so does who completed it. */
export const collectionAbandoned = call<CollectionAbandonedEvent, Received>()(
  'POST',
  '/webhooks/collections/abandon',
  signed,
);
export const equipmentHealth = call<EquipmentHealthEvent, Received>()(
  'POST',
  '/webhooks/commercial/equipment/health',
  signed,
);
export const feedfm = call<NoticeEvent, Received>()('POST', '/webhooks/feedfm', signed);

/** Counts everybody's best tries of a class or a format again, from the workouts. */
export const resetPercentiles = call<PercentilesResetEvent, Received>()(
  'POST',
  '/webhooks/workouts/percentiles/reset',
  signed,
);
