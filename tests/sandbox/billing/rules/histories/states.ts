import type { Books, Sub } from '../../../../../src/sandbox/billing/books/books.js';
import { dueAt, isBilled } from '../../../../../src/sandbox/billing/account/next-dates.js';
import { isLive } from '../../../../../src/sandbox/billing/account/statuses.js';
import { RETRY_DAYS } from '../../../../../src/sandbox/billing/transitions/dunning.js';
import { holds } from './holds.js';
import { addons as addonOffers, planBy } from './shop.js';

const DAY = 86_400;
const runs = (schedule: Sub['schedule']): boolean => schedule?.status === 'active' || schedule?.status === 'notStarted';

function overdue(sub: Sub, { open }: Books): void {
  const late = sub.status === 'past_due';
  holds(late === (sub.pastDueAt !== null), 'past due has a since, and nothing else has', sub);
  holds(late === (sub.retryAt !== null), 'past due is tried again, and nothing else is', sub);
  holds(
    (late || sub.status === 'pending') === (open !== undefined),
    'an invoice is open while one is owed, and only then',
    sub,
    open,
  );
  const days = RETRY_DAYS[sub.retryCount];
  if (late)
    holds(
      days !== undefined && sub.retryAt === (sub.pastDueAt ?? 0) + days * DAY,
      'the card is tried on its days',
      sub,
    );
  else holds(sub.retryCount === 0, 'tries are counted while past due', sub);
}

function ending(sub: Sub, { addons }: Books): void {
  if (!sub.cancelAtPeriodEnd) {
    holds(sub.canceledAt === null && sub.cancellation === null, 'who stays has not canceled', sub);
    holds(!isBilled(sub) || sub.endsAt === null, 'who stays and pays has no end', sub);
    return;
  }
  holds(sub.status === 'trialing' || sub.status === 'active' || !isBilled(sub), 'only what runs is set to end', sub);
  holds(sub.endsAt !== null && sub.canceledAt !== null, 'who canceled has an end', sub);
  holds(!isBilled(sub) || sub.endsAt === sub.currentPeriodEnd, 'a membership ends with its period', sub);
  holds(
    sub.pendingChange === null && !sub.pauseAtPeriodEnd && !runs(sub.schedule),
    'nothing else is set for what ends',
    sub,
  );
  holds(sub.nextBillDate === null, 'what ends is not billed', sub);
  holds(
    addons.every(({ cancelAtPeriodEnd }) => cancelAtPeriodEnd),
    'add-ons end with their base',
    sub,
    addons,
  );
}

function pausing(sub: Sub): void {
  const paused = sub.status === 'paused';
  holds(paused === (sub.pausedAt !== null), 'paused has a since, and nothing else has', sub);
  holds(sub.resumesAt === null || paused || sub.pauseAtPeriodEnd, 'only a pause has an end', sub);
  holds(
    sub.resumesAt === null ||
      !isBilled(sub) ||
      sub.resumesAt > (paused ? (sub.pausedAt ?? 0) : (sub.currentPeriodEnd ?? 0)),
    'a pause has a length',
    sub,
  );
  holds(!(paused && sub.pauseAtPeriodEnd), 'what is paused is not pausing', sub);
  holds(
    !sub.pauseAtPeriodEnd || (isBilled(sub) && (sub.status === 'active' || sub.status === 'past_due')),
    'only what is billed waits for its pause',
    sub,
  );
}

/** A period was billed with the discount that was there then: another one, given within it, is not in its price. */
export function checkDiscount(was: Sub | undefined, is: Sub | undefined): void {
  if (
    !was ||
    !is ||
    was.id !== is.id ||
    was.currentPeriodStart !== is.currentPeriodStart ||
    was.periodPrice !== is.periodPrice
  )
    return;
  if (JSON.stringify(was.discount) === JSON.stringify(is.discount)) return;
  const phase = is.schedule?.phases.findLast(({ startDate }) => startDate <= (is.phaseBorderAt ?? 0));
  // a phase that is billed brings its own discount into the running period
  if (phase && phase.discount && phase.prorationBehavior !== 'none') return;
  holds(!is.periodDiscounted, 'a discount that came within a period was not billed with it', was, is);
}

