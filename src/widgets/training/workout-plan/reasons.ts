import type { PlanReason } from '../../../core/contract/schemas/training/workout-plans.js';
import type { Day } from './week.js';

/** What depends on the day on which a class was put first: once it is moved, it is no longer so. */
const ofTheDay: readonly PlanReason['code'][] = ['favouriteDay', 'restDay', 'plannedRest', 'alreadyTrained'];

/** What is planned up to a day; no longer so once anything was moved. */
const ofTheOrder: readonly PlanReason['code'][] = ['withinLoad'];

const isMoved = ({ because }: Day): boolean => because.some(({ code }) => code === 'movedByMember');

/** The reasons of a day that still hold: those of a class go with it when it is moved, those of its day do not. */
export function reasonsOf(days: readonly Day[], day: Day): readonly PlanReason[] {
  const isFirst = !days.some(isMoved);
  const dayBefore = days[days.indexOf(day) - 1];
  const holds = ({ code }: PlanReason): boolean => {
    if (ofTheDay.includes(code)) return !isMoved(day);
    if (code === 'afterHardDay') return isFirst || dayBefore?.isHard === true;
    return isFirst || !ofTheOrder.includes(code);
  };
  return day.because.filter(holds);
}
