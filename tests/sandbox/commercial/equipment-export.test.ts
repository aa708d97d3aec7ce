import { eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportEquipment, importEquipment } from '../../../src/core/contract/commercial/equipment-import.js';
import { commercialEquipment } from '../../../src/sandbox/commercial/tables/equipment.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { enter, enterAs, newPerson, type Person } from '../support/people.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.load('commercial'));

const commercial = (who: string) => enter(sandbox, `${who}@echelon.test`, undefined, 'Help-4-members');

describe('an export', () => {
  const rowsOf = (csv: string) => csv.trim().split('\r\n').slice(1);

  it('holds what the filter says of what the caller sees', async () => {
    const { db } = sandbox.database;
    const [owner, manager, dealer, other] = await Promise.all(
      ['owner', 'location-manager', 'dealer', 'other-owner'].map(commercial),
    );
    const everything = await enterAs(sandbox, 'customerServiceManager');
    const countOf = async (person: Person | undefined, selection: object = {}) =>
      person && (await done(person.client(exportEquipment, selection))).rows;
    const all = await db.$count(commercialEquipment);
    const of = (ids: readonly string[]) =>
      db.$count(commercialEquipment, inArray(commercialEquipment.locationId, [...ids]));
    const downtown = await of(['loc_downtown']);
    expect(await countOf(everything)).toBe(all);
    expect(await countOf(owner)).toBe(all - (await of(['loc_pulse'])));
    expect(await countOf(manager)).toBe(downtown);
    expect(await countOf(dealer)).toBe(await of(['loc_downtown', 'loc_airport', 'loc_riverside']));
    // and the one that is lent
    expect(await countOf(other)).toBe((await of(['loc_pulse'])) + 1);
    expect(await countOf(owner, { locationId: 'loc_pulse' })).toBe(0);
    expect(await countOf(owner, { locationId: 'loc_airport' })).toBe(8);
    expect(await countOf(owner, { stage: 'rest' })).toBe(2);
    expect(await countOf(owner, { status: 'fault' })).toBe(1);
    expect(await countOf(owner, { status: 'offline' })).toBe(2);
    expect(await countOf(owner, { locationId: 'loc_downtown', status: 'ready' })).toBe(8);
    expect(await countOf(owner, { locationId: 'loc_downtown', connection: 'neverSeen' })).toBe(3);
    expect(await countOf(owner, { locationId: 'loc_downtown', connection: 'offline' })).toBe(1);
    expect(await countOf(owner, { locationId: 'loc_downtown', connection: 'online' })).toBe(downtown - 4);
    expect(await countOf(owner, { licenseId: 'lic_downtown' })).toBe(10);
    expect(await countOf(owner, { locationId: 'loc_downtown', license: 'unseated' })).toBe(downtown - 10);
    expect(await countOf(owner, { license: 'seated' })).toBe(23);
    expect(await countOf(owner, { q: 'pro-1001' })).toBe(1);
    expect(await countOf(owner, { modelId: 'row-9-pro', locationId: 'loc_airport' })).toBe(2);
    expect(await countOf(owner, { ownerId: 'own_pulse' })).toBe(1);
    expect(await countOf(owner, { countryCode: 'CA' })).toBe(0);
  });

  it('is nobody’s who sees no machines', async () => {
    for (const person of [await newPerson(sandbox), await enterAs(sandbox, 'staff')])
      expect(await refused(person.client(exportEquipment, {}))).toBe('forbidden');
  });

  it('shows a spreadsheet names and no formulas, in the order that was asked for', async () => {
    const owner = await commercial('owner');
    const { db } = sandbox.database;
    const names = { eqp_40: '=1+1', eqp_41: '+1', eqp_42: '-1', eqp_43: '@x', eqp_44: 'a "quote", and a comma' };
    for (const [id, name] of Object.entries(names))
      await db.update(commercialEquipment).set({ name }).where(eq(commercialEquipment.id, id));
    const { csv, fileName } = await done(
      owner.client(exportEquipment, { locationId: 'loc_lakeside', sort: 'serialNumber' }),
    );
    expect(fileName).toMatch(/^equipment-\d{4}-\d\d-\d\d\.csv$/);
    const cells = rowsOf(csv).map(row => row.split(',row-9-pro,')[0]?.split(',').slice(1, 2)[0]);
    expect(csv).not.toMatch(/,"?[=+@]/);
    for (const name of ['"\'=1+1"', '"\'+1"', '"\'-1"', '"\'@x"']) expect(cells).toContain(name);
    expect(csv).toContain('"a ""quote"", and a comma"');
    const sorted = rowsOf(csv).map(row => row.split(',')[0]);
    expect(sorted).toEqual(sorted.toSorted((one = '', other = '') => (one < other ? -1 : 1)));
  });

  it('is imported again without a change, formulas and all', async () => {
    const owner = await commercial('owner');
    const { db } = sandbox.database;
    await db.update(commercialEquipment).set({ name: '=1+1' }).where(eq(commercialEquipment.id, 'eqp_40'));
    await db.update(commercialEquipment).set({ name: 'it\'s, "new"' }).where(eq(commercialEquipment.id, 'eqp_41'));
    // one that is expected has no number yet, and one in the trash does not come back
    await db.delete(commercialEquipment).where(isNull(commercialEquipment.serialNumber));
    await db.delete(commercialEquipment).where(eq(commercialEquipment.stage, 'trash'));
    const { csv, rows } = await done(owner.client(exportEquipment, {}));
    const answer = await done(owner.client(importEquipment, { csv }));
    expect(answer.counts).toEqual({ create: 0, assign: 0, update: 0, unchanged: rows, error: 0 });
    expect(answer.ignoredColumns).toContain('location');
  });

  it('leaves a line of who took what', async () => {
    const owner = await commercial('owner');
    await done(owner.client(exportEquipment, { stage: 'rest' }));
    const [line] = await sandbox.database.db.select().from(audit).where(eq(audit.action, 'exportEquipment'));
    expect(line).toMatchObject({ actorId: 'usr_owner', details: { selection: { stage: 'rest' }, rows: 2 } });
  });
});
