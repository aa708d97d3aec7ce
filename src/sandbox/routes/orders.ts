import { ordersFor } from '../commerce/orders.js';
import type { Handlers } from '../handler.js';

export const orderHandlers: Handlers<'listOrders'> = {
  listOrders: ({ db }, query) => ordersFor(db, query),
};
