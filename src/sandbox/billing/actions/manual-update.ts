import type { ManualUpdate } from '../../../core/contract/schemas/account-actions.js';
import type { Discount, Plan } from '../../../core/contract/schemas/offers.js';
import { discountEndDate } from '../../../core/billing-terms.js';
import { addDays } from '../../../core/dates.js';
import { Refusal } from '../../http/refusal.js';
import { change, type Sub, subscriptionIn, addHistory, type Work } from '../books/books.js';
import { fromNextBill, putDiscount } from '../books/one-discount.js';
import { demandDiscount } from '../books/discounts.js';
import { wrongField } from '../../http/input/fields.js';
import { isBilled, settleDates } from '../account/next-dates.js';
import { moveEnd } from '../transitions/extend.js';
import { releaseSchedule } from '../transitions/schedule-change.js';

/** As far as anybody may move an end. */
const FARTHEST_DAYS = 1095;

/** What staff can change, and what follows from it by itself. */
const watched = [
  'planId',
  'currentPeriodEnd',
  'trialEnd',
  'endsAt',
  'resumesAt',
  'discount',
  'pendingChange',
] as const satisfies readonly (keyof Sub)[];

/** Statuses in which a period runs that was paid for, or is free. */
const runs = ({ status }: Sub): boolean => status === 'trialing' || status === 'active';

const isScheduled = ({ schedule }: Sub): boolean => schedule?.status === 'active' || schedule?.status === 'notStarted';

function demandAhead(path: string, to: number, at: number): void {
  if (to <= at) throw wrongField(path, 'Choose a day in the future.');
  if (to > addDays(at, FARTHEST_DAYS)) throw wrongField(path, 'Choose a day within three years.');
}

/** Another plan without a bill: what was paid for this period stays paid, the next one costs what the new plan does. */
function overridePlan(work: Work, to: Plan): void {
  const sub = subscriptionIn(work);
  const payable =
    !isBilled(sub) || (to.billingProvider.kind === 'card' && to.billingProvider.organizationCode !== undefined);
  if (to.basePrice.currency.code !== sub.currencyCode || !payable)
    throw new Refusal('planUnavailable', 'This plan is not available for this membership.');
  const otherLength = work.plan(sub.planId).frequencyDays !== to.frequencyDays;
  // an add-on is billed with its plan: with periods of another length its price would mean something else
  if (otherLength && work.books.addons.some(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd))
    throw wrongField('planId', 'End the add-ons of this membership first: they are billed by its present period.');
  releaseSchedule(work);
  change(work, {
    planId: to.id,
    pendingChange: sub.pendingChange?.planId === to.id && !sub.pendingChange.provider ? null : sub.pendingChange,
  });
}

/** Moves the end of the running period with all that hangs on it. The end of a membership that was given only moves where it is the same. */
function movePeriodEnd(work: Work, to: number, endIsGiven: boolean): void {
  const sub = subscriptionIn(work);
  const { currentPeriodStart: start, currentPeriodEnd: from, endsAt } = sub;
  if (to === from) return;
  if (!runs(sub) || from === null)
    throw wrongField('currentPeriodEnd', 'There is no running period whose end could move.');
  demandAhead('currentPeriodEnd', to, work.at);
  if (start !== null && to <= start) throw wrongField('currentPeriodEnd', 'A period ends after it begins.');
  if (to < from && isScheduled(sub))
    throw wrongField('currentPeriodEnd', 'A schedule is set for this membership: its period can only become longer.');
  const apart = endsAt !== null && endsAt !== from;
  if (apart && !endIsGiven && to > endsAt) throw wrongField('currentPeriodEnd', 'The membership ends before that day.');
  moveEnd(work, to - from);
  if (apart) change(work, { endsAt });
}

/** When a membership ends that we do not bill; null lets it go on. One that we bill ends with a period that was paid for. */
function moveMembershipEnd(work: Work, endsAt: number | null, givenPeriodEnd: number | undefined): void {
  const sub = subscriptionIn(work);
  if (endsAt === sub.endsAt) return;
  if (isBilled(sub))
    throw wrongField(
      'endsAt',
      'This membership is billed and ends with its period. Cancel it, or move the end of the period.',
    );
  if (!runs(sub)) throw wrongField('endsAt', 'There is no running period whose end could move.');
  if (endsAt === null && sub.cancelAtPeriodEnd)
    throw wrongField('endsAt', 'This membership is set to end. Keep it first.');
  if (endsAt === null) return void change(work, { endsAt });
  demandAhead('endsAt', endsAt, work.at);
  if (givenPeriodEnd !== undefined && endsAt < givenPeriodEnd)
    throw wrongField('endsAt', 'A membership does not end before its period.');
  const { currentPeriodEnd: periodEnd } = sub;
  const together = periodEnd === sub.endsAt && givenPeriodEnd === undefined;
  change(work, { endsAt, currentPeriodEnd: together || periodEnd === null ? endsAt : Math.min(periodEnd, endsAt) });
}

/** A discount from the next invoice on, as a code would give it, or none: the running period was not billed with it. */
function overrideDiscount(work: Work, discount: Discount | null): void {
  const sub = subscriptionIn(work);
  if (discount === null) return void change(work, { discount: null, periodDiscounted: false });
  if (!isBilled(sub)) throw wrongField('discount', 'We do not bill this membership.');
  demandDiscount(discount, sub);
  const endsAt = discountEndDate({ plan: work.plan(sub.planId), discount }, sub.currentPeriodEnd ?? work.at) ?? null;
  // staff give a reason for each manual update: they may replace a better one
  putDiscount(work, after => void fromNextBill(after, discount, endsAt), 'replace');
}

const picked = (sub: Sub, fields: readonly (typeof watched)[number][]): Record<string, unknown> =>
  Object.fromEntries(fields.map(field => [field, sub[field]]));

/** A staff override of what is given and nothing else. Only states that the membership could have reached by itself are let through. */
export function updateManually(
  work: Work,
  { planId, currentPeriodEnd, endsAt, discount, reason }: Omit<ManualUpdate, 'version'>,
): void {
  const was = work.books;
  const sub = subscriptionIn(work);
  if (sub.status === 'pending')
    throw new Refusal('subscriptionPending', 'The first payment of this membership is not confirmed yet.');
  if (planId !== undefined && planId !== sub.planId) overridePlan(work, work.plan(planId));
  if (currentPeriodEnd !== undefined) movePeriodEnd(work, currentPeriodEnd, endsAt !== undefined);
  if (endsAt !== undefined) moveMembershipEnd(work, endsAt, currentPeriodEnd);
  if (discount !== undefined) overrideDiscount(work, discount);
  const after = subscriptionIn(work);
  const changed = watched.filter(field => JSON.stringify(sub[field]) !== JSON.stringify(after[field]));
  if (changed.length === 0) {
    work.books = was;
    return;
  }
  addHistory(work, {
    type: 'manualUpdate',
    summary: 'Membership changed by customer support',
    before: picked(sub, changed),
    after: picked(after, changed),
    reason,
  });
  settleDates(work);
}
