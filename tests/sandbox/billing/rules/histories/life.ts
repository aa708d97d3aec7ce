import type { AccountAction } from '../../../../../src/core/contract/schemas/account.js';
import { addDays } from '../../../../../src/core/dates.js';
import { decide } from '../../../../../src/sandbox/billing/actions/actions.js';
import {
  type Books,
  type Card,
  creditIn,
  type Fact,
  type Work,
} from '../../../../../src/sandbox/billing/books/books.js';
import { catchUp } from '../../../../../src/sandbox/billing/books/due.js';
import type { Charged } from '../../../../../src/sandbox/billing/books/invoicing.js';
import { standingOf } from '../../../../../src/sandbox/billing/account/member.js';
import { isBilled } from '../../../../../src/sandbox/billing/account/next-dates.js';
import { quotedPrices } from '../../../../../src/sandbox/billing/quote/quote-prices.js';
import type { Quoted } from '../../../../../src/sandbox/billing/quote/quote.js';
import { pricesOf } from '../../../../../src/sandbox/billing/books/prices.js';
import { nextCharge } from '../../../../../src/sandbox/billing/books/totals.js';
import { isLive } from '../../../../../src/sandbox/billing/account/statuses.js';
import { runDue } from '../../../../../src/sandbox/billing/transitions/period-end.js';
import { Refusal } from '../../../../../src/sandbox/http/refusal.js';
import { Accounts } from './accounts.js';
import { holds } from './holds.js';
import { planBy } from './shop.js';
import { checkDiscount, checkMove, checkState } from './states.js';
import type { Step, Wait } from './steps.js';

export const START = 1_800_000_000;

const fresh: Books = {
  userId: 'usr',
  subscription: undefined,
  addons: [],
  open: undefined,
  credit: {},
  card: undefined,
};

/** A card whose bank answers so, good for some more months. */
export function cardOf(id: string, bank: Card['bank'], now: number, months: number): Card {
  const last = new Date(addDays(now, months * 30) * 1000);
  return { id, expMonth: last.getUTCMonth() + 1, expYear: last.getUTCFullYear(), bank };
}

const frozen = (books: Books): Books => {
  for (const part of [books, books.subscription, books.addons, books.open, books.credit, books.card])
    Object.freeze(part);
  return books;
};

type Run = (work: Work) => Charged | void;

/** One person's life with a membership: books that actions and the clock change, checked after each of them. */
export class Life {
  now = START;
  books: Books = frozen(fresh);
  /** The membership was begun with a code. */
  codeUsed = false;
  readonly accounts = new Accounts();
  /** How often each thing was done, and refused. */
  readonly counts = new Map<string, number>();

  workAt(at = this.now): Work {
    return { at, books: this.books, facts: [], plan: planBy };
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  keep(cause: string, { books, facts }: Pick<Work, 'books' | 'facts'>): void {
    const before = this.books;
    this.books = frozen(books);
    const [was, is] = [before.subscription, books.subscription];
    const again =
      cause === 'change'
        ? was?.currentPeriodEnd !== is?.currentPeriodEnd
        : cause !== 'migrate' && was?.id !== is?.id && !was?.pendingChange?.provider;
    // where others bill, a pause begins at once and gives up what was left of the period
    const stops = cause === 'pause' && is?.status === 'paused';
    if (again || stops) this.accounts.begin();
    this.accounts.take(facts);
    this.accounts.check(books);
    this.#checkCodes(was, is, facts);
    checkDiscount(was, is);
    checkMove(cause, before.subscription, books.subscription);
    const from = before.subscription?.status ?? 'none';
    if (from !== books.subscription?.status) this.count(`${from} > ${books.subscription?.status ?? 'none'}`);
  }

  /** A code and what it gave are one: it comes back when what it was for never came to be. */
  #checkCodes(was: Books['subscription'], is: Books['subscription'], facts: readonly Fact[]): void {
    const over = was !== undefined && isLive(was.status) && is?.id === was.id && !isLive(is.status);
    const returned = facts.some(({ is: kind }) => kind === 'codeReturned');
    if (over && (was.status === 'pending' || was.provisional) && this.codeUsed)
      holds(returned, 'the code can be redeemed again', was, facts);
    if (returned)
      holds(
        over && (was.status === 'pending' || was.provisional !== null),
        'only what never came to be gives its code back',
        was,
        facts,
      );
  }

  /** When a wait is over. */
  until(wait: Wait): number {
    if ('seconds' in wait) return this.now + wait.seconds;
    const { dueAt = null, currentPeriodEnd = null, retryAt = null } = this.books.subscription ?? {};
    const aim = wait.upTo === 'due' ? dueAt : wait.upTo === 'retry' ? retryAt : currentPeriodEnd;
    return Math.max(this.now, (aim ?? this.now) + wait.by);
  }

  /** Lets time pass; what is due happens one by one. */
  pass(until: number): void {
    for (let last = 0; ;) {
      const due = this.books.subscription?.dueAt ?? null;
      if (due === null || due > until) break;
      holds(due >= this.now && due >= last, 'nothing is due in the past', this.books.subscription, this.now);
      [this.now, last] = [due, due];
      const work = this.workAt(due);
      runDue(work);
      this.#checkRenewal(work);
      this.keep('clock', work);
      this.count('clock');
    }
    this.now = until;
    checkState(this.books, until);
  }

