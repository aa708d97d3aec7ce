import { eq } from 'drizzle-orm';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import {
  activateEquipment,
  authenticateEquipment,
  leaseSeat,
  reportHealth,
} from '../../../src/core/contract/commercial/activation.js';
import {
  findEquipmentBySerial,
  getEquipment,
  listEquipmentHistory,
  readyEquipment,
  releaseEquipment,
  trashEquipment,
} from '../../../src/core/contract/commercial/equipment.js';
import { getAccount } from '../../../src/core/contract/account.js';
import { now } from '../../../src/core/dates.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { activationCodes, licenseSeats } from '../../../src/sandbox/commercial/tables/licenses.js';
import { alarms } from '../../../src/sandbox/commercial/tables/sessions.js';
import { demoActivationCodes as codes } from '../../../src/sandbox/world/worlds/commercial.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { failure, type Person } from '../support/people.js';
import { activateWith, aMachine, anAddress, signedInMachine } from './support/machines.js';
import { enterCommercial } from './support/people.js';

let sandbox: TestSandbox;
let owner: Person;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
});
beforeEach(async () => {
  await sandbox.load('commercial');
  owner = await enterCommercial(sandbox, 'owner');
});
afterAll(() => sandbox.close());

const tryWith = (activationCode: string, machine: object = aMachine('NEW-0001')) =>
  failure(
    sandbox.client({ ip: anAddress() })(activateEquipment, { activationCode, serialNumber: 'NEW-0001', ...machine }),
  );

describe('a machine that is activated by a code', () => {
  it('belongs to the location of the code, takes a seat, and gets a lease that it can check itself', async () => {
    const activated = await activateWith(sandbox, codes.active, aMachine('NEW-0001'));
    expect(activated).toMatchObject({
      equipment: { serialNumber: 'NEW-0001', location: { id: 'loc_downtown' }, status: 'activated' },
      seat: { licenseId: 'lic_downtown', plan: 'Club' },
      notice: null,
    });
    const key = await importJWK(activated.leaseKey, 'ES256');
    const { payload } = await jwtVerify(activated.lease?.token ?? '', key);
    expect(payload).toMatchObject({ sub: activated.equipment.id, seat: 'lic_downtown', hw: 'board-NEW-0001' });
    expect((payload.exp ?? 0) - now()).toBeGreaterThan(14 * 86_400 - 60);
    expect(activated.leaseKey['d']).toBeUndefined();
  });

  it('takes its place as one that an order announced, rather than being another one', async () => {
    const { equipment } = await activateWith(sandbox, codes.active, aMachine('NEW-0002', 'row-9-pro'));
    expect(equipment.id).toBe('eqp_90');
    const record = await done(owner.client(getEquipment, { equipmentId: 'eqp_90' }));
    expect(record).toMatchObject({ serialNumber: 'NEW-0002', orderId: 'ord_fulfilled', stage: 'ordered' });
  });

  it('may type the code in any case, with spaces and dashes', async () => {
    const { equipment } = await activateWith(sandbox, ' dwnt-wn 27', aMachine('new-0003'));
    expect(equipment.serialNumber).toBe('NEW-0003');
  });

  it('is activated without a seat when none is free, and is told', async () => {
    const { seat, notice, lease } = await activateWith(sandbox, codes.airport, aMachine('NEW-0004'));
    expect({ seat, notice, lease }).toEqual({ seat: null, notice: 'unlicensed', lease: null });
  });

  it('learns exactly why a code does not work', async () => {
    expect((await tryWith('NONSENSE')).code).toBe('activationCodeInvalid');
    expect((await tryWith('XXXXXXXX')).code).toBe('activationCodeInvalid');
    expect((await tryWith(codes.revoked)).code).toBe('activationCodeRevoked');
    expect(await tryWith(codes.usedUp)).toMatchObject({ code: 'activationCodeUsedUp', debug: { maxUses: 5 } });
    const expired = await tryWith(codes.expired);
    expect(expired).toMatchObject({ code: 'activationCodeExpired', status: 410 });
    expect(expired.debug?.['dateExpires']).toBeLessThan(now());
  });

  it('whose number somebody mistyped is not made up', async () => {
    const { code } = await tryWith(codes.active, { modelId: undefined });
    expect(code).toBe('serialNumberUnknown');
    expect((await tryWith(codes.active, { modelId: 'no-such-model' })).code).toBe('serialNumberUnknown');
  });

  it('has to be released at another location first, and a use of the code is not lost by trying', async () => {
    const record = await done(owner.client(getEquipment, { equipmentId: 'eqp_20' }));
    const { code } = await tryWith(codes.active, { serialNumber: record.serialNumber });
    expect(code).toBe('alreadyClaimed');
    const [row] = await sandbox.database.db
      .select()
      .from(activationCodes)
      .where(eq(activationCodes.id, 'act_downtown'));
    expect(row?.uses).toBe(1);
    await done(owner.client(releaseEquipment, { equipmentId: 'eqp_20', reason: 'The screen is dead.' }));
    const { equipment } = await activateWith(sandbox, codes.active, { serialNumber: record.serialNumber ?? '' });
    expect(equipment).toMatchObject({ id: 'eqp_20', location: { id: 'loc_downtown' } });
  });

  it('of another owner is not for this location, even where it stands nowhere', async () => {
    const other = await enterCommercial(sandbox, 'otherOwner');
    await done(other.client(releaseEquipment, { equipmentId: 'eqp_60' }));
    const { serialNumber } = await done(other.client(getEquipment, { equipmentId: 'eqp_60' }));
    expect((await tryWith(codes.active, { serialNumber })).code).toBe('alreadyClaimed');
  });

  it('in the trash stays there', async () => {
    const record = await done(owner.client(getEquipment, { equipmentId: 'eqp_81' }));
    expect((await tryWith(codes.active, { serialNumber: record.serialNumber })).code).toBe('equipmentTrashed');
  });

  it('gets the same answer when the first was lost, and the code is used once', async () => {
    const input = { activationCode: codes.active, ...aMachine('NEW-0005') };
    const send = () =>
      sandbox.send('POST', '/commercial/v1/equipment/activate', {
        body: input,
        headers: { 'idempotency-key': 'console-1', 'x-api-key': 'pk_echelon_portal' },
      });
    const [first, second] = [await (await send()).text(), await (await send()).text()];
    expect(second).toBe(first);
    const [row] = await sandbox.database.db
      .select()
      .from(activationCodes)
      .where(eq(activationCodes.id, 'act_downtown'));
    expect(row?.uses).toBe(2);
  });

  it('leaves no secret in the audit trail', async () => {
    const { secret, equipment } = await activateWith(sandbox, codes.active, aMachine('NEW-0006'));
    const lines = await sandbox.database.db.select().from(audit).where(eq(audit.resourceId, equipment.id));
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toContain(secret);
    expect(JSON.stringify(lines)).not.toContain(codes.active);
    const history = await done(owner.client(listEquipmentHistory, { equipmentId: equipment.id }));
    expect(history.items[0]).toMatchObject({ action: 'activateEquipment', after: { status: 'activated' } });
  });
});

