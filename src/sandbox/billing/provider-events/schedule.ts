import type { Phase, Schedule } from '../../../core/contract/schemas/account.js';
import { newId } from '../../db/ids.js';
import { change, type Sub, subscriptionIn, addHistory, type Work } from '../books/books.js';
import { isBilled, settleDates } from '../account/next-dates.js';
import type { Verdict } from './apply-event.js';
import { clearPendingChange } from '../transitions/schedule-change.js';

/** A schedule as the billing provider describes it, all of it at once. */
export interface ReportedSchedule {
  status: Schedule['status'];
  endBehavior: Schedule['endBehavior'];
  phases: readonly Pick<Phase, 'planId' | 'startDate' | 'endDate' | 'trial' | 'prorationBehavior'>[];
}

/** One phase after the other, without a gap. */
const follow = (phases: ReportedSchedule['phases']): boolean =>
  phases.every(
    ({ startDate, endDate }, index) => endDate > startDate && (index === 0 || phases[index - 1]?.endDate === startDate),
  );

const mayHave = (sub: Sub): boolean =>
  isBilled(sub) &&
  !sub.cancelAtPeriodEnd &&
  (sub.status === 'inactive' || sub.status === 'trialing' || sub.status === 'active');

/** `subscription_schedule.updated`: ours becomes what the provider's is. A phase keeps its id and its discount as long as it begins at the same time. */
export function syncSchedule(work: Work, { status, endBehavior, phases }: ReportedSchedule): Verdict {
  const sub = subscriptionIn(work);
  if (!mayHave(sub) || phases.length === 0 || !follow(phases)) return 'ignored';
  const known = sub.schedule?.phases ?? [];
  const synced: Phase[] = phases.map(phase => {
    const before = known.find(({ startDate }) => startDate === phase.startDate);
    return { id: before?.id ?? newId('pha'), discount: before?.discount ?? null, ...phase };
  });
  if (status === 'active' || status === 'notStarted') clearPendingChange(work);
  // borders that are behind us are not ours to go through again
  change(work, { schedule: { status, endBehavior, phases: synced }, phaseBorderAt: work.at });
  addHistory(work, {
    type: 'phaseEdited',
    summary: 'Schedule changed by the payment provider',
    after: { status, phases: synced.length },
  });
  settleDates(work);
  return 'applied';
}
