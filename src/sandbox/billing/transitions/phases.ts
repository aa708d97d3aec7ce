import { discountAmount } from '../../../core/plan-terms.js';
import type { Phase, Schedule } from '../../../core/contract/schemas/account.js';
import type { AddPhase, EditPhase } from '../../../core/contract/schemas/account-actions.js';
import { addDays, DAY } from '../../../core/dates.js';
import { roundMinor } from '../../../core/money.js';
import { newId } from '../../db/ids.js';
import { Refusal } from '../../http/refusal.js';
import { change, type Sub, subscriptionIn, addHistory, type Work } from '../books/books.js';
import { asIf } from '../books/forecast.js';
import { betterDiscountRuns, betterRuns } from '../books/one-discount.js';
import { demandDiscount } from '../books/discounts.js';
import { wrongField } from '../../http/input/fields.js';
import { type Billed, invoice } from '../books/invoicing.js';
import { phasesOf, settleDates } from '../account/next-dates.js';
import { discountIn } from '../books/periods.js';
import { endAddons } from './end.js';
import { clearPendingChange, demandBilled } from './schedule-change.js';
import { remaining } from './change-plan.js';

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
