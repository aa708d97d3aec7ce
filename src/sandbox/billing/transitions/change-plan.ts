import { discountAmount, frequencyWords } from '../../../core/plan-terms.js';
import type { Plan } from '../../../core/contract/schemas/offers.js';
import type { QuoteItem } from '../../../core/contract/schemas/quote.js';
import { roundMinor } from '../../../core/money.js';
import { change, creditIn, type Sub, subscriptionIn, addHistory, type Work } from '../books/books.js';
import { type Charged, invoice } from '../books/invoicing.js';
import { isBilled, needsCard, quotedBill, settleDates } from '../account/next-dates.js';
import { wholePeriod } from '../books/periods.js';
import { type Quoted, quoteOf } from '../quote/quote.js';
import { daysLeft, totalsOf } from '../books/totals.js';
import { endAddons } from './end.js';
import { clearPendingChange, releaseSchedule } from './schedule-change.js';

/** Up now, down at the period's end: a lower price or a shorter period waits (domain 1.4). */
export function effectiveOf(from: Plan, to: Plan): 'now' | 'periodEnd' {
  return to.basePrice.value < from.basePrice.value || to.frequencyDays < from.frequencyDays ? 'periodEnd' : 'now';
}

interface Share {
  name: string;
  /** Minor units for the whole period. */
  price: number;
}

/** The part of a price that falls on what is left of the running period, to the second. */
export function remaining(
  { currentPeriodStart, currentPeriodEnd }: Sub,
  at: number,
  { name, price }: Share,
  sign: 1 | -1,
): QuoteItem[] {
  const start = currentPeriodStart ?? at;
  const end = currentPeriodEnd ?? at;
  const amount = end > start ? roundMinor((price * (end - at)) / (end - start)) : 0;
  if (amount === 0) return [];
  const days = daysLeft(at, start, end);
  const words = `${sign < 0 ? 'Unused' : 'Remaining'} time on ${name} (${days.left} of ${days.of} days)`;
  return [{ type: 'proration', name, days, description: words, amount: sign * amount, period: { start: at, end } }];
}

/** The name that distinguishes two plans on one bill. */
const label = ({ name, frequencyDays }: Plan): string => `${name}, ${frequencyWords(frequencyDays).adverb}`;

/** A pause was meant for the end of the period that was running: one that starts again, and of another length, drops it. */
const dropsPause = ({ status, pauseAtPeriodEnd }: Sub, from: Plan, to: Plan): boolean =>
  status === 'active' && pauseAtPeriodEnd && from.frequencyDays !== to.frequencyDays;

interface Change {
  lines: QuoteItem[];
  becomes: Partial<Sub>;
  addonsEnd: boolean;
}

/** The plan changes while a trial runs: it stays a trial and costs nothing today. */
function inTrial({ at, books }: Work, sub: Sub, from: Plan, to: Plan): Change {
  const period = { start: at, end: sub.trialEnd ?? at };
  const addonsEnd = from.frequencyDays !== to.frequencyDays && books.addons.length > 0;
  return {
    lines: [{ type: 'plan', name: label(to), description: label(to), amount: 0, period }],
    becomes: { planId: to.id },
    addonsEnd,
  };
}

/** Equal periods: the difference for what is left of this one. Another length: a period of its own from now on. */
function prorated(work: Work, sub: Sub, from: Plan, to: Plan): Change {
  const { at, books } = work;
  const unused = remaining(sub, at, { name: label(from), price: sub.periodPrice }, -1);
  if (from.frequencyDays === to.frequencyDays) {
    const cut = sub.periodDiscounted && sub.discount ? discountAmount(to.basePrice.value, sub.discount) : 0;
    const periodPrice = to.basePrice.value - cut;
    return {
      lines: [...unused, ...remaining(sub, at, { name: label(to), price: periodPrice }, 1)],
      becomes: { planId: to.id, periodPrice },
      addonsEnd: false,
    };
  }
  const addonsBack = books.addons
    .filter(({ periodPaid }) => periodPaid)
    .flatMap(({ name, amount }) => remaining(sub, at, { name, price: amount }, -1));
  const { lines, becomes } = wholePeriod({
    plan: to,
    addons: [],
    discount: sub.discount,
    discountSpent: sub.discountSpent,
    at,
  });
  const unpaused = dropsPause(sub, from, to) ? { pauseAtPeriodEnd: false, resumesAt: null } : {};
  return {
    lines: [...unused, ...addonsBack, ...lines],
    becomes: { ...becomes, ...unpaused, planId: to.id },
    addonsEnd: books.addons.length > 0,
  };
}

