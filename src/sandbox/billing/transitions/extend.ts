import type { Extend } from '../../../core/contract/schemas/account-actions.js';
import { addDays, DAY } from '../../../core/dates.js';
import { change, type Sub, subscriptionIn, addHistory, type Work } from '../books/books.js';
import { wrongField } from '../../http/input/fields.js';
import { isBilled, settleDates } from '../account/next-dates.js';

const later = (at: number | null, by: number): number | null => (at === null ? null : at + by);

/** Moves the end of the running period, and everything that hangs on it, by so many seconds. */
export function moveEnd(work: Work, by: number): void {
  const sub = subscriptionIn(work);
  const from = sub.currentPeriodEnd;
  const { schedule, pendingChange } = sub;
  const moved: Partial<Sub> = {
    currentPeriodEnd: later(from, by),
    trialEnd: sub.status === 'trialing' ? later(sub.trialEnd, by) : sub.trialEnd,
    endsAt: later(sub.endsAt, by),
    resumesAt: sub.pauseAtPeriodEnd ? later(sub.resumesAt, by) : sub.resumesAt,
    pendingChange: pendingChange && { ...pendingChange, effectiveAt: pendingChange.effectiveAt + by },
    schedule:
      schedule && from !== null
        ? {
            ...schedule,
            phases: schedule.phases.map(phase => ({
              ...phase,
              startDate: phase.startDate >= from ? phase.startDate + by : phase.startDate,
              endDate: phase.endDate >= from ? phase.endDate + by : phase.endDate,
            })),
          }
        : schedule,
  };
  change(work, moved);
  settleDates(work);
}

/** The end of the period that runs now, also where nobody bills periods and the first one is long over. */
export function runningEnd({ at, plan }: Work, { currentPeriodEnd, planId }: Sub): number {
  const end = currentPeriodEnd ?? at;
  const length = plan(planId).frequencyDays * DAY;
  return end > at ? end : end + length * (Math.floor((at - end) / length) + 1);
}

/** The end that an extension moves: of the membership where it was given, else of the period. */
const endOf = (sub: Sub): number | null =>
  isBilled(sub) ? sub.currentPeriodEnd : (sub.endsAt ?? sub.currentPeriodEnd);

/** Gives days: by a number, or up to an instant. */
export function extend(work: Work, { days, until, reason }: Extend): void {
  const sub = subscriptionIn(work);
  const from = endOf(sub) ?? work.at;
  if ((days === undefined) === (until === undefined))
    throw wrongField('days', 'Give either a number of days or a day.');
  const to = until ?? addDays(from, days ?? 0);
  if (to <= from) throw wrongField('until', 'Choose a day after the present end.');
  if (to > addDays(from, 1095)) throw wrongField('until', 'Choose a day within three years.');
  moveEnd(work, to - from);
  addHistory(work, {
    type: 'extended',
    summary: 'Membership extended',
    before: { end: from },
    after: { end: to },
    reason,
  });
}
