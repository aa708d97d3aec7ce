import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallName, contract } from '../../../src/core/contract/index.js';
import type { CallLine } from '../../../src/core/contract/call.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { ask } from '../calls/calls.js';
import { enterAs, type Person } from '../support/people.js';
import { enterCommercial } from './support/people.js';

/**
 * Domain 2.3, through HTTP. One letter for each person, in the order of `people`: `+` may (whatever the business then
 * says), `-` 403, the role may not do this at all; `0` 404, it is not theirs to know of.
 */
const people = ['dealer', 'owner', 'manager', 'clerk', 'otherOwner', 'support', 'member'] as const;

const LOCATION = { locationId: 'loc_downtown' };
const MACHINE = { equipmentId: 'eqp_1' };
const DEALER = { dealerId: 'deal_northern' };

type Row = readonly [name: CallName, input: object, letters: string, destroys?: true];

const table: Readonly<Record<string, readonly Row[]>> = {
  owners: [
    ['listDealerOwners', DEALER, '++000+-'],
    ['createDealerOwner', { ...DEALER, name: 'Summit Gyms' }, '+-000+-'],
    ['connectDealerOwner', { ...DEALER, ownerId: 'own_harbor' }, '+-000+-'],
    ['disconnectDealerOwner', { ...DEALER, ownerId: 'own_harbor' }, '+-000+-'],
  ],
  locations: [
    ['listLocations', {}, '++++++-'],
    ['getLocation', LOCATION, '++++0+-'],
    ['getLocationSummary', LOCATION, '++++0+-'],
    ['listLocationPartners', LOCATION, '++++0+-'],
    ['createLocation', { name: 'New', countryCode: 'US', ownerId: 'own_harbor' }, '++--0+-'],
    ['updateLocation', { ...LOCATION, city: 'Chicago' }, '+++-0+-'],
    ['removeLocationDealer', LOCATION, '-+--0+-', true],
    ['deleteLocation', LOCATION, '++--0+-', true],
  ],
  machines: [
    ['listEquipment', {}, '++++++-'],
    ['getEquipment', MACHINE, '++++0+-'],
    ['findEquipmentBySerial', { serial: 'STRIDE9PRO-1001' }, '++++0+-'],
    ['listEquipmentHistory', MACHINE, '++++0+-'],
    ['updateEquipment', { ...MACHINE, name: 'By the door' }, '-++-0+-'],
    ['placeEquipment', { ...MACHINE, locationId: 'loc_downtown' }, '-++-0+-'],
    ['assignEquipmentUser', { ...MACHINE, userId: null }, '-++-0+-'],
    ['moveToNextStage', { equipmentId: 'eqp_12' }, '+++-0+-'],
    ['restEquipment', MACHINE, '+++-0+-'],
    ['completeEquipment', MACHINE, '++--0+-'],
    ['readyEquipment', MACHINE, '-++-0+-'],
    ['reportEquipmentFault', { ...MACHINE, note: 'Squeaks' }, '++++0+-'],
    ['changeEquipment', { ids: ['eqp_1'], set: { action: 'rest' } }, '++++++-'],
    ['leaseSeat', MACHINE, '-++-0+-'],
    ['releaseEquipment', MACHINE, '-+--0+-', true],
    ['replaceEquipment', { ...MACHINE, serialNumber: 'NOBODY-1' }, '-+--0+-', true],
    ['trashEquipment', { ...MACHINE, serialNumber: 'STRIDE9PRO-1001' }, '-+--0+-', true],
  ],
  'what is lent': [
    // the one who lent it sees it wherever it stands, and decides about it
    ['getEquipment', { equipmentId: 'eqp_70' }, '++++++-'],
    ['updateEquipment', { equipmentId: 'eqp_70', name: 'Lent' }, '-++-++-'],
  ],
  licences: [
    ['listLicenses', {}, '++++++-'],
    ['createLicense', { locationId: 'loc_downtown', plan: 'Club', seats: 1, expiresAt: 4_000_000_000 }, '-----+-'],
    ['updateLicense', { licenseId: 'lic_downtown', suspended: false }, '-----+-'],
    ['assignLicense', MACHINE, '-++-0+-'],
    ['releaseLicense', MACHINE, '-++-0+-'],
  ],
  'activation codes': [
    ['listActivationCodes', {}, '++++++-'],
    ['listLocationActivationCodes', LOCATION, '++++0+-'],
    ['createActivationCode', LOCATION, '+++-0+-'],
    ['revokeActivationCode', { activationCodeId: 'act_downtown' }, '+++-0+-'],
  ],
  orders: [
    ['listOrderables', {}, '++--++-'],
    ['listCommercialOrders', {}, '++--++-'],
    ['getCommercialOrder', { orderId: 'ord_submitted' }, '++--0+-'],
    ['createCommercialOrder', { locationId: 'loc_downtown' }, '+----+-'],
    ['updateCommercialOrder', { orderId: 'ord_submitted', notes: 'x' }, '++--0+-'],
  ],
  people: [
    ['listLocationUsers', LOCATION, '-++-0+-'],
    ['inviteLocationUser', { ...LOCATION, email: 'new@example.test', role: 'staff' }, '-++-0+-'],
    ['connectLocationUser', { ...LOCATION, userId: 'usr_clerk', role: 'staff' }, '-++-0+-'],
    ['disconnectLocationUser', { ...LOCATION, userId: 'usr_clerk' }, '-++-0+-', true],
  ],
  transfers: [
    ['listTransfers', {}, '-+--++-'],
    ['createTransfer', { fromLocationId: 'loc_downtown', toLocationId: 'loc_airport' }, '-+--0+-', true],
  ],
  alarms: [['listAlarms', {}, '++++++-']],
  'members’ codes': [
    ['resetCommercialCode', { code: 'HARBORUSED', reason: 'Lost' }, '-----+-'],
    ['suspendCommercialCode', { code: 'HARBORGUEST', reason: 'Lost' }, '-----+-'],
  ],
};

