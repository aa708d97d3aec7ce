import { addDays } from '../../../core/dates.js';
import type { orders } from '../../orders/tables.js';

type SeedOrder = typeof orders.$inferInsert;

const dollars = { currencyCode: 'USD', currencyScale: 100 } as const;

/** Orders of equipment in every state, two of them the member's own; `now` in unix seconds. */
export const ordersAt = (now: number): SeedOrder[] => [
  {
    id: 'ord_demo_bike',
    number: 'EQ-104233',
    userId: 'usr_member',
    email: 'member@echelon.test',
    status: 'delivered',
    source: 'webshop',
    placedAt: addDays(now, -45),
    total: 129_999,
    ...dollars,
    items: [
      { sku: 'EX-8S', name: 'Connect EX-8s', quantity: 1, amount: 119_999 },
      { sku: 'MAT-01', name: 'Floor mat', quantity: 1, amount: 10_000 },
    ],
  },
  {
    id: 'ord_demo_weights',
    number: 'EQ-104871',
    userId: 'usr_member',
    email: 'member@echelon.test',
    status: 'shipped',
    source: 'webshop',
    placedAt: addDays(now, -3),
    total: 7_998,
    ...dollars,
    items: [{ sku: 'DB-05', name: 'Dumbbell, 2.5 kg', quantity: 2, amount: 7_998 }],
  },
  {
    id: 'ord_demo_rower',
    number: 'EQ-103007',
    userId: null,
    email: 'robin.rower@example.test',
    status: 'paid',
    source: 'phone',
    placedAt: addDays(now, -1),
    total: 99_999,
    ...dollars,
    items: [{ sku: 'ROW-S', name: 'Row-S', quantity: 1, amount: 99_999 }],
  },
  {
    id: 'ord_demo_treadmill',
    number: 'EQ-099120',
    userId: null,
    email: 'sam.stride@example.test',
    status: 'refunded',
    source: 'retailer',
    placedAt: addDays(now, -200),
    total: 149_999,
    currencyCode: 'CAD',
    currencyScale: 100,
    items: [{ sku: 'STR-6', name: 'Stride-6', quantity: 1, amount: 149_999 }],
  },
  {
    id: 'ord_demo_mat',
    number: 'EQ-104902',
    userId: null,
    email: 'robin.rower@example.test',
    status: 'canceled',
    source: 'webshop',
    placedAt: addDays(now, -1),
    total: 10_000,
    ...dollars,
    items: [{ sku: 'MAT-01', name: 'Floor mat', quantity: 1, amount: 10_000 }],
  },
];
