import * as v from 'valibot';
import * as activation from './activation.js';
import * as activationCodes from './activation-codes.js';
import * as alarms from './alarms.js';
import * as codes from './codes.js';
import * as common from './common.js';
import * as equipment from './equipment.js';
import * as equipmentImport from './equipment-import.js';
import * as licenses from './licenses.js';
import * as locations from './locations.js';
import * as orders from './orders.js';
import * as owners from './owners.js';
import * as sessions from './sessions.js';
import * as transfers from './transfers.js';
import * as drafts from '../drafts.js';
import { pageQuery } from '../query.js';

const nothing = v.object({});

/** The shapes of the calls about dealers, owners, locations and their machines. */
export const commercialShapes = {
  activateEquipment: { input: activation.activation, output: activation.activated },
  authenticateEquipment: { input: activation.equipmentCredentials, output: activation.equipmentSignedIn },
  beginPairing: { input: activation.pairingRequest, output: activation.pairing },
  pollPairing: { input: activation.pairingPoll, output: activation.pairingState },
  cancelPairing: { input: activation.pairingPoll, output: activation.pairingCanceled },
  getPairing: { input: nothing, output: activation.pairingSeen },
  approvePairing: { input: activation.pairingApproval, output: activation.pairingApproved },
  leaseSeat: { input: activation.leaseRequest, output: activation.lease },
  reportHealth: { input: activation.healthReport, output: activation.healthReceived },
  reportMachineSessions: { input: activation.machineSessions, output: activation.machineSessionsKept },
  listActivationCodes: { input: activationCodes.activationCodeQuery, output: activationCodes.activationCodeList },
  createActivationCode: { input: activationCodes.newActivationCode, output: activationCodes.activationCode },
  revokeActivationCode: { input: nothing, output: activationCodes.activationCode },
  listAlarms: { input: alarms.alarmQuery, output: alarms.alarmList },
  snoozeAlarm: { input: alarms.snooze, output: alarms.alarm },
  validateCommercialCode: { input: nothing, output: codes.commercialCodePreview },
  redeemCommercialCode: { input: nothing, output: codes.commercialCodeRedeemed },
  resetCommercialCode: { input: codes.commercialCodeReset, output: codes.commercialCode },
  suspendCommercialCode: { input: codes.commercialCodeSuspension, output: codes.commercialCode },
  listCommercialLocations: { input: locations.publicLocationQuery, output: locations.publicLocations },
  listEquipment: { input: equipment.equipmentQuery, output: equipment.equipmentList },
  getEquipment: { input: nothing, output: equipment.equipmentRecord },
  findEquipmentBySerial: { input: nothing, output: equipment.equipmentRecord },
  listEquipmentHistory: { input: pageQuery, output: equipment.equipmentHistory },
  updateEquipment: { input: equipment.equipmentPatch, output: equipment.equipmentRecord },
  assignLicense: { input: equipment.seating, output: equipment.equipmentRecord },
  releaseLicense: { input: common.change, output: equipment.equipmentRecord },
  placeEquipment: { input: equipment.placement, output: equipment.equipmentRecord },
  assignEquipmentUser: { input: equipment.handing, output: equipment.equipmentRecord },
  moveToNextStage: { input: common.change, output: equipment.equipmentRecord },
  completeEquipment: { input: common.change, output: equipment.equipmentRecord },
  restEquipment: { input: common.change, output: equipment.equipmentRecord },
  trashEquipment: { input: equipment.trashing, output: equipment.equipmentRecord },
  readyEquipment: { input: common.change, output: equipment.equipmentRecord },
  reportEquipmentFault: { input: equipment.faultReport, output: equipment.equipmentRecord },
  releaseEquipment: { input: common.change, output: equipment.equipmentRecord },
  replaceEquipment: { input: equipment.replacement, output: equipment.equipmentRecord },
  changeEquipment: { input: equipment.bulkChange, output: equipment.bulkChanged },
  importEquipment: { input: equipmentImport.equipmentImport, output: equipmentImport.equipmentImported },
  exportEquipment: { input: equipmentImport.equipmentSelection, output: equipmentImport.equipmentExport },
  createLicense: { input: licenses.newLicense, output: licenses.license },
  listLicenses: { input: licenses.licenseQuery, output: licenses.licenseList },
  updateLicense: { input: licenses.licensePatch, output: licenses.license },
  createLocation: { input: locations.newLocation, output: locations.location },
  listLocations: { input: locations.locationQuery, output: locations.locationList },
  getLocation: { input: nothing, output: locations.location },
  updateLocation: { input: locations.locationPatch, output: locations.location },
  deleteLocation: { input: common.change, output: locations.locationDeleted },
  removeLocationDealer: { input: common.change, output: locations.location },
  listLocationPartners: { input: pageQuery, output: locations.locationPartners },
  getLocationSummary: { input: nothing, output: locations.locationSummary },
  listLocationActivationCodes: {
    input: activationCodes.activationCodeQuery,
    output: activationCodes.activationCodeList,
  },
  listLocationUsers: { input: pageQuery, output: locations.locationUsers },
  connectLocationUser: { input: locations.locationUserConnection, output: locations.locationUser },
  disconnectLocationUser: { input: nothing, output: locations.userDisconnected },
  inviteLocationUser: { input: locations.locationInvitation, output: locations.locationInvited },
  listOrderables: { input: pageQuery, output: orders.orderableList },
  createCommercialOrder: { input: orders.newCommercialOrder, output: orders.commercialOrder },
  listCommercialOrders: { input: orders.commercialOrderQuery, output: orders.commercialOrderList },
  getCommercialOrder: { input: nothing, output: orders.commercialOrder },
  updateCommercialOrder: { input: orders.commercialOrderPatch, output: orders.commercialOrder },
  listDealerOwners: { input: owners.ownerQuery, output: owners.ownerList },
  createDealerOwner: { input: owners.newOwner, output: owners.owner },
  connectDealerOwner: { input: nothing, output: owners.owner },
  disconnectDealerOwner: { input: common.change, output: owners.disconnected },
  listUserCommercialLocations: { input: pageQuery, output: locations.memberLocations },
  listUserCommercialPartners: { input: pageQuery, output: locations.locationPartners },
  beginCommercialSession: { input: sessions.newCommercialSession, output: sessions.commercialSession },
  listCommercialSessions: { input: sessions.commercialSessionQuery, output: sessions.commercialSessionList },
  getCommercialSession: { input: nothing, output: sessions.commercialSession },
  deleteCommercialSession: { input: nothing, output: drafts.deleted },
  setCommercialSessionStatus: { input: sessions.commercialSessionMove, output: sessions.commercialSession },
  completeCommercialSession: { input: sessions.commercialSessionEnd, output: sessions.commercialSession },
  listTransfers: { input: transfers.transferQuery, output: transfers.transferList },
  createTransfer: { input: transfers.newTransfer, output: transfers.transfer },
  decideTransfer: { input: transfers.transferDecision, output: transfers.transfer },
};
