import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExternalUser } from '../../../src/core/contract/external-users.js';
import { updateUser } from '../../../src/core/contract/users.js';
import {
  findUserByEmail,
  fixUserAddress,
  getDateActivated,
  getDevCode,
  listCohorts,
  listRoles,
  listUsers,
  repairUser,
  resendActivation,
} from '../../../src/core/contract/staff-users.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { outbox } from '../../../src/sandbox/db/tables.js';
import { sessions } from '../../../src/sandbox/access/tables.js';
import { users } from '../../../src/sandbox/people/tables.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, enterAs, lastMail, newPerson, type Person } from '../support/people.js';

let sandbox: TestSandbox;
let staff: Person;
let manager: Person;
let admin: Person;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  staff = await enterAs(sandbox, 'staff');
  manager = await enterAs(sandbox, 'customerServiceManager');
  admin = await enterAs(sandbox, 'admin');
});
afterAll(() => sandbox.close());

describe('searching people', () => {
  const found = async (filter: Parameters<typeof asked>[0]) => (await asked(filter)).items.map(({ id }) => id);
  const asked = (filter: {
    q?: string;
    role?: string;
    country?: string;
    parentId?: string;
    sort?: 'lastName' | '-lastName';
    offset?: number;
    limit?: number;
  }) => done(staff.client(listUsers, filter));

  it('finds them by name, address, phone number and id, taken literally', async () => {
    const jo = await newPerson(sandbox, {
      email: 'under_score@search.test',
      firstName: 'Xaver',
      lastName: 'Öztürk',
      phoneNumber: '+1 (503) 555-0199',
    });
    for (const q of ['xaver', 'xaver özt', 'UNDER_SCORE@', '5035550199', '503.555.01', jo.userId])
      expect(await found({ q })).toEqual([jo.userId]);
    for (const q of ['under%score', 'xaver_', '%', '\\']) expect(await found({ q })).toEqual([]);
    // too few digits would fit half of everybody
    expect(await found({ q: '503' })).toEqual([]);
  });

  describe('among people of many kinds', () => {
    const made: Record<string, string> = {};
    const people = {
      zoë: { email: 'zoe.o-hara@search.test', firstName: 'Zoë', lastName: "O'Hara" },
      per: { email: 'per@search.test', firstName: '100% Per', lastName: 'Under_Line' },
      ana: { email: 'ana@search.test', firstName: 'Ana', lastName: 'Zoom', phoneNumber: '+32 (0)477-12.34.56' },
    } as const;
    type Name = keyof typeof people;
    beforeAll(async () => {
      for (const [name, one] of Object.entries(people)) made[name] = (await newPerson(sandbox, one)).userId;
    });

    it.each<[string, readonly Name[]]>([
      ['ZOË', ['zoë']],
      ["zoë o'h", ['zoë']],
      ['e.o-h', ['zoë']],
      ['0% per under_', ['per']],
      ['r_l', ['per']],
      ['r%l', []],
      ['477123', ['ana']],
      ['(0)477-12', ['ana']],
      // neither across two of their texts, nor a phone number by digits that are in half of all
      ['hara@search.testzoë', []],
      ['test ana', []],
      ['477', []],
      // one or two letters begin a word; in the middle of one they would be in half of all names
      ['zo', ['zoë', 'ana']],
      ['ZO', ['zoë', 'ana']],
      ['oë', []],
      ['h', ['zoë']],
      ["o'", ['zoë']],
      ['li', ['per']],
      ['10', ['per']],
      ['47', []],
      ['%', []],
    ])('%j finds these and nobody else', async (q, names) => {
      const ids = await found({ q, limit: 100 });
      const all = Object.values(made);
      expect(ids.filter(id => all.includes(id)).toSorted()).toEqual(names.map(name => made[name] ?? '').toSorted());
    });
  });

  it('goes on to the third page and back while people join, and neither repeats nor skips one', async () => {
    const person = (nth: number) => newPerson(sandbox, { email: `page${nth}@search.test`, countryCode: 'NZ' });
    const nth: string[] = [];
    for (const page of [10, 20, 30, 40, 50]) nth.push((await person(page)).userId);
    const list = { country: 'NZ', sort: 'email', limit: 2 } as const;
    const first = await done(staff.client(listUsers, list));
    expect(first).toMatchObject({ total: 5, atLeast: false, offset: 0, previous: null });
    const second = await done(staff.client(listUsers, { ...list, cursor: first.next ?? '', offset: 2 }));
    const between = await person(15);
    const third = await done(staff.client(listUsers, { ...list, cursor: second.next ?? '', offset: 4 }));
    expect([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(nth);
    expect(third).toMatchObject({ next: null, total: 6, offset: 4 });
    const back = await done(staff.client(listUsers, { ...list, cursor: third.previous ?? '', offset: 2 }));
    expect(back.items).toEqual(second.items);
    const begin = await done(staff.client(listUsers, { ...list, cursor: back.previous ?? '', offset: 0 }));
    expect(begin.items.map(({ id }) => id)).toEqual([between.userId, nth[1]]);
  });

  it('refuses a cursor of another order, and to count past ten thousand people', async () => {
    const { next } = await done(staff.client(listUsers, { limit: 1 }));
    expect(await badFields(staff.client(listUsers, { sort: 'email', cursor: next ?? '' }))).toEqual(['cursor']);
    expect(await badFields(staff.client(listUsers, { offset: 10_001 }))).toEqual(['offset']);
  });

  it('filters by role, country and family, sorts, and pages without gaps', async () => {
    const parent = await newPerson(sandbox, { countryCode: 'MX', lastName: 'Aaa' });
    const child = await newPerson(sandbox, { countryCode: 'MX', parentId: parent.userId, lastName: 'Zzz' });
    expect(await found({ country: 'MX', sort: 'lastName' })).toEqual([parent.userId, child.userId]);
    expect(await found({ country: 'MX', sort: '-lastName' })).toEqual([child.userId, parent.userId]);
    expect((await found({ parentId: parent.userId })).toSorted()).toEqual([parent.userId, child.userId].toSorted());
    expect(await found({ role: 'Producer' })).toEqual(['usr_staff_producer']);
    const all = await asked({ limit: 100, sort: 'lastName' });
    const pages = [];
    for (let offset = 0; offset < all.total; offset += 2)
      pages.push(...(await asked({ offset, limit: 2, sort: 'lastName' })).items);
    expect(pages).toEqual(all.items);
    expect(all.items[0]).not.toHaveProperty('birthDate');
  });

  it('is for customer service', async () => {
    expect(await refused((await newPerson(sandbox)).client(listUsers, {}))).toBe('forbidden');
    expect(await refused((await enterAs(sandbox, 'marketing')).client(listUsers, {}))).toBe('forbidden');
    expect(await badFields(staff.client(listUsers, { limit: 1000 }))).toEqual(['limit']);
  });
});

describe('numbers', () => {
  it('of sign-ups are counted by month and country, staff left out', async () => {
    await sandbox.database.db.insert(users).values(
      [1_700_000_000, 1_701_388_799, 1_701_388_800].map((createdAt, at) => ({
        id: `usr_cohort_${at}`,
        parentId: `usr_cohort_${at}`,
        email: `c${at}@cohort.test`,
        firstName: 'C',
        lastName: 'O',
        countryCode: 'ZZ',
        roles: ['Member'],
        attribution: {},
        createdAt,
      })),
    );
    const { items } = await done((await enterAs(sandbox, 'marketing')).client(listCohorts, {}));
    expect(items.filter(({ countryCode }) => countryCode === 'ZZ')).toEqual([
      { month: '2023-12', countryCode: 'ZZ', count: 1 },
      { month: '2023-11', countryCode: 'ZZ', count: 2 },
    ]);
    const members = await sandbox.database.db.select({ roles: users.roles }).from(users);
    expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(
      members.filter(({ roles }) => roles.includes('Member')).length,
    );
    expect(await refused(staff.client(listCohorts, {}))).toBe('forbidden');
  });

  it('of roles name those that nobody holds', async () => {
    const { items } = await done(admin.client(listRoles, {}));
    expect(items).toHaveLength(13);
    expect(items).toContainEqual({ role: 'SuperAdmin', count: 1 });
    expect(items).toContainEqual({ role: 'Equipment', count: 0 });
    expect(await refused(manager.client(listRoles, {}))).toBe('forbidden');
  });
});

describe('an address', () => {
  it('is written as its country writes it, and the answer lists what changed', async () => {
    const { client, userId } = await newPerson(sandbox);
    expect(await done(staff.client(fixUserAddress, { userId }))).toEqual({ before: null, after: null, changed: [] });
    const typed = {
      streetLine1: '290  Bremner   Blvd',
      city: 'Toronto',
      postalCode: 'm5v3l9',
      country: { code: 'CA' },
      region: { code: 'ontario' },
    };
    await done(client(updateUser, { userId, address: typed }));
    const fixed = await done(staff.client(fixUserAddress, { userId }));
    expect(fixed).toEqual({
      before: typed,
      after: { ...typed, streetLine1: '290 Bremner Blvd', postalCode: 'M5V 3L9', region: { code: 'ON' } },
      changed: ['streetLine1', 'postalCode', 'region.code'],
    });
    expect((await done(staff.client(fixUserAddress, { userId }))).changed).toEqual([]);
    expect(await refused(client(fixUserAddress, { userId }))).toBe('forbidden');
  });
});

describe('repairing an account', () => {
  it('lists what is wrong first, and corrects it on request', async () => {
    const jo = await newPerson(sandbox);
    const { db } = sandbox.database;
    await db
      .update(users)
      .set({ email: `MIXED.${jo.userId}@Case.test`, parentId: 'usr_vanished', roles: [] })
      .where(eq(users.id, jo.userId));
    await db.update(sessions).set({ expiresAt: 5 }).where(eq(sessions.userId, jo.userId));
    const dry = await done(manager.client(repairUser, { userId: jo.userId }));
    expect(dry).toMatchObject({ applied: false });
    expect(dry.problems.map(({ code, fixed }) => [code, fixed])).toEqual([
      ['emailCase', false],
      ['parentLink', false],
      ['rolesEmpty', false],
      ['sessionsExpired', false],
    ]);
    const done2 = await done(manager.client(repairUser, { userId: jo.userId, apply: true }));
    expect(done2.problems.map(({ fixed }) => fixed)).toEqual([true, true, true, true]);
    expect((await db.select().from(users).where(eq(users.id, jo.userId)))[0]).toMatchObject({
      email: `mixed.${jo.userId}@case.test`,
      parentId: jo.userId,
      roles: ['Member'],
    });
    expect(await done(manager.client(repairUser, { userId: jo.userId }))).toEqual({ applied: false, problems: [] });
  });

  it('leaves an address alone that another person has by now', async () => {
    const [jo, pat] = [await newPerson(sandbox), await newPerson(sandbox)];
    await sandbox.database.db.update(users).set({ email: pat.email.toUpperCase() }).where(eq(users.id, jo.userId));
    expect((await done(manager.client(repairUser, { userId: jo.userId, apply: true }))).problems).toMatchObject([
      { code: 'emailCase', fixed: false },
    ]);
  });

  it('lets a child go whose parent is a child', async () => {
    const grandparent = await newPerson(sandbox);
    const parent = await newPerson(sandbox, { parentId: grandparent.userId });
    const child = await newPerson(sandbox, { parentId: parent.userId });
    expect((await done(manager.client(repairUser, { userId: child.userId, apply: true }))).problems).toMatchObject([
      { code: 'parentLink', fixed: true },
    ]);
    expect((await done(manager.client(repairUser, { userId: parent.userId }))).problems).toEqual([]);
    expect(await refused(staff.client(repairUser, { userId: child.userId }))).toBe('forbidden');
  });
});

it('a developer code is six digits and good until the day ends, for admins to see', async () => {
  const jo = await newPerson(sandbox);
  const codeOf = async (userId: string) => done(admin.client(getDevCode, { userId }));
  const { code, expiresAt } = await codeOf(jo.userId);
  expect(code).toMatch(/^\d{6}$/);
  expect(expiresAt % 86_400).toBe(0);
  expect((await codeOf(jo.userId)).code).toBe(code);
  expect(await refused(admin.client(getDevCode, { userId: 'usr_nobody' }))).toBe('notFound');
  expect(await refused(manager.client(getDevCode, { userId: jo.userId }))).toBe('forbidden');
});

describe('looking a person up by address', () => {
  const office = () => sandbox.client({ apiKey: 'sk_echelon_service' });
  const looks = async (action: string) =>
    (await sandbox.database.db.select().from(audit).where(eq(audit.action, action))).length;

  it('is for back ends and customer service, and written down, found or not', async () => {
    const jo = await newPerson(sandbox);
    const before = await looks('findUserByEmail');
    expect(await done(office()(findUserByEmail, { email: jo.email.toUpperCase() }))).toMatchObject({
      id: jo.userId,
      email: jo.email,
    });
    expect(await done(staff.client(findUserByEmail, { email: jo.email }))).toMatchObject({ id: jo.userId });
    expect(await refused(office()(findUserByEmail, { email: 'nobody@example.test' }))).toBe('notFound');
    expect(await looks('findUserByEmail')).toBe(before + 3);
    expect(await refused(jo.client(findUserByEmail, { email: jo.email }))).toBe('forbidden');
    expect(await refused(sandbox.client()(findUserByEmail, { email: jo.email }))).toBe('forbidden');
  });

  it('says when the person first could sign in', async () => {
    const jo = await newPerson(sandbox);
    expect((await done(office()(getDateActivated, { email: jo.email }))).dateActivated).toBeGreaterThan(0);
    await done(
      office()(createExternalUser, { externalId: 'e1', email: 'waiting@example.test', firstName: 'W', lastName: 'A' }),
    );
    expect(await done(office()(getDateActivated, { email: 'waiting@example.test' }))).toEqual({ dateActivated: null });
    expect(await refused(office()(getDateActivated, { email: 'nobody@example.test' }))).toBe('notFound');
  });

  it('sends the activation again to who waits for it, not at once, and says the same of everybody', async () => {
    const mails = async () =>
      (await sandbox.database.db.select().from(outbox).where(eq(outbox.kind, 'activation'))).length;
    await done(
      office()(createExternalUser, { externalId: 'e2', email: 'again@example.test', firstName: 'A', lastName: 'G' }),
    );
    const jo = await newPerson(sandbox);
    const before = await mails();
    for (const email of ['again@example.test', jo.email, 'nobody@example.test'])
      expect(await done(office()(resendActivation, { email }))).toEqual({ sent: true });
    expect(await mails()).toBe(before);
    await sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds: 90 } });
    for (const email of ['again@example.test', jo.email, 'nobody@example.test'])
      expect(await done(office()(resendActivation, { email }))).toEqual({ sent: true });
    await sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds: 0 } });
    expect(await mails()).toBe(before + 1);
    expect((await lastMail(sandbox, 'again@example.test', 'activation'))?.payload['link']).toMatch(/\/login\?reset=/);
  });
});
