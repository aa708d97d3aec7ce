import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { connectDealerOwner } from '../../../../src/core/contract/commercial/owners.js';
import { createTransfer } from '../../../../src/core/contract/commercial/transfers.js';
import { now } from '../../../../src/core/dates.js';
import type { CallName } from '../../../../src/core/contract/index.js';
import { runDueAlarms } from '../../../../src/sandbox/commercial/alarms/due.js';
import { commercialEquipment, pairings } from '../../../../src/sandbox/commercial/tables/equipment.js';
import { activationCodes, licenses, licenseSeats } from '../../../../src/sandbox/commercial/tables/licenses.js';
import { commercialOrders, transfers } from '../../../../src/sandbox/commercial/tables/orders.js';
import { locations, locationUsers, owners } from '../../../../src/sandbox/commercial/tables/places.js';
import { alarms } from '../../../../src/sandbox/commercial/tables/sessions.js';
import { outbox } from '../../../../src/sandbox/db/tables.js';
import { audit } from '../../../../src/sandbox/http/tables.js';
import { commercialLogins, logins } from '../../../../src/sandbox/world/logins.js';
import { done } from '../../../support/results.js';
import { rowsIn, trail, type Counted, type LostCall } from './lost-call.js';

export const DEALER = 'deal_northern';
/** Somebody who has no account yet. */
export const newHand = 'new.hand@example.com';
/** A machine that nobody has bought, by its label. */
export const newMachine = { serialNumber: 'NEW-0001', modelId: 'ex-9s-pro', hardwareId: 'board-NEW-0001' };

const byDealer = { world: 'commercial', as: commercialLogins.dealer } as const;
const byOwner = { world: 'commercial', as: commercialLogins.owner } as const;
const bySupport = { world: 'commercial', as: logins.customerServiceManager } as const;
/** A machine's own screen: nobody is signed in there. */
const byMachine = { world: 'commercial' } as const;

const machine = (id: string, action: string) => new RegExp(`^/commercial/v1/equipment/${id}${action}$`);
const location = (id: string, action = '') => new RegExp(`^/commercial/v1/locations/${id}${action}$`);

const isSeated = (id: string) => (sandbox: Counted) => rowsIn(sandbox, licenseSeats, eq(licenseSeats.equipmentId, id));
const machineIs = (id: string, is: Partial<typeof commercialEquipment.$inferSelect>) => (sandbox: Counted) =>
  rowsIn(
    sandbox,
    commercialEquipment,
    and(
      eq(commercialEquipment.id, id),
      ...(is.name === undefined ? [] : [eq(commercialEquipment.name, is.name)]),
      ...(is.stage === undefined ? [] : [eq(commercialEquipment.stage, is.stage)]),
      ...(is.locationId ? [eq(commercialEquipment.locationId, is.locationId)] : []),
      ...(is.userId ? [eq(commercialEquipment.userId, is.userId)] : []),
    ),
  );
const worksDowntown = (role?: 'manager') => (sandbox: Counted) =>
  rowsIn(
    sandbox,
    locationUsers,
    and(
      eq(locationUsers.locationId, 'loc_downtown'),
      eq(locationUsers.userId, 'usr_clerk'),
      ...(role ? [eq(locationUsers.role, role)] : []),
    ),
  );

/** The steps that an order has gone. */
export const stepsOf =
  (orderId: string) =>
  async ({ database }: Counted): Promise<number> => {
    const [row] = await database.db
      .select({ steps: sql<number>`jsonb_array_length(${commercialOrders.timeline})`.mapWith(Number) })
      .from(commercialOrders)
      .where(eq(commercialOrders.id, orderId));
    return row?.steps ?? 0;
  };

/** Uses of the code that machines are activated with downtown. */
async function usesOfCode({ database }: Counted): Promise<number> {
  const [row] = await database.db.select().from(activationCodes).where(eq(activationCodes.id, 'act_downtown'));
  return row?.uses ?? 0;
}

