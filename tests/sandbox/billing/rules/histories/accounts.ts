import type { Books, Fact } from '../../../../../src/sandbox/billing/books/books.js';
import type { Received } from '../../../../../src/sandbox/billing/transitions/terminate.js';
import { holds } from './holds.js';
import { planBy } from './shop.js';

type Invoice = Extract<Fact, { is: 'invoice' }>;
type Payment = Extract<Fact, { is: 'payment' }>;

interface Bill extends Invoice {
  /** Taken from cards for it, minor units. */
  taken: number;
  payments: Payment[];
}

/** All of one currency, minor units. */
interface Sums {
  /** What lines ask for before account credit, on every invoice that is not void. */
  invoiced: number;
  /** From cards, less what went back to them. */
  paid: number;
  /** From account credit, less what invoices gave to it. */
  fromCredit: number;
  /** Charged, and left to a later invoice. */
  carried: number;
  writtenOff: number;
  open: number;
  /** The ledger, by every row. */
  ledger: number;
  given: number;
}

const settled = new Set(['invoice', 'invoiceVoided', 'refund']);
const wholePeriods = new Set(['subscribe', 'activate', 'renewal', 'resume', 'change']);

/** A second set of accounts, kept from the facts alone and in another way: every result of the engine has to be the same here. */
export class Accounts {
  #at = 0;
  readonly #bills = new Map<string, Bill>();
  readonly #sums = new Map<string, Sums>();
  /** Up to when a whole period was billed to the membership that is there. */
  #billedUntil = 0;
  /** Ids of subscriptions that left for another. */
  readonly left = new Set<string>();

