import type { Invoice } from '../../../core/contract/schemas/purchase-history.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';
import type { Standing } from './standing.js';

const reasons: Record<Invoice['reason'], string> = {
  subscribe: 'New membership',
  activate: 'Membership started',
  renewal: 'Membership renewal',
  change: 'Plan change',
  resume: 'Membership resumed',
  addon: 'Add-on',
  refund: 'Refund',
  phase: 'Membership, next phase',
};

const standings: Record<Standing, string> = {
  paid: 'Paid',
  due: 'Due',
  failed: 'Payment failed',
  refunded: 'Refunded',
  partlyRefunded: 'Partly refunded',
  void: 'Canceled',
  uncollectible: 'Not paid',
};

/** The states that our shops know. */
const orderStates = {
  placed: 'Ordered',
  paid: 'Paid',
  shipped: 'Shipped',
  delivered: 'Delivered',
  canceled: 'Canceled',
  refunded: 'Refunded',
};

export type OrderState = keyof typeof orderStates;

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const words = besidePersonWords(
  defineWords('billing-history', {
    title: 'Billing history',
    pages: 'Pages of your billing history',
    columns: { date: 'Date', what: 'What', status: 'Status', amount: 'Amount', receipt: 'Receipt' },
    reasons,
    standings,
    orderStates,
    order: (first: string, others: number) => (others === 0 ? first : `${first} and ${others} more`),
    orderNumber: (number: string) => `Order ${number}`,
    due: {
      failed: 'A payment didn’t go through',
      open: 'A payment is due',
      tried: (amount: string, date: string, when: string) =>
        `${amount} is overdue. We’ll try your card again on ${date}, ${when}. Update your card to pay now.`,
      waiting: (amount: string) => `${amount} is still due.`,
      pay: 'Update card',
    },
    when: (count: number) =>
      count === 0 ? 'today' : count === 1 ? 'tomorrow' : count > 0 ? `in ${days(count)}` : `${days(-count)} ago`,
    page: 'this page',
    emptyTitle: 'No bills yet',
    emptyText: 'Find your invoices and orders here, each with a receipt to print.',
    screen: {
      what: 'your billing history',
      here: 'Find your invoices, orders and receipts here.',
      child: 'The invoices and receipts are in that account.',
    },
  }),
);

export type Copy = TextsOf<typeof words>;
