import { call } from './call.js';
import type { OrderList, OrderQuery } from './schemas/orders.js';

/** Orders of equipment, newest first unless sorted otherwise. */
export const listOrders = call<OrderQuery, OrderList>()('GET', '/orders', {
  needs: ['jwt'],
  guard: ['customerService'],
});
