import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '../../../src/core/contract/commercial/equipment.js';
import { commercialEquipment } from '../../../src/sandbox/commercial/tables/equipment.js';
import { licenseSeats } from '../../../src/sandbox/commercial/tables/licenses.js';
import { demoActivationCodes as codes } from '../../../src/sandbox/world/worlds/commercial.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { enterAs, failure, type Person } from '../support/people.js';
import { activateWith, aMachine } from './support/machines.js';
import { enterCommercial } from './support/people.js';

let sandbox: TestSandbox;
let owner: Person;
let manager: Person;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
});
beforeEach(async () => {
  await sandbox.load('commercial');
  owner = await enterCommercial(sandbox, 'owner');
  manager = await enterCommercial(sandbox, 'manager');
});
afterAll(() => sandbox.close());

const seatOf = async (equipmentId: string) =>
  (await sandbox.database.db.select().from(licenseSeats).where(eq(licenseSeats.equipmentId, equipmentId)))[0];
const one = (equipmentId: string) => done(owner.client(calls.getEquipment, { equipmentId }));

describe('the list of machines', () => {
  const names = async (person: Person, query: object) =>
    (await done(person.client(calls.listEquipment, { limit: 100, ...query }))).items.map(({ id }) => id).toSorted();

  it('is of the caller’s locations, and of an owner’s machines wherever they stand', async () => {
    expect(await names(manager, {})).toHaveLength(14);
    const all = await names(owner, {});
    expect(all).toContain('eqp_80');
    expect(all).toContain('eqp_70');
    expect(all).not.toContain('eqp_60');
    const dealer = await names(await enterCommercial(sandbox, 'dealer'), {});
    // the owner has removed the dealer from the club at the lake
    expect([dealer.includes('eqp_20'), dealer.includes('eqp_40'), dealer.includes('eqp_80')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await names(await enterCommercial(sandbox, 'otherOwner'), {})).toEqual(
      ['eqp_60', 'eqp_61', 'eqp_62', 'eqp_63', 'eqp_64', 'eqp_65', 'eqp_70'].toSorted(),
    );
    expect((await names(await enterAs(sandbox, 'customerServiceManager'), {})).length).toBe(35);
  });

  it('is filtered by everything that is shown', async () => {
    expect(await names(owner, { stage: 'rest' })).toEqual(['eqp_10', 'eqp_80']);
    expect(await names(owner, { status: 'fault' })).toEqual(['eqp_9']);
    // one that has been silent is offline, although it never said so
    expect(await names(owner, { status: 'offline' })).toEqual(['eqp_8', 'eqp_80']);
    expect(await names(owner, { status: 'ready', locationId: 'loc_downtown' })).not.toContain('eqp_8');
    expect(await names(owner, { connection: 'neverSeen' })).toEqual(['eqp_11', 'eqp_12', 'eqp_81', 'eqp_90']);
    expect(await names(owner, { connection: 'offline' })).toEqual(['eqp_8']);
    expect(await names(owner, { q: 'pro-1009' })).toEqual(['eqp_9']);
    expect(await names(owner, { q: '%' })).toEqual([]);
    expect(await names(owner, { licenseId: 'lic_lakeside' })).toHaveLength(5);
    expect(await names(owner, { locationId: 'loc_downtown', license: 'unseated' })).toEqual(
      ['eqp_11', 'eqp_12', 'eqp_70', 'eqp_90'].toSorted(),
    );
    expect(await names(owner, { modelId: 'row-9-pro', locationId: 'loc_lakeside' })).toEqual(['eqp_42']);
    expect(await names(owner, { locationId: 'loc_pulse' })).toEqual([]);
  });
});

describe('a machine that somebody changes', () => {
  it('is not overwritten by a form that is older than the last change, and says who was faster', async () => {
    const { version } = await one('eqp_1');
    await done(manager.client(calls.updateEquipment, { equipmentId: 'eqp_1', name: 'By the window', version }));
    const late = await failure(owner.client(calls.updateEquipment, { equipmentId: 'eqp_1', name: 'Mine', version }));
    expect(late).toMatchObject({
      code: 'versionConflict',
      debug: { changedBy: 'Mona Reyes', current: { name: 'By the window', version: version + 1 } },
    });
  });

  it('has a history with who, why, and what it was before', async () => {
    await done(owner.client(calls.restEquipment, { equipmentId: 'eqp_1', reason: 'Pedal is loose' }));
    await done(owner.client(calls.moveToNextStage, { equipmentId: 'eqp_1' }));
    const { items } = await done(owner.client(calls.listEquipmentHistory, { equipmentId: 'eqp_1' }));
    expect(items).toMatchObject([
      { action: 'moveToNextStage', by: 'Owen Harper', after: { stage: 'complete' } },
      { action: 'restEquipment', reason: 'Pedal is loose', before: { stage: 'complete' }, after: { stage: 'rest' } },
    ]);
  });

  it('shows one of our people as the company to a location’s', async () => {
    const support = await enterAs(sandbox, 'customerServiceManager');
    await done(support.client(calls.restEquipment, { equipmentId: 'eqp_1' }));
    const read = async (person: Person) =>
      (await done(person.client(calls.listEquipmentHistory, { equipmentId: 'eqp_1' }))).items[0]?.by;
    expect([await read(owner), await read(support)]).toEqual(['Echelon', 'Chris Marsh']);
  });

  it('gets a serial number once, and no other’s', async () => {
    const give = (equipmentId: string, serialNumber: string) =>
      owner.client(calls.updateEquipment, { equipmentId, serialNumber });
    const { serialNumber } = await one('eqp_1');
    expect(await refused(give('eqp_90', serialNumber ?? ''))).toBe('serialNumberTaken');
    expect(await done(give('eqp_90', 'row9-777'))).toMatchObject({ serialNumber: 'ROW9-777' });
    expect(await refused(give('eqp_90', 'ROW9-778'))).toBe('serialNumberTaken');
  });

  it('goes to another location without its seat, which stays for the next one there', async () => {
    const moved = await done(owner.client(calls.placeEquipment, { equipmentId: 'eqp_1', locationId: 'loc_airport' }));
    expect(moved).toMatchObject({ location: { id: 'loc_airport' }, license: null });
    expect(await done(owner.client(calls.assignLicense, { equipmentId: 'eqp_11' }))).toMatchObject({
      license: { id: 'lic_downtown' },
    });
    expect(await refused(owner.client(calls.assignLicense, { equipmentId: 'eqp_1' }))).toBe('seatLimitReached');
  });

  it('goes nowhere that the caller may not place it', async () => {
    const place = (person: Person, locationId: string | null, equipmentId = 'eqp_1') =>
      person.client(calls.placeEquipment, { equipmentId, locationId });
    expect(await refused(place(owner, 'loc_pulse'))).toBe('notFound');
    expect(await refused(place(manager, 'loc_airport'))).toBe('notFound');
    expect(await refused(place(owner, 'loc_airport', 'eqp_70'))).toBe('ownedByOther');
    const lender = await enterCommercial(sandbox, 'otherOwner');
    expect(await done(place(lender, 'loc_pulse', 'eqp_70'))).toMatchObject({ location: { id: 'loc_pulse' } });
  });

  it('takes a seat of its own location’s licence alone, and only one that runs', async () => {
    const assign = (equipmentId: string, licenseId?: string) =>
      owner.client(calls.assignLicense, { equipmentId, ...(licenseId && { licenseId }) });
    expect(await refused(assign('eqp_11', 'lic_airport'))).toBe('licenseElsewhere');
    expect(await refused(assign('eqp_40', 'lic_lakeside_old'))).toBe('licenseExpired');
    expect(await refused(assign('eqp_80'))).toBe('locationRequired');
    expect(await refused(assign('eqp_81'))).toBe('equipmentTrashed');
    const lender = await enterCommercial(sandbox, 'otherOwner');
    expect(await refused(lender.client(calls.assignLicense, { equipmentId: 'eqp_60', licenseId: 'lic_pulse' }))).toBe(
      'licenseSuspended',
    );
    const before = await one('eqp_11');
    const seated = await done(assign('eqp_11', 'lic_downtown'));
    expect([seated.version, (await seatOf('eqp_11'))?.number]).toEqual([before.version + 1, 11]);
    // the same again takes no other seat
    await done(assign('eqp_11', 'lic_downtown'));
    expect((await seatOf('eqp_11'))?.number).toBe(11);
    expect(await done(owner.client(calls.releaseLicense, { equipmentId: 'eqp_11' }))).toMatchObject({ license: null });
    expect(await seatOf('eqp_11')).toBeUndefined();
  });

  it('is given to somebody who works where it stands', async () => {
    const give = (userId: string | null) => owner.client(calls.assignEquipmentUser, { equipmentId: 'eqp_1', userId });
    expect(await refused(give('usr_member'))).toBe('notFound');
    expect(await done(give('usr_clerk'))).toMatchObject({ userId: 'usr_clerk' });
    expect(await done(give(null))).toMatchObject({ userId: null });
  });

  it('goes to the trash when its serial number is typed, for good', async () => {
    const trash = (serialNumber: string, equipmentId = 'eqp_1') =>
      owner.client(calls.trashEquipment, { equipmentId, serialNumber });
    const { serialNumber } = await one('eqp_1');
    expect(await failure(trash('wrong'))).toMatchObject({
      code: 'validationFailed',
      fields: [{ path: 'serialNumber' }],
    });
    const gone = await done(trash(` ${serialNumber?.toLowerCase()} `));
    expect(gone).toMatchObject({ stage: 'trash', location: null, license: null, status: 'unregistered' });
    expect(await seatOf('eqp_1')).toBeUndefined();
    expect(gone.actions).toMatchObject({ edit: 'equipmentTrashed', nextStage: 'equipmentTrashed', trash: 'ok' });
    for (const call of [calls.restEquipment, calls.completeEquipment, calls.moveToNextStage])
      expect(await refused(owner.client(call, { equipmentId: 'eqp_1' }))).toBe('equipmentTrashed');
    // what was lent is the lender's to throw away
    const lent = await one('eqp_70');
    expect(lent.actions.trash).toBe('ownedByOther');
    expect(await refused(trash(lent.serialNumber ?? '', 'eqp_70'))).toBe('ownedByOther');
  });

  it('says what the reader may do exactly as the calls do', async () => {
    const clerk = await enterCommercial(sandbox, 'clerk');
    const seen = async (person: Person) =>
      (await done(person.client(calls.getEquipment, { equipmentId: 'eqp_1' }))).actions;
    const allowed = (actions: object) =>
      Object.entries(actions).flatMap(([name, code]) => (code === 'forbidden' ? [] : [name]));
    expect(allowed(await seen(clerk))).toEqual(['reportFault']);
    expect(allowed(await seen(manager))).toEqual([
      'edit',
      'place',
      'assignLicense',
      'releaseLicense',
      'assignUser',
      'nextStage',
      'rest',
      'ready',
      'reportFault',
    ]);
    expect(allowed(await seen(await enterCommercial(sandbox, 'dealer')))).toEqual([
      'nextStage',
      'complete',
      'rest',
      'reportFault',
    ]);
    expect(await refused(clerk.client(calls.restEquipment, { equipmentId: 'eqp_1' }))).toBe('forbidden');
    expect(await refused(clerk.client(calls.getEquipment, { equipmentId: 'eqp_20' }))).toBe('notFound');
  });

  it('is reported from the floor, with a note, and is ready again once it was mended', async () => {
    const clerk = await enterCommercial(sandbox, 'clerk');
    const report = { equipmentId: 'eqp_2', code: 'E07', note: 'Belt slips' };
    expect(await done(clerk.client(calls.reportEquipmentFault, report))).toMatchObject({
      status: 'fault',
      faultCode: 'E07',
    });
    expect(await done(manager.client(calls.readyEquipment, { equipmentId: 'eqp_2' }))).toMatchObject({
      status: 'ready',
      faultCode: null,
    });
    expect(await refused(clerk.client(calls.reportEquipmentFault, { equipmentId: 'eqp_11', note: 'Dark' }))).toBe(
      'notActivated',
    );
  });
});

describe('a machine that takes the place of another', () => {
  it('gets its seat, place, name and person, and the old one is in the trash; both sides know', async () => {
    await done(owner.client(calls.updateEquipment, { equipmentId: 'eqp_80', name: 'Spare' }));
    const spare = await one('eqp_80');
    const seat = await seatOf('eqp_2');
    const old = await one('eqp_2');
    const came = await done(
      owner.client(calls.replaceEquipment, {
        equipmentId: 'eqp_2',
        serialNumber: spare.serialNumber ?? '',
        reason: 'Motor',
      }),
    );
    expect(came).toMatchObject({
      id: 'eqp_80',
      name: old.name,
      location: { id: 'loc_downtown' },
      stage: 'complete',
      replaces: 'eqp_2',
    });
    expect(await seatOf('eqp_80')).toMatchObject({ licenseId: 'lic_downtown', number: seat?.number });
    expect(await one('eqp_2')).toMatchObject({ stage: 'trash', replacedBy: 'eqp_80', license: null });
    for (const equipmentId of ['eqp_2', 'eqp_80']) {
      const { items } = await done(owner.client(calls.listEquipmentHistory, { equipmentId }));
      expect(items[0]).toMatchObject({ action: 'replaceEquipment', reason: 'Motor' });
    }
  });

  it('must be known, free, and no one else’s', async () => {
    const replace = (serialNumber: string) =>
      owner.client(calls.replaceEquipment, { equipmentId: 'eqp_2', serialNumber });
    const serial = async (id: string) => {
      const [row] = await sandbox.database.db.select().from(commercialEquipment).where(eq(commercialEquipment.id, id));
      return row?.serialNumber ?? '';
    };
    expect(await refused(replace('NOBODY-1'))).toBe('serialNumberUnknown');
    expect(await refused(replace(await serial('eqp_60')))).toBe('serialNumberUnknown');
    expect(await refused(replace(await serial('eqp_20')))).toBe('alreadyClaimed');
    expect(await refused(replace(await serial('eqp_81')))).toBe('equipmentTrashed');
    expect(await refused(replace(await serial('eqp_2')))).toBe('validationFailed');
    expect(await one('eqp_2')).toMatchObject({ stage: 'complete', version: 1 });
  });
});

describe('a dead machine', () => {
  it('is released by its owner, five times a month, and forgets its secret', async () => {
    const activated = await activateWith(sandbox, codes.active, aMachine('NEW-1'));
    const { id: equipmentId } = activated.equipment;
    const freed = await done(owner.client(calls.releaseEquipment, { equipmentId, reason: 'Board is dead' }));
    expect(freed).toMatchObject({ status: 'unregistered', location: null, license: null, activatedAt: null });
    expect(await refused(owner.client(calls.releaseEquipment, { equipmentId }))).toBe('notActivated');
    for (const id of ['eqp_1', 'eqp_2', 'eqp_3', 'eqp_4'])
      await done(owner.client(calls.releaseEquipment, { equipmentId: id }));
    expect(await refused(owner.client(calls.releaseEquipment, { equipmentId: 'eqp_5' }))).toBe('tooManyRequests');
    expect(await one('eqp_5')).toMatchObject({ status: 'ready' });
    const support = await enterAs(sandbox, 'customerServiceManager');
    await done(support.client(calls.releaseEquipment, { equipmentId: 'eqp_5' }));
  });
});

describe('many machines at once', () => {
  it('move together, and each that cannot says why', async () => {
    const ids = ['eqp_1', 'eqp_2', 'eqp_60', 'eqp_70', 'eqp_81', 'eqp_none'];
    const change = { ids, set: { action: 'place' as const, locationId: 'loc_airport' } };
    const rehearsed = await done(owner.client(calls.changeEquipment, { ...change, dryRun: true }));
    expect((await one('eqp_1')).location?.id).toBe('loc_downtown');
    const changed = await done(owner.client(calls.changeEquipment, change));
    expect(changed).toEqual(rehearsed);
    expect(Object.fromEntries(changed.items.map(({ id, outcome }) => [id, outcome]))).toEqual({
      eqp_1: 'ok',
      eqp_2: 'ok',
      eqp_60: 'notFound',
      eqp_70: 'ownedByOther',
      eqp_81: 'equipmentTrashed',
      eqp_none: 'notFound',
    });
    expect(changed.items.find(({ id }) => id === 'eqp_60')?.name).toBeNull();
    expect((await one('eqp_1')).location?.id).toBe('loc_airport');
    const { items } = await done(owner.client(calls.listEquipmentHistory, { equipmentId: 'eqp_1' }));
    expect(items[0]).toMatchObject({ after: { locationId: 'loc_airport' } });
  });

  it('take the seats that there are, and the rest is told that there are no more', async () => {
    const ids = ['eqp_11', 'eqp_12', 'eqp_70', 'eqp_90'];
    const { items } = await done(manager.client(calls.changeEquipment, { ids, set: { action: 'assignLicense' } }));
    expect(items.map(({ outcome }) => outcome).toSorted()).toEqual([
      'ok',
      'ok',
      'seatLimitReached',
      'seatLimitReached',
    ]);
  });

  it('are changed by those alone who may change one of them', async () => {
    const dealer = await enterCommercial(sandbox, 'dealer');
    const set = { action: 'place' as const, locationId: 'loc_airport' };
    expect(await done(dealer.client(calls.changeEquipment, { ids: ['eqp_1'], set }))).toMatchObject({
      changed: 0,
      refused: 1,
    });
    const clerk = await enterCommercial(sandbox, 'clerk');
    expect(await done(clerk.client(calls.changeEquipment, { ids: ['eqp_1'], set: { action: 'rest' } }))).toMatchObject({
      items: [{ outcome: 'forbidden' }],
    });
  });
});
