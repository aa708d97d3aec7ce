import { sql } from 'drizzle-orm';
import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as actions from '../../../src/core/contract/account-actions.js';
import {
  activateEquipment,
  authenticateEquipment,
  beginPairing,
} from '../../../src/core/contract/commercial/activation.js';
import { createDealerOwner } from '../../../src/core/contract/commercial/owners.js';
import { createTransfer } from '../../../src/core/contract/commercial/transfers.js';
import { createLoginToken, redeemOneTimeToken } from '../../../src/core/contract/auth.js';
import { providerPaymentMethods } from '../../../src/sandbox/billing/tables/card-provider.js';
import { beginCommercialSession } from '../../../src/core/contract/commercial/sessions.js';
import { changeFamily } from '../../../src/core/contract/family.js';
import type { CallName } from '../../../src/core/contract/index.js';
import { signUpPartnerMember, subscribePartnerMember } from '../../../src/core/contract/lafitness.js';
import { createOffer, patchOffer, publishOffer } from '../../../src/core/contract/staff-offers.js';
import type { NewOffer } from '../../../src/core/contract/schemas/offers.js';
import { createOwnRoutine, createRoutine } from '../../../src/core/contract/strength/routines.js';
import { createRelease, publishRelease } from '../../../src/core/contract/releases.js';
import { createRedemptionCode } from '../../../src/core/contract/redemption-codes.js';
import { connectUserEquipment } from '../../../src/core/contract/user-equipment.js';
import { listReceipts } from '../../../src/core/contract/user-receipts.js';
import { forgotPassword } from '../../../src/core/contract/user-security.js';
import { addDays, now } from '../../../src/core/dates.js';
import { writeTcx } from '../../../src/sandbox/training/files/write-tcx.js';
import { rowsOf } from '../../../src/sandbox/db/rows.js';
import { demoCodes } from '../../../src/sandbox/world/catalogue/codes.js';
import { routineCodes } from '../../../src/sandbox/world/catalogue/routines.js';
import { demoActivationCodes } from '../../../src/sandbox/world/worlds/commercial.js';
import { logins, type WorldName } from '../../../src/sandbox/index.js';
import { seedInto } from '../../../src/sandbox/world/seed.js';
import { cheapScrypt } from '../../support/cheap-scrypt.js';
import { done } from '../../support/results.js';
import { portalKey } from '../../support/portal-key.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { eventsOf } from '../support/events.js';
import { machineToken } from '../support/machines.js';
import { enterAs, newPerson, tokenFrom } from '../support/people.js';
import { lifted, press, routine, session } from '../training/strength-support.js';
import { CHALLENGE, challengeDone, keepRides, ride, saved } from '../training/support.js';
import { pdf } from '../support/receipt-files.js';
import { newVisitor, theMember } from '../support/visitor.js';
import { ask, type Asked, isKeyed, lineOf, writing } from './calls.js';

/** A call that writes, its world, and the user who makes it, with the body. */
type Fixture = readonly [WorldName, (s: TestSandbox) => Promise<Asked>];

const isEvent = (name: CallName) => lineOf(name).repeatable === 'event';

const page = (input: object, world: WorldName = 'fresh'): Fixture => [world, async () => ({ input })];

const byMember = (
  world: WorldName,
  input: (userId: string, s: TestSandbox) => object | Promise<object> = () => ({}),
): Fixture => [
  world,
  async s => {
    const { jwt, userId } = await theMember(s);
    return { jwt, input: { userId, ...(await input(userId, s)) } };
  },
];

const byStaff = (world: WorldName, input: (s: TestSandbox) => object | Promise<object> = () => ({})): Fixture => [
  world,
  async s => ({
    jwt: (await enterAs(s, 'superAdmin')).jwt,
    input: { userId: 'usr_member', ...(await input(s)) },
  }),
];

const GYM = 'sk_echelon_lafitness';
const someone = { firstName: 'Gil', lastName: 'Gym' };

const byGym = (
  before: readonly (typeof subscribePartnerMember | typeof actions.cancel)[] = [],
  more: object = {},
): Fixture => [
  'fresh',
  async s => {
    const gym = s.client({ apiKey: GYM });
    await done(gym(signUpPartnerMember, { memberId: 'm-1', email: 'gym@example.test', ...someone }));
    if (before.length > 0) await done(gym(subscribePartnerMember, { memberId: 'm-1' }));
    return { apiKey: GYM, input: { memberId: 'm-1', ...more } };
  },
];

