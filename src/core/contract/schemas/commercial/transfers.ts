import * as v from 'valibot';
import { id, pageOf, seconds } from '../common.js';
import { listing } from '../query.js';
import { ids, named, reason, seenVersion } from './common.js';

/** `offered` until the receiver says yes or no, or the sender takes it back. */
export const transferStatus = v.picklist(['offered', 'accepted', 'declined', 'withdrawn']);
export type TransferStatus = v.InferOutput<typeof transferStatus>;

/** Machines of one transfer. */
export const mostTransferred = 1000;

/** Machines that go from one location to another, maybe of another owner. */
export const transfer = v.object({
  id: v.string(),
  from: named,
  to: named,
  toOwner: named,
  status: transferStatus,
  equipment: v.array(v.object({ id: v.string(), name: v.string(), serialNumber: v.nullable(v.string()) })),
  offeredAt: seconds,
  offeredBy: v.nullable(v.string()),
  decidedAt: v.nullable(seconds),
  decidedBy: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  version: v.number(),
  /** Whether the reader is the one who is asked, or who asked. */
  role: v.picklist(['sender', 'receiver', 'both']),
});
export type Transfer = v.InferOutput<typeof transfer>;

/** Everything at `fromLocationId`, without the exceptions. */
export const newTransfer = v.object({
  fromLocationId: id,
  toLocationId: id,
  except: v.optional(v.union([ids(mostTransferred), v.pipe(v.array(id), v.length(0))])),
  reason,
});
export type NewTransfer = v.InferOutput<typeof newTransfer>;

export const transferDecision = v.object({
  decision: v.picklist(['accept', 'decline', 'withdraw']),
  version: seenVersion,
  reason,
});
export type TransferDecision = v.InferOutput<typeof transferDecision>;

export const transferQuery = listing({ filters: { status: v.optional(transferStatus) } });
export type TransferQuery = v.InferOutput<typeof transferQuery>;

export const transferList = pageOf(transfer);
export type TransferList = v.InferOutput<typeof transferList>;
