import type { Plan } from '../../../core/contract/schemas/offers.js';
import { change, type Sub, subscriptionIn, addHistory, type Work } from '../books/books.js';
import { isBilled, settleDates } from '../account/next-dates.js';
import { Refusal } from '../../http/refusal.js';

/** Takes back a change of plan, or a move to another provider, that waits for the period's end. */
export function clearPendingChange(work: Work): void {
  const { pendingChange, planId, channelName } = subscriptionIn(work);
  if (!pendingChange) return;
  change(work, { pendingChange: null });
  addHistory(work, {
    type: 'planChangeCleared',
    summary: pendingChange.provider ? `Stays with ${channelName}` : `Stays on ${work.plan(planId).name}`,
    before: { planId: pendingChange.planId },
    after: { planId },
  });
}

/** Lets go of a schedule, since the member decided otherwise; the plan of now stays. */
export function releaseSchedule(work: Work): void {
  const { schedule } = subscriptionIn(work);
  if (schedule?.status !== 'notStarted' && schedule?.status !== 'active') return;
  change(work, { schedule: { ...schedule, status: 'released' } });
  addHistory(work, { type: 'phaseEdited', summary: 'Schedule released' });
}

/** Refuses to plan for the end of a period where we bill none: it would never come. */
export function demandBilled(sub: Sub): void {
  if (!isBilled(sub))
    throw new Refusal('managedByChannel', 'This membership is billed elsewhere and can only be changed there.', {
      name: sub.channelName,
    });
}

/** Another plan from the end of this period on, in place of one chosen earlier; the present plan only clears that. */
export function schedulePlanChange(work: Work, to: Plan): void {
  const sub = subscriptionIn(work);
  const { planId, currentPeriodEnd, pendingChange } = sub;
  demandBilled(sub);
  if (to.id === planId) clearPendingChange(work);
  else {
    releaseSchedule(work);
    const effectiveAt = currentPeriodEnd ?? work.at;
    change(work, { pendingChange: { planId: to.id, effectiveAt } });
    addHistory(work, {
      type: 'planChangeScheduled',
      summary: `Changes to ${to.name} with the next period`,
      before: { planId: pendingChange?.planId ?? planId },
      after: { planId: to.id, effectiveAt },
    });
  }
  settleDates(work);
}
