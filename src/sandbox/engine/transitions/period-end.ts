import type { Phase } from '../../../core/contract/schemas/account.js';
import { change, currencyOf, mail, type Sub, subscriptionIn, tell, type Work } from '../books.js';
import { closeOpen, invoice } from '../invoicing.js';
import { isBilled, settleDates } from '../next-dates.js';
import { wholePeriod } from '../periods.js';
import { becomePastDue, retryOverdue } from './dunning.js';
import { end, endAddons } from './end.js';
import { enterPhase, phaseAt, stepIntoPhase } from './phases.js';
import { resume } from './pause.js';

/** The change that waited for this moment. Another length of period ends the add-ons. */
function applyPendingChange(work: Work): void {
  const { pendingChange, planId } = subscriptionIn(work);
  if (!pendingChange) return;
  const from = work.plan(planId);
  const to = work.plan(pendingChange.planId);
  if (from.frequencyDays !== to.frequencyDays) endAddons(work);
  change(work, { planId: to.id, pendingChange: null });
  tell(work, { type: 'planChanged', summary: `Plan changed from ${from.name} to ${to.name}`, before: { planId: from.id }, after: { planId: to.id } });
}

/** A phase in which nothing is billed: one period as long as the phase. */
function trialPhase(work: Work, phase: Phase): void {
  change(work, {
    status: 'trialing', currentPeriodStart: work.at, currentPeriodEnd: phase.endDate, trialStart: work.at, trialEnd: phase.endDate,
    periodPrice: 0, periodDiscounted: false,
  });
  tell(work, { type: 'trialStarted', summary: 'Free phase begins', after: { trialEnd: phase.endDate } });
}

/** The next period, billed. A trial that ends turns into it. */
function renew(work: Work): void {
  const sub = subscriptionIn(work);
  const fromTrial = sub.status === 'trialing';
  const { lines, becomes } = wholePeriod({ plan: work.plan(sub.planId), addons: work.books.addons, discount: sub.discount, discountSpent: sub.discountSpent, at: work.at });
  work.books = { ...work.books, addons: work.books.addons.map((addon) => ({ ...addon, periodPaid: true })) };
  change(work, { ...becomes, status: 'active' });
  if (fromTrial) tell(work, { type: 'trialEnded', summary: 'Trial ended' });
  const bill = invoice(work, 'renewal', lines, false);
  if (bill && bill.charged.is !== 'paid') becomePastDue(work, bill);
  else tell(work, { type: 'renewed', summary: 'Membership renewed', amount: bill?.totals.dueToday ?? 0, currency: currencyOf(sub) });
}

function periodEnds(work: Work): void {
  const sub = subscriptionIn(work);
  // days from a code end by themselves, and nobody asked for that
  if (sub.cancelAtPeriodEnd) return end(work, { status: 'expired', reason: sub.status === 'trialing' && !sub.cancellation ? 'trial_ended' : 'requested' });
  endAddons(work, work.books.addons.filter(({ cancelAtPeriodEnd }) => cancelAtPeriodEnd).map(({ id }) => id));
  applyPendingChange(work);
  if (borderEnds(work)) return end(work, { status: 'expired', reason: 'requested' });
  const phase = phaseAt(subscriptionIn(work), work.at);
  if (phase) enterPhase(work, phase);
  if (sub.pauseAtPeriodEnd) {
    change(work, { status: 'paused', pausedAt: work.at, pauseAtPeriodEnd: false });
    tell(work, { type: 'paused', summary: 'Membership paused', after: { resumesAt: sub.resumesAt } });
    return mail(work, 'membershipPaused', { resumesAt: sub.resumesAt });
  }
  if (phase?.trial) return trialPhase(work, phase);
  if (sub.status === 'trialing' && !work.books.card) return end(work, { status: 'expired', reason: 'trial_ended' });
  renew(work);
}

/** Closes a schedule whose last phase is over; true when the membership ends with it. */
function borderEnds(work: Work): boolean {
  const { schedule } = subscriptionIn(work);
  if (schedule?.status !== 'active') return false;
  if ((schedule.phases.at(-1)?.endDate ?? 0) > work.at) return false;
  change(work, { schedule: { ...schedule, status: 'completed' } });
  return schedule.endBehavior === 'cancel';
}

/** A border between phases that is no end of a period. */
function borderWithin(work: Work): void {
  if (borderEnds(work)) return end(work, { status: 'expired', reason: 'requested' });
  const phase = phaseAt(subscriptionIn(work), work.at);
  if (phase?.startDate !== work.at) return;
  const { invoiceNow, lines } = stepIntoPhase(work, phase);
  const bill = invoiceNow ? invoice(work, 'phase', lines, false) : undefined;
  if (bill && bill.charged.is !== 'paid') becomePastDue(work, bill);
}

function pendingExpires(work: Work): void {
  closeOpen(work, 'void');
  end(work, { status: 'expired', reason: 'payment_failed' });
}

function given(work: Work, { status }: Sub): void {
  if (status === 'paused') return void resume(work, false);
  end(work, { status: 'expired', reason: subscriptionIn(work).channelKind === 'partner' ? 'partner' : 'requested' });
}

/** What happens to a subscription by itself at the instant that was set for it. */
export function runDue(work: Work): void {
  const sub = change(work, { phaseBorderAt: work.at });
  if (sub.status === 'pending') pendingExpires(work);
  else if (!isBilled(sub)) given(work, sub);
  else if (sub.status === 'past_due') retryOverdue(work, false);
  else if (sub.status === 'paused') resume(work, false);
  else if (sub.currentPeriodEnd !== null && sub.currentPeriodEnd <= work.at) periodEnds(work);
  else borderWithin(work);
  settleDates(work);
}
