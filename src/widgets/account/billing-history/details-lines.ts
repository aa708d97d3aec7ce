import { sayDate, sayMoney } from '../../../core/figures.js';
import type { Currency } from '../../../core/money.js';
import { formatNumber } from '../../../core/numbers.js';
import type { Invoice } from '../../../core/contract/schemas/purchase-history.js';
import type { DetailsCopy } from './details-copy.js';

/** A name, the same in every language. */
export const SELLER = 'Echelon';

type Item = Invoice['lines'][number];

function prorated({ amount, name = '', days, description }: Item, { unused, remaining }: DetailsCopy['lines']): string {
  if (!name || !days) return description;
  return (amount < 0 ? unused : remaining)(name, days.left, days.of);
}

/** What a line is for. Plans and add-ons have names; the kind of the line says the rest. */
export function lineText(item: Item, reason: Invoice['reason'], { lines }: DetailsCopy): string {
  const { type, name, description, amount } = item;
  switch (type) {
    case 'plan':
    case 'addon':
      return name ?? description;
    case 'proration':
      return prorated(item, lines);
    case 'discount':
      return name ? lines.discount(name) : lines.plainDiscount;
    case 'redemption':
      return name ? lines.redemption(name) : lines.plainRedemption;
    case 'credit':
      if (amount > 0) return lines.creditGiven;
      return reason === 'refund' ? lines.refund : lines.creditUsed;
    case 'tax':
      return lines.tax;
    case 'overdue':
      return lines.overdue;
    default:
      return type satisfies never;
  }
}

export interface Line {
  text: string;
  period: string | undefined;
  amount: string;
}

/** Each line in words, as under the invoice and on its receipt. */
export const linesOf = ({ lines, reason, currency }: Invoice, copy: DetailsCopy, locale: string): Line[] =>
  lines.map(item => ({
    text: lineText(item, reason, copy),
    period: item.period
      ? copy.period(
          sayDate(item.period.start, locale, { is: 'periodBegins' }),
          sayDate(item.period.end, locale, { is: 'periodEnds' }),
        )
      : undefined,
    amount: sayMoney({ value: item.amount, currency }, locale, { is: 'line' }),
  }));

export interface Fact {
  term: string;
  value: string;
}

const refund = (value: number, currency: Currency, locale: string) =>
  sayMoney({ value, currency }, locale, { is: 'refunded' });

/** How it was paid: by which card and when, by credit, or not at all. */
function payment(
  { amountPaid, amountRefunded, paymentMethod, paidAt, status, total, currency, createdAt, lines }: Invoice,
  { facts }: DetailsCopy,
  locale: string,
): Fact[] {
  if (amountPaid > 0) {
    const date = sayDate(paidAt ?? createdAt, locale, { is: 'told' });
    const refunded =
      amountRefunded > 0 ? [{ term: facts.refunded, value: refund(amountRefunded, currency, locale) }] : [];
    return [{ term: facts.paid, value: paymentMethod ? facts.on(facts.card(paymentMethod), date) : date }, ...refunded];
  }
  if (amountRefunded > 0)
    return paymentMethod
      ? [{ term: facts.refundedTo, value: facts.card(paymentMethod) }]
      : [{ term: facts.refunded, value: refund(amountRefunded, currency, locale) }];
  if (status !== 'paid') return paymentMethod ? [{ term: facts.asked, value: facts.card(paymentMethod) }] : [];
  const byCredit = total === 0 && lines.some(({ type, amount }) => type === 'credit' && amount < 0);
  return [{ term: facts.paid, value: byCredit ? facts.credit : facts.nothing }];
}

/** What is to know of an invoice beside its lines. */
export function factsOf(invoice: Invoice, copy: DetailsCopy, locale: string): Fact[] {
  const { attempts, status, nextAttemptAt, dueAt } = invoice;
  const { facts } = copy;
  return [
    ...(status === 'open' ? [{ term: facts.due, value: sayDate(dueAt, locale, { is: 'told' }) }] : []),
    ...payment(invoice, copy, locale),
    ...(attempts > 1 || (attempts > 0 && status !== 'paid')
      ? [{ term: facts.attempts, value: formatNumber(attempts, locale) }]
      : []),
    ...(nextAttemptAt === null ? [] : [{ term: facts.next, value: sayDate(nextAttemptAt, locale, { is: 'retried' }) }]),
  ];
}
