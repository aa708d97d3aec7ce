import { count, eq, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findEquipmentBySerial } from '../../../src/core/contract/commercial/equipment.js';
import { exportEquipment, importEquipment } from '../../../src/core/contract/commercial/equipment-import.js';
import type { EquipmentImport } from '../../../src/core/contract/schemas/commercial/equipment-import.js';
import { holdPlanned } from '../../../src/sandbox/commercial/csv/write.js';
import { commercialEquipment } from '../../../src/sandbox/commercial/tables/equipment.js';
import { licenseSeats } from '../../../src/sandbox/commercial/tables/licenses.js';
import { locations } from '../../../src/sandbox/commercial/tables/places.js';
import { limits } from '../../../src/sandbox/http/limits/limits.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, enter, enterAs, failure, newPerson, type Person } from '../support/people.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.load('commercial'));

const commercial = (who: string) => enter(sandbox, `${who}@echelon.test`, undefined, 'Help-4-members');

const HEAD = 'serial_number,name,model_id,location_id';
const csvOf = (...rows: string[]) => [HEAD, ...rows].join('\r\n');

const importing = ({ client }: Person, csv: string, more: Partial<EquipmentImport> = {}) =>
  client(importEquipment, { csv, ...more });

/** The codes of the only row of a file. */
async function problemsOf(person: Person, row: string): Promise<string[]> {
  const { rows } = await done(importing(person, csvOf(row)));
  return rows.flatMap(({ problems }) => problems.map(({ code }) => code));
}

async function machine(serialNumber: string) {
  const [row] = await sandbox.database.db
    .select()
    .from(commercialEquipment)
    .where(eq(commercialEquipment.serialNumber, serialNumber));
  return row;
}

/** Everything that an import may write. */
const state = async () => [
  await sandbox.database.db.select().from(commercialEquipment).orderBy(commercialEquipment.id),
  await sandbox.database.db.select().from(licenseSeats).orderBy(licenseSeats.equipmentId),
  await sandbox.database.db.select({ id: audit.id }).from(audit).orderBy(audit.id),
];

