import * as v from 'valibot';
import { currency, id, longPageOf, minorUnits, pageOf, seconds, text, requiredLine } from '../common.js';
import { longListing, searched, wholeNumber } from '../query.js';
import { named, possible, reason, seenVersion } from './common.js';

export const commercialOrderStatus = v.picklist(['draft', 'submitted', 'approved', 'fulfilled', 'canceled']);
export type CommercialOrderStatus = v.InferOutput<typeof commercialOrderStatus>;

/** Seats of a plan, or machines of a model. */
export const orderLineKind = v.picklist(['license', 'equipment']);

/** `unitPrice`: minor units of the order's currency. `modelId`: of a licence, its plan. */
export const orderLine = v.object({
  kind: orderLineKind,
  modelId: v.string(),
  name: v.string(),
  quantity: v.number(),
  unitPrice: minorUnits,
});
export type OrderLine = v.InferOutput<typeof orderLine>;

export const orderAction = v.picklist(['edit', 'submit', 'approve', 'fulfill', 'cancel']);
export type OrderAction = v.InferOutput<typeof orderAction>;

export const commercialOrder = v.object({
  id: v.string(),
  /** For people: `CO-100042`. */
  number: v.string(),
  dealer: v.nullable(named),
  owner: named,
  location: named,
  lines: v.array(orderLine),
  total: minorUnits,
  currency,
  status: commercialOrderStatus,
  notes: v.nullable(v.string()),
  createdAt: seconds,
  timeline: v.array(
    v.object({
      status: commercialOrderStatus,
      at: seconds,
      by: v.nullable(v.string()),
      reason: v.nullable(v.string()),
    }),
  ),
  version: v.number(),
  actions: v.record(orderAction, possible),
});
export type CommercialOrder = v.InferOutput<typeof commercialOrder>;

/** A line as it is ordered; its price is ours. */
export const newOrderLine = v.object({
  kind: orderLineKind,
  modelId: id,
  quantity: wholeNumber(10_000, 1),
});
export type NewOrderLine = v.InferOutput<typeof newOrderLine>;

const lines = v.pipe(v.array(newOrderLine), v.maxLength(50));

export const newCommercialOrder = v.object({
  locationId: id,
  lines: v.optional(lines),
  notes: v.optional(text(1000)),
});
export type NewCommercialOrder = v.InferOutput<typeof newCommercialOrder>;

/** A status moves the order; lines and notes are a draft's to change. */
export const commercialOrderPatch = v.object({
  status: v.optional(v.picklist(['submitted', 'approved', 'fulfilled', 'canceled'])),
  lines: v.optional(lines),
  notes: v.optional(text(1000)),
  /** Days that licences of it run for, when it is fulfilled; a year without it. */
  licenseDays: v.optional(wholeNumber(3660, 1)),
  version: seenVersion,
  reason,
});
export type CommercialOrderPatch = v.InferOutput<typeof commercialOrderPatch>;

/** `q` is a part of the number, or of the owner's or location's name; of one or two letters, how a word of them begins. */
export const commercialOrderQuery = longListing({
  filters: { q: searched(), status: v.optional(commercialOrderStatus), locationId: v.optional(id) },
  sorts: ['createdAt', 'number'],
});
export type CommercialOrderQuery = v.InferOutput<typeof commercialOrderQuery>;

export const commercialOrderList = longPageOf(commercialOrder);
export type CommercialOrderList = v.InferOutput<typeof commercialOrderList>;

/** What can be ordered: `unitPrice` in minor units of `currency`. */
export const orderable = v.object({
  kind: orderLineKind,
  modelId: v.string(),
  name: requiredLine(120),
  unitPrice: minorUnits,
  currency,
});
export const orderableList = pageOf(orderable);
export type OrderableList = v.InferOutput<typeof orderableList>;
