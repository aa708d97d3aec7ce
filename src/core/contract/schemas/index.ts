import * as v from 'valibot';
import type { OutOf, SentOf } from '../call.js';
import type { CallName, Contract } from '../index.js';
import * as account from './account.js';
import * as actions from './account-actions.js';
import * as history from './account-history.js';
import * as auth from './auth.js';
import { commercialShapes } from './commercial/shapes.js';
import { contentShapes } from './content/shapes.js';
import * as countries from './countries.js';
import * as devices from './devices.js';
import * as brightback from './brightback.js';
import * as drafts from './drafts.js';
import * as equipment from './equipment.js';
import * as externalUsers from './external-users.js';
import * as family from './family.js';
import * as heartRate from './heart-rate.js';
import * as lafitness from './lafitness.js';
import * as legacy from './legacy.js';
import * as memories from './memories.js';
import * as meta from './meta.js';
import * as offers from './offers.js';
import * as orders from './orders.js';
import * as partners from './partners.js';
import * as purchases from './purchase-history.js';
import * as quotes from './quote.js';
import * as peopleLists from './people-lists.js';
import * as preferences from './preferences.js';
import * as query from './query.js';
import { pageQuery } from './query.js';
import * as redemptionCodes from './redemption-codes.js';
import * as relationships from './relationships.js';
import * as releases from './releases.js';
import * as userSecurity from './user-security.js';
import * as staffUsers from './staff-users.js';
import * as receipts from './user-receipts.js';
import { strengthShapes } from './strength/shapes.js';
import { trainingShapes } from './training/shapes.js';
import * as userEquipment from './user-equipment.js';
import * as users from './users.js';
import * as webhooks from './webhooks.js';
import * as plans from './training/workout-plans.js';

/** The types of one call: `input` without the path's own parameters, `output` as it is under `data`. */
export interface Shape<Sent, Out> {
  input: v.GenericSchema<unknown, Sent>;
  output: v.GenericSchema<unknown, Out>;
}

const nothing = v.object({});