const subscriptionIn = async (s: TestSandbox): Promise<string> =>
  (await (await theMember(s)).account()).subscription?.id ?? '';
const bySubscription = (world: WorldName, more: object = {}): Fixture =>
  byMember(world, async (_, s) => ({ subscriptionId: await subscriptionIn(s), ...more }));

/** After another call of the gym's, made over HTTP. */
const afterGym = (name: CallName, more: object = {}): Fixture => [
  'fresh',
  async s => {
    const asked = await byGym([subscribePartnerMember])[1](s);
    expect((await ask(s, name, asked)).status).toBe(200);
    return { ...asked, input: { memberId: 'm-1', ...more } };
  },
];

const commercial: Fixture = [
  'fresh',
  async s => {
    const dealer = { email: 'dealer@example.test', password: 'Ride-2-gether' };
    await seedInto(s.database.db, now(), cheapScrypt).createUser({ ...dealer, roles: ['Dealer'] });
    return { input: dealer };
  },
];

/** By customer service, about the places and machines of the commercial world. */
const byCommercialSupport = (input: () => object = () => ({})): Fixture => [
  'commercial',
  async s => ({ jwt: (await enterAs(s, 'customerServiceManager')).jwt, input: input() }),
];

const offer: NewOffer = { planId: 'us-premier-monthly', audience: 'public' };
const madeOffer = byStaff('fresh', async s => {
  const made = await done(
    (await enterAs(s, 'superAdmin')).client(createOffer, { planId: 'us-premier-monthly', audience: 'public' }),
  );
  return { offerId: made.id, version: made.version, listed: false };
});

const draftedOffer = byStaff('fresh', async s => {
  const made = await done((await enterAs(s, 'superAdmin')).client(createOffer, offer));
  return { offerId: made.id, version: made.version, note: 'Please' };
});

/** One that is on sale, with a draft beside it when there are changes. */
const publishedAgain = (more: object, changes?: NewOffer) =>
  byStaff('fresh', async s => {
    const { client } = await enterAs(s, 'superAdmin');
    const made = await done(client(createOffer, offer));
    const live = await done(client(publishOffer, { offerId: made.id, version: made.version }));
    const { version } = changes
      ? await done(client(patchOffer, { offerId: made.id, version: live.version, ...changes }))
      : live;
    return { offerId: made.id, version, ...more };
  });

/** The same by the calls that know no kind. */
const ofKind = ([world, prepare]: Fixture): Fixture => [
  world,
  async s => {
    const { input, ...asked } = await prepare(s);
    return { ...asked, input: { ...input, kind: 'offer', draftId: 'offerId' in input ? input.offerId : undefined } };
  },
];

/** A release of one draft; what is done to it says the version that it has then. */
const madeRelease = (more: object = {}, isPublished = false) =>
  byStaff('fresh', async s => {
    const { client } = await enterAs(s, 'superAdmin');
    const draft = await done(client(createOffer, offer));
    const seen = [{ kind: 'offer', id: draft.id, version: draft.version }];
    const made = await done(client(createRelease, { name: 'Spring', drafts: [{ kind: 'offer', id: draft.id }] }));
    const releaseId = made.id;
    const { version } = isPublished
      ? await done(client(publishRelease, { releaseId, version: made.version, seen }))
      : made;
    const another = await done(client(createOffer, offer));
    return {
      releaseId,
      version,
      seen,
      kind: 'offer',
      draftId: draft.id,
      drafts: [{ kind: 'offer', id: another.id }],
      ...more,
    };
  });

const machine = { serialNumber: 'NEW-0001', modelId: 'ex-9s-pro', hardwareId: 'board-1' };

const activated = (s: TestSandbox) =>
  done(s.client()(activateEquipment, { activationCode: demoActivationCodes.active, ...machine }));

const shownCode = (s: TestSandbox) => done(s.client()(beginPairing, machine));

/** By a machine about itself. */
const byMachine = (input: () => object): Fixture => [
  'commercial',
  async s => {
    const { equipment, secret } = await activated(s);
    const { serialNumber } = equipment;
    const { jwt, equipmentId } = await done(s.client()(authenticateEquipment, { serialNumber, secret }));
    return { jwt, input: { equipmentId, ...input() } };
  },
];

const sentTerms = () => ({ termsAcceptedAt: now() });
const addon = { guid: 'us-studio-pass-monthly' };
const atHome = { unitId: 'EX8S-2026-000101' };
const newMember = { action: 'add' as const, firstName: 'Kit', lastName: 'Rider', email: 'kit@example.test' };

const climbRide = 'cls_bike_climb-ride_30';

