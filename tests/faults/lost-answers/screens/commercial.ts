import { and, eq } from 'drizzle-orm';
import { getEquipment } from '../../../../src/core/contract/commercial/equipment.js';
import { licenses, licenseSeats } from '../../../../src/sandbox/commercial/tables/licenses.js';
import { audit } from '../../../../src/sandbox/http/tables.js';
import { commercialLogins, logins } from '../../../../src/sandbox/world/logins.js';
import { done } from '../../../support/results.js';
import { commercialCalls, stepsOf, type CommercialCallName } from '../calls/commercial.js';
import { rowsIn, trail, type LostCall } from '../calls/lost-call.js';
import * as activation from './commercial/activation.js';
import { allFurther, asked, pressed } from './commercial/equipment.js';
import { importFile } from './commercial/importing.js';
import * as licenseScreens from './commercial/licenses.js';
import * as orders from './commercial/orders.js';
import * as owners from './commercial/owners.js';
import * as parts from './commercial/parts-of-places.js';
import * as places from './commercial/places.js';
import type { Way } from './way.js';

export const commercialWays: Readonly<Record<CommercialCallName, Way>> = {
  createDealerOwner: owners.addOwner,
  connectDealerOwner: owners.connectOwner,
  disconnectDealerOwner: owners.disconnectOwner,
  createLocation: places.addLocation,
  updateLocation: places.editLocation,
  deleteLocation: places.closeLocation,
  removeLocationDealer: places.removeDealer,
  connectLocationUser: parts.changeUser('manager'),
  disconnectLocationUser: parts.changeUser('out'),
  inviteLocationUser: parts.inviteUser,
  snoozeAlarm: parts.silence,
  createActivationCode: parts.makeCode,
  revokeActivationCode: parts.revokeCode,
  createTransfer: parts.offerMachines,
  decideTransfer: parts.acceptMachines,
  createCommercialOrder: orders.beginOrder,
  updateCommercialOrder: orders.submitOrder,
  updateEquipment: asked(
    'eqp_1',
    'rename',
    () => ({ name: 'By the window' }),
    ({ name }) => name === 'By the window',
  ),
  placeEquipment: asked(
    'eqp_1',
    'place',
    () => ({ locationId: 'loc_airport', place: 'Harbor Hotel Airport' }),
    ({ location }) => location?.id === 'loc_airport',
  ),
  assignLicense: asked(
    'eqp_11',
    'seat',
    () => ({}),
    ({ license }) => license !== null,
  ),
  releaseLicense: asked(
    'eqp_1',
    'unseat',
    () => ({ reason: 'In the lobby now' }),
    ({ license }) => license === null,
  ),
  assignEquipmentUser: asked(
    'eqp_1',
    'hand',
    () => ({ userId: 'usr_manager' }),
    ({ userId }) => userId === 'usr_manager',
  ),
  moveToNextStage: pressed('eqp_12', { is: 'nextStage' }, ({ stage }) => stage === 'installed'),
  completeEquipment: pressed('eqp_12', { is: 'complete' }, ({ stage }) => stage === 'complete'),
  restEquipment: asked(
    'eqp_1',
    'rest',
    () => ({ reason: 'New belt' }),
    ({ stage }) => stage === 'rest',
  ),
  trashEquipment: asked(
    'eqp_1',
    'trash',
    ({ serialNumber }) => ({ serialNumber: serialNumber ?? '' }),
    ({ stage }) => stage === 'trash',
  ),
  readyEquipment: pressed('eqp_9', { is: 'ready' }, ({ status }) => status === 'ready'),
  reportEquipmentFault: asked(
    'eqp_1',
    'fault',
    () => ({ note: 'The belt slips' }),
    ({ status }) => status === 'fault',
  ),
  releaseEquipment: asked(
    'eqp_1',
    'release',
    () => ({ reason: 'Sold' }),
    ({ activatedAt }) => activatedAt === null,
  ),
  replaceEquipment: asked(
    'eqp_5',
    'replace',
    async (_, { request }) => {
      const coming = await done(request(getEquipment, { equipmentId: 'eqp_80' }));
      return { serialNumber: coming.serialNumber ?? '' };
    },
    ({ id, stage }) => id === 'eqp_80' || stage === 'trash',
  ),
  changeEquipment: allFurther,
  importEquipment: importFile,
  createLicense: licenseScreens.addLicense,
  updateLicense: licenseScreens.suspendLicense,
  activateEquipment: activation.byLabel,
  approvePairing: activation.confirmCode,
  beginPairing: activation.showCode,
  cancelPairing: activation.hideCode,
  pollPairing: activation.becomeActivated,
};

interface Other extends LostCall, Way {
  call: CommercialCallName;
  at: string;
}

/** The same calls as other screens make them. */
export const otherScreens: readonly Other[] = [
  {
    call: 'updateCommercialOrder',
    at: 'a draft saved',
    ...commercialCalls.updateCommercialOrder,
    times: trail('updateCommercialOrder'),
    ...orders.saveDraft,
  },
  {
    call: 'updateCommercialOrder',
    at: 'submitted after a look back',
    ...commercialCalls.updateCommercialOrder,
    ...orders.submitFromLines,
  },
  {
    call: 'updateCommercialOrder',
    at: 'approved',
    world: 'commercial',
    as: commercialLogins.owner,
    path: /\/orders\/ord_submitted$/,
    times: stepsOf('ord_submitted'),
    ...orders.moveOrder('ord_submitted', 'approve', 'approved'),
  },
  {
    call: 'updateCommercialOrder',
    at: 'fulfilled',
    world: 'commercial',
    as: logins.customerServiceManager,
    path: /\/orders\/ord_approved$/,
    times: sandbox => rowsIn(sandbox, licenses, eq(licenses.orderId, 'ord_approved')),
    ...orders.moveOrder('ord_approved', 'fulfill', 'fulfilled'),
  },
  {
    call: 'changeEquipment',
    at: 'a seat given',
    ...commercialCalls.changeEquipment,
    times: sandbox => rowsIn(sandbox, licenseSeats, eq(licenseSeats.equipmentId, 'eqp_11')),
    ...licenseScreens.giveSeat,
  },
  { call: 'updateLicense', at: 'more seats', ...commercialCalls.updateLicense, ...licenseScreens.moreSeats },
  {
    call: 'changeEquipment',
    at: 'seats released for fewer',
    ...commercialCalls.changeEquipment,
    as: logins.customerServiceManager,
    times: sandbox => rowsIn(sandbox, audit, and(eq(audit.action, 'changeEquipment'), eq(audit.resourceId, 'eqp_1'))),
    ...licenseScreens.fewerSeats('released'),
  },
  {
    call: 'updateLicense',
    at: 'fewer, once seats are released',
    ...commercialCalls.updateLicense,
    path: /\/licenses\/lic_downtown$/,
    ...licenseScreens.fewerSeats('saved'),
  },
  {
    call: 'activateEquipment',
    at: 'typed on the machine',
    ...commercialCalls.activateEquipment,
    ...activation.byTypedCode,
  },
];