function changeOf(work: Work, to: Plan): Change {
  const sub = subscriptionIn(work);
  const from = work.plan(sub.planId);
  if (sub.status === 'inactive' || !isBilled(sub)) return { lines: [], becomes: { planId: to.id }, addonsEnd: false };
  return sub.status === 'trialing' ? inTrial(work, sub, from, to) : prorated(work, sub, from, to);
}

/** What a change of plan costs today and next; nothing is changed by it. */
export function quoteChange(
  work: Work,
  to: Plan,
  wanted: 'now' | 'periodEnd' | undefined,
  blockers: readonly string[],
): Quoted {
  const sub = subscriptionIn(work);
  const { at, books } = work;
  const from = work.plan(sub.planId);
  const { currency } = to.basePrice;
  const effective = sub.status === 'active' ? (wanted ?? effectiveOf(from, to)) : 'now';
  const later = effective === 'periodEnd';
  const end = sub.currentPeriodEnd ?? at;
  const sameLength = from.frequencyDays === to.frequencyDays;
  const changed: Change = later
    ? {
        lines: [
          {
            type: 'plan',
            name: label(to),
            description: label(to),
            amount: 0,
            period: { start: end, end: end + to.frequencyDays * 86_400 },
          },
        ],
        becomes: {},
        addonsEnd: !sameLength && books.addons.length > 0,
      }
    : changeOf(work, to);
  const totals = totalsOf(changed.lines, creditIn(books, currency), currency);
  const after: Sub = {
    ...sub,
    ...changed.becomes,
    pendingChange: later ? { planId: to.id, effectiveAt: end } : null,
    schedule: null,
  };
  const addons = changed.addonsEnd ? [] : books.addons;
  const scheduled = sub.schedule?.status === 'active' || sub.schedule?.status === 'notStarted';
  return quoteOf(at, totals, {
    kind: 'change',
    planId: to.id,
    offerId: null,
    currency,
    effective,
    effectiveAt: later ? end : at,
    ...quotedBill({ plan: work.plan, books: { subscription: after, addons } }, totals.accountCreditAfter, currency),
    discount: after.discount && { name: after.discount.name, endsAt: after.discount.endsAt },
    needsCard: totals.dueToday > 0 || needsCard({ plan: work.plan, books: { ...books, subscription: after, addons } }),
    blockers: [...blockers],
    notices: [
      ...(changed.addonsEnd ? ['addonsEnd' as const] : []),
      ...(!later && dropsPause(sub, from, to) ? ['pauseDropped' as const] : []),
      ...(scheduled ? ['scheduleReleased' as const] : []),
      ...(sub.pendingChange && sub.pendingChange.planId !== to.id ? ['replacesPendingChange' as const] : []),
    ],
    becomes: changed.becomes,
    lines: changed.lines,
  });
}

/** Changes the plan now. The answer says what the bank said; only a payment that went through may be kept. */
export function changePlan(work: Work, to: Plan, present: boolean): Charged {
  const sub = subscriptionIn(work);
  const from = work.plan(sub.planId);
  const { lines, becomes, addonsEnd } = changeOf(work, to);
  clearPendingChange(work);
  releaseSchedule(work);
  if (addonsEnd) endAddons(work);
  change(work, becomes);
  if (dropsPause(sub, from, to))
    addHistory(work, { type: 'resumed', summary: 'Pause taken back: a new period has begun' });
  const billed = invoice(work, 'change', lines, { present });
  addHistory(work, {
    type: 'planChanged',
    summary: `Plan changed from ${label(from)} to ${label(to)}`,
    before: { planId: from.id },
    after: { planId: to.id },
    ...(billed && { amount: billed.totals.dueToday, currency: to.basePrice.currency }),
  });
  settleDates(work);
  return billed?.charged ?? { is: 'paid' };
}
