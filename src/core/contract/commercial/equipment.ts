import { call } from '../call.js';
import type { Change } from '../schemas/commercial/common.js';
import type {
  BulkChange,
  BulkChanged,
  EquipmentHistory,
  EquipmentList,
  EquipmentPatch,
  EquipmentQuery,
  EquipmentRecord,
  FaultReport,
  Handing,
  Placement,
  Replacement,
  Seating,
  Trashing,
} from '../schemas/commercial/equipment.js';
import type { PageQuery } from '../schemas/query.js';

const reads = {
  needs: ['jwt'],
  guard: ['commercialScope', 'customerServiceManager'],
  repeatable: 'reads',
  scoped: ['dealer', 'owner', 'manager', 'staff'],
} as const;
const writes = {
  needs: ['jwt'],
  guard: ['commercialScope', 'customerServiceManager'],
  audit: 'equipment',
} as const;

/** The machines that the caller may see, by name. */
export const listEquipment = call<EquipmentQuery, EquipmentList>()('GET', '/commercial/v1/equipment/items', reads);

export const getEquipment = call<object, EquipmentRecord>()('GET', '/commercial/v1/equipment/:equipmentId', reads);

/** One machine by the number on its label. */
export const findEquipmentBySerial = call<object, EquipmentRecord>()(
  'GET',
  '/commercial/v1/equipment/serial-number/:serial',
  { ...reads, limit: ['serialNumber'] },
);

/** Everything that was done to a machine and that it reported, newest first. */
export const listEquipmentHistory = call<PageQuery, EquipmentHistory>()(
  'GET',
  '/commercial/v1/equipment/:equipmentId/history',
  reads,
);

export const updateEquipment = call<EquipmentPatch, EquipmentRecord>()(
  'PATCH',
  '/commercial/v1/equipment/:equipmentId',
  {
    ...writes,
    scoped: ['owner', 'manager'],
    limit: ['serialNumber'],
    fails: ['serialNumberTaken', 'equipmentTrashed', 'versionConflict'],
  },
);

/** Takes a seat of the location's: the named licence's, or of the one that ends first and has one free. */
export const assignLicense = call<Seating, EquipmentRecord>()('PUT', '/commercial/v1/equipment/:equipmentId/license', {
  ...writes,
  scoped: ['owner', 'manager'],
  repeatable: 'sets',
  fails: [
    'seatLimitReached',
    'licenseSuspended',
    'licenseExpired',
    'licenseElsewhere',
    'locationRequired',
    'equipmentTrashed',
    'versionConflict',
  ],
});

/** Frees the seat. The machine works until its lease ends. */
export const releaseLicense = call<Change, EquipmentRecord>()(
  'DELETE',
  '/commercial/v1/equipment/:equipmentId/license',
  {
    ...writes,
    scoped: ['owner', 'manager'],
    fails: ['versionConflict'],
  },
);

/** Places a machine at a location, or nowhere. Its seat stays behind, for another machine there. */
export const placeEquipment = call<Placement, EquipmentRecord>()(
  'PUT',
  '/commercial/v1/equipment/:equipmentId/location',
  {
    ...writes,
    scoped: ['owner', 'manager'],
    repeatable: 'sets',
    fails: ['equipmentTrashed', 'ownedByOther', 'versionConflict'],
  },
);

export const assignEquipmentUser = call<Handing, EquipmentRecord>()(
  'PUT',
  '/commercial/v1/equipment/:equipmentId/user',
  {
    ...writes,
    scoped: ['owner', 'manager'],
    repeatable: 'sets',
    fails: ['equipmentTrashed', 'versionConflict'],
  },
);

/** From `ordered` to `complete`, one stage at a time; from `rest` back to where it was. */
export const moveToNextStage = call<Change, EquipmentRecord>()(
  'PUT',
  '/commercial/v1/equipment/:equipmentId/stage/next-stage',
  {
    ...writes,
    scoped: ['dealer', 'owner', 'manager'],
    idempotent: true,
    fails: ['stageComplete', 'equipmentTrashed', 'versionConflict'],
  },
);

/** Straight to `complete`; the machine has to be at a location. */
export const completeEquipment = call<Change, EquipmentRecord>()(
  'PUT',
  '/commercial/v1/equipment/:equipmentId/stage/complete',
  {
    ...writes,
    scoped: ['dealer', 'owner'],
    repeatable: 'sets',
    fails: ['locationRequired', 'equipmentTrashed', 'versionConflict'],
  },
);

/** Out of service for a while; its licence is kept, and nobody works out on it. */
export const restEquipment = call<Change, EquipmentRecord>()(
  'PUT',
  '/commercial/v1/equipment/:equipmentId/stage/rest',
  {
    ...writes,
    scoped: ['dealer', 'owner', 'manager'],
    repeatable: 'sets',
    fails: ['equipmentTrashed', 'versionConflict'],
  },
);

/** Out of service for good: seat free, place and person gone, token dead; its history stays. */
export const trashEquipment = call<Trashing, EquipmentRecord>()(
  'PUT',
  '/commercial/v1/equipment/:equipmentId/stage/trash',
  {
    ...writes,
    scoped: ['owner'],
    repeatable: 'sets',
    limit: ['serialNumber'],
    fails: ['ownedByOther', 'versionConflict'],
  },
);

/** Said by the console once it is activated, or by somebody who has mended it. */
export const readyEquipment = call<Change, EquipmentRecord>()(
  'PUT',
  '/commercial/v1/equipment/:equipmentId/status/ready',
  {
    needs: ['jwt'],
    guard: ['equipmentToken', 'commercialScope', 'customerServiceManager'],
    audit: 'equipment',
    scoped: ['owner', 'manager'],
    repeatable: 'sets',
    fails: ['notActivated', 'equipmentTrashed', 'versionConflict'],
  },
);

/** Says that a machine does not work, from the floor. */
export const reportEquipmentFault = call<FaultReport, EquipmentRecord>()(
  'POST',
  '/commercial/v1/equipment/:equipmentId/fault',
  {
    ...writes,
    scoped: ['dealer', 'owner', 'manager', 'staff'],
    idempotent: true,
    fails: ['notActivated', 'equipmentTrashed'],
  },
);

/** Takes a dead machine back from where it was claimed: it can be activated again anywhere. An owner does it a few times a month. */
export const releaseEquipment = call<Change, EquipmentRecord>()(
  'POST',
  '/commercial/v1/equipment/:equipmentId/release',
  {
    ...writes,
    scoped: ['owner'],
    idempotent: true,
    fails: ['notActivated', 'equipmentTrashed', 'versionConflict'],
  },
);

/** Another machine takes its seat, place, name and settings; this one goes to the trash. */
export const replaceEquipment = call<Replacement, EquipmentRecord>()(
  'POST',
  '/commercial/v1/equipment/:equipmentId/replacement',
  {
    ...writes,
    scoped: ['owner'],
    idempotent: true,
    limit: ['serialNumber'],
    fails: ['serialNumberUnknown', 'alreadyClaimed', 'equipmentTrashed', 'ownedByOther', 'versionConflict'],
  },
);

/** One change for many machines; each is changed or refused by itself. */
export const changeEquipment = call<BulkChange, BulkChanged>()('PATCH', '/commercial/v1/equipment/items', {
  ...writes,
  scoped: ['dealer', 'owner', 'manager'],
  idempotent: true,
});