/** Every call's shapes; total over the contract, so a call without shapes does not compile. */
export const shapes: { [Name in CallName]: Shape<SentOf<Contract[Name]>, OutOf<Contract[Name]>> } = {
  signIn: { input: auth.credentials, output: auth.signedIn },
  validateSession: { input: nothing, output: auth.sessionInfo },
  refreshSession: { input: nothing, output: auth.signedIn },
  endSession: { input: nothing, output: v.object({ ended: v.boolean() }) },
  redeemOneTimeToken: { input: auth.oneTimeToken, output: auth.signedIn },
  getActing: { input: nothing, output: auth.acting },
  giveActingReason: { input: auth.actingReason, output: auth.acting },
  createLoginToken: { input: auth.loginTokenRequest, output: auth.loginToken },
  signInCommercial: { input: auth.credentials, output: auth.signedIn },
  signInCommercialV1: { input: auth.credentials, output: auth.signedIn },
  switchFamilyMember: { input: nothing, output: auth.signedIn },
  upgradeSession: { input: nothing, output: auth.signedIn },
  createUser: { input: users.newUser, output: users.userSignedUp },
  getUser: { input: nothing, output: users.user },
  updateUser: { input: users.userPatch, output: users.user },
  deleteUserImage: { input: nothing, output: users.user },
  forgotPassword: { input: userSecurity.forgotPassword, output: v.object({ sent: v.literal(true) }) },
  resetPassword: { input: userSecurity.resetPassword, output: v.object({ reset: v.literal(true) }) },
  changePassword: { input: userSecurity.changePassword, output: v.object({ changed: v.literal(true) }) },
  listSessions: { input: nothing, output: userSecurity.sessionList },
  endSessions: { input: userSecurity.sessionsToEnd, output: userSecurity.sessionsEnded },
  getHeartRateZones: { input: nothing, output: heartRate.heartRateZones },
  listUsers: { input: staffUsers.userFilter, output: staffUsers.userSummaries },
  listCohorts: { input: nothing, output: staffUsers.cohorts },
  listRoles: { input: nothing, output: staffUsers.roleCounts },
  fixUserAddress: { input: nothing, output: staffUsers.fixedAddress },
  repairUser: { input: staffUsers.repairRequest, output: staffUsers.repairReport },
  getDevCode: { input: nothing, output: staffUsers.devCode },
  findUserByEmail: { input: nothing, output: staffUsers.userSummary },
  getDateActivated: { input: nothing, output: staffUsers.activation },
  resendActivation: { input: nothing, output: v.object({ sent: v.literal(true) }) },
  getFamily: { input: nothing, output: family.family },
  readInvitation: { input: family.invitationAsked, output: family.invitationState },
  changeFamily: { input: family.familyChange, output: family.family },
  removeFamilyMember: { input: nothing, output: family.family },
  getPreferences: { input: nothing, output: preferences.preferences },
  getFullPreferences: { input: nothing, output: preferences.fullPreferences },
  updatePreferences: { input: preferences.preferences, output: preferences.preferences },
  resetPreference: { input: nothing, output: preferences.preferences },
  listRelationships: { input: relationships.relationshipQuery, output: relationships.relationshipList },
  follow: { input: relationships.newRelationship, output: relationships.relationship },
  unfollow: { input: nothing, output: v.object({ following: v.literal(false) }) },
  listDevices: { input: nothing, output: devices.deviceList },
  savePushNotifications: { input: devices.pushRegistration, output: devices.device },
  saveDeviceLogs: { input: devices.deviceLogs, output: devices.deviceLogsKept },
  listDeviceLogs: { input: devices.deviceLogFilter, output: devices.deviceLogList },
  listTabs: { input: nothing, output: peopleLists.tabList },
  listUserPartners: { input: nothing, output: peopleLists.userPartnerList },
  listFirmware: { input: nothing, output: peopleLists.firmwareList },
  createExternalUser: { input: externalUsers.newExternalUser, output: externalUsers.externalUser },
  getExternalUser: { input: nothing, output: externalUsers.externalUser },
  updateExternalUser: { input: externalUsers.externalUserPatch, output: externalUsers.externalUser },
  getAccount: { input: nothing, output: account.account },
  quote: { input: quotes.quoteRequest, output: quotes.quote },
  updatePayment: { input: account.paymentMethodInput, output: account.account },
  payOwed: { input: nothing, output: account.account },
  subscribe: { input: account.subscribe, output: account.account },
  activate: { input: account.activate, output: account.account },
  cancel: { input: actions.cancel, output: account.account },
  uncancel: { input: nothing, output: account.account },
  pause: { input: actions.pause, output: account.account },
  unpause: { input: actions.unpause, output: account.account },
  extend: { input: actions.extend, output: account.account },
  terminate: { input: actions.terminate, output: account.account },
  changePlan: { input: actions.changePlan, output: account.account },
  schedulePlanChange: { input: nothing, output: account.account },
  addPhase: { input: actions.addPhase, output: account.account },
  editPhase: { input: actions.editPhase, output: account.account },
  migrate: { input: actions.migrate, output: account.account },
  credit: { input: actions.credit, output: account.account },
  addAddonOffer: { input: actions.addonChoice, output: account.account },
  cancelAddonOffer: { input: actions.addonName, output: account.account },
  uncancelAddonOffer: { input: actions.addonName, output: account.account },
  quoteAddonOffer: { input: actions.addonName, output: quotes.quote },
  subscribeInactive: { input: actions.subscribeInactive, output: account.account },
  subscribeInactiveAlias: { input: actions.subscribeInactive, output: account.account },
  subscribeProvisioned: { input: actions.subscribeProvisioned, output: account.account },
  validateAccountCode: { input: nothing, output: redemptionCodes.redemptionPreview },
  redeemAccountCode: { input: redemptionCodes.redemption, output: account.account },
  sendActivationEmail: { input: nothing, output: v.object({ sent: v.literal(true) }) },
  createTestSubscription: { input: actions.testSubscription, output: account.account },
  attachTestCard: { input: nothing, output: account.account },
  getAccountHistory: { input: history.historyFilter, output: history.historyPage },
  listAvailablePlans: { input: nothing, output: actions.availablePlans },
  listAccountSubscriptions: { input: query.pageQuery, output: history.subscriptionPage },
  getPurchaseHistory: { input: purchases.purchaseFilter, output: purchases.purchasePage },
  listRewardCodes: { input: query.pageQuery, output: purchases.rewardCodes },
  listUserSubscriptions: { input: query.pageQuery, output: history.subscriptionPage },
  getUserSubscription: { input: nothing, output: account.subscription },
  getSubscription: { input: nothing, output: account.subscription },
  cancelSubscription: { input: actions.cancel, output: account.account },
  uncancelSubscription: { input: nothing, output: account.account },
  terminateSubscription: { input: actions.terminate, output: account.account },
  quoteSubscription: { input: quotes.quoteRequest, output: quotes.quote },
  updateSubscriptionManually: { input: actions.manualUpdate, output: account.account },
  getCancelData: { input: nothing, output: brightback.cancelData },
  signUpPartnerMember: { input: lafitness.partnerSignup, output: lafitness.partnerAnswer },
  subscribePartnerMember: { input: lafitness.partnerSubscribe, output: lafitness.partnerAnswer },
  pausePartnerMember: { input: lafitness.partnerPause, output: lafitness.partnerAnswer },
  unpausePartnerMember: { input: lafitness.partnerMember, output: lafitness.partnerAnswer },
  terminatePartnerMember: { input: lafitness.partnerMember, output: lafitness.partnerAnswer },
  unterminatePartnerMember: { input: lafitness.partnerMember, output: lafitness.partnerAnswer },
  invoicePaid: { input: webhooks.invoicePaidEvent, output: webhooks.received },
  invoiceUpcoming: { input: webhooks.invoiceUpcomingEvent, output: webhooks.received },
  invoiceUpdated: { input: webhooks.invoiceUpdatedEvent, output: webhooks.received },
  paymentFailure: { input: webhooks.paymentFailedEvent, output: webhooks.received },
  paymentIntentRequiresAction: { input: webhooks.requiresActionEvent, output: webhooks.received },
  paymentSourceExpiring: { input: webhooks.sourceExpiringEvent, output: webhooks.received },
  subscriptionCreated: { input: webhooks.subscriptionCreatedEvent, output: webhooks.received },
  subscriptionUpdated: { input: webhooks.subscriptionUpdatedEvent, output: webhooks.received },
  subscriptionDeleted: { input: webhooks.subscriptionDeletedEvent, output: webhooks.received },
  subscriptionScheduleUpdated: { input: webhooks.scheduleUpdatedEvent, output: webhooks.received },
  clearExpiredSessions: { input: webhooks.noticeEvent, output: webhooks.cleared },
  ordersChanged: { input: webhooks.orderEvent, output: webhooks.received },
  orderPlaced: { input: webhooks.orderEvent, output: webhooks.received },
  collectionAbandoned: { input: webhooks.collectionAbandonedEvent, output: webhooks.received },
  equipmentHealth: { input: webhooks.equipmentHealthEvent, output: webhooks.received },
  feedfm: { input: webhooks.noticeEvent, output: webhooks.received },
  resetPercentiles: { input: webhooks.percentilesResetEvent, output: webhooks.received },
  listOffers: { input: offers.offerFilter, output: offers.offerList },
  getOffer: { input: offers.offerVisit, output: offers.offer },
  listCampaignOffers: { input: offers.offerFilter, output: offers.offerList },
  listPartnerOffers: { input: offers.offerFilter, output: offers.offerList },
  listPlans: { input: offers.offerFilter, output: offers.planList },
  getPlanFeatures: { input: nothing, output: offers.planFeatures },
  validateRedemptionCode: { input: redemptionCodes.codeCheck, output: redemptionCodes.redemptionPreview },
  redeemCode: { input: redemptionCodes.redemption, output: redemptionCodes.redeemed },
  activateRedemptionCode: { input: redemptionCodes.codeActivation, output: redemptionCodes.redemptionCode },
  listRedemptionCodes: { input: redemptionCodes.codeQuery, output: redemptionCodes.codeList },
  exportRedemptionCodes: { input: redemptionCodes.codeSelection, output: redemptionCodes.codeExport },
  createRedemptionCode: { input: redemptionCodes.newCode, output: redemptionCodes.redemptionCode },
  createRedemptionCodes: { input: redemptionCodes.newCodes, output: redemptionCodes.codeBatch },
  updateRedemptionCodes: { input: redemptionCodes.codeChanges, output: redemptionCodes.codesChanged },
  listCampaignsOffers: { input: offers.offerFilter, output: offers.offerList },
  listPartnersOffers: { input: offers.offerFilter, output: offers.offerList },
  listCustomerServiceOffers: { input: offers.offerFilter, output: offers.offerList },
  listOfferRecords: { input: offers.offerQuery, output: offers.offerLines },
  getOfferChoices: { input: nothing, output: offers.offerChoices },
  getOfferRecord: { input: nothing, output: offers.offerRecord },
  createOffer: { input: offers.newOffer, output: offers.offerRecord },
  updateOffer: { input: offers.offerPatch, output: offers.offerRecord },
  patchOffer: { input: offers.offerPatch, output: offers.offerRecord },
  publishOffer: { input: drafts.publication, output: offers.offerRecord },
  unpublish: { input: drafts.withdrawal, output: drafts.anyDraftRecord },
  unschedule: { input: drafts.seen, output: drafts.anyDraftRecord },
  askToPublish: { input: drafts.publicationRequest, output: drafts.anyDraftRecord },
  discardDraft: { input: drafts.seen, output: drafts.anyDraftRecord },
  deleteDraft: { input: drafts.seen, output: drafts.deleted },
  listVersions: { input: pageQuery, output: drafts.anyDraftVersions },
  restoreVersion: { input: drafts.seen, output: drafts.anyDraftRecord },
  listReleases: { input: releases.releaseQuery, output: releases.releaseList },
  getRelease: { input: nothing, output: releases.release },
  createRelease: { input: releases.newRelease, output: releases.release },
  renameRelease: { input: releases.releasePatch, output: releases.release },
  addToRelease: { input: releases.releaseAddition, output: releases.release },
  removeFromRelease: { input: drafts.seen, output: releases.release },
  publishRelease: { input: releases.releasePublication, output: releases.release },
  unscheduleRelease: { input: drafts.seen, output: releases.release },
  takeBackRelease: { input: releases.releaseWithdrawal, output: releases.release },
  deleteRelease: { input: drafts.seen, output: drafts.deleted },
  listAddonOffers: { input: nothing, output: offers.offerList },
  listPartners: { input: nothing, output: partners.partnerList },
  listOffersOfPartner: { input: offers.offerFilter, output: offers.offerList },
  listPartnerUsers: { input: query.pageQuery, output: partners.partnerUserList },
  listPartnerPurchases: { input: query.pageQuery, output: partners.partnerPurchaseList },
  listOrders: { input: orders.orderQuery, output: orders.orderList },
  listReceipts: { input: receipts.receiptQuery, output: receipts.staffReceiptList },
  decideReceipt: { input: receipts.receiptDecision, output: receipts.staffReceipt },
  listUserReceipts: { input: receipts.ownReceiptQuery, output: receipts.ownReceiptList },
  getEquipmentBySerial: { input: nothing, output: equipment.equipmentBySerial },
  uploadReceipt: { input: receipts.receiptUpload, output: receipts.receipt },
  listCountries: { input: nothing, output: countries.countryList },
  getRevision: { input: nothing, output: meta.revision },
  getTimestamp: { input: nothing, output: meta.serverTime },
  listUserEquipmentLegacy: { input: nothing, output: userEquipment.userEquipmentLegacy },
  listUserEquipment: { input: pageQuery, output: userEquipment.userEquipmentList },
  removeUserEquipment: { input: nothing, output: drafts.deleted },
  connectUserEquipment: { input: userEquipment.userEquipmentConnection, output: userEquipment.userEquipment },
  disconnectUserEquipment: { input: nothing, output: userEquipment.userEquipment },
  ...commercialShapes,
  ...trainingShapes,
  ...strengthShapes,
  getLegacy: { input: legacy.legacyQuery, output: legacy.legacyAnswer },
  listMemories: { input: nothing, output: memories.memoryList },
  evictMemory: { input: nothing, output: memories.memoryEvicted },
  getWorkoutPlan: { input: nothing, output: plans.workoutPlan },
  changeWorkoutPlan: { input: plans.planChange, output: plans.workoutPlan },
  ...contentShapes,
};
