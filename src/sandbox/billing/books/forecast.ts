import type { QuoteItem } from '../../../core/contract/schemas/quote.js';
import { addDays } from '../../../core/dates.js';
import { settleDates } from '../account/next-dates.js';
import { confirm } from '../transitions/begin.js';
import { runDue } from '../transitions/period-end.js';
import { type Books, type Card, change, type Fact, type Sub, type Work } from './books.js';

/** A bill that comes by itself when nobody does anything and every charge goes through. */
export interface ForecastBill {
  /** Unix seconds. */
  date: number;
  lines: readonly QuoteItem[];
  /** Before account credit, minor units. */
  gross: number;
  creditApplied: number;
  /** What is taken from the card. */
  amount: number;
}

/** Books and the plans that they name, seen from an instant. */
export type Seen = Pick<Work, 'at' | 'books' | 'plan'>;

/** One thing that happened: the membership before it, the books after it, and what it has written down. */
export interface Moment {
  at: number;
  before: Sub | undefined;
  books: Books;
  facts: readonly Fact[];
}

/** How far ahead anything is looked for: no discount and no schedule reaches further. */
const HORIZON_DAYS = 3650;

/** A card that every bank says yes to. */
const goodCard: Card = { id: 'forecast', expMonth: 12, expYear: 9999, bank: { is: 'good' } };

/** Answers every question with yes: the card is good, the first payment confirmed, the receipt approved. */
function answeredYes({ at, books, plan }: Seen): Work {
  const work: Work = { at, facts: [], plan, books: { ...books, card: goodCard } };
  if (books.subscription?.status === 'pending') confirm(work);
  if (work.books.subscription?.provisional) {
    change(work, { provisional: null, heldCodes: null });
    settleDates(work);
  }
  return work;
}

/** Does something to books that are never written. */
export function asIf(seen: Seen, press: (work: Work) => unknown): Moment & Seen {
  const work: Work = { ...answeredYes(seen), facts: [] };
  const before = work.books.subscription;
  press(work);
  return { ...work, before };
}

/** Runs the engine forward, one thing that is due after the other. */
export function* ahead(seen: Seen, days = HORIZON_DAYS): Generator<Moment> {
  let { books } = answeredYes(seen);
  for (;;) {
    const due = books.subscription?.dueAt ?? null;
    if (due === null || due > addDays(seen.at, days)) return;
    const work: Work = { at: due, books, facts: [], plan: seen.plan };
    runDue(work);
    yield { at: due, before: books.subscription, books: work.books, facts: work.facts };
    books = work.books;
  }
}

const billsIn = ({ facts }: Moment): ForecastBill[] =>
  facts
    .filter(fact => fact.is === 'invoice')
    .map(({ at, lines, total, creditApplied, amountDue }) => ({
      date: at,
      lines,
      gross: total + creditApplied,
      creditApplied,
      amount: amountDue,
    }));

/**
 * The bills of the next days by the very rules that charge, with every charge answered yes. What is overdue already is
 * none of them: its card is tried again.
 */
export const forecast = (
  { books, plan }: Pick<Seen, 'books' | 'plan'>,
  { from, days }: { from: number; days: number },
): ForecastBill[] => [...ahead({ at: from, books, plan }, days)].flatMap(billsIn);

/** The first bill that comes by itself, however far away a pause puts it; null when none does. */
export function firstBill(seen: Seen): ForecastBill | null {
  for (const moment of ahead(seen)) {
    const [bill] = billsIn(moment);
    if (bill) return bill;
  }
  return null;
}
