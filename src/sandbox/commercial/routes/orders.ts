import type * as calls from '../../../core/contract/commercial/orders.js';
import type { Handlers } from '../../http/handler.js';
import { createOrder, updateOrder } from '../orders/order-change.js';
import { orderablesFor } from '../orders/orderables.js';
import { orderRecord, ordersFor } from '../orders/orders.js';

export const commercialOrderHandlers = {
  listOrderables: ({ db }, page) => orderablesFor(db, page),
  createCommercialOrder: createOrder,
  listCommercialOrders: ordersFor,
  getCommercialOrder: (context, { orderId }) => orderRecord(context, orderId),
  updateCommercialOrder: (context, { orderId, ...patch }) => updateOrder(context, orderId, patch),
} satisfies Handlers<keyof typeof calls>;
