import type { Plan } from '../../../core/contract/schemas/offers.js';
import { newId } from '../../db/ids.js';
import type { Provider } from '../tables/memberships.js';
import { change, type Sub, subscriptionIn, addHistory, type Work } from '../books/books.js';
import { isBilled, settleDates } from '../account/next-dates.js';
import { uncancel } from './cancel.js';
import { end } from './end.js';
import { runningEnd } from './extend.js';
import { clearPause } from './pause.js';
import { clearPendingChange, releaseSchedule } from './schedule-change.js';

/** The same membership with another provider; the old one ends now. What it costs there, and until when, is left to say. */
export function moveTo(work: Work, { plan, provider, reason }: Move): Sub {
  const old = subscriptionIn(work);
  const { code, scale } = plan.basePrice.currency;
  const sameMoney = code === old.currencyCode;
  end(work, { status: 'terminated', reason: 'migrated' });
  // what has left the books is never looked at again: it must not stay due
  settleDates(work);
  work.facts.push({ is: 'left', subscription: subscriptionIn(work) });
  const subscription: Sub = {
    ...old,
    id: newId('sub'),
    planId: plan.id,
    offerId: plan.id,
    createdAt: work.at,
    version: 1,
    channelKind: provider.kind,
    channelName: provider.name,
    provisioned: provider.kind === 'provisioned' || provider.kind === 'partner',
    currencyCode: code,
    currencyScale: scale,
    discount: sameMoney ? old.discount : null,
    periodPrice: 0,
    periodDiscounted: false,
    endsAt: null,
    pendingChange: null,
    schedule: null,
    phaseBorderAt: null,
    lastEventAt: null,
  };
  work.books = { ...work.books, subscription, addons: [] };
  addHistory(work, {
    type: 'migrated',
    summary: `Membership moved to ${provider.name}`,
    before: { subscriptionId: old.id, channel: old.channelName },
    after: { subscriptionId: subscription.id, channel: provider.name },
    ...(reason !== undefined && { reason }),
  });
  return subscription;
}

interface Move {
  plan: Plan;
  provider: Provider;
  reason?: string | undefined;
}

/**
 * The period that runs is used up where it was paid for, and the move waits for its end. A move means staying: it takes
 * the place of a cancellation or a pause that waits.
 */
function moveLater(work: Work, { plan, provider, reason }: Move): void {
  if (subscriptionIn(work).cancelAtPeriodEnd) uncancel(work);
  if (subscriptionIn(work).pauseAtPeriodEnd) clearPause(work);
  releaseSchedule(work);
  const sub = subscriptionIn(work);
  const effectiveAt = isBilled(sub) ? (sub.currentPeriodEnd ?? work.at) : runningEnd(work, sub);
  const { organizationCode, name, kind } = provider;
  change(work, { pendingChange: { planId: plan.id, effectiveAt, provider: { organizationCode, name, kind } } });
  addHistory(work, {
    type: 'migrationScheduled',
    summary: `Moves to ${name} with the next period`,
    before: { channel: sub.channelName },
    after: { channel: name, planId: plan.id, effectiveAt },
    ...(reason !== undefined && { reason }),
  });
}

/**
 * Moves a membership to another provider: a new one begins there when the running period of the old one ends (domain 1.4), so that
 * nobody pays twice for a day; at once where no period runs. To where it is already takes back a move that waits, and changes nothing else.
 */
export function migrate(work: Work, move: Move): void {
  const { startedAt, status, pendingChange, planId, channelKind, channelName } = subscriptionIn(work);
  const isHere = move.plan.id === planId && move.provider.kind === channelKind && move.provider.name === channelName;
  if (startedAt === null || status === 'paused') moveTo(work, move);
  else if (!isHere) moveLater(work, move);
  else if (pendingChange?.provider) clearPendingChange(work);
  settleDates(work);
}
