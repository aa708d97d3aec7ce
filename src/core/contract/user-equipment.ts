import { call } from './call.js';
import type {
  UserEquipment,
  UserEquipmentConnection,
  UserEquipmentLegacy,
  UserEquipmentList,
} from './schemas/user-equipment.js';
import type { Deleted } from './schemas/drafts.js';
import type { PageQuery } from './schemas/query.js';

const reads = {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'nothing',
  repeatable: 'reads',
} as const;
const writes = { needs: ['jwt'], guard: ['selfOrAdmin'], gives: 'nothing', audit: 'user', repeatable: 'sets' } as const;

/** The same as `listUserEquipment`, without pages, for older apps. */
export const listUserEquipmentLegacy = call<object, UserEquipmentLegacy>()('GET', '/users/:userId/equipment', reads);

/** The machines that a person has at home, the last used first. */
export const listUserEquipment = call<PageQuery, UserEquipmentList>()('GET', '/users/:userId/equipment/items', reads);

/** Takes a machine off the list; its months stay claimed. Connecting it brings it back. */
export const removeUserEquipment = call<object, Deleted>()('DELETE', '/users/:userId/equipment/items/:unitId', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'nothing',
  audit: 'user',
});

/** The person's app found this machine, by its serial number. */
export const connectUserEquipment = call<UserEquipmentConnection, UserEquipment>()(
  'PUT',
  '/users/:userId/equipment/connected/:unitId',
  { ...writes, gives: 'connectedEquipment', limit: ['serialNumber'], fails: ['membershipRequired'] },
);

/** The app let go of it. */
export const disconnectUserEquipment = call<object, UserEquipment>()(
  'PUT',
  '/users/:userId/equipment/unconnected/:unitId',
  { ...writes, limit: ['serialNumber'] },
);
