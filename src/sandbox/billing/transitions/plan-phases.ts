import type { Phase, Schedule } from '../../../core/contract/schemas/account.js';
import type { AddPhase, EditPhase } from '../../../core/contract/schemas/account-actions.js';
import { addDays } from '../../../core/dates.js';
import { newId } from '../../db/ids.js';
import { wrongField } from '../../http/input/fields.js';
import { Refusal } from '../../http/refusal.js';
import { settleDates } from '../account/next-dates.js';
import { addHistory, change, type Sub, subscriptionIn, type Work } from '../books/books.js';
import { demandDiscount } from '../books/discounts.js';
import { asIf } from '../books/forecast.js';
import { betterDiscountRuns, betterRuns } from '../books/one-discount.js';
import { clearPendingChange, demandBilled } from './schedule-change.js';

const planName = (work: Work, id: string): string => work.plan(id).name;

/** The schedule that is on, or a new one that begins with the plan of now up to the end of its period: the first one, where none has begun. */
function scheduleOf(
  { schedule, planId, currentPeriodStart, currentPeriodEnd, status, createdAt }: Sub,
  plan: Work['plan'],
): Schedule {
  if (schedule?.status === 'notStarted' || schedule?.status === 'active') return schedule;
  const endDate = currentPeriodEnd ?? addDays(createdAt, plan(planId).frequencyDays);
  const first: Phase = {
    id: newId('pha'),
    planId,
    startDate: Math.min(currentPeriodStart ?? createdAt, endDate),
    endDate,
    discount: null,
    trial: false,
    prorationBehavior: 'none',
  };
  return { status: status === 'inactive' ? 'notStarted' : 'active', endBehavior: 'release', phases: [first] };
}

/**
 * Throws where a phase would put a discount on the membership in place of one that takes more off, and staff give no
 * reason for it.
 */
function demandBetter(
  work: Work,
  phase: Phase,
  set: (phase: Phase) => (work: Work) => void,
  reason: string | undefined,
): void {
  if (!phase.discount || reason !== undefined) return;
  const without = asIf(work, set({ ...phase, discount: null }));
  const weighed = betterRuns(without, set(phase));
  if (weighed) throw betterDiscountRuns(weighed);
}

/** Adds a phase to the end. Phases follow one another without a gap. */
export function addPhase(work: Work, asked: AddPhase): void {
  const sub = subscriptionIn(work);
  demandBilled(sub);
  if (sub.pauseAtPeriodEnd) throw new Refusal('scheduleNotAllowed', 'A paused membership can have no schedule.');
  const plan = work.plan(asked.planId);
  const schedule = scheduleOf(sub, work.plan);
  const startDate = schedule.phases.at(-1)?.endDate ?? work.at;
  if (asked.startDate !== undefined && asked.startDate !== startDate)
    throw wrongField('startDate', 'A phase begins where the one before it ends.');
  if ((asked.endDate === undefined) === (asked.periods === undefined))
    throw wrongField('endDate', 'Give either an end or a number of periods.');
  const endDate = asked.endDate ?? addDays(startDate, plan.frequencyDays * (asked.periods ?? 1));
  if (endDate <= startDate) throw wrongField('endDate', 'A phase ends after it begins.');
  if (asked.discount) demandDiscount(asked.discount, sub);
  const phase: Phase = {
    id: newId('pha'),
    planId: plan.id,
    startDate,
    endDate,
    discount: asked.discount ?? null,
    trial: asked.trial ?? false,
    prorationBehavior: asked.prorationBehavior ?? 'none',
  };
  const set = (last: Phase) => (after: Work) => {
    clearPendingChange(after);
    change(after, {
      schedule: {
        ...schedule,
        endBehavior: asked.endBehavior ?? schedule.endBehavior,
        phases: [...schedule.phases, last],
      },
    });
    settleDates(after);
  };
  demandBetter(work, phase, set, asked.reason);
  set(phase)(work);
  addHistory(work, {
    type: 'phaseAdded',
    summary: `Phase added: ${plan.name}`,
    after: { ...phase },
    ...(asked.reason !== undefined && { reason: asked.reason }),
  });
  settleDates(work);
}

/** Changes a phase to come; of the running one its end, of a past one nothing. Later phases move along. */
export function editPhase(work: Work, { phaseId, endBehavior, reason, ...asked }: EditPhase): void {
  const sub = subscriptionIn(work);
  const { schedule } = sub;
  const index = schedule?.phases.findIndex(({ id }) => id === phaseId) ?? -1;
  const phase = schedule?.phases[index];
  if (!schedule || !phase || (schedule.status !== 'active' && schedule.status !== 'notStarted'))
    throw new Refusal('phaseNotFound', 'There is no such phase.');
  const begun = schedule.status === 'active';
  if (begun && phase.endDate <= work.at) throw wrongField('phaseId', 'This phase is over.');
  const runs = begun && phase.startDate <= work.at;
  const beyondEnd = Object.entries(asked).find(([field, value]) => field !== 'endDate' && value !== undefined)?.[0];
  if (runs && beyondEnd) throw wrongField(beyondEnd, 'Only the end of the running phase can change.');
  if (asked.planId !== undefined) work.plan(asked.planId);
  if (asked.discount) demandDiscount(asked.discount, sub);
  const edited: Phase = {
    ...phase,
    planId: asked.planId ?? phase.planId,
    endDate: asked.endDate ?? phase.endDate,
    trial: asked.trial ?? phase.trial,
    prorationBehavior: asked.prorationBehavior ?? phase.prorationBehavior,
    discount: asked.discount === undefined ? phase.discount : asked.discount,
  };
  if (edited.endDate <= Math.max(edited.startDate, begun ? work.at : 0))
    throw wrongField('endDate', 'A phase ends after it begins, and not in the past.');
  const by = edited.endDate - phase.endDate;
  const set = (to: Phase) => (after: Work) => {
    const phases = schedule.phases.map((one, at) =>
      at < index ? one : at === index ? to : { ...one, startDate: one.startDate + by, endDate: one.endDate + by },
    );
    change(after, { schedule: { ...schedule, phases, endBehavior: endBehavior ?? schedule.endBehavior } });
    settleDates(after);
  };
  if (asked.discount) demandBetter(work, edited, set, reason);
  set(edited)(work);
  addHistory(work, {
    type: 'phaseEdited',
    summary: `Phase changed: ${planName(work, edited.planId)}`,
    before: { ...phase },
    after: { ...edited },
    ...(reason !== undefined && { reason }),
  });
  settleDates(work);
}