describe('an owner who imports a file', () => {
  it('adds machines, names and places those that are there, and each machine’s history says so', async () => {
    const owner = await commercial('owner');
    const csv = csvOf(
      'NEW-0001,Upstairs,row-9-pro,loc_airport',
      'STRIDE9PRO-1001,By the window,,',
      'ROW9PRO-1002,,,loc_airport',
      'CLIMB9PRO-1003,,,',
    );
    const answer = await done(importing(owner, csv));
    expect(answer).toMatchObject({
      dryRun: false,
      committed: true,
      counts: { create: 1, assign: 1, update: 1, unchanged: 1, error: 0 },
      ignoredColumns: [],
    });
    expect(answer.rows.map(({ line, serialNumber, fate }) => [line, serialNumber, fate])).toEqual([
      [2, 'NEW-0001', 'create'],
      [3, 'STRIDE9PRO-1001', 'update'],
      [4, 'ROW9PRO-1002', 'assign'],
      [5, 'CLIMB9PRO-1003', 'unchanged'],
    ]);
    expect(await machine('NEW-0001')).toMatchObject({
      name: 'Upstairs',
      modelName: 'Row-9 Pro rower',
      modelKind: 'row',
      ownerId: 'own_harbor',
      locationId: 'loc_airport',
      stage: 'ordered',
      status: 'unregistered',
      lastSeenAt: null,
      activatedAt: null,
      version: 1,
    });
    expect(await machine('STRIDE9PRO-1001')).toMatchObject({ name: 'By the window', version: 2 });
    expect(await machine('ROW9PRO-1002')).toMatchObject({ locationId: 'loc_airport', status: 'ready', version: 2 });
    expect(await machine('CLIMB9PRO-1003')).toMatchObject({ version: 1 });
    const lines = await sandbox.database.db.select().from(audit).where(eq(audit.action, 'importEquipment'));
    const about = (id: string | undefined) => lines.find(line => line.resourceId === id);
    expect(lines).toHaveLength(3);
    expect(about('eqp_1')).toMatchObject({
      actorId: 'usr_owner',
      resource: 'equipment',
      details: { version: 2, before: { name: 'Stride-9 Pro treadmill 1' }, after: { name: 'By the window' } },
    });
    expect(about('eqp_2')).toMatchObject({
      details: { version: 2, before: { locationId: 'loc_downtown' }, after: { locationId: 'loc_airport' } },
    });
    expect(about((await machine('NEW-0001'))?.id)).toMatchObject({
      details: { version: 1, after: { serialNumber: 'NEW-0001', locationId: 'loc_airport' } },
    });
  });

  it('may call models and locations by their names, and matches columns of any name', async () => {
    const owner = await commercial('owner');
    const csv =
      'S/N;Asset name;Model;Site\nNEW-0001;Upstairs;row-9 PRO rower;HARBOR hotel airport\nNEW-0002;;row-9-pro;Pulse Studio SoHo';
    const refusal = await failure(importing(owner, csv));
    expect(refusal.code).toBe('fileUnreadable');
    expect(refusal.debug).toMatchObject({
      reason: 'serialColumnMissing',
      columns: [
        { name: 'S/N', values: ['NEW-0001', 'NEW-0002'] },
        { name: 'Asset name', values: ['Upstairs'] },
        { name: 'Model', values: ['row-9 PRO rower', 'row-9-pro'] },
        { name: 'Site', values: ['HARBOR hotel airport', 'Pulse Studio SoHo'] },
      ],
    });
    const match = { serial_number: 0, name: 1, model_id: 2, location_id: 3 };
    const { rows } = await done(importing(owner, csv, { match, skipErrors: true }));
    expect(rows.find(({ line }) => line === 2)).toMatchObject({
      fate: 'create',
      after: { name: 'Upstairs', modelId: 'row-9-pro', locationId: 'loc_airport' },
    });
    // somebody else's, as one that is nowhere
    expect(rows.find(({ line }) => line === 3)?.problems.map(({ code }) => code)).toEqual(['locationUnknown']);
  });

  it('is told of columns that are matched with two things, or not at all', async () => {
    const owner = await commercial('owner');
    const twice = importing(owner, csvOf('NEW-0001,,,'), { match: { serial_number: 0, name: 0 } });
    expect(await badFields(twice)).toContain('match');
  });

  it('leaves the seat of a machine that goes elsewhere behind, and the seats of all others taken', async () => {
    const { db } = sandbox.database;
    const before = await db.$count(licenseSeats);
    await done(importing(await commercial('owner'), csvOf('STRIDE9PRO-1001,,,loc_airport', 'ROW9PRO-1002,Moved,,')));
    expect(await db.$count(licenseSeats)).toBe(before - 1);
    expect(await db.select().from(licenseSeats).where(eq(licenseSeats.equipmentId, 'eqp_1'))).toEqual([]);
  });

  it('adds a machine that is nowhere as their own', async () => {
    await done(importing(await commercial('owner'), csvOf('NEW-0001,,row-9-pro,')));
    expect(await machine('NEW-0001')).toMatchObject({ ownerId: 'own_harbor', locationId: null });
  });

  it('places what names no place where the file is for', async () => {
    const owner = await commercial('owner');
    await done(importing(owner, csvOf('NEW-0001,,row-9-pro,'), { locationId: 'loc_lakeside' }));
    expect(await machine('NEW-0001')).toMatchObject({ locationId: 'loc_lakeside' });
    for (const locationId of ['loc_pulse', 'loc_none'])
      expect(await refused(importing(owner, csvOf('NEW-0002,,row-9-pro,'), { locationId }))).toBe('notFound');
  });

  it('is told every error at once, and nothing of the file is written', async () => {
    const owner = await commercial('owner');
    const before = await state();
    const csv = csvOf(
      'NEW-0001,,row-9-pro,loc_airport',
      'NEW-0002,=cmd,none,loc_pulse',
      'NEW-0001,,row-9-pro,',
      'STRIDE9PRO-1001,Changed,,',
      '!,,row-9-pro,',
    );
    const answer = await done(importing(owner, csv));
    expect(answer).toMatchObject({
      dryRun: false,
      committed: false,
      counts: { create: 1, assign: 0, update: 1, unchanged: 0, error: 3 },
    });
    expect(answer.rows.map(({ line, problems }) => [line, problems.map(({ code }) => code)])).toEqual([
      [3, ['nameFormula', 'modelUnknown', 'locationUnknown']],
      [4, ['serialNumberRepeated']],
      [6, ['serialNumberInvalid']],
      [2, []],
      [5, []],
    ]);
    expect(await state()).toEqual(before);
    expect(await done(importing(owner, csv, { skipErrors: true }))).toMatchObject({
      committed: true,
      counts: answer.counts,
    });
    expect([await machine('NEW-0001'), await machine('STRIDE9PRO-1001')]).toMatchObject([
      { locationId: 'loc_airport' },
      { name: 'Changed' },
    ]);
    expect(await machine('NEW-0002')).toBeUndefined();
  });

  it('does not learn whose a number is that is not theirs, nor anything of that machine', async () => {
    const owner = await commercial('owner');
    const before = await state();
    const { rows } = await done(importing(owner, csvOf('STRIDE9PRO-1061,Mine now,,loc_airport'), { dryRun: true }));
    expect(rows).toMatchObject([{ fate: 'error', before: null, after: null }]);
    expect(rows[0]?.problems.map(({ code }) => code)).toEqual(['serialNumberUnavailable']);
    expect(JSON.stringify(rows)).not.toMatch(/pulse|eqp_|own_/i);
    await done(importing(owner, csvOf('STRIDE9PRO-1061,Mine now,,loc_airport'), { skipErrors: true }));
    expect(await state()).toEqual(before);
  });

  it('cannot take a lent machine from its owner, who can name it', async () => {
    const row = await sandbox.database.db
      .select({ serial: commercialEquipment.serialNumber })
      .from(commercialEquipment)
      .where(eq(commercialEquipment.id, 'eqp_70'));
    const serial = row[0]?.serial ?? '';
    expect(await problemsOf(await commercial('owner'), `${serial},,,loc_airport`)).toEqual(['ownedByOther']);
    expect(await problemsOf(await commercial('other-owner'), `${serial},Ours,,loc_downtown`)).toEqual([]);
    expect(await machine(serial)).toMatchObject({ name: 'Ours', locationId: 'loc_downtown', ownerId: 'own_pulse' });
  });

  it('finds their machine in the trash, and a closed location no more', async () => {
    const owner = await commercial('owner');
    const [trashed] = await sandbox.database.db
      .select()
      .from(commercialEquipment)
      .where(eq(commercialEquipment.id, 'eqp_81'));
    expect(await problemsOf(owner, `${trashed?.serialNumber},Back,,loc_airport`)).toEqual(['equipmentTrashed']);
    await sandbox.database.db.update(locations).set({ status: 'closed' }).where(eq(locations.id, 'loc_airport'));
    expect(await problemsOf(owner, 'NEW-0001,,row-9-pro,loc_airport')).toEqual(['locationUnknown']);
  });

  it('is told of what is read in none of the columns', async () => {
    const owner = await commercial('owner');
    expect(await done(importing(owner, 'Serial number;Price;Model ID\nNEW-0001;12;row-9-pro'))).toMatchObject({
      ignoredColumns: ['Price'],
      counts: { create: 1 },
    });
  });

  it('gets the same answer for the same key, and adds nothing twice', async () => {
    const owner = await commercial('owner');
    const once = () =>
      owner.client(importEquipment, { csv: csvOf('NEW-0001,,row-9-pro,') }, { idempotencyKey: 'a-file' });
    const first = await done(once());
    expect(await done(once())).toEqual(first);
    expect(first.counts.create).toBe(1);
  });
});