/** A workout that runs on a machine of a location. */
const onMachine = (more: object) =>
  byMember('commercial', async (userId, s) => {
    const { client } = await enterAs(s, 'member');
    const { id } = await done(client(beginCommercialSession, { userId, equipmentId: 'eqp_1' }));
    return { commercialSessionId: id, ...more };
  });

/** A ride of two samples. */
const aRide = writeTcx({
  type: 'bike',
  title: null,
  startedAt: 1_780_000_000,
  durationSeconds: 60,
  totals: { output: null, distance: null, calories: null, elevation: null },
  recording: { seconds: [0, 60], metrics: { output: [100, 120] } },
});

/** Done by a member to a workout of theirs. */
const onWorkout = (more: object): Fixture =>
  byMember('fresh', async (_, s) => ({ workoutId: (await saved(await enterAs(s, 'member'), ride(1))).id, ...more }));

/** Two records of one session of a member's, who is at one of them. */
const twoOfOneRide = async (s: TestSandbox) => {
  const rider = await enterAs(s, 'member');
  return { workoutId: (await saved(rider, ride(1))).id, otherId: (await saved(rider, ride(1))).id };
};

/** Done to a routine of ours that was just made. */
const onRoutine = (more: object = {}) =>
  byStaff('fresh', async s => {
    const { client } = await enterAs(s, 'superAdmin');
    const { id, version } = await done(client(createRoutine, routine()));
    return { routineId: id, version, ...more };
  });

/** Done by a member to a routine of theirs. */
const onOwnRoutine = (more: object = {}) =>
  byMember('fresh', async (userId, s) => {
    const { client } = await enterAs(s, 'member');
    const { id, version } = await done(client(createOwnRoutine, { userId, ...routine() }));
    return { routineId: id, version, ...more };
  });
/** Of somebody whose badges nobody has given yet. */
const afterTenRides: Fixture = byMember('fresh', async (userId, s) => {
  await keepRides(s, userId, 10);
  return {};
});