/** What dealers, owners and locations do, and machines. */
export const commercialCalls = {
  createDealerOwner: {
    ...byDealer,
    path: /^\/commercial\/v1\/dealers\/deal_northern\/owners$/,
    times: sandbox => rowsIn(sandbox, owners, eq(owners.name, 'Iron Club')),
  },
  connectDealerOwner: {
    ...byDealer,
    path: /\/owners\/own_pulse$/,
    times: sandbox => rowsIn(sandbox, owners, and(eq(owners.id, 'own_pulse'), eq(owners.dealerId, DEALER))),
  },
  disconnectDealerOwner: {
    ...byDealer,
    path: /\/owners\/own_pulse$/,
    // the other owner has orders that are open
    prepare: request => done(request(connectDealerOwner, { dealerId: DEALER, ownerId: 'own_pulse' })),
    times: sandbox => rowsIn(sandbox, owners, and(eq(owners.id, 'own_pulse'), isNull(owners.dealerId))),
  },
  createLocation: {
    ...byOwner,
    path: /^\/commercial\/v1\/locations$/,
    times: sandbox => rowsIn(sandbox, locations, eq(locations.name, 'Harbor Pier')),
  },
  updateLocation: { ...byOwner, path: location('loc_airport'), times: trail('updateLocation') },
  deleteLocation: {
    ...byOwner,
    path: location('loc_airport'),
    times: sandbox => rowsIn(sandbox, locations, and(eq(locations.id, 'loc_airport'), eq(locations.status, 'closed'))),
  },
  removeLocationDealer: { ...byOwner, path: location('loc_airport', '/dealer'), times: trail('removeLocationDealer') },
  connectLocationUser: {
    ...byOwner,
    path: location('loc_downtown', '/users/usr_clerk'),
    times: worksDowntown('manager'),
  },
  disconnectLocationUser: {
    ...byOwner,
    path: location('loc_downtown', '/users/usr_clerk'),
    times: async sandbox => 1 - (await worksDowntown()(sandbox)),
  },
  inviteLocationUser: {
    ...byOwner,
    path: location('loc_downtown', '/users'),
    times: sandbox => rowsIn(sandbox, outbox, eq(outbox.recipient, newHand)),
  },
  snoozeAlarm: {
    ...byOwner,
    path: /^\/commercial\/v1\/alarms\/[^/]+$/,
    prepare: (_, { database }) => runDueAlarms(database.db, now()),
    times: sandbox => rowsIn(sandbox, alarms, isNotNull(alarms.snoozedUntil)),
  },
  createActivationCode: {
    ...byOwner,
    path: /^\/commercial\/v1\/activation-codes\/loc_downtown$/,
    times: sandbox => rowsIn(sandbox, activationCodes, eq(activationCodes.locationId, 'loc_downtown')),
  },
  revokeActivationCode: {
    ...byOwner,
    path: /^\/commercial\/v1\/activation-codes\/act_downtown$/,
    times: sandbox =>
      rowsIn(
        sandbox,
        activationCodes,
        and(eq(activationCodes.id, 'act_downtown'), isNotNull(activationCodes.revokedAt)),
      ),
  },
  createTransfer: {
    ...byOwner,
    path: /^\/commercial\/v1\/transfers$/,
    times: sandbox => rowsIn(sandbox, transfers, eq(transfers.fromLocationId, 'loc_lakeside')),
  },
  decideTransfer: {
    ...byOwner,
    path: /^\/commercial\/v1\/transfers\/[^/]+$/,
    prepare: request => done(request(createTransfer, { fromLocationId: 'loc_lakeside', toLocationId: 'loc_airport' })),
    times: sandbox => rowsIn(sandbox, transfers, eq(transfers.status, 'accepted')),
  },
  createCommercialOrder: {
    ...byDealer,
    path: /^\/commercial\/v1\/orders$/,
    times: sandbox => rowsIn(sandbox, commercialOrders, eq(commercialOrders.locationId, 'loc_airport')),
  },
  updateCommercialOrder: { ...byDealer, path: /\/orders\/ord_draft$/, times: stepsOf('ord_draft') },
  updateEquipment: { ...byOwner, path: machine('eqp_1', ''), times: machineIs('eqp_1', { name: 'By the window' }) },
  placeEquipment: {
    ...byOwner,
    path: machine('eqp_1', '/location'),
    times: machineIs('eqp_1', { locationId: 'loc_airport' }),
  },
  assignLicense: { ...byOwner, path: machine('eqp_11', '/license'), times: isSeated('eqp_11') },
  releaseLicense: {
    ...byOwner,
    path: machine('eqp_1', '/license'),
    times: async sandbox => 1 - (await isSeated('eqp_1')(sandbox)),
  },
  assignEquipmentUser: {
    ...byOwner,
    path: machine('eqp_1', '/user'),
    times: machineIs('eqp_1', { userId: 'usr_manager' }),
  },
  moveToNextStage: { ...byOwner, path: machine('eqp_12', '/stage/next-stage'), times: trail('moveToNextStage') },
  completeEquipment: { ...byOwner, path: machine('eqp_12', '/stage/complete'), times: trail('completeEquipment') },
  restEquipment: { ...byOwner, path: machine('eqp_1', '/stage/rest'), times: trail('restEquipment') },
  trashEquipment: { ...byOwner, path: machine('eqp_1', '/stage/trash'), times: machineIs('eqp_1', { stage: 'trash' }) },
  readyEquipment: { ...byOwner, path: machine('eqp_9', '/status/ready'), times: trail('readyEquipment') },
  reportEquipmentFault: { ...byOwner, path: machine('eqp_1', '/fault'), times: trail('reportEquipmentFault') },
  releaseEquipment: { ...byOwner, path: machine('eqp_1', '/release'), times: trail('releaseEquipment') },
  replaceEquipment: {
    ...byOwner,
    path: machine('eqp_5', '/replacement'),
    times: sandbox => rowsIn(sandbox, commercialEquipment, eq(commercialEquipment.replaces, 'eqp_5')),
  },
  // one stage more: done twice, it would be two
  changeEquipment: {
    ...byOwner,
    path: /^\/commercial\/v1\/equipment\/items$/,
    times: sandbox => rowsIn(sandbox, audit, and(eq(audit.action, 'changeEquipment'), eq(audit.resourceId, 'eqp_12'))),
  },
  importEquipment: {
    ...byOwner,
    path: /^\/commercial\/v1\/equipment\/import$/,
    times: sandbox =>
      rowsIn(sandbox, commercialEquipment, eq(commercialEquipment.serialNumber, newMachine.serialNumber)),
  },
  createLicense: {
    ...bySupport,
    path: /^\/commercial\/v1\/licenses$/,
    times: sandbox => rowsIn(sandbox, licenses, eq(licenses.plan, 'Hotel')),
  },
  updateLicense: { ...bySupport, path: /\/licenses\/lic_airport$/, times: trail('updateLicense') },
  activateEquipment: { ...byMachine, path: /\/equipment\/activate$/, times: usesOfCode },
  approvePairing: {
    ...byOwner,
    path: /\/pairings\/[^/]+\/approval$/,
    times: sandbox => rowsIn(sandbox, pairings, isNotNull(pairings.approvedAt)),
  },
  beginPairing: {
    ...byMachine,
    path: /\/equipment\/pairings$/,
    times: sandbox => rowsIn(sandbox, pairings, undefined),
  },
  cancelPairing: {
    ...byMachine,
    path: /\/pairings\/cancel$/,
    // after a reload the machine shows another code, which is canceled then
    times: async sandbox => Number((await rowsIn(sandbox, pairings, isNotNull(pairings.canceledAt))) > 0),
  },
  pollPairing: {
    ...byMachine,
    path: /\/pairings\/state$/,
    times: sandbox =>
      rowsIn(
        sandbox,
        commercialEquipment,
        and(eq(commercialEquipment.serialNumber, newMachine.serialNumber), isNotNull(commercialEquipment.activatedAt)),
      ),
  },
} satisfies Partial<Record<CallName, LostCall>>;

export type CommercialCallName = keyof typeof commercialCalls;