  /** The announced amount is charged, on its day; and periods follow one another without a gap. */
  #checkRenewal({ at, books, facts }: Work): void {
    const [before, after] = [this.books.subscription, books.subscription];
    if (!before || !after || before.currentPeriodStart === after.currentPeriodStart || before.status === 'paused')
      return;
    const next = before.pendingChange?.provider;
    const begins = next && !isBilled(before) ? at : before.currentPeriodEnd;
    holds(
      after.currentPeriodStart === begins && (!next || after.startedAt === begins),
      'a period begins where the last one ended',
      before,
      after,
    );
    const bill = facts.find(fact => fact.is === 'invoice');
    const asked = bill?.amountDue ?? 0;
    if (after.status === 'trialing' || !isBilled(next ? after : before))
      return holds(asked === 0, 'nothing is billed for a free phase, nor where others bill', bill);
    const currency = { code: before.currencyCode, scale: before.currencyScale };
    if (after.currencyCode !== currency.code)
      return holds(before.nextBillDate === null, 'a bill in other money is not announced in this', before, after);
    holds(
      before.nextBillDate !== null && before.nextBillDate <= at,
      'a bill comes on the day that was announced',
      before,
      at,
    );
    holds(
      asked === nextCharge(before.nextBillAmount ?? 0, creditIn(this.books, currency), currency),
      'a bill is what was announced',
      before,
      this.books.credit,
      bill,
    );
    holds(facts.filter(({ is }) => is === 'invoice').length <= 1, 'one bill for one period', facts);
  }

  /** Whether a person may do this now; the rules say so before anything is touched. */
  may(action: AccountAction, { by, child }: Pick<Step, 'by' | 'child'>): boolean {
    const decision = decide(action, standingOf(this.books, child, by, {}));
    this.count(`${action} ${decision.ok ? 'ok' : 'illegal'}`);
    return decision.ok;
  }

  /** Does it as a call would: what is refused, or a charge that does not go through, leaves everything as it was. */
  act(
    cause: string,
    run: Run,
    { quote, waits = false }: { quote?: (() => Quoted) | undefined; waits?: boolean } = {},
  ): void {
    const before = this.books;
    const work = this.workAt();
    let quoted: Quoted | undefined;
    let charged: Charged;
    try {
      quoted = quote?.();
      holds(this.books === before, 'a quote changes nothing');
      charged = run(work) ?? { is: 'paid' };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      holds(error.status !== 401 && error.status !== 403, 'a refusal signs nobody out', error.code);
      return this.count(`${cause} ${error.code}`);
    }
    if (charged.is === 'declined' || (charged.is === 'asks' && !waits)) return this.count(`${cause} ${charged.is}`);
    if (quoted) this.#checkQuote(quoted, before, work);
    this.keep(cause, work);
    checkState(this.books, this.now);
    holds(
      (this.books.subscription?.dueAt ?? this.now) >= this.now,
      'nothing is due in the past',
      cause,
      this.books.subscription,
    );
  }

  /** The quote of an instant is what happens at it: every line, every sum, and what comes next. */
  #checkQuote(quote: Quoted, before: Books, { at, books, facts }: Work): void {
    const bills = facts.filter((fact): fact is Extract<Fact, { is: 'invoice' }> => fact.is === 'invoice');
    holds(bills.length <= 1, 'one quote, one bill', facts);
    const [bill] = bills;
    const { total, dueToday, creditApplied, items, accountCreditAfter, currency, nextBill } = quote;
    if (bill) {
      holds(
        bill.total === total && bill.amountDue === dueToday && bill.creditApplied === creditApplied,
        'the quote is the bill',
        quote,
        bill,
      );
      holds(
        JSON.stringify(bill.lines) === JSON.stringify(items),
        'the lines of the quote are those of the bill',
        quote,
        bill,
      );
    } else
      holds(total === 0 && dueToday === 0 && creditApplied === 0, 'a quote without a bill asks for nothing', quote);
    holds(
      creditIn(books, currency) === accountCreditAfter,
      'account credit is what the quote says',
      quote,
      books.credit,
    );
    const { subscription: sub } = books;
    // phases that were set before it began are not in the quote of its beginning
    if (!sub || sub.status === 'pending' || (quote.kind === 'new' && sub.schedule)) return;
    const promised = quotedPrices({ at, books: before, plan: planBy }, quote);
    const follow = pricesOf({ at, books, plan: planBy }, { at, before: before.subscription, books, facts });
    holds(
      JSON.stringify(promised) === JSON.stringify(follow),
      'the prices of the quote are those that follow',
      quote,
      promised,
      follow,
    );
    holds((nextBill?.date ?? null) === sub.nextBillDate, 'the next bill comes when the quote says', quote, sub);
    if (nextBill)
      holds(
        nextBill.amount === nextCharge(sub.nextBillAmount ?? 0, creditIn(books, currency), currency),
        'the next bill is what the quote says',
        quote,
        sub,
        books.credit,
      );
  }
}

/** The clock moved in one go, and in as many as one likes. */
export function caughtUp(books: Books, instants: readonly number[]): { books: Books; facts: Fact[] } {
  const facts: Fact[] = [];
  let current = books;
  for (const until of instants) {
    const done = catchUp(current, until, planBy);
    facts.push(...done.facts);
    current = done.books;
  }
  return { books: current, facts };
}