const fixtures: Partial<Record<CallName, Fixture>> = {
  signIn: page(logins.member),
  signInCommercial: commercial,
  signInCommercialV1: commercial,
  redeemOneTimeToken: [
    'fresh',
    async s => {
      const { client, userId } = await enterAs(s, 'member');
      return { input: { token: (await done(client(createLoginToken, { userId }))).token } };
    },
  ],
  upgradeSession: byMember('fresh'),
  createLoginToken: byMember('fresh'),
  giveActingReason: [
    'fresh',
    async s => {
      const { client } = await enterAs(s, 'admin');
      const { token } = await done(client(createLoginToken, { userId: 'usr_member' }));
      const { jwt } = await done(s.client()(redeemOneTimeToken, { token }));
      return { jwt, input: { reason: 'Asked on the phone' } };
    },
  ],
  readInvitation: page({ token: 'none' }),
  createUser: page({ email: 'new@example.test', password: 'Ride-2-gether', ...someone }),
  forgotPassword: page({ email: logins.member.email }),
  resetPassword: [
    'fresh',
    async s => {
      await done(s.client()(forgotPassword, { email: logins.member.email }));
      return {
        input: { token: await tokenFrom(s, logins.member.email, 'passwordReset', 'reset'), password: 'Ride-3-gether' },
      };
    },
  ],
  updateUser: byMember('fresh', () => ({ firstName: 'Kim', version: 1 })),
  changePassword: byMember('fresh', () => ({ oldPassword: logins.member.password, password: 'Ride-3-gether' })),
  fixUserAddress: byStaff('profile'),
  repairUser: byStaff('profile', () => ({ apply: true })),
  quote: byMember('with-card', () => ({ planId: 'us-premier-monthly' })),
  quoteSubscription: bySubscription('active-monthly', { planId: 'us-premier-annual' }),
  quoteAddonOffer: byMember('active-monthly', () => addon),
  updatePayment: [
    'fresh',
    async s => {
      const visitor = await newVisitor(s);
      return { jwt: visitor.jwt, input: { userId: visitor.userId, ...(await visitor.typeCard()) } };
    },
  ],
  payOwed: [
    'past-due',
    async s => {
      await s.database.db.update(providerPaymentMethods).set({ behaviour: 'success' });
      const { jwt, userId } = await theMember(s);
      return { jwt, input: { userId } };
    },
  ],
  subscribe: byMember('with-card', () => ({ offerId: 'us-premier-monthly', ...sentTerms() })),
  activate: byMember('inactive', sentTerms),
  cancel: byMember('active-monthly'),
  uncancel: byMember('canceled'),
  pause: byMember('active-monthly', () => ({ months: 1 })),
  unpause: byMember('paused'),
  changePlan: byMember('active-monthly', () => ({ planId: 'us-premier-annual' })),
  schedulePlanChange: byMember('active-monthly', () => ({ planId: 'us-connect-monthly' })),
  extend: byStaff('active-monthly', () => ({ days: 3, reason: 'Outage' })),
  terminate: byStaff('active-monthly', () => ({ reason: 'staff', refund: 'none' })),
  addPhase: byStaff('active-monthly', () => ({ planId: 'us-connect-monthly', periods: 2 })),
  editPhase: byStaff('active-monthly', async s => {
    const { client } = await enterAs(s, 'superAdmin');
    const { subscription } = await done(
      client(actions.addPhase, { userId: 'usr_member', planId: 'us-connect-monthly', periods: 2 }),
    );
    const phase = subscription?.schedule?.phases.at(-1);
    return { phaseId: phase?.id, endDate: addDays(phase?.endDate ?? 0, 30) };
  }),
  migrate: byStaff('active-monthly', () => ({ providerCode: 'google' })),
  credit: byStaff('active-monthly', () => ({ amount: 500, reason: 'Sorry' })),
  addAddonOffer: byMember('active-monthly', () => addon),
  cancelAddonOffer: byMember('with-addon', () => addon),
  uncancelAddonOffer: byMember('with-addon', async (userId, s) => {
    await done((await enterAs(s, 'member')).client(actions.cancelAddonOffer, { userId, ...addon }));
    return addon;
  }),
  subscribeInactive: byStaff('with-card', () => ({ offerId: 'us-premier-monthly' })),
  subscribeInactiveAlias: byStaff('with-card', () => ({ offerId: 'us-premier-monthly' })),
  subscribeProvisioned: byStaff('with-card', () => ({ planId: 'us-premier-monthly', days: 30 })),
  redeemAccountCode: byMember('active-monthly', () => ({ code: demoCodes.tenDollars })),
  sendActivationEmail: byMember('inactive'),
  createTestSubscription: byStaff('fresh', () => ({ status: 'trialing' })),
  attachTestCard: byStaff('fresh', () => ({ token: 'pm_card_visa' })),
  cancelSubscription: bySubscription('active-monthly'),
  uncancelSubscription: bySubscription('canceled'),
  terminateSubscription: byStaff('active-monthly', async s => ({
    subscriptionId: await subscriptionIn(s),
    reason: 'staff',
    refund: 'none',
  })),
  updateSubscriptionManually: byStaff('active-monthly', async s => {
    const { subscription } = await (await theMember(s)).account();
    return {
      subscriptionId: subscription?.id,
      version: subscription?.version,
      reason: 'Asked for',
      currentPeriodEnd: addDays(subscription?.currentPeriodEnd ?? 0, 2),
    };
  }),
  redeemCode: byMember('active-monthly', () => ({ code: demoCodes.tenDollars })),
  activateRedemptionCode: byStaff('fresh', async s => {
    const { id } = await done(
      (await enterAs(s, 'superAdmin')).client(createRedemptionCode, {
        effect: { kind: 'days', days: 3 },
        status: 'created',
      }),
    );
    return { codeId: id };
  }),
  createRedemptionCode: byStaff('fresh', () => ({ effect: { kind: 'days', days: 3 } })),
  createRedemptionCodes: byStaff('fresh', () => ({ effect: { kind: 'days', days: 3 }, count: 5 })),
  updateRedemptionCodes: byStaff('fresh', () => ({ filter: { batchId: 'demo' }, set: { note: 'Spring' } })),
  uploadReceipt: page({ file: new Blob([pdf(2000)]) }),
  decideReceipt: byStaff('receipts', async s => {
    const { items } = await done((await enterAs(s, 'superAdmin')).client(listReceipts, { status: 'pending' }));
    return { guid: items[0]?.guid, status: 'rejected', reason: 'Not readable', version: items[0]?.version };
  }),
  createOffer: byStaff('fresh', () => offer),
  updateOffer: madeOffer,
  patchOffer: madeOffer,
  publishOffer: draftedOffer,
  unschedule: ofKind(draftedOffer),
  askToPublish: ofKind(draftedOffer),
  deleteDraft: ofKind(draftedOffer),
  unpublish: ofKind(publishedAgain({ keep: true })),
  discardDraft: ofKind(publishedAgain({}, { listed: false })),
  restoreVersion: ofKind(publishedAgain({ publishedVersion: '2' }, { listed: false })),
  createRelease: byStaff('fresh', () => ({ name: 'Spring' })),
  renameRelease: madeRelease({ name: 'Summer' }),
  addToRelease: madeRelease(),
  removeFromRelease: madeRelease(),
  publishRelease: madeRelease(),
  unscheduleRelease: madeRelease(),
  takeBackRelease: madeRelease({}, true),
  deleteRelease: madeRelease(),
  changeFamily: byMember('active-monthly', () => newMember),
  savePushNotifications: byMember('fresh', () => ({
    deviceId: 'phone',
    platform: 'ios',
    name: 'Phone',
    pushToken: 'x',
    enabled: true,
  })),
  saveDeviceLogs: byMember('fresh', () => ({ deviceId: 'phone', lines: [{ at: now(), level: 'info', text: 'On' }] })),
  follow: [
    'fresh',
    async s => {
      const { jwt, userId } = await theMember(s);
      return { jwt, input: { userId, otherId: (await newPerson(s)).userId } };
    },
  ],
  createExternalUser: [
    'fresh',
    async () => ({ apiKey: 'sk_echelon_service', input: { externalId: 'x-1', email: 'ext@example.test', ...someone } }),
  ],
  signUpPartnerMember: [
    'fresh',
    async () => ({ apiKey: GYM, input: { memberId: 'm-2', email: 'm2@example.test', ...someone } }),
  ],
  subscribePartnerMember: byGym(),
  pausePartnerMember: byGym([subscribePartnerMember]),
  terminatePartnerMember: byGym([subscribePartnerMember]),
  unpausePartnerMember: afterGym('pausePartnerMember'),
  unterminatePartnerMember: afterGym('terminatePartnerMember'),
  activateEquipment: page({ activationCode: demoActivationCodes.active, ...machine }, 'commercial'),
  authenticateEquipment: [
    'commercial',
    async s => {
      const { equipment, secret } = await activated(s);
      return { input: { serialNumber: equipment.serialNumber, secret } };
    },
  ],
  beginPairing: page(machine, 'commercial'),
  pollPairing: ['commercial', async s => ({ input: { deviceCode: (await shownCode(s)).deviceCode } })],
  cancelPairing: ['commercial', async s => ({ input: { deviceCode: (await shownCode(s)).deviceCode } })],
  approvePairing: byStaff('commercial', async s => ({
    userCode: (await shownCode(s)).userCode,
    locationId: 'loc_downtown',
  })),
  leaseSeat: byStaff('commercial', () => ({ equipmentId: 'eqp_1' })),
  reportHealth: byMachine(() => ({ at: now(), status: 'ready' })),
  assignLicense: byStaff('commercial', () => ({ equipmentId: 'eqp_11' })),
  placeEquipment: byStaff('commercial', () => ({ equipmentId: 'eqp_1', locationId: 'loc_airport' })),
  assignEquipmentUser: [
    'commercial',
    async s => ({
      jwt: (await enterAs(s, 'superAdmin')).jwt,
      input: { equipmentId: 'eqp_1', userId: 'usr_clerk' },
    }),
  ],
  moveToNextStage: byStaff('commercial', () => ({ equipmentId: 'eqp_12' })),
  completeEquipment: byStaff('commercial', () => ({ equipmentId: 'eqp_12' })),
  restEquipment: byStaff('commercial', () => ({ equipmentId: 'eqp_1', reason: 'Loose pedal' })),
  trashEquipment: byStaff('commercial', () => ({ equipmentId: 'eqp_1', serialNumber: 'STRIDE9PRO-1001' })),
  readyEquipment: byStaff('commercial', () => ({ equipmentId: 'eqp_9' })),
  reportEquipmentFault: byStaff('commercial', () => ({ equipmentId: 'eqp_1', note: 'Squeaks' })),
  releaseEquipment: byStaff('commercial', () => ({ equipmentId: 'eqp_1', reason: 'Dead screen' })),
  replaceEquipment: byStaff('commercial', () => ({ equipmentId: 'eqp_1', serialNumber: 'EX9SPRO-1080' })),
  changeEquipment: byStaff('commercial', () => ({ ids: ['eqp_1', 'eqp_2'], set: { action: 'rest' } })),
  createDealerOwner: byStaff('commercial', () => ({ dealerId: 'deal_northern', name: 'Aqua Gyms' })),
  connectDealerOwner: byStaff('commercial', () => ({ dealerId: 'deal_northern', ownerId: 'own_pulse' })),
  createLocation: byStaff('commercial', () => ({ ownerId: 'own_pulse', name: 'Pulse Two', countryCode: 'US' })),
  connectLocationUser: byStaff('commercial', () => ({ locationId: 'loc_pulse' })),
  inviteLocationUser: byStaff('commercial', () => ({
    locationId: 'loc_pulse',
    email: 'nia@example.test',
    role: 'staff',
  })),
  createActivationCode: byStaff('commercial', () => ({ locationId: 'loc_pulse' })),
  redeemCommercialCode: byMember('commercial', () => ({ code: 'HARBORGUEST' })),
  resetCommercialCode: byStaff('commercial', () => ({ code: 'HARBORUSED', reason: 'Asked for' })),
  suspendCommercialCode: byStaff('commercial', () => ({ code: 'HARBORGUEST', reason: 'Leaked' })),
  createLicense: byCommercialSupport(() => ({
    locationId: 'loc_riverside',
    plan: 'Club',
    seats: 3,
    expiresAt: addDays(now(), 30),
  })),
  createCommercialOrder: byCommercialSupport(() => ({
    locationId: 'loc_riverside',
    lines: [{ kind: 'license', modelId: 'club', quantity: 2 }],
  })),
  updateCommercialOrder: byCommercialSupport(() => ({ orderId: 'ord_approved', status: 'fulfilled', version: 1 })),
  createTransfer: byCommercialSupport(() => ({ fromLocationId: 'loc_airport', toLocationId: 'loc_pulse' })),
  decideTransfer: byStaff('commercial', async s => {
    const { client } = await enterAs(s, 'superAdmin');
    const { id } = await done(client(createTransfer, { fromLocationId: 'loc_airport', toLocationId: 'loc_pulse' }));
    return { transferId: id, decision: 'accept', version: 1 };
  }),
  updateLocation: byCommercialSupport(() => ({ locationId: 'loc_airport', name: 'Harbor Three', version: 1 })),
  removeLocationDealer: byCommercialSupport(() => ({ locationId: 'loc_airport', version: 1 })),
  updateLicense: byCommercialSupport(() => ({ licenseId: 'lic_downtown', seats: 14, version: 1 })),
  disconnectDealerOwner: byStaff('commercial', async s => {
    const { client } = await enterAs(s, 'superAdmin');
    const dealerId = 'deal_northern';
    const { id, version } = await done(client(createDealerOwner, { dealerId, name: 'Aqua Gyms' }));
    return { dealerId, ownerId: id, version };
  }),
  connectUserEquipment: byMember('active-monthly', () => atHome),
  disconnectUserEquipment: byMember('active-monthly', async (userId, s) => {
    await done((await enterAs(s, 'member')).client(connectUserEquipment, { userId, ...atHome }));
    return atHome;
  }),
  beginCommercialSession: byMember('commercial', () => ({ equipmentId: 'eqp_1' })),
  setCommercialSessionStatus: onMachine({ status: 'paused' }),
  completeCommercialSession: onMachine({ workoutId: 'wko_1' }),
  saveWorkout: ['fresh', async s => ({ jwt: (await theMember(s)).jwt, input: ride(1) })],
  logWorkout: byMember('fresh', () => ({
    type: 'run',
    startedAt: now() - 7200,
    timeZone: 'UTC',
    durationSeconds: 1200,
  })),
  importWorkout: byMember('fresh', () => ({ file: new Blob([aRide]) })),
  updateWorkout: onWorkout({ version: 1, title: 'Windy ride' }),
  mergeWorkout: byMember('fresh', (_, s) => twoOfOneRide(s)),
  keepWorkoutsApart: byMember('fresh', async (_, s) => ({ ...(await twoOfOneRide(s)), apart: true })),
  restoreWorkout: onWorkout({}),
  resetPersonalBests: byMember('fresh', async (_, s) => {
    await saved(await enterAs(s, 'member'), ride(1));
    return {};
  }),
  startPlayback: byMember('active-monthly', () => ({ contentId: climbRide })),
  saveProgress: byMember('active-monthly', () => ({ contentId: climbRide, seconds: 300 })),
  addFavorite: byMember('fresh', () => ({ contentId: 'cls_bike_easy-spin_20' })),
  createPlaylist: byMember('fresh', () => ({ name: 'Evenings', contentIds: [climbRide] })),
  updatePlaylist: byMember('fresh', () => ({ playlistId: 'pls_sunday', version: 1, contentIds: [climbRide] })),
  deletePlaylist: byMember('fresh', () => ({ playlistId: 'pls_sunday', version: 1 })),
  rateContent: onWorkout({ contentId: climbRide, stars: 5, difficulty: 7 }),
  processWorkouts: [
    'fresh',
    async s => {
      await saved(await enterAs(s, 'member'), ride(1));
      return { jwt: (await theMember(s)).jwt, input: {} };
    },
  ],
  createRoutine: byStaff('fresh', () => routine()),
  updateRoutine: onRoutine({ published: true }),
  deleteRoutine: onRoutine(),
  createOwnRoutine: byMember('fresh', () => routine()),
  updateOwnRoutine: onOwnRoutine({ title: 'Pull day' }),
  deleteOwnRoutine: onOwnRoutine(),
  importRoutine: byMember('fresh', () => ({ code: routineCodes.fullBody })),
  saveStrengthWorkout: [
    'fresh',
    async s => ({ jwt: (await theMember(s)).jwt, input: session('s', 1, [press('a', 60, 5)]) }),
  ],
  resetStrengthBests: byMember('fresh', async (_, s) => {
    await lifted(await enterAs(s, 'member'), session('s', 1, [press('a', 60, 5)]));
    return {};
  }),
  changeWorkoutPlan: byMember('active-monthly', () => ({ action: 'make' })),
  processMilestones: afterTenRides,
  processStreaks: afterTenRides,
  updateStreak: byMember('fresh', () => ({ version: 1, weeklyGoal: 3, restWeekdays: [7] })),
  joinCollection: byMember('active-monthly', () => ({ collectionId: CHALLENGE })),
  processCollections: byMember('active-monthly', async (_, s) => {
    await challengeDone(s, await enterAs(s, 'member'));
    return {};
  }),
  importEquipment: byStaff('commercial', () => ({ csv: 'serial_number,model_id\nNEW-0001,row-9-pro' })),
  reportMachineSessions: [
    'commercial',
    async s => ({
      jwt: await machineToken(s, 'eqp_1'),
      input: { equipmentId: 'eqp_1', sessions: [{ id: 'a', startedAt: 1000, completedAt: 2000 }] },
    }),
  ],
};

