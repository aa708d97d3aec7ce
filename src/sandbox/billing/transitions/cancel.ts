import type { Cancel } from '../../../core/contract/schemas/account-actions.js';
import { change, mail, subscriptionIn, addHistory, type Work } from '../books/books.js';
import { closeOpen } from '../books/invoicing.js';
import { isBilled, settleDates } from '../account/next-dates.js';
import { runningEnd } from './extend.js';
import { clearPendingChange } from './schedule-change.js';
import { end } from './end.js';

/** Statuses in which a period runs that was paid for, or is free: the membership goes on to its end. */
const runs = (status: string): boolean => status === 'trialing' || status === 'active';

/** Ends a membership with its period, or at once where none runs: then nothing is owed any more and no payment is tried again. */
export function cancel(work: Work, { reason, comment }: Cancel): void {
  const sub = subscriptionIn(work);
  const cancellation = { reason: reason ?? null, comment: comment ?? null };
  change(work, { cancellation, canceledAt: work.at });
  if (!runs(sub.status)) {
    closeOpen(work, 'void');
    end(work, { status: 'terminated', reason: 'requested', comment });
    return settleDates(work);
  }
  clearPendingChange(work);
  const endsAt = isBilled(sub) ? sub.currentPeriodEnd : (sub.endsAt ?? runningEnd(work, sub));
  change(work, {
    cancelAtPeriodEnd: true,
    endsAt,
    pauseAtPeriodEnd: false,
    resumesAt: null,
    schedule: sub.schedule && { ...sub.schedule, status: 'canceled' },
  });
  work.books = { ...work.books, addons: work.books.addons.map(addon => ({ ...addon, cancelAtPeriodEnd: true })) };
  addHistory(work, {
    type: 'canceled',
    summary: 'Membership set to end with its period',
    after: { endsAt },
    ...(reason && { reason }),
    ...(comment && { comment }),
  });
  mail(work, 'membershipCanceled', { endsAt });
  settleDates(work);
}

/** Keeps a membership; one that was given for a term keeps that. What was canceled with it, add-ons among it, stays canceled. */
export function uncancel(work: Work): void {
  const { endsAt, provisioned, currentPeriodEnd } = subscriptionIn(work);
  change(work, {
    cancelAtPeriodEnd: false,
    canceledAt: null,
    cancellation: null,
    endsAt: provisioned && endsAt === currentPeriodEnd ? endsAt : null,
  });
  addHistory(work, { type: 'uncanceled', summary: 'Membership kept' });
  settleDates(work);
}
