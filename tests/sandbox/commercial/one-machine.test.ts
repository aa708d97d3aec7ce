import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activateEquipment, authenticateEquipment } from '../../../src/core/contract/commercial/activation.js';
import { listAlarms } from '../../../src/core/contract/commercial/alarms.js';
import {
  findEquipmentBySerial,
  releaseEquipment,
  trashEquipment,
} from '../../../src/core/contract/commercial/equipment.js';
import { importEquipment } from '../../../src/core/contract/commercial/equipment-import.js';
import { getEquipmentBySerial } from '../../../src/core/contract/equipment.js';
import { now } from '../../../src/core/dates.js';
import { runDueAlarms } from '../../../src/sandbox/commercial/alarms/due.js';
import { commercialEquipment } from '../../../src/sandbox/commercial/tables/equipment.js';
import { licenseSeats } from '../../../src/sandbox/commercial/tables/licenses.js';
import { alarms } from '../../../src/sandbox/commercial/tables/sessions.js';
import { demoActivationCodes as codes } from '../../../src/sandbox/world/worlds/commercial.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import type { Person } from '../support/people.js';
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

const rowsOf = (serialKey: string) =>
  sandbox.database.db.select().from(commercialEquipment).where(eq(commercialEquipment.serialKey, serialKey));
const seatsOf = async (equipmentId: string) =>
  (await sandbox.database.db.select().from(licenseSeats).where(eq(licenseSeats.equipmentId, equipmentId))).length;
const alarmsUp = (equipmentId: string) =>
  sandbox.database.db
    .select()
    .from(alarms)
    .where(and(eq(alarms.equipmentId, equipmentId), isNull(alarms.clearedAt)));

/** The same number as a label, a mail, a sheet and a phone spell it. */
const spellings = ['NEW\u20110101', '\u200bN E W\u00ad0101', 'ＮＥＷ－０１０１'];

describe('a machine', () => {
  it('is one machine with one seat, however its number is spelled', async () => {
    const { equipment } = await activateWith(sandbox, codes.active, aMachine('NEW-0101'));
    for (const serialNumber of spellings) {
      const again = await activateWith(sandbox, codes.active, { ...aMachine('NEW-0101'), serialNumber });
      expect(again.equipment).toMatchObject({ id: equipment.id, serialNumber: 'NEW-0101' });
      expect(await done(owner.client(findEquipmentBySerial, { serial: serialNumber }))).toMatchObject({
        id: equipment.id,
        serialNumber: 'NEW-0101',
      });
      await done(
        sandbox.client({ ip: anAddress() })(authenticateEquipment, {
          serialNumber,
          secret: again.secret,
          hardwareId: 'board-NEW-0101',
        }),
      );
    }
    expect(await rowsOf('NEW0101')).toHaveLength(1);
    expect(await seatsOf(equipment.id)).toBe(1);
    expect(await alarmsUp(equipment.id)).toEqual([]);
  });

  it('is another where a letter only looks like a digit', async () => {
    const { equipment } = await activateWith(sandbox, codes.active, aMachine('NEW-0101'));
    const other = await activateWith(sandbox, codes.active, aMachine('NEW-O1O1'));
    expect(other.equipment.id).not.toBe(equipment.id);
  });

  it('is found again by a file, in a row of its own, and put into the trash by its number', async () => {
    const { equipment } = await activateWith(sandbox, codes.active, aMachine('NEW-0101'));
    const csv = 'serial_number,name,model_id\nNEW0101,Corner,ex-9s-pro\nnew\u20130101,Twice,ex-9s-pro';
    const { rows } = await done(owner.client(importEquipment, { csv, dryRun: true, locationId: 'loc_downtown' }));
    expect(rows).toMatchObject([
      { fate: 'error', problems: [{ code: 'serialNumberRepeated' }] },
      { fate: 'update', before: { name: equipment.name }, after: { name: 'Corner' } },
    ]);
    await done(
      owner.client(trashEquipment, { equipmentId: equipment.id, serialNumber: 'new 01\u201101', reason: 'Broken' }),
    );
  });

  it('at home is found by any spelling too', async () => {
    for (const serial of ['EX8S-2026-000101', 'ex8s2026000101', 'EX8S\u20132026 000101'])
      expect(await done(owner.client(getEquipmentBySerial, { serial }))).toMatchObject({
        serialNumber: 'EX8S-2026-000101',
        bundle: 'available',
      });
  });
});

describe('another board that comes with the number of one that is in use', () => {
  it('may be activated, and the location is told of both, with both times, until somebody decides', async () => {
    const first = await activateWith(sandbox, codes.active, aMachine('NEW-0102'));
    const { id: equipmentId } = first.equipment;
    const second = await activateWith(sandbox, codes.active, { ...aMachine('new0102'), hardwareId: 'another-board' });
    expect(second.equipment.id).toBe(equipmentId);
    const { items } = await done(owner.client(listAlarms, { locationId: 'loc_downtown', kind: 'oneSecretTwice' }));
    expect(items).toMatchObject([
      {
        kind: 'oneSecretTwice',
        equipment: { id: equipmentId },
        detail: null,
        activated: { first: expect.any(Number), again: expect.any(Number) },
      },
    ]);
    expect(
      await refused(
        sandbox.client({ ip: anAddress() })(authenticateEquipment, {
          serialNumber: 'NEW-0102',
          secret: first.secret,
          hardwareId: 'board-NEW-0102',
        }),
      ),
    ).toBe('equipmentSecretInvalid');
    await signedInMachine(sandbox, second, 'another-board');

    // the first takes it back: it is still two
    await activateWith(sandbox, codes.active, aMachine('NEW-0102'));
    await runDueAlarms(sandbox.database.db, now() + 5);
    expect(await alarmsUp(equipmentId)).toHaveLength(1);

    await done(owner.client(releaseEquipment, { equipmentId, reason: 'Two of them' }));
    await runDueAlarms(sandbox.database.db, now() + 5);
    expect(await alarmsUp(equipmentId)).toEqual([]);
    await activateWith(sandbox, codes.active, aMachine('NEW-0102'));
    expect(await alarmsUp(equipmentId)).toEqual([]);
  });

  it('is the same board where its name for itself is the same: no alarm', async () => {
    const { equipment } = await activateWith(sandbox, codes.active, aMachine('NEW-0103'));
    await activateWith(sandbox, codes.active, aMachine('NEW-0103'));
    expect(await alarmsUp(equipment.id)).toEqual([]);
  });

  it('raises nothing by trying a code that does not work', async () => {
    const { equipment } = await activateWith(sandbox, codes.active, aMachine('NEW-0104'));
    const wrong = { ...aMachine('NEW-0104'), hardwareId: 'another-board', activationCode: 'AAAA-AAAA' };
    expect(await refused(sandbox.client({ ip: anAddress() })(activateEquipment, wrong))).toBe('activationCodeInvalid');
    expect(await alarmsUp(equipment.id)).toEqual([]);
  });
});
