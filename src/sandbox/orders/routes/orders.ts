import { ordersFor } from '../orders.js';
import type { Handlers } from '../../http/handler.js';

export const orderHandlers: Handlers<'listOrders'> = {
  listOrders: ({ db }, query) => ordersFor(db, query),
};
