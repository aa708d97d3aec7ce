import type { Phase } from '../../../core/contract/schemas/account.js';
import { addDays } from '../../../core/dates.js';
import type { PendingChange } from '../tables/memberships.js';
import {
  change,
  currencyOf,
  grantDelay,
  mail,
  type Sub,
  subscriptionIn,
  addHistory,
  type Work,
} from '../books/books.js';
import { closeOpen, invoice } from '../books/invoicing.js';
import { dueAt, isBilled, needsCard, passedBorder, phasesOf, settleDates } from '../account/next-dates.js';
import { wholePeriod } from '../books/periods.js';
import { becomePastDue, retryOverdue } from './dunning.js';
import { end, endAddons } from './end.js';
import { moveTo } from './migrate.js';
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
  addHistory(work, {
    type: 'planChanged',
    summary: `Plan changed from ${from.name} to ${to.name}`,
    before: { planId: from.id },
    after: { planId: to.id },
  });
}

/** A phase in which nothing is billed: one period as long as the phase. */
function trialPhase(work: Work, start: number, phase: Phase): void {
  change(work, {
    status: 'trialing',
    currentPeriodStart: start,
    currentPeriodEnd: phase.endDate,
    trialStart: start,
    trialEnd: phase.endDate,
    periodPrice: 0,
    periodDiscounted: false,
  });
  work.books = { ...work.books, addons: work.books.addons.map(addon => ({ ...addon, periodPaid: false })) };
  addHistory(work, { type: 'trialStarted', summary: 'Free phase begins', after: { trialEnd: phase.endDate } });
  grantDelay(work, 'trial');
}

/** The next period, billed. A trial that ends turns into it. */
function renew(work: Work, start: number): void {
  const sub = subscriptionIn(work);
  const fromTrial = sub.status === 'trialing';
  const { lines, becomes } = wholePeriod({
    plan: work.plan(sub.planId),
    addons: work.books.addons,
    discount: sub.discount,
    discountSpent: sub.discountSpent,
    at: start,
  });
  work.books = { ...work.books, addons: work.books.addons.map(addon => ({ ...addon, periodPaid: true })) };
  change(work, { ...becomes, status: 'active' });
  if (fromTrial) addHistory(work, { type: 'trialEnded', summary: 'Trial ended' });
  const bill = invoice(work, 'renewal', lines, { present: false });
  if (bill && bill.charged.is !== 'paid') becomePastDue(work, bill);
  else
    addHistory(work, {
      type: 'renewed',
      summary: 'Membership renewed',
      amount: bill?.totals.dueToday ?? 0,
      currency: currencyOf(sub),
    });
}

/** A phase that was not entered yet. */
const isNew = ({ schedule }: Sub, phase: Phase, passed: number): boolean =>
  schedule?.status === 'notStarted' || phase.startDate > passed;

/** The move to another provider that waited for this moment: the first period there begins, and is billed if we bill it. */
function movesOn(work: Work, due: number, { planId, provider }: Required<PendingChange>): void {
  const { status } = subscriptionIn(work);
  const plan = work.plan(planId);
  if (status === 'trialing' && provider.kind === 'card' && !work.books.card)
    return end(work, { status: 'expired', reason: 'trial_ended' });
  moveTo(work, { plan, provider });
  change(work, {
    status: 'active',
    startedAt: due,
    currentPeriodStart: due,
    currentPeriodEnd: addDays(due, plan.frequencyDays),
    trialStart: null,
    trialEnd: null,
  });
  if (isBilled(subscriptionIn(work))) renew(work, due);
}

const isMove = (pending: PendingChange | null): pending is Required<PendingChange> => pending?.provider !== undefined;

