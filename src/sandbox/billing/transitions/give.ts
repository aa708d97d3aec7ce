import type { Offer, Plan } from '../../../core/contract/schemas/offers.js';
import { addDays } from '../../../core/dates.js';
import { discountEndDate } from '../../../core/billing-terms.js';
import { change, type Sub, subscriptionIn, addHistory, type Work } from '../books/books.js';
import { settleDates } from '../account/next-dates.js';
import { blank, open } from './begin.js';

/** A subscription that is made now and begins with `activate`. */
export function createInactive(work: Work, offer: Offer, partnerId: string | null): void {
  const { discount, plan } = offer;
  open(
    work,
    blank(work, plan, {
      offerId: offer.id,
      status: 'inactive',
      partnerId,
      discount: discount ? { ...discount, startedAt: work.at, endsAt: discountEndDate(offer, work.at) ?? null } : null,
    }),
  );
  addHistory(work, {
    type: 'created',
    summary: `Membership made ready: ${plan.name}`,
    after: { planId: plan.id, offerId: offer.id, status: 'inactive' },
  });
  settleDates(work);
}

interface Given {
  plan: Plan;
  /** Null goes on without end. */
  endsAt: number | null;
  channel: Pick<Sub, 'channelKind' | 'channelName'>;
  partnerId: string | null;
  reason?: string | undefined;
}

/** A membership that nobody is billed for. */
export function provision(work: Work, { plan, endsAt, channel, partnerId, reason }: Given): void {
  open(work, {
    ...blank(work, plan, { offerId: plan.id, partnerId }),
    ...channel,
    provisioned: true,
    startedAt: work.at,
    currentPeriodStart: work.at,
    currentPeriodEnd: endsAt ?? addDays(work.at, plan.frequencyDays),
    endsAt,
  });
  addHistory(work, {
    type: 'created',
    summary: `Membership given: ${plan.name}`,
    after: { planId: plan.id, endsAt },
    ...(reason !== undefined && { reason }),
  });
  settleDates(work);
}

/** Brings back a membership that ended, as it was; its period goes on as if it had never stopped. */
export function reinstate(work: Work): void {
  const sub = subscriptionIn(work);
  change(work, {
    status: 'active',
    endedAt: null,
    endReason: null,
    endsAt: null,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    cancellation: null,
  });
  addHistory(work, {
    type: 'reinstated',
    summary: 'Membership brought back',
    before: { status: sub.status },
    after: { status: 'active' },
  });
  settleDates(work);
}
