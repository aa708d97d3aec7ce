import { and, eq, isNotNull, isNull, like } from 'drizzle-orm';
import { getAccount } from '../../../src/core/contract/account.js';
import { cancelAddonOffer } from '../../../src/core/contract/account-actions.js';
import { createLoginToken, redeemOneTimeToken, signIn } from '../../../src/core/contract/auth.js';
import type { CallName } from '../../../src/core/contract/index.js';
import { updatePreferences } from '../../../src/core/contract/preferences.js';
import type { HistoryType } from '../../../src/core/contract/schemas/account-history.js';
import { getUser, updateUser } from '../../../src/core/contract/users.js';
import { accountHistory } from '../../../src/sandbox/billing/tables/invoices.js';
import { receipts } from '../../../src/sandbox/receipts/tables.js';
import { outbox } from '../../../src/sandbox/db/tables.js';
import { userEquipment } from '../../../src/sandbox/equipment/tables.js';
import { sessions } from '../../../src/sandbox/access/tables.js';
import { devices, preferences, profileImages, users } from '../../../src/sandbox/people/tables.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { done } from '../../support/results.js';
import { commercialCalls } from './calls/commercial.js';
import { trainingCalls } from './calls/training.js';
import { rowsIn, trail, type Counted, type LostCall } from './calls/lost-call.js';

export const ME = 'usr_member';
export const { member } = logins;
/** A password that nobody has yet. */
export const nextPassword = 'Hill-climb-9';
/** A link that signs in once, as it was made last. */
export const signInLink = { token: '' };
/** The add-on that is booked, ended and kept. */
export const studio = 'us-studio-pass-monthly';

/** Entries of the account's history. */
const historyCount = (type: HistoryType) => (sandbox: Counted) =>
  rowsIn(sandbox, accountHistory, and(eq(accountHistory.userId, ME), eq(accountHistory.type, type)));
/** Whether sign-in works with this password. */
const opens = (email: string, password: string) => async (sandbox: Counted) =>
  Number((await sandbox.client({ ip: '10.9.9.9' })(signIn, { email, password })).ok);
const setsMonday = async (sandbox: Counted) =>
  rowsIn(sandbox, preferences, and(eq(preferences.userId, ME), eq(preferences.key, 'weekStart')));

/** The address of an action on the member's account. */
const account = (action: string) => new RegExp(`^/users/${ME}/account/${action}$`);