const told: Readonly<Record<number, string>> = { 401: '!', 403: '-', 404: '0' };

let sandbox: TestSandbox;
let hands: Readonly<Record<(typeof people)[number], Person>>;

async function enterAll(): Promise<void> {
  await sandbox.load('commercial');
  hands = {
    dealer: await enterCommercial(sandbox, 'dealer'),
    owner: await enterCommercial(sandbox, 'owner'),
    manager: await enterCommercial(sandbox, 'manager'),
    clerk: await enterCommercial(sandbox, 'clerk'),
    otherOwner: await enterCommercial(sandbox, 'otherOwner'),
    support: await enterAs(sandbox, 'customerServiceManager'),
    member: await enterAs(sandbox, 'member'),
  };
}

beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
  await enterAll();
});
afterAll(() => sandbox.close());

let turn = 0;

describe.each(Object.entries(table))('%s', (_, rows) => {
  it.each(rows.map(row => [row[0], row] as const))('%s', async (__, [name, input, letters, destroys]) => {
    let seen = '';
    for (const who of people) {
      turn += 1;
      const { jwt } = hands[who];
      const { status } = await ask(
        sandbox,
        name,
        { jwt, input, ip: `10.8.${Math.floor(turn / 250)}.${turn % 250}` },
        { 'idempotency-key': `turn-${turn}` },
      );
      expect(status, `${name} as ${who}`).toBeLessThan(500);
      seen += told[status] ?? '+';
      if (destroys && seen.endsWith('+')) await enterAll();
    }
    expect(seen).toBe(letters);
  });
});

it('every call for commercial users has a row, or is looked at by tests of its own', () => {
  const rows = new Set(Object.values(table).flatMap(each => each.map(([name]) => name)));
  const own = Object.entries(contract)
    .filter(([, { guard }]: [string, CallLine]) => guard.includes('commercialScope'))
    .map(([name]) => name)
    .filter(name => !rows.has(name as CallName));
  expect(own.toSorted()).toEqual(
    ['approvePairing', 'decideTransfer', 'exportEquipment', 'getPairing', 'importEquipment', 'snoozeAlarm'].toSorted(),
  );
});

it('every call for commercial users says which of them', () => {
  const lines: [string, CallLine][] = Object.entries(contract);
  expect(
    lines.flatMap(([name, { guard, scoped }]) =>
      guard.includes('commercialScope') === (scoped?.length ?? 0) > 0 ? [] : [name],
    ),
  ).toEqual([]);
});