describe('a file as a way to ask whose a serial number is', () => {
  const { serialNumber: lookUps } = limits;
  const most = lookUps.person ?? 0;
  const foreign = 'STRIDE9PRO-1061,,,loc_airport';
  const fresh = (name: string) => `${name},,row-9-pro,loc_airport`;
  const asking = (person: Person, row: string) => importing(person, csvOf(row), { dryRun: true });

  it('is counted as single look-ups are, a dry run as well, and once they are used up every file answers the same', async () => {
    const owner = await commercial('owner');
    await sandbox.forgetTries();
    // each asks once, and once more for what it finds
    for (let at = 0; at < most / 2; at += 1) await done(asking(owner, foreign));
    // The second that they are asked in is no answer.
    const answers = [await asking(owner, foreign), await asking(owner, fresh('NEW-0001'))].map(answer =>
      answer.ok ? answer.data.counts : { ...answer.failure, requestId: '', retryAfter: 0 },
    );
    expect(answers[0]).toMatchObject({ code: 'tooManyRequests', status: 429 });
    expect(answers[0]).toEqual(answers[1]);
    expect(await refused(importing(owner, csvOf(foreign), { skipErrors: true }))).toBe('tooManyRequests');
    // and by the other door
    expect(await refused(owner.client(findEquipmentBySerial, { serial: 'STRIDE9PRO-1061' }))).toBe('tooManyRequests');
    // what is one's own is no question
    expect(await done(asking(owner, 'STRIDE9PRO-1001,,,'))).toMatchObject({ counts: { unchanged: 1 } });
  });

  it('finds no more in one file than by single calls: what was refused for too many is counted', async () => {
    const owner = await commercial('owner');
    await sandbox.forgetTries();
    const { db } = sandbox.database;
    await db
      .update(commercialEquipment)
      .set({ ownerId: 'own_pulse', locationId: null })
      .where(ne(commercialEquipment.id, 'eqp_1'));
    const all = await db.select({ serial: commercialEquipment.serialNumber }).from(commercialEquipment);
    // one such file is within the measure, two are not
    expect(all.length).toBeLessThanOrEqual(most);
    expect(all.length * 2).toBeGreaterThan(most + 1);
    const file = csvOf(...all.map(({ serial }) => `${serial},,,loc_airport`));
    await done(importing(owner, file, { dryRun: true }));
    const answer = await failure(importing(owner, file, { dryRun: true }));
    expect(answer).toMatchObject({ code: 'tooManyRequests' });
    expect(answer.message).toContain('Leave out what is not yours, or have us import it.');
    expect(JSON.stringify(answer)).not.toContain('STRIDE9PRO');
    expect(await refused(asking(owner, fresh('NEW-0001')))).toBe('tooManyRequests');
  });

  it('of our own people is none: they see every machine', async () => {
    const manager = await enterAs(sandbox, 'customerServiceManager');
    await sandbox.forgetTries();
    for (let at = 0; at <= most; at += 1) await done(asking(manager, fresh(`NEW-${1000 + at}`)));
  });
});

