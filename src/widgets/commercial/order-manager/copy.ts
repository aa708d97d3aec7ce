import type { CommercialOrderStatus } from '../../../core/contract/schemas/commercial/orders.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';

const statuses: Record<CommercialOrderStatus, string> = {
  draft: 'Draft',
  submitted: 'Waits for approval',
  approved: 'Approved',
  fulfilled: 'Fulfilled',
  canceled: 'Canceled',
};

export const words = besidePersonWords(
  defineWords('order-manager', {
    title: 'Orders',
    searched: 'Number, owner or location',
    columns: { number: 'Order', location: 'Location', total: 'Total', status: 'Status', createdAt: 'Created' },
    filters: { status: 'Status', locationId: 'Location' },
    statuses,
    create: 'New order',
    emptyTitle: 'No orders yet',
    emptyText: {
      dealer: 'Order seats and machines for a location. They show up here.',
      other: 'What your dealer orders for you shows up here, for you to approve.',
    },
    screen: { what: 'your orders', here: 'See every order, what it’s waiting for, and what it comes to.' },
  }),
);

export type Copy = TextsOf<typeof words>;
