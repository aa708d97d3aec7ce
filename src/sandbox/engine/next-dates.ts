import type { Books, Sub, Work } from './books.js';
import { change, subscriptionIn } from './books.js';
import { grossAt } from './periods.js';

/** A first payment that nobody confirms is given up after 23 hours (domain 1.3). */
const PENDING_LIFE = 23 * 3600;

/** Whether our own engine bills it. */
export const isBilled = ({ channelKind, provisioned }: Pick<Sub, 'channelKind' | 'provisioned'>): boolean => channelKind === 'card' && !provisioned;

/** The next border between phases that lies ahead; null without one. */
export function nextBorder({ schedule }: Sub, after: number): number | null {
  if (schedule?.status !== 'notStarted' && schedule?.status !== 'active') return null;
  const borders = schedule.phases.flatMap(({ startDate, endDate }) => [startDate, endDate]).filter((at) => at > after);
  return borders.length > 0 ? Math.min(...borders) : null;
}

/** When something happens to a subscription by itself; null when nothing does. */
export function dueAt(sub: Sub): number | null {
  const { status, createdAt, currentPeriodEnd, retryAt, resumesAt, endsAt } = sub;
  if (status === 'pending') return createdAt + PENDING_LIFE;
  if (status === 'terminated' || status === 'expired' || status === 'inactive') return null;
  if (!isBilled(sub)) return status === 'paused' ? resumesAt : endsAt;
  if (status === 'past_due') return retryAt;
  if (status === 'paused') return resumesAt;
  if (currentPeriodEnd === null) return null;
  return Math.min(currentPeriodEnd, nextBorder(sub, Math.max(sub.currentPeriodStart ?? 0, sub.phaseBorderAt ?? 0)) ?? currentPeriodEnd);
}

/** The plan of the period that follows the running one. */
function followingPlan(sub: Sub): string {
  const { pendingChange, schedule, currentPeriodEnd, planId } = sub;
  if (pendingChange) return pendingChange.planId;
  const phase = schedule && schedule.status !== 'released' && schedule.phases.find(({ startDate, endDate }) => currentPeriodEnd !== null && startDate <= currentPeriodEnd && endDate > currentPeriodEnd);
  return phase ? phase.planId : planId;
}

/** What the next invoice asks for, before account credit; null when none will come by itself. */
export function nextBill(work: Pick<Work, 'books' | 'plan'>): { date: number; gross: number } | null {
  const { subscription: sub, addons }: Books = work.books;
  if (!sub || !isBilled(sub) || sub.cancelAtPeriodEnd || sub.pauseAtPeriodEnd || sub.currentPeriodEnd === null) return null;
  if (sub.status !== 'trialing' && sub.status !== 'active' && sub.status !== 'past_due') return null;
  const plan = work.plan(followingPlan(sub));
  const sameLength = plan.frequencyDays === work.plan(sub.planId).frequencyDays;
  const staying = sameLength ? addons.filter(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd) : [];
  return { date: sub.currentPeriodEnd, gross: grossAt({ plan, addons: staying, discount: sub.discount, discountSpent: sub.discountSpent, at: sub.currentPeriodEnd }) };
}

/** Brings the fields that follow from others up to date; the last step of every action. */
export function settleDates(work: Work): void {
  const next = nextBill(work);
  change(work, { nextBillDate: next?.date ?? null, nextBillAmount: next?.gross ?? null });
  change(work, { dueAt: dueAt(subscriptionIn(work)) });
}