describe('who else imports', () => {
  it('a dealer adds machines for the locations that they look after, and none that is nowhere', async () => {
    const dealer = await commercial('dealer');
    expect(await problemsOf(dealer, 'NEW-0001,,row-9-pro,')).toEqual(['locationRequired']);
    expect(await problemsOf(dealer, 'NEW-0001,,row-9-pro,loc_lakeside')).toEqual(['locationUnknown']);
    expect(await problemsOf(dealer, 'NEW-0001,,row-9-pro,loc_downtown')).toEqual([]);
    expect(await machine('NEW-0001')).toMatchObject({ ownerId: 'own_harbor', locationId: 'loc_downtown' });
  });

  it('we add machines anywhere, and some that nobody owns, which the first location gets', async () => {
    const manager = await enterAs(sandbox, 'customerServiceManager');
    await done(importing(manager, csvOf('NEW-0001,,row-9-pro,', 'NEW-0002,,row-9-pro,loc_pulse')));
    expect(await machine('NEW-0001')).toMatchObject({ ownerId: null, locationId: null });
    expect(await machine('NEW-0002')).toMatchObject({ ownerId: 'own_pulse' });
    await done(importing(manager, csvOf('NEW-0001,,,loc_airport')));
    expect(await machine('NEW-0001')).toMatchObject({ ownerId: 'own_harbor', locationId: 'loc_airport', version: 2 });
  });

  it('people of a location, members and customer service do not', async () => {
    const csv = csvOf('NEW-0001,,row-9-pro,loc_downtown');
    const people = [await commercial('location-manager'), await newPerson(sandbox), await enterAs(sandbox, 'staff')];
    for (const person of people) expect(await refused(importing(person, csv))).toBe('forbidden');
  });

  it('of two who add one machine at once, one does', async () => {
    const people = [await commercial('owner'), await enterAs(sandbox, 'customerServiceManager')];
    const results = await Promise.all(people.map(one => importing(one, csvOf('NEW-0001,,row-9-pro,loc_airport'))));
    const made = results.map(result => (result.ok ? result.data.counts.create : result.failure.code));
    // whoever comes second finds the machine there, or is told that somebody was quicker
    expect(made.filter(one => one === 1)).toHaveLength(1);
    expect(['serialNumberTaken', 0]).toContainEqual(made.find(one => one !== 1));
    expect(await machine('NEW-0001')).toMatchObject({ version: 1 });
  });
});