const byManager = { world: 'offers', as: logins.marketingManager } as const;

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const known = {
  createUser: {
    world: 'fresh',
    path: /^\/users$/,
    times: sandbox => rowsIn(sandbox, users, like(users.email, 'ana.new@%')),
  },
  signIn: {
    world: 'active-monthly',
    path: /^\/auth$/,
    times: sandbox => rowsIn(sandbox, sessions, eq(sessions.userId, ME)),
  },
  // a link that works once, opened where somebody else is signed in
  redeemOneTimeToken: {
    world: 'family',
    as: logins.marketing,
    path: /^\/auth\/one-time-token$/,
    prepare: async (_, sandbox) => {
      const { jwt } = await done(sandbox.client({ ip: '10.9.9.9' })(signIn, member));
      const elsewhere = sandbox.client({ ip: '10.9.9.9', jwt });
      signInLink.token = (await done(elsewhere(createLoginToken, { userId: ME }))).token;
    },
    times: sandbox => rowsIn(sandbox, sessions, eq(sessions.userId, ME)),
  },
  giveActingReason: {
    world: 'family',
    as: logins.customerServiceManager,
    path: /^\/auth\/acting$/,
    times: trail('giveActingReason'),
    prepare: async request => {
      const { token } = await done(request(createLoginToken, { userId: ME }));
      return done(request(redeemOneTimeToken, { token }));
    },
  },
  signInCommercial: {
    world: 'commercial',
    path: /^\/auth\/commercial$/,
    times: sandbox => rowsIn(sandbox, sessions, eq(sessions.userId, 'usr_owner')),
  },
  forgotPassword: {
    world: 'active-monthly',
    path: /^\/users\/password\/forgot$/,
    times: sandbox => rowsIn(sandbox, outbox, eq(outbox.recipient, member.email)),
  },
  resetPassword: {
    world: 'family',
    path: /^\/users\/password\/reset$/,
    times: opens('toni@echelon.test', nextPassword),
  },
  changePassword: {
    world: 'active-monthly',
    as: member,
    path: /\/password$/,
    times: opens(member.email, nextPassword),
  },
  endSessions: {
    world: 'many-places',
    as: member,
    path: /\/sessions$/,
    times: async sandbox =>
      Number((await rowsIn(sandbox, sessions, and(eq(sessions.userId, ME), isNull(sessions.revokedAt)))) <= 1),
  },
  savePushNotifications: {
    world: 'many-places',
    as: member,
    path: /\/push-notifications$/,
    times: sandbox => rowsIn(sandbox, devices, and(eq(devices.deviceId, 'phone-1'), eq(devices.enabled, false))),
  },
  removeUserEquipment: {
    world: 'many-places',
    as: member,
    path: /\/equipment\/items\/[^/]+$/,
    times: sandbox =>
      rowsIn(sandbox, userEquipment, and(eq(userEquipment.userId, ME), isNotNull(userEquipment.removedAt))),
  },
  // the overdue bill, paid by the card
  updatePayment: { world: 'past-due', as: member, path: account('payment'), times: historyCount('paymentSucceeded') },
  // the bank lets it through by now
  payOwed: { world: 'bank-asks', as: member, path: account('pay-owed'), times: historyCount('paymentSucceeded') },
  subscribe: { world: 'with-card', as: member, path: account('subscribe'), times: historyCount('created') },
  redeemAccountCode: { world: 'active-monthly', as: member, path: /\/redemption$/, times: historyCount('redeemed') },
  activate: { world: 'inactive', as: member, path: account('activate'), times: historyCount('activated') },
  unpause: { world: 'paused', as: member, path: account('unpause'), times: historyCount('resumed') },
  uncancel: { world: 'canceled', as: member, path: account('uncancel'), times: historyCount('uncanceled') },
  pause: { world: 'active-monthly', as: member, path: account('pause'), times: historyCount('pauseScheduled') },
  cancel: { world: 'active-monthly', as: member, path: account('cancel'), times: historyCount('canceled') },
  changePlan: { world: 'active-monthly', as: member, path: account('change'), times: historyCount('planChanged') },
  schedulePlanChange: {
    world: 'active-monthly',
    as: member,
    path: /\/schedule-plan-change\//,
    times: historyCount('planChangeScheduled'),
  },
  addAddonOffer: {
    world: 'active-monthly',
    as: member,
    path: account('add-addon-offer'),
    times: historyCount('addonAdded'),
  },
  cancelAddonOffer: {
    world: 'with-addon',
    as: member,
    path: account('cancel-addon-offer'),
    times: historyCount('addonCanceled'),
  },
  uncancelAddonOffer: {
    world: 'with-addon',
    as: member,
    path: account('uncancel-addon-offer'),
    times: historyCount('addonUncanceled'),
    prepare: async request => {
      const { subscription } = await done(request(getAccount, { userId: ME }));
      return done(request(cancelAddonOffer, { userId: ME, guid: subscription?.addons[0]?.guid ?? '' }));
    },
  },
  changeFamily: {
    world: 'family',
    as: member,
    path: /\/family$/,
    times: sandbox => rowsIn(sandbox, users, and(eq(users.parentId, ME), eq(users.firstName, 'Noor'))),
  },
  removeFamilyMember: {
    world: 'family',
    as: member,
    path: /\/family\/usr_kim$/,
    times: async sandbox => 1 - (await rowsIn(sandbox, users, and(eq(users.id, 'usr_kim'), eq(users.parentId, ME)))),
  },
  updatePreferences: {
    world: 'active-monthly',
    as: member,
    path: /\/preferences(?:\/weekStart)?$/,
    times: async sandbox => Number((await setsMonday(sandbox)) > 0),
  },
  resetPreference: {
    world: 'active-monthly',
    as: member,
    path: /\/preferences(?:\/weekStart)?$/,
    times: async sandbox => Number((await setsMonday(sandbox)) === 0),
    prepare: request => done(request(updatePreferences, { userId: ME, weekStart: 'monday' })),
  },
  updateUser: {
    world: 'active-monthly',
    as: member,
    path: /^\/users\/usr_member$/,
    times: sandbox => rowsIn(sandbox, users, and(eq(users.id, ME), eq(users.firstName, 'Noor'))),
  },
  deleteUserImage: {
    world: 'active-monthly',
    as: member,
    path: /\/image$/,
    times: async sandbox => 1 - (await rowsIn(sandbox, profileImages, eq(profileImages.userId, ME))),
    prepare: async request => {
      const { version } = await done(request(getUser, { userId: ME }));
      return done(request(updateUser, { userId: ME, version, image: dot }));
    },
  },
  uploadReceipt: {
    world: 'active-monthly',
    as: member,
    path: /^\/user-receipts\/items$/,
    times: sandbox => rowsIn(sandbox, receipts, and(eq(receipts.userId, ME), eq(receipts.status, 'pending'))),
  },
  createOffer: { ...byManager, path: /^\/offers$/, times: trail('createOffer') },
  patchOffer: { ...byManager, path: /^\/offers\/us-connect-monthly$/, times: trail('patchOffer') },
  publishOffer: { ...byManager, path: /\/publication$/, times: trail('publishOffer') },
  unpublish: { ...byManager, path: /\/withdrawal$/, times: trail('unpublish') },
  unschedule: { ...byManager, path: /\/unscheduling$/, times: trail('unschedule') },
  askToPublish: {
    world: 'offers',
    as: logins.marketing,
    path: /\/publication-request$/,
    times: trail('askToPublish'),
  },
  discardDraft: { ...byManager, path: /\/us-premier-monthly\/draft$/, times: trail('discardDraft') },
  deleteDraft: { ...byManager, path: /\/off_winter$/, times: trail('deleteDraft') },
  restoreVersion: { ...byManager, path: /\/restoration$/, times: trail('restoreVersion') },
  ...commercialCalls,
  ...trainingCalls,
} satisfies Partial<Record<CallName, LostCall>>;

export type LostCallName = keyof typeof known;

/** Every call that writes and that a screen makes. */
export const calls: Readonly<Record<LostCallName, LostCall>> = known;

const isKnown = (name: string): name is LostCallName => name in known;
export const callNames: readonly LostCallName[] = Object.keys(known).filter(isKnown);