describe('a machine that signs in with its secret', () => {
  it('says that it is ready, and makes no call of a person', async () => {
    const machine = await signedInMachine(sandbox, await activateWith(sandbox, codes.active, aMachine('NEW-0010')));
    const { equipmentId } = machine;
    expect(await done(machine.client(readyEquipment, { equipmentId }))).toMatchObject({ status: 'ready' });
    expect(await refused(machine.client(readyEquipment, { equipmentId: 'eqp_1' }))).toBe('forbidden');
    expect(await refused(machine.client(getAccount, { userId: 'usr_member' }))).toBe('notFound');
    expect(await refused(machine.client(findEquipmentBySerial, { serial: 'NEW-0010' }))).toBe('forbidden');
  });

  it('is turned away with another secret, and with one of its former life', async () => {
    const first = await activateWith(sandbox, codes.active, aMachine('NEW-0011'));
    const before = await signedInMachine(sandbox, first);
    const second = await activateWith(sandbox, codes.active, aMachine('NEW-0011'));
    const enter = (secret: string, serialNumber = 'NEW-0011') =>
      failure(sandbox.client({ ip: anAddress() })(authenticateEquipment, { serialNumber, secret }));
    expect((await enter(first.secret)).code).toBe('equipmentSecretInvalid');
    // the answer for a machine that nobody knows is the same
    expect(await enter(first.secret, 'NEW-9999')).toMatchObject({
      code: 'equipmentSecretInvalid',
      message: (await enter('wrong')).message,
    });
    const health = { equipmentId: before.equipmentId, at: now(), status: 'ready' as const };
    expect(await refused(before.client(reportHealth, health))).toBe('signedOut');
    const after = await signedInMachine(sandbox, second);
    expect(await done(after.client(reportHealth, health))).toMatchObject({
      status: 'ready',
      next: 'equipmentNotReady',
    });
  });

  it('whose disk was copied goes on, while the copy is turned away and the location hears of it', async () => {
    const activated = await activateWith(sandbox, codes.active, aMachine('NEW-0012'));
    const copy = sandbox.client({ ip: anAddress() })(authenticateEquipment, {
      serialNumber: 'NEW-0012',
      secret: activated.secret,
      hardwareId: 'another-board',
    });
    expect(await refused(copy)).toBe('oneSecretTwice');
    const raised = await sandbox.database.db
      .select()
      .from(alarms)
      .where(eq(alarms.equipmentId, activated.equipment.id));
    expect(raised).toMatchObject([{ kind: 'oneSecretTwice', locationId: 'loc_downtown', clearedAt: null }]);
    const machine = await signedInMachine(sandbox, activated);
    expect(await done(machine.client(leaseSeat, { equipmentId: machine.equipmentId }))).toHaveProperty('token');
  });

  it('is told that it is in the trash, and its token is dead from that moment', async () => {
    const activated = await activateWith(sandbox, codes.active, aMachine('NEW-0013'));
    const machine = await signedInMachine(sandbox, activated);
    const { equipmentId } = machine;
    await done(owner.client(trashEquipment, { equipmentId, serialNumber: 'new-0013', reason: 'Broken frame' }));
    expect(await refused(machine.client(reportHealth, { equipmentId, at: now(), status: 'ready' }))).toBe('signedOut');
    const again = sandbox.client({ ip: anAddress() })(authenticateEquipment, {
      serialNumber: 'NEW-0013',
      secret: activated.secret,
    });
    expect(await refused(again)).toBe('equipmentTrashed');
    const seats = await sandbox.database.db
      .select()
      .from(licenseSeats)
      .where(eq(licenseSeats.equipmentId, equipmentId));
    expect(seats).toEqual([]);
  });
});

