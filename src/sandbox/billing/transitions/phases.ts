import type { Phase } from '../../../core/contract/schemas/account.js';
import { DAY } from '../../../core/dates.js';
import { roundMinor } from '../../../core/money.js';
import { discountAmount } from '../../../core/plan-terms.js';
import { phasesOf } from '../account/next-dates.js';
import { addHistory, change, type Sub, subscriptionIn, type Work } from '../books/books.js';
import { type Billed, invoice } from '../books/invoicing.js';
import { discountIn } from '../books/periods.js';
import { remaining } from './change-plan.js';
import { endAddons } from './end.js';

/** A schedule of a membership that waited begins with it: its phases keep their lengths and count from now. */
export function startSchedule(work: Work): void {
  const { schedule } = subscriptionIn(work);
  if (schedule?.status !== 'notStarted') return;
  const by = work.at - (schedule.phases[0]?.startDate ?? work.at);
  const phases = schedule.phases.map(phase => ({
    ...phase,
    startDate: phase.startDate + by,
    endDate: phase.endDate + by,
  }));
  change(work, { schedule: { ...schedule, status: 'active', phases } });
}

/** The phase that begins or runs at an instant. */
export const phaseAt = (sub: Sub, at: number): Phase | undefined =>
  phasesOf(sub).find(({ startDate, endDate }) => startDate <= at && at < endDate);

/** The plan and discount of a phase, put on the subscription. Another length of period ends the add-ons. */
export function enterPhase(work: Work, phase: Phase): void {
  const sub = subscriptionIn(work);
  const [from, to] = [work.plan(sub.planId), work.plan(phase.planId)];
  if (from.frequencyDays !== to.frequencyDays) endAddons(work);
  change(work, {
    planId: phase.planId,
    ...(phase.discount && {
      discount: discountIn(phase, phase.discount),
      discountSpent: false,
      periodDiscounted: false,
    }),
    schedule: sub.schedule && { ...sub.schedule, status: 'active' },
  });
  if (sub.planId !== phase.planId)
    addHistory(work, {
      type: 'planChanged',
      summary: `Plan changed by schedule to ${to.name}`,
      before: { planId: sub.planId },
      after: { planId: phase.planId },
    });
}

/** What a phase takes off the running period: its own discount, else the one that this period was billed with. */
function cutWithin(before: Sub, phase: Phase, price: number): number {
  if (phase.discount) return discountAmount(price, phase.discount);
  return before.periodDiscounted && before.discount ? discountAmount(price, before.discount) : 0;
}

/**
 * A phase begins within a period: by its behaviour the difference is billed now, or joins the next invoice as credit or
 * as something owed, or nothing is billed until the next period. The period itself stays; a trial stays free.
 */
export function stepIntoPhase(work: Work, phase: Phase): Billed | undefined {
  const before = subscriptionIn(work);
  const { addons } = work.books;
  const from = work.plan(before.planId);
  const to = work.plan(phase.planId);
  const unused = remaining(before, work.at, { name: from.name, price: before.periodPrice }, -1);
  enterPhase(work, phase);
  if (phase.prorationBehavior === 'none' || before.status === 'trialing') return undefined;
  const ended = work.books.addons.length > 0 ? [] : addons.filter(({ periodPaid }) => periodPaid);
  const addonsBack = ended.flatMap(({ name, amount }) => remaining(before, work.at, { name, price: amount }, -1));
  const cut = cutWithin(before, phase, to.basePrice.value);
  const share =
    ((before.currentPeriodEnd ?? work.at) - (before.currentPeriodStart ?? work.at)) / (to.frequencyDays * DAY);
  const price = phase.trial ? 0 : roundMinor((to.basePrice.value - cut) * share);
  change(work, {
    periodPrice: price,
    periodDiscounted: cut > 0,
    ...(phase.discount && !phase.trial && cut > 0 && { discountSpent: true }),
  });
  const lines = [...unused, ...addonsBack, ...remaining(before, work.at, { name: to.name, price }, 1)];
  return invoice(work, 'phase', lines, { present: false, collect: phase.prorationBehavior === 'invoiceNow' });
}
