import { addDays } from '../../../core/dates.js';
import { Refusal } from '../../http/refusal.js';
import { subscriptionIn, type Work } from '../books/books.js';
import { closeOpen } from '../books/invoicing.js';
import { settleDates } from '../account/next-dates.js';
import { isLive } from '../account/statuses.js';
import { end } from './end.js';
import { reinstate } from './give.js';
import { pauseNow, requireReturn, resume } from './pause.js';

/** A partner's member stops now, until a day or until the partner says so. */
export function pauseByPartner(work: Work, resumesAt: number | undefined): void {
  const until = resumesAt ?? null;
  requireReturn(work.at, until, 'Choose a day to come.');
  pauseNow(work, until);
}

/** And goes on. A term that ran out in the meantime is over. */
export function resumeByPartner(work: Work): void {
  const { endsAt } = subscriptionIn(work);
  if (endsAt !== null && endsAt <= work.at)
    throw new Refusal('subscriptionEnded', 'The term of this membership has run out.');
  resume(work, true);
}

/** The partner takes back what it gave. */
export function terminateByPartner(work: Work, comment: string | undefined): void {
  closeOpen(work, 'void');
  end(work, { status: 'terminated', reason: 'partner', comment });
  settleDates(work);
}

/** The partner gives back what it took: not what another party ended, and not after a whole period without it (domain 1.3). */
export function reinstateByPartner(work: Work): void {
  const { status, endReason, endedAt, planId } = subscriptionIn(work);
  if (isLive(status) || endReason !== 'partner' || endedAt === null)
    throw new Refusal('notTerminated', 'This membership was not terminated by you.');
  if (work.at > addDays(endedAt, work.plan(planId).frequencyDays))
    throw new Refusal(
      'reinstatementTooLate',
      'More than a whole period has passed since the end. Subscribe again instead.',
    );
  reinstate(work);
}
