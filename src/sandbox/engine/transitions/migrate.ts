import type { Plan } from '../../../core/contract/schemas/offers.js';
import { newId } from '../../db/ids.js';
import { roundMinor } from '../../../core/money.js';
import { type Sub, subscriptionIn, tell, type Work } from '../books.js';
import { isBilled, settleDates } from '../next-dates.js';
import { end } from './end.js';
import { runningEnd } from './extend.js';

export interface Provider {
  organizationCode: string;
  name: string;
  kind: Sub['channelKind'];
}

/**
 * Moves a membership to another provider. The old one ends now and the new one takes its place at once,
 * for the rest of the period that was paid for: nothing is charged before that period's end.
 */
export function migrate(work: Work, { plan, provider, reason }: { plan: Plan; provider: Provider; reason?: string | undefined }): void {
  const old = subscriptionIn(work);
  const sameMoney = plan.basePrice.currency.code === old.currencyCode;
  const begun = old.startedAt !== null;
  const runs = begun && old.status !== 'paused';
  const until = runs ? ((old.cancelAtPeriodEnd ? old.endsAt : null) ?? runningEnd(work, old)) : old.currentPeriodEnd;
  const whole = (until ?? 0) - (old.currentPeriodStart ?? 0);
  const left = Math.max(0, (until ?? work.at) - work.at);
  end(work, { status: 'terminated', reason: 'migrated' });
  // what has left the books is never looked at again: it must not stay due
  settleDates(work);
  work.facts.push({ is: 'left', subscription: subscriptionIn(work) });
  const { code, scale } = plan.basePrice.currency;
  const moved: Sub = {
    ...old, id: newId('sub'), planId: plan.id, offerId: plan.id, createdAt: work.at, version: 1,
    channelKind: provider.kind, channelName: provider.name, provisioned: provider.kind === 'provisioned' || provider.kind === 'partner',
    currencyCode: code, currencyScale: scale, startedAt: begun ? work.at : null,
    ...(runs && { currentPeriodStart: work.at, currentPeriodEnd: until }),
    endsAt: old.cancelAtPeriodEnd ? until : null,
    periodPrice: sameMoney && whole > 0 ? roundMinor((old.periodPrice * left) / whole) : 0,
    discount: sameMoney ? old.discount : null, pendingChange: null, schedule: null, lastEventAt: null,
  };
  // a pause that was to begin with a period of ours has none to wait for elsewhere
  const target: Sub = isBilled(moved) || !old.pauseAtPeriodEnd ? moved : { ...moved, pauseAtPeriodEnd: false, resumesAt: null };
  work.books = { ...work.books, subscription: target, addons: [] };
  tell(work, { type: 'migrated', summary: `Membership moved to ${provider.name}`, before: { subscriptionId: old.id, channel: old.channelName }, after: { subscriptionId: target.id, channel: provider.name }, ...(reason !== undefined && { reason }) });
  settleDates(work);
}