function proof(sub: Sub): void {
  holds(!sub.provisional || sub.status === 'trialing', 'only months that are free wait for a receipt', sub);
  holds(
    !sub.provisional || !isBilled(sub) || sub.currentPeriodEnd === null || sub.dueAt !== null,
    'what waits for a receipt ends without one',
    sub,
  );
  holds(
    !sub.heldCodes || sub.status === 'pending' || sub.provisional !== null,
    'a code is held while it can go back',
    sub,
  );
}

function billing(sub: Sub): void {
  const next = sub.pendingChange?.provider;
  const bills =
    (next ? next.kind === 'card' : isBilled(sub)) &&
    !sub.cancelAtPeriodEnd &&
    !sub.pauseAtPeriodEnd &&
    (sub.status === 'trialing' || sub.status === 'active' || sub.status === 'past_due');
  holds(bills || sub.nextBillDate === null, 'a next bill only where one comes', sub);
  holds((sub.nextBillDate === null) === (sub.nextBillAmount === null), 'a next bill has a day and an amount', sub);
  holds(
    sub.nextBillDate === null || sub.nextBillDate >= (sub.currentPeriodEnd ?? 0),
    'a bill comes no sooner than the period ends',
    sub,
  );
  holds(
    sub.nextBillAmount === null || (Number.isInteger(sub.nextBillAmount) && sub.nextBillAmount >= 0),
    'a next bill is in whole cents',
    sub,
  );
  holds(Number.isInteger(sub.periodPrice) && sub.periodPrice >= 0, 'a period has a price in whole cents', sub);
  holds(
    sub.currencyCode === planBy(sub.planId).basePrice.currency.code,
    'a membership is in the currency of its plan',
    sub,
  );
}

function periods(sub: Sub): void {
  const { status, currentPeriodStart: start, currentPeriodEnd: end, trialStart, trialEnd } = sub;
  const waits = status === 'inactive';
  holds(
    waits === (start === null) && waits === (end === null) && waits === (sub.startedAt === null),
    'what has begun has a period',
    sub,
  );
  if (start !== null && end !== null) holds(start <= end, 'a period ends after it begins', sub);
  holds((trialStart === null) === (trialEnd === null), 'a trial has both ends', sub);
  if (status === 'trialing') holds(trialEnd !== null && trialEnd === end, 'a trial ends with its period', sub);
  else if (status !== 'paused') holds(trialEnd === null, 'only who is in a trial has one', sub);
}

function plansToCome(sub: Sub): void {
  const { pendingChange, schedule, currentPeriodEnd, planId } = sub;
  if (pendingChange) {
    const { provider } = pendingChange;
    holds(
      pendingChange.effectiveAt === currentPeriodEnd || (provider !== undefined && !isBilled(sub)),
      'a change waits for the end of the period',
      sub,
    );
    holds(provider !== undefined || pendingChange.planId !== planId, 'a change is to another plan', sub);
    holds(!runs(schedule), 'a change and a schedule exclude each other', sub);
    const goesOn = sub.status === 'trialing' || sub.status === 'active';
    holds(isBilled(sub) ? goesOn : provider !== undefined, 'a change waits only where a period will end', sub);
    holds(provider === undefined || !sub.pauseAtPeriodEnd, 'who moves does not pause', sub);
  }
  if (!schedule || !runs(schedule)) return;
  holds(isBilled(sub), 'a schedule only where we bill', sub);
  const { phases } = schedule;
  holds(
    phases.every(
      ({ startDate, endDate }, at) => endDate > startDate && (phases[at + 1]?.startDate ?? endDate) === endDate,
    ),
    'phases follow one another',
    sub,
  );
}

function extras(sub: Sub, { addons, userId }: Books): void {
  const { frequencyDays } = planBy(sub.planId);
  for (const addon of addons) {
    holds(
      addon.subscriptionId === sub.id && addon.userId === userId && addon.endedAt === null,
      'an add-on is of its base',
      addon,
      sub,
    );
    holds(
      addonOffers.find(({ guid }) => guid === addon.guid)?.plan.frequencyDays === frequencyDays,
      'an add-on is billed as often as its plan',
      addon,
      sub,
    );
  }
  holds(new Set(addons.map(({ guid }) => guid)).size === addons.length, 'an add-on is held once', addons);
}

