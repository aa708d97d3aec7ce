import type { Handlers } from '../handler.js';
import { refuse } from '../http/envelope.js';

const soon = () => Promise.reject(refuse('unavailable', 'This call is not answered yet.'));

/** Calls whose shapes are settled and whose answers follow. */
export const pendingHandlers: Handlers<
  | 'signInCommercial'
  | 'signInCommercialV1'
  | 'switchFamilyMember'
  | 'upgradeSession'
  | 'deleteUserImage'
  | 'changePassword'
  | 'listSessions'
  | 'endSessions'
  | 'getHeartRateZones'
  | 'listUsers'
  | 'listCohorts'
  | 'listRoles'
  | 'fixUserAddress'
  | 'repairUser'
  | 'getDevCode'
  | 'findUserByEmail'
  | 'getDateActivated'
  | 'resendActivation'
  | 'getFamily'
  | 'changeFamily'
  | 'removeFamilyMember'
  | 'getPreferences'
  | 'getFullPreferences'
  | 'updatePreferences'
  | 'resetPreference'
  | 'listRelationships'
  | 'follow'
  | 'unfollow'
  | 'listDevices'
  | 'savePushNotifications'
  | 'saveDeviceLogs'
  | 'listDeviceLogs'
  | 'listTabs'
  | 'listUserPartners'
  | 'listFirmware'
  | 'createExternalUser'
  | 'getExternalUser'
  | 'updateExternalUser'
> = {
  signInCommercial: soon,
  signInCommercialV1: soon,
  switchFamilyMember: soon,
  upgradeSession: soon,
  deleteUserImage: soon,
  changePassword: soon,
  listSessions: soon,
  endSessions: soon,
  getHeartRateZones: soon,
  listUsers: soon,
  listCohorts: soon,
  listRoles: soon,
  fixUserAddress: soon,
  repairUser: soon,
  getDevCode: soon,
  findUserByEmail: soon,
  getDateActivated: soon,
  resendActivation: soon,
  getFamily: soon,
  changeFamily: soon,
  removeFamilyMember: soon,
  getPreferences: soon,
  getFullPreferences: soon,
  updatePreferences: soon,
  resetPreference: soon,
  listRelationships: soon,
  follow: soon,
  unfollow: soon,
  listDevices: soon,
  savePushNotifications: soon,
  saveDeviceLogs: soon,
  listDeviceLogs: soon,
  listTabs: soon,
  listUserPartners: soon,
  listFirmware: soon,
  createExternalUser: soon,
  getExternalUser: soon,
  updateExternalUser: soon,
};
