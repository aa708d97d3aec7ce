import * as v from 'valibot';
import { currency, id, longPageOf, minorUnits, seconds } from './common.js';
import { instantQuery, longListing, searched } from './query.js';

export const orderSource = v.picklist(['webshop', 'retailer', 'phone']);

/** One line of an order; `amount` is minor units for all its pieces together. */
export const orderItem = v.object({ sku: v.string(), name: v.string(), quantity: v.number(), amount: minorUnits });
export type OrderItem = v.InferOutput<typeof orderItem>;

export const orderStatus = v.picklist(['placed', 'paid', 'shipped', 'delivered', 'canceled', 'refunded']);

/** Equipment bought in a shop of ours or of a retailer. */
export const order = v.object({
  id: v.string(),
  /** For people: EQ-104233. */
  number: v.string(),
  /** Null until the buyer has an account. */
  userId: v.nullable(v.string()),
  email: v.string(),
  items: v.array(orderItem),
  total: minorUnits,
  currency,
  status: orderStatus,
  placedAt: seconds,
  source: orderSource,
});
export type Order = v.InferOutput<typeof order>;

export const orderList = longPageOf(order);
export type OrderList = v.InferOutput<typeof orderList>;

/**
 * `q` is a part of the number, the email address or an item's name; of one or two letters, how a word of them begins.
 * Dates are unix seconds, the second excluded.
 */
export const orderQuery = longListing({
  filters: {
    q: searched(),
    status: v.optional(orderStatus),
    userId: v.optional(id),
    placedFrom: v.optional(instantQuery),
    placedTo: v.optional(instantQuery),
  },
  sorts: ['placedAt', 'total'],
});
export type OrderQuery = v.InferOutput<typeof orderQuery>;
