import { cardBrands } from '../../../core/card.js';
import type { Invoice } from '../../../core/contract/schemas/purchase-history.js';
import { defineWords, type TextsOf } from '../../../core/words.js';

type Card = NonNullable<Invoice['paymentMethod']>;

const brands = cardBrands('Card');

/** What is read once an invoice or an order is opened, and on its receipt. */
export const detailsWords = defineWords('billing-history/details', {
  lines: {
    discount: (name: string) => `Discount: ${name}`,
    plainDiscount: 'Discount',
    unused: (name: string, left: number, of: number) => `Unused time on ${name} (${left} of ${of} days)`,
    remaining: (name: string, left: number, of: number) => `Remaining time on ${name} (${left} of ${of} days)`,
    creditUsed: 'Account credit used',
    creditGiven: 'Added to your account credit',
    refund: 'Refund',
    tax: 'Tax',
    redemption: (name: string) => `Code: ${name}`,
    plainRedemption: 'Redemption code',
    overdue: 'Carried over from an earlier bill',
  },
  period: (start: string, end: string) => `${start} to ${end}`,
  item: (quantity: number, name: string) => (quantity === 1 ? name : `${quantity} × ${name}`),
  total: 'Total',
  carriedOver: 'Too little to charge, so it goes on your next bill.',
  facts: {
    card: ({ brand, last4 }: Card) => `${brands[brand]} ending in ${last4}`,
    on: (what: string, date: string) => `${what}, ${date}`,
    paid: 'Paid with',
    asked: 'Card we tried',
    credit: 'Account credit',
    nothing: 'We charged nothing',
    refunded: 'Refunded',
    refundedTo: 'Refunded to',
    attempts: 'Attempts',
    next: 'Next attempt',
    due: 'Due since',
    billedTo: 'Billed to',
  },
  pay: 'Update card',
  print: {
    open: 'Print receipt',
    title: (number: string) => `Receipt ${number}`,
    refundTitle: (number: string) => `Refund ${number}`,
    print: 'Print',
    close: 'Close',
    receipt: 'Receipt',
    refund: 'Refund',
    number: 'Number',
    date: 'Date',
    what: 'What for',
    amount: 'Amount',
  },
});

export type DetailsCopy = TextsOf<typeof detailsWords>;
