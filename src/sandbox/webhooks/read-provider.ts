import type { ProviderInvoice, ProviderSchedule, ProviderSubscription } from '../../core/contract/schemas/webhooks.js';
import type { ReportedInvoice } from '../billing/provider-events/apply-event.js';
import type { ReportedSchedule } from '../billing/provider-events/schedule.js';
import type { ReportedSubscription } from '../billing/provider-events/subscription.js';
import type { KnownInvoice } from './apply.js';
import type { Named } from './subject.js';

/** The names in an invoice: its own, and its subscription's from the place where the API's version puts it. */
export function namesOfInvoice({ id, subscription, parent, metadata }: ProviderInvoice): Named {
  const details = parent?.subscription_details;
  return {
    invoices: [id, metadata?.echelonId],
    subscriptions: [subscription, details?.subscription, details?.metadata?.echelonId, metadata?.echelonId],
  };
}

export const readInvoice = (invoice: ProviderInvoice, known: KnownInvoice): ReportedInvoice => ({
  id: known?.id ?? invoice.id ?? null,
  amountDue: invoice.amount_due ?? null,
  amountPaid: invoice.amount_paid ?? null,
  currencyCode: invoice.currency ?? null,
  attempts: invoice.attempt_count ?? 1,
  reference: invoice.payment_intent ?? invoice.charge ?? invoice.id ?? 'unknown',
  settled: known !== undefined && !known.open,
});

export const namesOfSubscription = ({ id, metadata, latest_invoice: latest }: ProviderSubscription): Named => ({
  invoices: [latest?.id],
  subscriptions: [id, metadata?.echelonId],
});

function periodOf({
  current_period_start,
  current_period_end,
  items,
  trial_end,
  start_date,
}: ProviderSubscription): ReportedSubscription['period'] {
  const [item] = items?.data ?? [];
  const start = current_period_start ?? item?.current_period_start ?? start_date;
  const end = current_period_end ?? item?.current_period_end ?? trial_end;
  return typeof start === 'number' && typeof end === 'number' ? { start, end } : null;
}

export function readSubscription(
  subscription: ProviderSubscription,
  asOf: number,
  known: KnownInvoice,
): ReportedSubscription {
  const { id, status, cancel_at_period_end, cancellation_details: details, latest_invoice: latest } = subscription;
  return {
    id,
    status,
    asOf,
    cancelAtPeriodEnd: cancel_at_period_end ?? null,
    period: periodOf(subscription),
    cancellation: {
      because: details?.reason ?? null,
      reason: details?.feedback ?? null,
      comment: details?.comment ?? null,
    },
    latestInvoice: latest
      ? {
          id: known?.id ?? latest.id,
          amountDue: latest.amount_due ?? null,
          amountPaid: null,
          currencyCode: null,
          attempts: 1,
          reference: latest.id,
          settled: known !== undefined && !known.open,
        }
      : null,
  };
}

const statuses = {
  not_started: 'notStarted',
  active: 'active',
  completed: 'completed',
  released: 'released',
  canceled: 'canceled',
} as const;

/** The provider's words for how the step into a phase is billed. */
const behaviors: Readonly<Record<string, ReportedSchedule['phases'][number]['prorationBehavior']>> = {
  create_prorations: 'prorate',
  always_invoice: 'invoiceNow',
};

/** Undefined when a phase is on a plan that is not ours: half a schedule would be worse than none. */
export function readSchedule(
  { status, end_behavior, phases }: ProviderSchedule,
  isPlan: (id: string) => boolean,
): ReportedSchedule | undefined {
  const reported = phases.flatMap(
    ({ start_date: startDate, end_date: endDate, items, metadata, trial_end, proration_behavior }) => {
      const planId = metadata?.planId ?? items[0]?.price ?? '';
      if (!isPlan(planId)) return [];
      return [
        {
          planId,
          startDate,
          endDate,
          trial: typeof trial_end === 'number' && trial_end >= endDate,
          prorationBehavior: behaviors[proration_behavior ?? ''] ?? ('none' as const),
        },
      ];
    },
  );
  if (reported.length !== phases.length) return undefined;
  return { status: statuses[status], endBehavior: end_behavior === 'cancel' ? 'cancel' : 'release', phases: reported };
}