function periodEnds(work: Work, { due, passed }: Moment): void {
  const sub = subscriptionIn(work);
  if (isMove(sub.pendingChange)) return movesOn(work, due, sub.pendingChange);
  // days from a code end by themselves, which no member requested
  if (sub.cancelAtPeriodEnd)
    return end(work, {
      status: 'expired',
      reason: sub.status === 'trialing' && !sub.cancellation ? 'trial_ended' : 'requested',
    });
  endAddons(
    work,
    work.books.addons.filter(({ cancelAtPeriodEnd }) => cancelAtPeriodEnd).map(({ id }) => id),
  );
  applyPendingChange(work);
  if (borderEnds(work, due)) return end(work, { status: 'expired', reason: 'requested' });
  const phase = phaseAt(subscriptionIn(work), due);
  if (phase && isNew(sub, phase, passed)) enterPhase(work, phase);
  if (sub.pauseAtPeriodEnd) {
    change(work, { status: 'paused', pausedAt: work.at, pauseAtPeriodEnd: false });
    addHistory(work, { type: 'paused', summary: 'Membership paused', after: { resumesAt: sub.resumesAt } });
    return mail(work, 'membershipPaused', { resumesAt: sub.resumesAt });
  }
  if (phase?.trial) return trialPhase(work, due, phase);
  if (sub.status === 'trialing' && !work.books.card && needsCard(work))
    return end(work, { status: 'expired', reason: 'trial_ended' });
  renew(work, due);
}

/** Closes a schedule whose last phase is over; true when the membership ends with it. */
function borderEnds(work: Work, due: number): boolean {
  const sub = subscriptionIn(work);
  const last = phasesOf(sub).at(-1);
  if (!sub.schedule || !last || last.endDate > due) return false;
  change(work, { schedule: { ...sub.schedule, status: 'completed' } });
  return sub.schedule.endBehavior === 'cancel';
}

/** A border between phases that is no end of a period. */
function borderWithin(work: Work, { due, passed }: Moment): void {
  if (borderEnds(work, due)) return end(work, { status: 'expired', reason: 'requested' });
  const sub = subscriptionIn(work);
  const phase = phaseAt(sub, due);
  if (!phase || !isNew(sub, phase, passed)) return;
  const bill = stepIntoPhase(work, phase);
  if (bill && bill.charged.is !== 'paid') becomePastDue(work, bill);
}

function pendingExpires(work: Work): void {
  closeOpen(work, 'void');
  end(work, { status: 'expired', reason: 'payment_failed' });
}

/** A trial of a membership that another party bills is over: it goes on in that party's periods. */
function trialElsewhere(work: Work, { trialEnd, planId }: Sub): void {
  const start = trialEnd ?? work.at;
  change(work, {
    status: 'active',
    currentPeriodStart: start,
    currentPeriodEnd: addDays(start, work.plan(planId).frequencyDays),
    trialStart: null,
    trialEnd: null,
  });
  addHistory(work, { type: 'trialEnded', summary: 'Trial ended' });
}

function given(work: Work, sub: Sub): void {
  if (isMove(sub.pendingChange) && sub.status !== 'paused' && sub.pendingChange.effectiveAt <= work.at)
    return movesOn(work, work.at, sub.pendingChange);
  if (sub.endsAt !== null && sub.endsAt <= work.at)
    return end(work, { status: 'expired', reason: sub.channelKind === 'partner' ? 'partner' : 'requested' });
  if (sub.status === 'paused') return void resume(work, false);
  trialElsewhere(work, sub);
}

interface Moment {
  /** When the period or phase ends. Behind `work.at` where an overdue payment held it up: periods leave no gap. */
  due: number;
  /** Up to when phases were entered before. */
  passed: number;
}

/** What a period or a phase that ends brings. */
function runPeriods(work: Work, sub: Sub): void {
  const moment = { due: dueAt(sub) ?? work.at, passed: passedBorder(sub) };
  change(work, { phaseBorderAt: moment.due });
  if (sub.currentPeriodEnd !== null && sub.currentPeriodEnd <= moment.due) periodEnds(work, moment);
  else borderWithin(work, moment);
}

/** What happens to a subscription by itself at the instant that was set for it. */
export function runDue(work: Work): void {
  const sub = subscriptionIn(work);
  if (sub.provisional && sub.provisional.until <= work.at) end(work, { status: 'expired', reason: 'proof_undecided' });
  else if (sub.status === 'pending') pendingExpires(work);
  else if (!isBilled(sub)) given(work, sub);
  else if (sub.status === 'past_due') retryOverdue(work, false);
  else if (sub.status === 'paused') resume(work, false);
  else runPeriods(work, sub);
  settleDates(work);
}
