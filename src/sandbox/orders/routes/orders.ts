import type * as orders from '../../../core/contract/orders.js';
import { ordersFor } from '../orders.js';
import type { Handlers } from '../../http/handler.js';

export const orderHandlers = {
  listOrders: ({ db }, query) => ordersFor(db, query),
} satisfies Handlers<keyof typeof orders>;