describe('what was planned', () => {
  it('is planned again when somebody has changed a machine since it was read', async () => {
    const { db } = sandbox.database;
    const row = await machine('STRIDE9PRO-1001');
    if (!row) throw new Error('The world has lost a machine.');
    const plannedAt = (version: number) => [{ change: { machine: { ...row, version, isMine: true }, name: 'New' } }];
    expect(await holdPlanned(db, plannedAt(row.version))).toBe(true);
    expect(await holdPlanned(db, plannedAt(row.version - 1))).toBe(false);
    expect(await holdPlanned(db, [])).toBe(true);
  });
});

describe('a file', () => {
  it('that cannot be read is refused, and says why', async () => {
    const owner = await commercial('owner');
    const reasonOf = async (csv: string) => {
      const answer = await importing(owner, csv);
      return answer.ok ? undefined : [answer.failure.code, answer.failure.debug?.['reason']];
    };
    expect(await badFields(importing(owner, ''))).toEqual(['csv']);
    expect(await reasonOf('name\nUpstairs')).toEqual(['fileUnreadable', 'serialColumnMissing']);
    expect(await reasonOf(`${HEAD}\nNEW-1,"open`)).toEqual(['fileUnreadable', 'quoteOpen']);
    expect(await reasonOf(HEAD)).toEqual(['fileUnreadable', 'noMachines']);
  });

  it('of up to 8 MB travels; other calls keep their limit of a megabyte', async () => {
    const owner = await commercial('owner');
    const large = `serial_number,note\nNEW-0001,${'x'.repeat(7 * 1024 * 1024)}`;
    expect(await done(importing(owner, large, { dryRun: true }))).toMatchObject({ counts: { error: 1 } });
    expect(await badFields(importing(owner, 'x'.repeat(8 * 1024 * 1024 + 1)))).toEqual(['csv']);
    const headers = { authorization: `Bearer ${owner.jwt}`, 'x-api-key': 'pk_echelon_portal' };
    const body = { csv: 'x'.repeat(2 * 1024 * 1024) };
    const other = await sandbox.send('PATCH', '/commercial/v1/equipment/items', { headers, body });
    expect(other.status).toBe(413);
    const tooLong = await sandbox.send('POST', '/commercial/v1/equipment/import', {
      headers,
      body: { csv: 'x'.repeat(17 * 1024 * 1024) },
    });
    expect(tooLong.status).toBe(413);
  });
});

