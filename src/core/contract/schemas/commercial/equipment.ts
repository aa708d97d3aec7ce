import * as v from 'valibot';
import { shownSerial } from '../../../serial-number.js';
import { countryCode, id, pageOf, requiredText, seconds, text, requiredLine } from '../common.js';
import { machineKind } from '../equipment.js';
import { listing, searched } from '../query.js';
import { historyLine, ids, named, possible, reason, seenVersion } from './common.js';

/** Where a machine is in its life; moved by people (domain 2.2). */
export const equipmentStage = v.picklist([
  'ordered',
  'shipped',
  'installed',
  'configured',
  'complete',
  'rest',
  'trash',
]);
export type EquipmentStage = v.InferOutput<typeof equipmentStage>;

/** Whether it works now; moved by the machine and by what is heard of its health. */
export const equipmentStatus = v.picklist(['unregistered', 'activated', 'ready', 'inUse', 'offline', 'fault']);
export type EquipmentStatus = v.InferOutput<typeof equipmentStatus>;

/** Whether it was heard of: never, lately, or not for a while. */
export const connection = v.picklist(['neverSeen', 'online', 'offline']);
export type Connection = v.InferOutput<typeof connection>;

/** Letters, digits and dashes; typed with spaces, in any case and with whatever looks like a dash. */
export const serialNumber = v.pipe(
  text(64),
  v.transform(shownSerial),
  v.regex(/^[A-Z0-9][A-Z0-9-]{3,39}$/, 'Use the 4 to 40 letters, digits and dashes of the label.'),
);

export const equipmentModel = v.object({ id: v.string(), name: v.string(), kind: machineKind });

/** What a machine last said about itself. */
export const health = v.object({
  at: seconds,
  /** Of a fault, the maker's: `E04`. */
  code: v.nullable(v.string()),
  /** Degrees Celsius, hours, and whatever a model reports. */
  readings: v.record(v.string(), v.number()),
});
export type Health = v.InferOutput<typeof health>;

export const equipmentAction = v.picklist([
  'edit',
  'place',
  'assignLicense',
  'releaseLicense',
  'assignUser',
  'nextStage',
  'complete',
  'rest',
  'trash',
  'ready',
  'reportFault',
  'release',
  'replace',
]);
export type EquipmentAction = v.InferOutput<typeof equipmentAction>;

const parts = {
  id: v.string(),
  /** Null for one that is expected: an order has it, and no label was read yet. */
  serialNumber: v.nullable(v.string()),
  name: v.string(),
  model: equipmentModel,
  location: v.nullable(named),
  stage: equipmentStage,
  /** Where a machine at rest comes back to. */
  previousStage: v.nullable(equipmentStage),
  status: equipmentStatus,
  connection,
  faultCode: v.nullable(v.string()),
  firmware: v.nullable(v.string()),
  lastSeenAt: v.nullable(seconds),
  activatedAt: v.nullable(seconds),
  license: v.nullable(v.object({ id: v.string(), plan: v.string() })),
  /** Somebody that it was given to. */
  userId: v.nullable(v.string()),
  createdAt: seconds,
  version: v.number(),
};

/** A machine, as a list shows it. */
export const equipmentLine = v.object(parts);
export type EquipmentLine = v.InferOutput<typeof equipmentLine>;

/** A machine with what the reader may do with it. */
export const equipmentRecord = v.object({
  ...parts,
  owner: v.nullable(named),
  orderId: v.nullable(v.string()),
  /** The machine that it came in place of, or that came in its place. */
  replaces: v.nullable(v.string()),
  replacedBy: v.nullable(v.string()),
  health: v.nullable(health),
  /** Until when it may be used without a network, unix seconds. */
  leaseUntil: v.nullable(seconds),
  actions: v.record(equipmentAction, possible),
});
export type EquipmentRecord = v.InferOutput<typeof equipmentRecord>;

/** `q` is a part of the serial number or name. `license`: with a seat, or without one. */
export const equipmentFilters = {
  q: searched(),
  locationId: v.optional(id),
  ownerId: v.optional(id),
  licenseId: v.optional(id),
  stage: v.optional(equipmentStage),
  status: v.optional(equipmentStatus),
  connection: v.optional(connection),
  modelId: v.optional(id),
  license: v.optional(v.picklist(['seated', 'unseated'])),
  countryCode: v.optional(countryCode),
};
export const equipmentSorts = ['name', 'serialNumber', 'lastSeenAt', 'createdAt'] as const;

export const equipmentQuery = listing({ filters: equipmentFilters, sorts: equipmentSorts });
export type EquipmentQuery = v.InferOutput<typeof equipmentQuery>;

export const equipmentList = pageOf(equipmentLine);
export type EquipmentList = v.InferOutput<typeof equipmentList>;

export const equipmentHistory = pageOf(historyLine);
export type EquipmentHistory = v.InferOutput<typeof equipmentHistory>;

/** A serial number is given once, to a machine that is expected. */
export const equipmentPatch = v.object({
  name: v.optional(requiredLine(80)),
  serialNumber: v.optional(serialNumber),
  version: seenVersion,
  reason,
});
export type EquipmentPatch = v.InferOutput<typeof equipmentPatch>;

/** Null takes it away from where it is. */
export const placement = v.object({ locationId: v.nullable(id), version: seenVersion, reason });
export type Placement = v.InferOutput<typeof placement>;

/** Any licence of the location that has a free seat, unless one is named. */
export const seating = v.object({ licenseId: v.optional(id), version: seenVersion, reason });
export type Seating = v.InferOutput<typeof seating>;

export const handing = v.object({ userId: v.nullable(id), version: seenVersion, reason });
export type Handing = v.InferOutput<typeof handing>;

/** Final, so the serial number is typed again. */
export const trashing = v.object({ serialNumber: requiredText(64), version: seenVersion, reason });
export type Trashing = v.InferOutput<typeof trashing>;

export const faultReport = v.object({
  code: v.optional(text(40)),
  note: requiredText(300),
});
export type FaultReport = v.InferOutput<typeof faultReport>;

/** The machine that comes in its place: one that we know, by its serial number. */
export const replacement = v.object({ serialNumber, version: seenVersion, reason });
export type Replacement = v.InferOutput<typeof replacement>;

/** Machines of one call. */
export const mostAtOnce = 500;

/** One change for many machines. A dry run says what would become of each, and does nothing. */
export const bulkChange = v.object({
  ids: ids(mostAtOnce),
  set: v.variant('action', [
    v.object({ action: v.literal('place'), locationId: id }),
    v.object({ action: v.literal('assignLicense'), licenseId: v.optional(id) }),
    v.object({ action: v.literal('releaseLicense') }),
    v.object({ action: v.literal('nextStage') }),
    v.object({ action: v.literal('rest') }),
    v.object({ action: v.literal('complete') }),
  ]),
  reason,
  dryRun: v.optional(v.boolean()),
});
export type BulkChange = v.InferOutput<typeof bulkChange>;

/** Each machine that was named: changed, or the code that it was refused with. */
export const bulkChanged = v.object({
  changed: v.number(),
  refused: v.number(),
  items: v.array(v.object({ id: v.string(), name: v.nullable(v.string()), outcome: v.string() })),
});
export type BulkChanged = v.InferOutput<typeof bulkChanged>;