  #sumsOf(code: string): Sums {
    const known = this.#sums.get(code);
    if (known) return known;
    const fresh: Sums = {
      invoiced: 0,
      paid: 0,
      fromCredit: 0,
      carried: 0,
      writtenOff: 0,
      open: 0,
      ledger: 0,
      given: 0,
    };
    this.#sums.set(code, fresh);
    return fresh;
  }

  /** A time begins that has nothing to do with those billed before: of another membership, or of another plan that what was left of the former one just paid for. */
  begin(): void {
    this.#billedUntil = 0;
  }

  /** Writes facts down, in the order of time that they have to come in. */
  take(facts: readonly Fact[]): void {
    for (const fact of facts) {
      if ('at' in fact) {
        holds(fact.at >= this.#at, 'facts come in the order of time', fact, this.#at);
        this.#at = fact.at;
      }
      if (fact.is === 'invoice') this.#invoice(fact);
      else if (fact.is === 'invoiceChanged') this.#changed(fact);
      else if (fact.is === 'payment') this.#payment(fact);
      else if (fact.is === 'credit') this.#credit(fact);
      else if (fact.is === 'left') this.left.add(fact.subscription.id);
    }
  }

  #invoice(fact: Invoice): void {
    const { id, at, lines, total, creditApplied, amountDue, reason, status, currency } = fact;
    holds(!this.#bills.has(id), 'an invoice is written once', fact);
    holds(lines.reduce((sum, { amount }) => sum + amount, 0) === total, 'lines add up to the total', fact);
    holds(amountDue === total || (amountDue === 0 && total > 0), 'a card is asked for the total or for nothing', fact);
    holds(reason === 'refund' || amountDue >= 0, 'only a credit note is below zero', fact);
    for (const { type, period, amount, name } of lines) {
      if (type !== 'plan' || period === null || amount <= 0) continue;
      holds(
        period.end - period.start === planBy((name ?? '').replace('Plan ', '')).frequencyDays * 86_400,
        'a period is as long as its plan says',
        fact,
      );
      if (wholePeriods.has(reason)) this.#whole(fact, period);
    }
    const sums = this.#sumsOf(currency.code);
    sums.invoiced += total + creditApplied;
    if (status === 'open') sums.open += amountDue;
    holds(status === 'open' || status === 'paid', 'an invoice begins open or paid', fact);
    holds(status === 'paid' || amountDue > 0, 'nobody waits for nothing', fact);
    this.#bills.set(id, { ...fact, at, taken: 0, payments: [] });
  }

  /** Nobody pays twice for a time: the next whole period begins where the last one ended, or gives back what is left of it. */
  #whole(fact: Invoice, { start, end }: { start: number; end: number }): void {
    const { reason, lines, at } = fact;
    if (reason === 'renewal' || reason === 'resume')
      holds(start >= this.#billedUntil, 'a period is billed once', fact, this.#billedUntil);
    if (reason === 'change')
      holds(
        start === at && lines.every(({ type, amount }) => type !== 'proration' || amount < 0),
        'a change of period begins now and gives back the rest',
        fact,
      );
    this.#billedUntil = end;
  }

  #changed({ id, status, attempts }: Extract<Fact, { is: 'invoiceChanged' }>): void {
    const bill = this.#bills.get(id);
    holds(bill !== undefined && bill.status === 'open', 'only an open invoice changes', id, status);
    if (attempts !== undefined)
      holds(attempts === bill.attempts + 1, 'attempts are counted one by one', bill, attempts);
    bill.attempts = attempts ?? bill.attempts;
    if (status === undefined) return;
    const sums = this.#sumsOf(bill.currency.code);
    bill.status = status;
    sums.open -= bill.amountDue;
    if (status === 'uncollectible') sums.writtenOff += bill.amountDue;
    if (status === 'void') sums.invoiced -= bill.total + bill.creditApplied;
  }

  #payment(fact: Payment): void {
    const { invoiceId, amount, currency } = fact;
    const bill = this.#bills.get(invoiceId);
    holds(bill !== undefined && bill.currency.code === currency.code, 'a payment is for an invoice', fact);
    bill.taken += amount;
    bill.payments.push(fact);
    const within = amount > 0 ? bill.taken <= bill.amountDue : bill.reason === 'refund' && bill.taken >= bill.amountDue;
    holds(amount !== 0 && within, 'no more is taken or given back than the invoice says', fact, bill);
    this.#sumsOf(currency.code).paid += amount;
  }

  #credit({ amount, currency, reason }: Extract<Fact, { is: 'credit' }>): void {
    const sums = this.#sumsOf(currency.code);
    sums.ledger += amount;
    if (settled.has(reason)) sums.fromCredit -= amount;
    else if (reason === 'carriedOver') sums.carried -= amount;
    else sums.given += amount;
  }

  /** Money is conserved: what was invoiced is what was paid, by card or credit, carried, written off, or open still. */
  check({ credit, open }: Books): void {
    for (const [code, sums] of this.#sums) {
      const { invoiced, paid, fromCredit, carried, writtenOff, open: waits, ledger, given } = sums;
      holds(
        invoiced === paid + fromCredit + carried + writtenOff + waits,
        'what was invoiced is accounted for',
        code,
        sums,
      );
      holds(ledger === given - fromCredit - carried, 'the ledger is what was given and not used', code, sums);
      holds(ledger === (credit[code] ?? 0), 'the credit in the books is the sum of the ledger', code, sums, credit);
      holds(paid >= 0, 'never more goes back than came in', code, sums);
    }
    const bill = open && this.#bills.get(open.id);
    holds(
      open === undefined ||
        (bill?.status === 'open' &&
          bill.amountDue === open.amountDue &&
          bill.creditApplied === open.creditApplied &&
          bill.attempts === open.attempts),
      'the open invoice of the books is open',
      open,
      bill,
    );
    const waiting = [...this.#sums.values()].reduce((sum, one) => sum + one.open, 0);
    holds(waiting === (open?.amountDue ?? 0), 'there is no open invoice that the books do not know', waiting, open);
  }

  /** An invoice that was paid has all of its payment. */
  checkPaid(): void {
    for (const bill of this.#bills.values()) {
      const due = bill.status === 'paid' ? bill.amountDue : 0;
      holds(bill.taken === due, 'a paid invoice is paid, any other is not', bill);
    }
  }

  /** What the running period of a membership has brought in, newest payment first. */
  receivedFor({ subscription }: Books): Received {
    const start = subscription?.currentPeriodStart ?? null;
    if (!subscription || start === null) return { net: 0, payments: [] };
    const bills = [...this.#bills.values()].filter(
      bill => bill.subscriptionId === subscription.id && bill.status === 'paid' && bill.at >= start,
    );
    return {
      net: bills.reduce((sum, { total, creditApplied }) => sum + total + creditApplied, 0),
      payments: bills
        .flatMap(({ payments }) => payments)
        .toReversed()
        .flatMap(({ invoiceId, methodId, amount }) => (methodId === null ? [] : [{ invoiceId, methodId, amount }])),
    };
  }
}
