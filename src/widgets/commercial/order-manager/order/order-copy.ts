import type { CommercialOrderStatus, OrderLine } from '../../../../core/contract/schemas/commercial/orders.js';
import { defineWords, type TextsOf } from '../../../../core/words.js';
import { waitCopy } from '../../../copy.js';
import { orderFailures } from '../failure-copy.js';
import type { Move } from './model.js';

export interface MoveWords {
  button: string;
  title: (number: string) => string;
  text: string;
  action: string;
  done: string;
}

const moves: Record<Move, MoveWords> = {
  submit: {
    button: 'Submit',
    title: number => `Submit ${number}?`,
    text: 'The owner gets it to approve. You can’t change its lines after that.',
    action: 'Submit for approval',
    done: 'Submitted. It waits for the owner now.',
  },
  approve: {
    button: 'Approve',
    title: number => `Approve ${number}?`,
    text: 'You order what it lists, at these prices. We deliver next.',
    action: 'Approve order',
    done: 'Approved. We deliver next.',
  },
  fulfill: {
    button: 'Fulfill',
    title: number => `Fulfill ${number}?`,
    text: 'Its licenses start now, and its machines are expected at the location.',
    action: 'Fulfill order',
    done: 'Fulfilled. The licenses run, and the machines are on their way.',
  },
  cancel: {
    button: 'Cancel order',
    title: number => `Cancel ${number}?`,
    text: 'Nothing is delivered. A canceled order stays in the list and can’t be opened again.',
    action: 'Cancel order',
    done: 'Canceled.',
  },
};

/** What was done, so that it reads on from whoever did it. */
const entries: Record<CommercialOrderStatus, string> = {
  draft: 'started the order',
  submitted: 'submitted it for approval',
  approved: 'approved it',
  fulfilled: 'fulfilled it',
  canceled: 'canceled it',
};

const kinds: Record<OrderLine['kind'], (quantity: string, price: string) => string> = {
  license: (quantity, price) => `${quantity} × ${price}, seats`,
  equipment: (quantity, price) => `${quantity} × ${price}, machines`,
};

/** Who does what comes next. */
const nexts: Record<CommercialOrderStatus, string> = {
  draft: 'A draft: only the dealer changes it.',
  submitted: 'Waits for the owner to approve it.',
  approved: 'Waits for us to deliver.',
  fulfilled: 'Everything is delivered.',
  canceled: 'Nothing is delivered.',
};

export const orderWords = defineWords('order-manager/order', {
  loadingTitle: 'Order',
  what: 'this order',
  unknownTitle: 'This order isn’t there',
  unknownText: 'It may be of a location that you don’t see anymore.',
  close: 'Back to the list',
  total: 'Total',
  for: (location: string, owner: string) => `${location}, ${owner}`,
  lines: 'Lines',
  noLines: 'Nothing is in this order yet.',
  kinds,
  nexts,
  notes: 'Notes',
  history: 'History',
  us: 'Echelon',
  entries,
  because: (reason: string) => `“${reason}”`,
  edit: 'Edit draft',
  moves,
  reason: 'Reason',
  reasonHelper: 'Shows up in the history of this order.',
  reasonMissing: 'Say why, so the other side knows.',
  licenseDays: 'Licenses run for',
  days: 'days',
  licenseDaysHelper: 'A year unless you say otherwise.',
  licenseDaysWrong: (most: number) => `Enter 1 to ${most} days.`,
  changedBy: (name: string) => `${name} changed this order in the meantime. This is how it is now.`,
  changed: 'This order changed in the meantime. This is how it is now.',
  failures: orderFailures,
  wait: waitCopy,
});

export type OrderCopy = TextsOf<typeof orderWords>;
