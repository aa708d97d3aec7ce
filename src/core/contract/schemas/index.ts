import * as v from 'valibot';
import type { OutOf, SentOf } from '../call.js';
import type { CallName, Contract } from '../index.js';
import * as account from './account.js';
import * as actions from './account-actions.js';
import * as auth from './auth.js';
import * as equipment from './equipment.js';
import * as lafitness from './lafitness.js';
import * as meta from './meta.js';
import * as offers from './offers.js';
import * as quotes from './quote.js';
import * as redemptionCodes from './redemption-codes.js';
import * as receipts from './user-receipts.js';
import * as users from './users.js';
import * as webhooks from './webhooks.js';

/** What travels with one call: `input` without the path's own parameters, `output` as it stands under `data`. */
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
  createLoginToken: { input: auth.loginTokenRequest, output: auth.loginToken },
  createUser: { input: users.newUser, output: users.userSignedUp },
  getUser: { input: nothing, output: users.user },
  updateUser: { input: users.userPatch, output: users.user },
  forgotPassword: { input: users.forgotPassword, output: v.object({ sent: v.literal(true) }) },
  resetPassword: { input: users.resetPassword, output: v.object({ reset: v.literal(true) }) },
  getAccount: { input: nothing, output: account.account },
  quote: { input: quotes.quoteRequest, output: quotes.quote },
  updatePayment: { input: account.paymentMethodInput, output: account.account },
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
  redeemAccountCode: { input: nothing, output: account.account },
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
  collectionAbandoned: { input: webhooks.noticeEvent, output: webhooks.received },
  equipmentHealth: { input: webhooks.noticeEvent, output: webhooks.received },
  feedfm: { input: webhooks.noticeEvent, output: webhooks.received },
  resetPercentiles: { input: webhooks.noticeEvent, output: webhooks.received },
  listOffers: { input: offers.offerFilter, output: offers.offerList },
  getOffer: { input: nothing, output: offers.offer },
  listCampaignOffers: { input: offers.offerFilter, output: offers.offerList },
  listPartnerOffers: { input: offers.offerFilter, output: offers.offerList },
  listPlans: { input: offers.offerFilter, output: offers.planList },
  getPlanFeatures: { input: nothing, output: offers.planFeatures },
  validateRedemptionCode: { input: nothing, output: redemptionCodes.redemptionPreview },
  getEquipmentBySerial: { input: nothing, output: equipment.equipmentBySerial },
  uploadReceipt: { input: receipts.receiptUpload, output: receipts.receipt },
  listCountries: { input: nothing, output: meta.countryList },
  getTimestamp: { input: nothing, output: meta.serverTime },
};
