import type { Pause } from '../../../core/contract/schemas/account-actions.js';
import { addDays } from '../../../core/dates.js';
import { MONTH_DAYS } from '../../../core/plan-terms.js';
import { change, creditIn, currencyOf, mail, type Sub, subscriptionIn, addHistory, type Work } from '../books/books.js';
import { wrongField } from '../../http/input/fields.js';
import { type Charged, invoice } from '../books/invoicing.js';
import { isBilled, needsCard, quotedBill, settleDates } from '../account/next-dates.js';
import { wholePeriod } from '../books/periods.js';
import { type Quoted, quoteOf } from '../quote/quote.js';
import { totalsOf } from '../books/totals.js';
import { becomePastDue } from './dunning.js';
import { endAddons } from './end.js';

/** Nobody's place is kept for longer than a year. */
const LONGEST_DAYS = 366;

/** Refuses a day on which a pause that begins at `begins` cannot end; null is no day. */
export function requireReturn(begins: number, until: number | null, tooEarly: string): void {
  if (until === null) return;
  if (until <= begins) throw wrongField('resumesAt', tooEarly);
  if (until > addDays(begins, LONGEST_DAYS)) throw wrongField('resumesAt', 'Choose a day within a year.');
}

/** Sets a pause for the end of the running period; where nobody bills one it begins now. */
export function pause(work: Work, { resumesAt, months }: Pause): void {
  const sub = subscriptionIn(work);
  const billed = isBilled(sub);
  const begins = (billed ? sub.currentPeriodEnd : null) ?? work.at;
  const until = resumesAt ?? (months === undefined ? null : addDays(begins, months * MONTH_DAYS));
  requireReturn(begins, until, 'Choose a day after the end of the running period.');
  if (!billed) return pauseNow(work, until);
  change(work, { pauseAtPeriodEnd: true, resumesAt: until });
  addHistory(work, {
    type: 'pauseScheduled',
    summary: 'Pause set for the end of the period',
    after: { pausesAt: begins, resumesAt: until },
  });
  settleDates(work);
}

/** A partner's members stop at once: nobody bills a period that would have to run out first. */
export function pauseNow(work: Work, resumesAt: number | null): void {
  change(work, { status: 'paused', pausedAt: work.at, pauseAtPeriodEnd: false, resumesAt });
  addHistory(work, { type: 'paused', summary: 'Membership paused', after: { resumesAt } });
  mail(work, 'membershipPaused', { resumesAt });
  settleDates(work);
}

/** The period that begins when a pause ends; undefined where nobody is billed. */
function comingBack(work: Work): ReturnType<typeof wholePeriod> {
  const sub = subscriptionIn(work);
  const addons = work.books.addons.filter(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd);
  if (!isBilled(sub)) return { lines: [], becomes: {} };
  return wholePeriod({
    plan: work.plan(sub.planId),
    addons,
    discount: sub.discount,
    discountSpent: sub.discountSpent,
    at: work.at,
  });
}

/** What coming back costs: a period that begins now. */
export function quoteResume(work: Work, blockers: readonly string[]): Quoted {
  const { at, books } = work;
  const sub = subscriptionIn(work);
  const { lines, becomes } = comingBack(work);
  const currency = currencyOf(sub);
  const totals = totalsOf(lines, creditIn(books, currency), currency);
  const after: Sub = { ...sub, ...becomes, status: 'active' };
  return quoteOf(at, totals, {
    kind: 'resume',
    planId: sub.planId,
    offerId: null,
    currency,
    ...quotedBill(
      { plan: work.plan, books: { subscription: after, addons: books.addons } },
      totals.accountCreditAfter,
      currency,
    ),
    discount: after.discount && { name: after.discount.name, endsAt: after.discount.endsAt },
    needsCard: totals.dueToday > 0 || needsCard({ plan: work.plan, books: { ...books, subscription: after } }),
    blockers: [...blockers],
    becomes,
    lines,
  });
}

/** Ends a pause: a new period begins now and is charged. By itself (`present` false) a card that fails makes it past due. */
export function resume(work: Work, present: boolean): Charged {
  const sub = subscriptionIn(work);
  const { lines, becomes } = comingBack(work);
  endAddons(
    work,
    work.books.addons.filter(({ cancelAtPeriodEnd }) => cancelAtPeriodEnd).map(({ id }) => id),
  );
  change(work, { ...becomes, status: 'active', pausedAt: null, resumesAt: null, pauseAtPeriodEnd: false });
  work.books = { ...work.books, addons: work.books.addons.map(addon => ({ ...addon, periodPaid: true })) };
  const bill = invoice(work, 'resume', lines, { present });
  addHistory(work, {
    type: 'resumed',
    summary: 'Membership resumed',
    ...(bill && { amount: bill.totals.dueToday, currency: currencyOf(sub) }),
  });
  mail(work, 'membershipResumed');
  if (bill && bill.charged.is !== 'paid' && !present) becomePastDue(work, bill);
  settleDates(work);
  return bill?.charged ?? { is: 'paid' };
}

/** Takes back a pause that has not begun. */
export function clearPause(work: Work): void {
  change(work, { pauseAtPeriodEnd: false, resumesAt: null });
  addHistory(work, { type: 'resumed', summary: 'Pause taken back' });
  settleDates(work);
}