describe('a call that writes', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox();
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => sandbox.close());

  /** How many rows each table has; tries are counted with any result. */
  async function rows(): Promise<Record<string, number>> {
    const { db } = sandbox.database;
    const tables = await rowsOf(
      db,
      sql`select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() and tablename <> 'rate_limits'`,
      v.object({ name: v.string() }),
    );
    const each = tables
      .map(({ name }) => `select '${name.replaceAll('"', '')}' as name, count(*)::int as rows from ${name}`)
      .join(' union all ');
    const counted = await rowsOf(db, sql.raw(each), v.object({ name: v.string(), rows: v.number() }));
    return Object.fromEntries(counted.map(table => [table.name, table.rows]));
  }

  it('says how it is made again, every POST and PUT', () => {
    const how = (name: CallName) =>
      lineOf(name).money ? 'money' : lineOf(name).idempotent ? 'idempotent' : lineOf(name).repeatable;
    process.stdout.write(
      `${writing.map(name => `${lineOf(name).method.padEnd(6)} ${name.padEnd(28)} ${how(name)}`).join('\n')}\n${writing.length} calls\n`,
    );
    expect(writing.filter(name => how(name) === undefined)).toEqual([]);
    expect(Object.keys(fixtures).toSorted()).toEqual(writing.filter(name => !isEvent(name)).toSorted());
  });

  for (const name of writing.filter(one => !isEvent(one))) {
    it(`${name}, made twice with one key, answers the same and adds nothing`, async () => {
      const [world, prepare] = fixtures[name] ?? page({});
      await sandbox.load(world);
      const asked = await prepare(sandbox);
      const headers = { 'idempotency-key': `key-of-${name}` };
      const first = await ask(sandbox, name, asked, headers);
      expect(first.status, first.body).toBe(200);
      const before = await rows();
      // a repeat comes some seconds later
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2000 });
      const second = await ask(sandbox, name, { ...asked, ip: '198.51.100.1' }, headers);
      vi.useRealTimers();
      expect(second.status, second.body).toBe(200);
      expect(await rows()).toEqual(before);
      if (isKeyed(name)) expect(second).toEqual({ ...first, replayed: true });
      // the moment of a quote, of a token, of a film's address, and of a device's last sign of life, moves on
      else expect(timeless(second.body)).toEqual(timeless(first.body));
    });
  }

  /** A token as what it says, but for when it was made and ends. */
  const claims = (token: string): string => {
    const { iat: _, exp: _until, ...said } = jwtDecode(token);
    return JSON.stringify(said);
  };

  const timeless = (body: string): string =>
    body
      .replaceAll(/"jwt":"([^"]+)"/g, (_, token: string) => claims(token))
      .replaceAll(
        /"(?:quotedAt|expiresAt|effectiveAt|date|start|end|from|until|lastSeenAt|connectedAt|quoteToken|clipUrl)":(?:"[^"]*"|\d+)/g,
        '',
      );

  for (const name of writing.filter(isEvent)) {
    it(`${name} is taken once by the event’s own id`, async () => {
      await sandbox.load('active-monthly');
      const events = eventsOf(sandbox);
      const path = lineOf(name).path.replace('/webhooks/', '');
      const created = now();
      const named = { id: events.newId(), created };
      const send = () =>
        path in provided
          ? events.provider(path, provided[path]?.[0] ?? '', provided[path]?.[1] ?? {}, named)
          : events.own(path, own(path, created), named);
      const first = await send();
      expect(first.status, first.is).toBe(200);
      const before = await rows();
      expect(await send()).toMatchObject({ status: 200, is: 'duplicate' });
      expect(await rows()).toEqual(before);
    });
  }

  const own = (path: string, created: number): object =>
    path.startsWith('orders')
      ? order(created)
      : path.endsWith('health')
        ? { serialNumber: 'STRIDE9PRO-1001', status: 'fault', code: 'E04' }
        : path.endsWith('abandon')
          ? { collectionId: CHALLENGE }
          : path.endsWith('percentiles/reset')
            ? { formatId: 'bike-1800' }
            : {};
  const anInvoice = { id: 'in_1', subscription: 'sub_none', amount_paid: 100, amount_due: 100 };
  const aSubscription = { id: 'sub_none', status: 'active' };
  const provided: Record<string, readonly [string, object]> = {
    'invoice/paid': ['invoice.paid', anInvoice],
    'invoice/upcoming': ['invoice.upcoming', anInvoice],
    'invoice/updated': ['invoice.updated', anInvoice],
    'payment/failure': ['invoice.payment_failed', anInvoice],
    'payment-intent/requires-action': ['payment_intent.requires_action', { id: 'pi_1', client_secret: 'x' }],
    'payment-source/expiring': ['customer.source.expiring', { id: 'card_1' }],
    'subscription/created': ['customer.subscription.created', aSubscription],
    'subscription/updated': ['customer.subscription.updated', aSubscription],
    'subscription/deleted': ['customer.subscription.deleted', { ...aSubscription, status: 'canceled' }],
    'subscription/schedule-updated': ['subscription_schedule.updated', { id: 'sch_1', status: 'active', phases: [] }],
  };
  const order = (placedAt: number) => ({
    id: 'ord_1',
    number: 'N-1',
    email: 'shop@example.test',
    items: [],
    total: 100,
    currency: { code: 'USD', scale: 100 },
    status: 'placed',
    placedAt,
    source: 'webshop',
  });

  it('keeps a stranger’s answer from a caller who has the page’s key and not the idempotency key', async () => {
    await sandbox.load('fresh');
    const input = { email: 'mine@example.test', password: 'Ride-2-gether', ...someone };
    const first = await ask(sandbox, 'createUser', { apiKey: portalKey, input }, { 'idempotency-key': 'one' });
    expect(first.status).toBe(200);
    expect((await ask(sandbox, 'createUser', { apiKey: portalKey, input }, { 'idempotency-key': 'two' })).status).toBe(
      409,
    );
    expect(
      (
        await ask(
          sandbox,
          'createUser',
          { apiKey: portalKey, input: { ...input, password: 'Ride-9-gether' } },
          { 'idempotency-key': 'one' },
        )
      ).body,
    ).toContain('idempotencyConflict');
    const kept = JSON.stringify(await sandbox.database.db.execute(sql`select * from idempotency_records`));
    expect(kept).not.toContain('eyJ');
  });

  it('adds one member to a family though the answer was cut and the call made again', async () => {
    await sandbox.load('active-monthly');
    const { client, userId } = await enterAs(sandbox, 'member');
    await sandbox.fail({ call: 'changeFamily', kind: 'loseAnswer', times: 3 });
    expect(await client(changeFamily, { userId, ...newMember }, { idempotencyKey: 'once' })).toMatchObject({
      ok: false,
    });
    expect((await done(client(changeFamily, { userId, ...newMember }, { idempotencyKey: 'once' }))).used).toBe(1);
  });
});
