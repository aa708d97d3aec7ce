import type { EndReason } from '../../../core/contract/schemas/account.js';
import {
  change,
  currencyOf,
  mail,
  moveCredit,
  type Sub,
  subscriptionIn,
  addHistory,
  type Work,
} from '../books/books.js';

/** Ends add-ons, all of them or those that are named, and says so. */
export function endAddons(work: Work, ids: readonly string[] = work.books.addons.map(({ id }) => id)): void {
  const ending = new Set(ids);
  for (const id of ending) work.facts.push({ is: 'addonEnded', at: work.at, id });
  work.books = { ...work.books, addons: work.books.addons.filter(({ id }) => !ending.has(id)) };
}

const summaries: Readonly<Record<EndReason, string>> = {
  requested: 'Membership ended',
  payment_failed: 'Membership ended: the last payment failed',
  staff: 'Membership ended by customer support',
  fraud: 'Membership ended',
  migrated: 'Membership moved to another provider',
  partner: 'Membership ended by the partner',
  trial_ended: 'Trial ended without a payment method',
  proof_rejected: 'Membership ended: the receipt was not accepted',
  proof_undecided: 'Membership ended: the receipt was not approved in time',
};

/** A code whose membership never became final goes back to its member, and what it gave comes back to us. */
function returnCodes(work: Work, sub: Sub): void {
  for (const { code, credit } of sub.heldCodes ?? []) {
    moveCredit(work, -credit, currencyOf(sub), 'redemptionReturned');
    work.facts.push({ is: 'codeReturned', code });
  }
}

interface End {
  status: 'terminated' | 'expired';
  reason: EndReason;
  comment?: string | undefined;
}

/** The end of a subscription, however it came about. Nothing of it is left to happen. */
export function end(work: Work, { status, reason, comment }: End): void {
  const sub = subscriptionIn(work);
  endAddons(work);
  returnCodes(work, sub);
  change(work, {
    status,
    endReason: reason,
    endedAt: work.at,
    endsAt: work.at,
    pauseAtPeriodEnd: false,
    resumesAt: null,
    pendingChange: null,
    retryAt: null,
    heldCodes: null,
    schedule: sub.schedule && {
      ...sub.schedule,
      status: sub.schedule.status === 'completed' ? 'completed' : 'canceled',
    },
  });
  addHistory(work, {
    type: reason === 'migrated' ? 'migrated' : status,
    summary: summaries[reason],
    reason,
    before: { status: sub.status },
    after: { status },
    ...(comment !== undefined && { comment }),
  });
  if (reason !== 'migrated') mail(work, 'membershipEnded', { reason });
}