function over(sub: Sub, { addons, open }: Books, now: number): void {
  holds(
    sub.endedAt !== null && sub.endedAt <= now && sub.endsAt === sub.endedAt && sub.endReason !== null,
    'what is over has an end and a reason',
    sub,
  );
  holds(sub.endedAt >= sub.createdAt, 'nothing ends before it begins', sub);
  holds(
    sub.heldCodes === null && (!sub.endReason.startsWith('proof') || sub.provisional !== null),
    'a receipt ends only what began on one',
    sub,
  );
  holds(
    sub.dueAt === null && sub.nextBillDate === null && sub.retryAt === null && sub.resumesAt === null,
    'nothing happens to what is over',
    sub,
  );
  holds(
    sub.pendingChange === null && !runs(sub.schedule) && !sub.pauseAtPeriodEnd,
    'nothing is set for what is over',
    sub,
  );
  holds(addons.length === 0 && open === undefined, 'nothing is left of what is over', addons, open);
}

/** Every state that is documented (domain 1.2, 1.3), seen as what has to be true of one. */
export function checkState(books: Books, now: number): void {
  const { subscription: sub } = books;
  holds(Object.values(books.credit).every(Number.isInteger), 'credit is in whole cents', books);
  if (!sub) return holds(books.addons.length === 0 && books.open === undefined, 'nothing is owed for nothing', books);
  holds(sub.currentPeriodStart === null || sub.currentPeriodStart <= now, 'a period has begun', sub, now);
  if (!isLive(sub.status)) return over(sub, books, now);
  holds(sub.endedAt === null && sub.endReason === null, 'what lives has no end', sub);
  const due = dueAt(sub);
  holds(
    sub.dueAt === due || (due !== null && due < now && sub.dueAt !== null && sub.dueAt <= now),
    'what is due next follows from the rest',
    sub,
    due,
  );
  overdue(sub, books);
  ending(sub, books);
  pausing(sub);
  proof(sub);
  billing(sub);
  periods(sub);
  plansToCome(sub);
  extras(sub, books);
}

type Move = `${Sub['status'] | 'none'}>${Sub['status']}`;

const begins: readonly Move[] = [
  'none>pending',
  'none>trialing',
  'none>active',
  'terminated>pending',
  'terminated>trialing',
  'terminated>active',
  'expired>pending',
  'expired>trialing',
  'expired>active',
];
const ends: readonly Move[] = [
  'pending>terminated',
  'inactive>terminated',
  'trialing>terminated',
  'active>terminated',
  'past_due>terminated',
  'paused>terminated',
];

/** The moves of domain 1.3, by what brings them about. A status that stays is always one. */
const allowed: Readonly<Record<string, readonly Move[]>> = {
  clock: [
    'pending>expired',
    'trialing>active',
    'trialing>past_due',
    'trialing>expired',
    'active>trialing',
    'active>past_due',
    'active>paused',
    'active>expired',
    'past_due>terminated',
    'past_due>active',
    'paused>active',
    'paused>past_due',
    'paused>expired',
  ],
  subscribe: begins,
  subscribeInactive: ['none>inactive', 'terminated>inactive', 'expired>inactive'],
  subscribeProvisioned: ['none>active', 'terminated>active', 'expired>active'],
  activate: ['pending>active', 'pending>trialing', 'inactive>active', 'inactive>trialing'],
  cancel: ['pending>terminated', 'inactive>terminated', 'past_due>terminated', 'paused>terminated'],
  terminate: ends,
  unpause: ['paused>active'],
  pause: ['active>paused'],
  redeem: ['none>trialing', 'terminated>trialing', 'expired>trialing', 'inactive>trialing'],
  payment: ['past_due>active', 'pending>active', 'pending>trialing'],
  decideReceipt: ['trialing>terminated'],
};

/** Whether a membership may go from one status to another by this cause. */
export function checkMove(cause: string, before: Sub | undefined, after: Sub | undefined): void {
  if (before === after || !after)
    return holds(before === undefined || after !== undefined, 'no membership is lost', before);
  const from = before?.status ?? 'none';
  const moves = cause === 'migrate' || (cause === 'clock' && before?.pendingChange?.provider !== undefined);
  const living = before !== undefined && isLive(before.status) && !moves;
  holds(!living || before.id === after.id, 'a living membership is never replaced by another', cause, before, after);
  if (from === after.status) return;
  holds(
    allowed[cause]?.some(move => move === `${from}>${after.status}`) ?? false,
    `${cause} leads from ${from} to ${after.status}`,
    before,
    after,
  );
}
