import type { CancellationReason, EndReason } from '../../../core/contract/schemas/account.js';
import { change, grantDelay, mail, type Sub, subscriptionIn, addHistory, type Work } from '../books/books.js';
import { closeOpen } from '../books/invoicing.js';
import { isBilled, settleDates } from '../account/next-dates.js';
import { paymentFailed, payOutside, type ReportedInvoice, type Verdict } from './apply-event.js';
import { isLive } from '../account/statuses.js';
import { blank, open as begin } from '../transitions/begin.js';
import { cancel, uncancel } from '../transitions/cancel.js';
import { end } from '../transitions/end.js';
import { moveEnd } from '../transitions/extend.js';
import { pauseNow } from '../transitions/pause.js';

/** A subscription as the billing provider describes it, all of it at once. */
export interface ReportedSubscription {
  id: string;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid' | 'paused';
  /** When this was so, unix seconds. */
  asOf: number;
  /** Null where the event does not say. */
  cancelAtPeriodEnd: boolean | null;
  period: { start: number; end: number } | null;
  cancellation: { because: string | null; reason: CancellationReason | null; comment: string | null };
  latestInvoice: ReportedInvoice | null;
}

const endReasons: Readonly<Record<string, EndReason>> = { payment_failed: 'payment_failed', payment_disputed: 'fraud' };

const isRunning = ({ status }: Sub): boolean => status === 'trialing' || status === 'active' || status === 'past_due';

/** `customer.subscription.deleted`: it is over, now. What is open is owed by nobody, unless it is over because nobody paid. */
export function subscriptionDeleted(
  work: Work,
  { status, cancellation: { because, reason, comment } }: ReportedSubscription,
): Verdict {
  const sub = subscriptionIn(work);
  if (!isLive(sub.status) || !isBilled(sub)) return 'ignored';
  const unpaid = status === 'unpaid' || status === 'incomplete_expired';
  const why = unpaid ? 'payment_failed' : (endReasons[because ?? ''] ?? 'requested');
  closeOpen(work, why === 'payment_failed' && sub.status === 'past_due' ? 'uncollectible' : 'void');
  change(work, {
    requiresAction: null,
    ...((reason !== null || comment !== null) && { cancellation: { reason, comment } }),
  });
  end(work, { status: status === 'incomplete_expired' ? 'expired' : 'terminated', reason: why });
  settleDates(work);
  return 'applied';
}

/** The provider says that it runs: what was owed has been paid, what was paused or tried goes on in the period that it names. */
function becomeActive(work: Work, { period, latestInvoice }: ReportedSubscription): void {
  const { status } = subscriptionIn(work);
  const { open } = work.books;
  // an invoice is settled by its own total and no other
  if (open && latestInvoice?.id === open.id && (latestInvoice.amountDue ?? open.amountDue) !== open.amountDue) return;
  if ((status === 'past_due' || status === 'pending') && open)
    return payOutside(work, open, latestInvoice?.reference ?? open.id);
  if ((status !== 'paused' && status !== 'trialing') || !period || period.end <= work.at) return;
  change(work, {
    status: 'active',
    currentPeriodStart: period.start,
    currentPeriodEnd: period.end,
    trialStart: null,
    trialEnd: null,
    pausedAt: null,
    resumesAt: null,
    provisional: null,
    heldCodes: null,
  });
  if (status === 'trialing') return addHistory(work, { type: 'trialEnded', summary: 'Trial ended' });
  addHistory(work, { type: 'resumed', summary: 'Membership resumed' });
  mail(work, 'membershipResumed');
}

function syncStatus(work: Work, reported: ReportedSubscription): void {
  if (reported.status === 'active') becomeActive(work, reported);
  if (reported.status === 'past_due' && reported.latestInvoice)
    paymentFailed(work, {
      ...reported.latestInvoice,
      amountDue: reported.latestInvoice.amountDue ?? subscriptionIn(work).nextBillAmount,
    });
  if (reported.status === 'paused' && subscriptionIn(work).status === 'active') pauseNow(work, null);
}

/** The period as the provider bills it. A state from before our running period began says nothing about it. */
function syncPeriod(work: Work, { period, asOf }: ReportedSubscription): void {
  const sub = subscriptionIn(work);
  const { currentPeriodStart: start, currentPeriodEnd: finish } = sub;
  if (!period || !isRunning(sub) || finish === null || period.end <= work.at || asOf < (start ?? 0)) return;
  if (period.end !== finish) {
    moveEnd(work, period.end - finish);
    addHistory(work, {
      type: 'extended',
      summary: 'Period moved by the payment provider',
      before: { end: finish },
      after: { end: period.end },
    });
  }
  if (period.start <= work.at && period.start < period.end) change(work, { currentPeriodStart: period.start });
}

/** Whether it ends with its period. A member who has decided since is not overruled. */
function syncCanceling(
  work: Work,
  { cancelAtPeriodEnd: ends, asOf, cancellation: { reason, comment } }: ReportedSubscription,
): void {
  const sub = subscriptionIn(work);
  if (ends === null || ends === sub.cancelAtPeriodEnd || !isRunning(sub)) return;
  if (!ends) return asOf >= (sub.canceledAt ?? 0) ? uncancel(work) : undefined;
  // our own cancel would end an overdue membership at once, which is not what was said
  if (sub.status !== 'past_due') return cancel(work, { reason: reason ?? undefined, comment: comment ?? undefined });
  change(work, {
    cancelAtPeriodEnd: true,
    canceledAt: work.at,
    endsAt: sub.currentPeriodEnd,
    cancellation: { reason, comment },
  });
  addHistory(work, {
    type: 'canceled',
    summary: 'Membership set to end with its period',
    after: { endsAt: sub.currentPeriodEnd },
  });
}

/** `customer.subscription.created` and `.updated`: ours becomes what the provider's is. What is over stays over. */
export function syncSubscription(work: Work, reported: ReportedSubscription): Verdict {
  const sub = subscriptionIn(work);
  if (!isLive(sub.status) || !isBilled(sub)) return 'ignored';
  if (reported.status === 'canceled' || reported.status === 'unpaid' || reported.status === 'incomplete_expired')
    return subscriptionDeleted(work, reported);
  syncStatus(work, reported);
  syncPeriod(work, reported);
  syncCanceling(work, reported);
  settleDates(work);
  return 'applied';
}

/** A subscription that was made at the provider becomes one of ours, under its name there, once it runs. */
export function adoptSubscription(work: Work, planId: string, reported: ReportedSubscription): Verdict {
  const { subscription } = work.books;
  const { status, period } = reported;
  if (
    (subscription && isLive(subscription.status)) ||
    (status !== 'active' && status !== 'trialing') ||
    !period ||
    period.end <= work.at
  )
    return 'ignored';
  const plan = work.plan(planId);
  begin(
    work,
    blank(work, plan, {
      id: reported.id,
      offerId: plan.id,
      status,
      startedAt: period.start,
      currentPeriodStart: period.start,
      currentPeriodEnd: period.end,
      ...(status === 'trialing'
        ? { trialStart: period.start, trialEnd: period.end }
        : { periodPrice: plan.basePrice.value }),
    }),
  );
  addHistory(work, {
    type: 'created',
    summary: `Membership started: ${plan.name}`,
    after: { planId: plan.id, status },
  });
  if (status === 'trialing') grantDelay(work, 'trial');
  syncCanceling(work, reported);
  settleDates(work);
  return 'applied';
}
