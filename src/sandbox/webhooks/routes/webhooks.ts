import type * as webhooks from '../../../core/contract/webhooks.js';
import type { NoticeEvent, OrderEvent, ProviderInvoice, Received } from '../../../core/contract/schemas/webhooks.js';
import type { Work } from '../../billing/books/books.js';
import { readPlans } from '../../catalogue/plan-book.js';
import {
  invoicePaid,
  invoiceUpcoming,
  invoiceUpdated,
  paymentFailed,
  requiresAction,
  type ReportedInvoice,
  type Verdict,
} from '../../billing/provider-events/apply-event.js';
import { syncSchedule } from '../../billing/provider-events/schedule.js';
import { subscriptionDeleted } from '../../billing/provider-events/subscription.js';
import type { Context, Handlers } from '../../http/handler.js';
import { applyTo } from '../apply.js';
import { tellExpiring } from '../cards.js';
import { applyHealth } from '../equipment-health.js';
import { clearExpired } from '../clear-expired.js';
import { type Effect, receive, type Stamp } from '../events.js';
import { keepOrder, ORDER_TYPES } from '../orders.js';
import { upsert } from '../subscriptions.js';
import { applyAbandon, applyReset } from '../training.js';
import { namesOfInvoice, namesOfSubscription, readInvoice, readSchedule, readSubscription } from '../read-provider.js';

interface ProviderEvent<Entity> {
  id: string;
  type: string;
  created: number;
  data: { object: Entity };
}

/** Which of our own systems sends such events: shop, scheduler, machines … each has its own ids. */
const senderOf = (type: string): string => type.split('.')[0] ?? type;

/** Takes an event in, once, and answers what became of it. */
async function take(context: Context, stamp: Stamp, run: () => Promise<Effect>): Promise<Received> {
  const { effect: _, ...received } = await receive(context, stamp, run);
  return received;
}

/** An event of the card provider about one of its objects. */
const about =
  <Entity extends { id?: string | null | undefined }>(
    run: (context: Context, stamp: Stamp, entity: Entity) => Promise<Effect>,
  ) =>
  (context: Context, { id, type, created, data: { object } }: ProviderEvent<Entity>): Promise<Received> => {
    const stamp: Stamp = { sender: 'stripe', id, type, created, objectId: object.id ?? null };
    return take(context, stamp, () => run(context, stamp, object));
  };

const aboutInvoice = (rule: (work: Work, reported: ReportedInvoice) => Verdict) =>
  about<ProviderInvoice>((context, stamp, invoice) =>
    applyTo(context, stamp, namesOfInvoice(invoice), (work, known) => rule(work, readInvoice(invoice, known))),
  );

/** An event whose effect belongs to another part of the product: that it came is all that is kept here. */
const noted =
  (type: string) =>
  (context: Context, { id, created }: NoticeEvent): Promise<Received> =>
    take(context, { sender: senderOf(type), id, type, created, objectId: null }, async () => ({ outcome: 'recorded' }));

const order =
  (type: string) =>
  (context: Context, { id, created, data }: OrderEvent): Promise<Received> => {
    const stamp: Stamp = { sender: senderOf(type), id, type, created, objectId: data.id };
    return take(context, stamp, () => keepOrder(context, stamp, data));
  };

export const webhookHandlers = {
  invoicePaid: aboutInvoice(invoicePaid),
  invoiceUpcoming: aboutInvoice(invoiceUpcoming),
  invoiceUpdated: aboutInvoice(invoiceUpdated),
  paymentFailure: aboutInvoice(paymentFailed),

  paymentIntentRequiresAction: about((context, stamp, { client_secret: clientSecret, invoice, metadata }) =>
    applyTo(
      context,
      stamp,
      { invoices: [invoice, metadata?.echelonId], subscriptions: [metadata?.echelonId] },
      (work, known) =>
        requiresAction(work, {
          clientSecret,
          invoiceId: known?.id ?? invoice ?? null,
          link: `${context.host.portalUrl}/payment`,
        }),
    ),
  ),
  paymentSourceExpiring: about(tellExpiring),

  subscriptionCreated: about(upsert),
  subscriptionUpdated: about(upsert),
  subscriptionDeleted: about((context, stamp, subscription) =>
    applyTo(context, stamp, namesOfSubscription(subscription), (work, invoice) =>
      subscriptionDeleted(work, readSubscription(subscription, stamp.created, invoice)),
    ),
  ),
  subscriptionScheduleUpdated: about(async (context, stamp, schedule) => {
    const plans = await readPlans(context.db, context.host.publishableKey);
    const reported = readSchedule(schedule, id => plans.has(id));
    if (!reported) return { outcome: 'ignored' };
    return applyTo(
      context,
      stamp,
      { invoices: [], subscriptions: [schedule.subscription, schedule.metadata?.echelonId] },
      work => syncSchedule(work, reported),
    );
  }),

  async clearExpiredSessions(context, { id, created }) {
    const { effect, ...received } = await receive(
      context,
      { sender: senderOf('sessions'), id, type: 'sessions.clear_expired', created, objectId: null },
      async () => ({
        outcome: 'applied' as const,
        ...(await clearExpired(context.db, context.now)),
      }),
    );
    return { ...received, sessions: effect?.sessions ?? 0, oneTimeTokens: effect?.oneTimeTokens ?? 0 };
  },
  ordersChanged: order(ORDER_TYPES.changed),
  orderPlaced: order(ORDER_TYPES.placed),
  collectionAbandoned: (context, { id, created, data }) => {
    const type = 'collections.abandon';
    const stamp: Stamp = { sender: senderOf(type), id, type, created, objectId: data.collectionId };
    return take(context, stamp, () => applyAbandon(context, created, data));
  },
  equipmentHealth: (context, { id, created, data }) => {
    const type = 'commercial.equipment.health';
    const stamp: Stamp = { sender: senderOf(type), id, type, created, objectId: data.serialNumber };
    return take(context, stamp, () => applyHealth(context, created, data));
  },
  feedfm: noted('feedfm'),
  resetPercentiles: (context, { id, created, data }) => {
    const type = 'workouts.percentiles.reset';
    const objectId = 'formatId' in data ? data.formatId : data.contentId;
    return take(context, { sender: senderOf(type), id, type, created, objectId }, () => applyReset(context, data));
  },
} satisfies Handlers<keyof typeof webhooks>;