const serials = ['NEW-0001', 'NEW-0002', 'new-0002', 'STRIDE9PRO-1001', 'ROW9PRO-1002', 'STRIDE9PRO-1061', '?'];
const files = fc.array(
  fc.tuple(
    fc.constantFrom(...serials),
    fc.constantFrom('', 'Upstairs', '=cmd', '+1', 'Rower'),
    fc.constantFrom('', 'row-9-pro', 'stride-9-pro', 'none'),
    fc.constantFrom('', 'loc_airport', 'loc_downtown', 'loc_pulse'),
  ),
  { minLength: 1, maxLength: 6 },
);

describe('a dry run of any file', () => {
  it('says row by row what the import then does, which done again changes nothing', async () => {
    const owner = await commercial('owner');
    await fc.assert(
      fc.asyncProperty(files, fc.boolean(), async (rows, skipErrors) => {
        await sandbox.load('commercial');
        const { client } = await enter(sandbox, 'owner@echelon.test', undefined, 'Help-4-members');
        const person = { ...owner, client };
        const csv = csvOf(...rows.map(row => row.join(',')));
        const before = await state();
        const dry = await done(importing(person, csv, { dryRun: true, skipErrors }));
        expect(await state()).toEqual(before);
        const real = await done(importing(person, csv, { skipErrors }));
        expect([real.rows, real.counts]).toEqual([dry.rows, dry.counts]);
        expect(dry.committed).toBe(false);
        expect(real.committed).toBe(skipErrors || real.counts.error === 0);
        if (!real.committed) {
          expect(await state()).toEqual(before);
          return;
        }
        for (const { serialNumber, after } of real.rows)
          if (after) expect(await machine(serialNumber)).toMatchObject(after);
        const again = await done(importing(person, csv, { skipErrors }));
        const { error } = real.counts;
        expect(again.counts).toEqual({ create: 0, assign: 0, update: 0, unchanged: rows.length - error, error });
      }),
      { numRuns: 30 },
    );
  });
});

describe('a file of 50,000 machines', () => {
  it('is imported whole, and again, with a line of history for each', async () => {
    const { db } = sandbox.database;
    const owner = await commercial('owner');
    const rows = (name: string) =>
      csvOf(...Array.from({ length: 50_000 }, (_, at) => `BULK-${at},${name} ${at},row-9-pro,loc_riverside`));
    const timed = async (csv: string, more: Partial<EquipmentImport> = {}) => {
      const from = performance.now();
      const answer = await done(importing(owner, csv, more));
      return { answer, seconds: (performance.now() - from) / 1000 };
    };
    const dry = await timed(rows('Rower'), { dryRun: true });
    const first = await timed(rows('Rower'));
    const second = await timed(rows('Rower'));
    const renamed = await timed(rows('Bike'));
    process.stdout.write(
      `50,000 machines: dry run ${dry.seconds.toFixed(1)} s, created ${first.seconds.toFixed(1)} s, unchanged ${second.seconds.toFixed(1)} s, renamed ${renamed.seconds.toFixed(1)} s\n`,
    );
    expect(first.answer.rows).toHaveLength(1000);
    expect([dry, first, second, renamed].map(({ answer: { counts } }) => counts)).toMatchObject([
      { create: 50_000 },
      { create: 50_000 },
      { unchanged: 50_000 },
      { update: 50_000 },
    ]);
    const [machines] = await db
      .select({ count: count() })
      .from(commercialEquipment)
      .where(eq(commercialEquipment.locationId, 'loc_riverside'));
    const [lines] = await db.select({ count: count() }).from(audit).where(eq(audit.action, 'importEquipment'));
    expect([machines?.count, lines?.count]).toEqual([50_000, 100_000]);
    const exported = await done(owner.client(exportEquipment, { locationId: 'loc_riverside' }));
    expect(exported).toMatchObject({ rows: 50_000, truncated: false });
  });
});