describe('a lease', () => {
  it('is for an owner to take to a site without a network, and never longer than the licence', async () => {
    const lease = await done(owner.client(leaseSeat, { equipmentId: 'eqp_40' }));
    expect(lease.expiresIn).toBeLessThanOrEqual(12 * 86_400);
    const history = await done(owner.client(listEquipmentHistory, { equipmentId: 'eqp_40' }));
    expect(history.items[0]).toMatchObject({ action: 'leaseSeat', by: 'Owen Harper' });
  });

  it('is refused in words where there is no seat, no licence that runs, or no service', async () => {
    expect(await refused(owner.client(leaseSeat, { equipmentId: 'eqp_12' }))).toBe('equipmentUnlicensed');
    expect(await refused(owner.client(leaseSeat, { equipmentId: 'eqp_10' }))).toBe('equipmentResting');
    expect(await refused(owner.client(leaseSeat, { equipmentId: 'eqp_81' }))).toBe('equipmentTrashed');
    const other = await enterCommercial(sandbox, 'otherOwner');
    expect(await refused(other.client(leaseSeat, { equipmentId: 'eqp_61' }))).toBe('licenseSuspended');
  });
});

describe('health', () => {
  it('of a machine is what it said last, however late an older word comes', async () => {
    const machine = await signedInMachine(sandbox, await activateWith(sandbox, codes.active, aMachine('NEW-0020')));
    const { equipmentId } = machine;
    const say = (at: number, status: 'ready' | 'inUse' | 'fault', code?: string) =>
      done(machine.client(reportHealth, { equipmentId, at, status, ...(code && { code }) }));
    expect(await say(now(), 'fault', 'E12')).toMatchObject({ outcome: 'applied', status: 'fault' });
    expect(await say(now() - 100, 'ready')).toMatchObject({ outcome: 'stale', status: 'fault' });
    expect(await done(owner.client(getEquipment, { equipmentId }))).toMatchObject({
      status: 'fault',
      faultCode: 'E12',
      health: { code: 'E12' },
    });
  });

  it('that is the same as before is no line of the history', async () => {
    const machine = await signedInMachine(sandbox, await activateWith(sandbox, codes.active, aMachine('NEW-0021')));
    const { equipmentId } = machine;
    for (let turn = 0; turn < 3; turn += 1)
      await done(machine.client(reportHealth, { equipmentId, at: now(), status: 'ready' }));
    const { items } = await done(owner.client(listEquipmentHistory, { equipmentId }));
    expect(items.filter(({ action }) => action === 'equipmentHealth')).toHaveLength(1);
  });
});
