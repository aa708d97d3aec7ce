import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallLine } from '../../../src/core/contract/call.js';
import { beginCommercialSession } from '../../../src/core/contract/commercial/sessions.js';
import { contract, type CallName } from '../../../src/core/contract/index.js';
import { type Role, roles } from '../../../src/core/contract/guards.js';
import { subscriptionStatus } from '../../../src/core/contract/schemas/account.js';
import { DAY, now } from '../../../src/core/dates.js';
import { localDay } from '../../../src/core/wall-clock.js';
import { lackOf, type Standing } from '../../../src/sandbox/billing/account/entitlement.js';
import { hasAccess } from '../../../src/sandbox/billing/account/statuses.js';
import { subscriptions } from '../../../src/sandbox/billing/tables/memberships.js';
import { CLIP_URL, FILM } from '../../../src/sandbox/content/clip.js';
import { schedulePlans } from '../../../src/sandbox/content/tables.js';
import { dayNumber, weekdayOf } from '../../../src/sandbox/training/rules/days.js';
import { users } from '../../../src/sandbox/people/tables.js';
import { done } from '../../support/results.js';
import { portalKey } from '../../support/portal-key.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { CLIMB, PULL } from '../content/support.js';
import { machineToken } from '../support/machines.js';
import { giveMembership, newPerson, type Person } from '../support/people.js';

const isCallName = (name: string): name is CallName => name in contract;
const lines: [CallName, CallLine][] = Object.keys(contract)
  .filter(isCallName)
  .map(name => [name, contract[name]]);
const giving = lines.filter(([, { gives = 'nothing' }]) => gives !== 'nothing');

describe('the contract', () => {
  it('lets a call that gives something of what is sold refuse it, and no other', () => {
    const refusing = lines.filter(([, { fails = [] }]) => fails.includes('membershipRequired'));
    expect(refusing.map(([name]) => name).toSorted()).toEqual(giving.map(([name]) => name).toSorted());
  });

  it('says of each call that a member or anybody may make what it gives', () => {
    const open = lines.filter(([, { guard }]) =>
      guard.some(one => ['none', 'apiKey', 'loggedIn', 'selfOrAdmin'].includes(one)),
    );
    expect(open.filter(([, { gives }]) => gives === undefined).map(([name]) => name)).toEqual([]);
  });
});

describe('for any standing', () => {
  const standing: fc.Arbitrary<Standing> = fc.record({
    status: fc.option(fc.constantFrom(...subscriptionStatus.options), { nil: undefined }),
    features: fc.record({ maxFamilyMembers: fc.nat(4), liveClasses: fc.boolean(), devices: fc.nat(5) }),
    used: fc.nat(5),
    isChild: fc.boolean(),
    roles: fc.constant<string[]>(['Member']),
    isOnLicensedMachine: fc.constant(false),
  });
  const sold = fc.constantFrom('classes', 'liveClasses', 'coaching', 'challenges', 'connectedEquipment', 'family');

  it('nothing is given without a status that gives access, and a child is always sent to the parent', () => {
    fc.assert(
      fc.property(standing, sold, (one, what) => {
        const lack = lackOf(what, one);
        if (one.status === undefined || !hasAccess(one.status)) expect(lack?.missing).toBe('membership');
        if (lack && one.isChild) expect(lack.way).toBe('parent');
        if (lack && lack.missing !== 'membership' && !one.isChild) expect(lack.way).toBe('change');
      }),
    );
  });

  it('more of a plan never takes anything away', () => {
    fc.assert(
      fc.property(standing, sold, (one, what) => {
        const premier = { maxFamilyMembers: 99, liveClasses: true, devices: 99 };
        if (lackOf(what, one) === undefined) expect(lackOf(what, { ...one, features: premier })).toBeUndefined();
      }),
    );
  });

  it('our own people and instructors have their own way in, commercial roles and members have none', () => {
    const without = { status: undefined, features: undefined, isChild: false, isOnLicensedMachine: false };
    const letIn = roles.filter(role => lackOf('classes', { ...without, roles: [role] }) === undefined);
    expect(roles.filter(role => !letIn.includes(role))).toEqual([
      'Dealer',
      'Owner',
      'LocationUser',
      'Equipment',
      'Member',
    ]);
  });
});

const all = 'yes yes yes yes yes yes';
const lacks = (way: string): string => Array.from({ length: 6 }, () => way).join(' ');

/** By columns: playback, live, progress, challenge, plan, machine, family; and whether its film plays. */
const expected: Readonly<Record<string, string>> = {
  none: `${lacks('join')} membershipRequired 404`,
  pending: `${lacks('confirm')} membershipRequired 404`,
  inactive: `${lacks('activate')} membershipRequired 404`,
  trialing: `${all} yes 200`,
  active: `${all} yes 200`,
  past_due: `${all} yes 200`,
  paused: `${lacks('resume')} membershipRequired 404`,
  terminated: `${lacks('join')} membershipRequired 404`,
  expired: `${lacks('join')} membershipRequired 404`,
  canceling: `${all} yes 200`,
  provisioned: `${all} yes 200`,
  'active without live': 'yes change yes yes yes yes familyFull 200',
  'child of active': `${all} parentRequired 200`,
  'child of ended': `${lacks('parent')} parentRequired 404`,
  staff: `${all} membershipRequired 200`,
  instructor: `${all} membershipRequired 200`,
  'rider on a licensed machine': 'yes yes yes join join join membershipRequired 200',
  // it asks for itself by its own calls, and its licence lets a rider in
  'machine token': 'forbidden forbidden forbidden notFound notFound notFound notFound 404',
};

type Status = (typeof subscriptionStatus.options)[number];

/** Each way to stand; what is given is `yes` or the way that the refusal names. */
const standings: Readonly<
  Record<string, { status?: Status; more?: Partial<typeof subscriptions.$inferInsert>; by?: 'parent'; roles?: Role[] }>
> = {
  none: {},
  ...Object.fromEntries(subscriptionStatus.options.map(status => [status, { status }])),
  canceling: { status: 'active', more: { cancelAtPeriodEnd: true } },
  provisioned: { status: 'active', more: { provisioned: true, channelKind: 'provisioned' } },
  'active without live': { status: 'active', more: { planId: 'us-connect-monthly' } },
  'child of active': { status: 'active', by: 'parent' },
  'child of ended': { status: 'expired', by: 'parent' },
  staff: { roles: ['CustomerService'] },
  instructor: { roles: ['Instructor'] },
};

/** A slot of a live class that is on now, whatever the hour. */
const LIVE = 'pln_on-now';

/** Everything that gives, as a request; what is missing here of the contract fails the test. */
const requests = (userId: string, slotId: string): Readonly<Record<string, readonly [string, string, object]>> => ({
  startPlayback: ['POST', `/content/items/${CLIMB}/playback`, {}],
  'startPlayback live': ['POST', `/content/items/${CLIMB}/playback`, { slotId }],
  saveProgress: ['PUT', `/content/items/${PULL}/progress`, { seconds: 5 }],
  joinCollection: ['PUT', `/users/${userId}/collections/col_summit-week`, {}],
  changeWorkoutPlan: ['POST', `/ai/workout-plans/users/${userId}`, { action: 'make' }],
  connectUserEquipment: ['PUT', `/users/${userId}/equipment/connected/CLMB-2026-000404`, {}],
  changeFamily: ['POST', `/users/${userId}/family`, { action: 'add', firstName: 'Kim', lastName: 'Rider' }],
});

const refusal = v.object({
  error: v.object({ code: v.string(), debug: v.optional(v.record(v.string(), v.unknown())) }),
});
const played = v.object({ data: v.object({ clipUrl: v.string() }) });

describe('each call that gives', () => {
  let sandbox: TestSandbox;
  let slotId: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox('commercial', { films: new Map([[FILM, new Uint8Array(10)]]) });
    const began = now() - 300;
    const firstDay = localDay('UTC', began);
    slotId = `${LIVE}-${firstDay}`;
    await sandbox.database.db.insert(schedulePlans).values({
      id: LIVE,
      contentId: CLIMB,
      kind: 'live',
      weekday: weekdayOf(dayNumber(firstDay)),
      minute: Math.floor((began % DAY) / 60),
      timeZone: 'UTC',
      firstDay,
    });
  });
  afterAll(() => sandbox.close());

  const asked = (person: Pick<Person, 'jwt'>, [method, path, body]: readonly [string, string, object]) =>
    sandbox.send(method, path, {
      body,
      ip: String(Math.random()),
      headers: { authorization: `Bearer ${person.jwt}`, 'x-api-key': portalKey, 'content-type': 'application/json' },
    });

  /** `yes`, or the way that a refusal names, else its code. */
  async function answerOf(answer: Response): Promise<string> {
    if (answer.ok) return 'yes';
    const { code, debug } = v.parse(refusal, await answer.json()).error;
    if (code === 'membershipRequired') expect(answer.status).toBe(409);
    return code === 'membershipRequired' && typeof debug?.['way'] === 'string' ? debug['way'] : code;
  }

  async function rowOf(person: Pick<Person, 'jwt' | 'userId'>): Promise<string[]> {
    const row: string[] = [];
    for (const request of Object.values(requests(person.userId, slotId))) {
      row.push(await answerOf(await asked(person, request)));
    }
    const begun = await asked(person, ['POST', `/content/items/${CLIMB}/playback`, {}]);
    const { clipUrl } = begun.ok ? v.parse(played, await begun.json()).data : { clipUrl: CLIP_URL };
    return [...row, String((await sandbox.send('GET', clipUrl)).status)];
  }

  async function standing(name: string): Promise<Person> {
    const { status, more, by, roles: held } = standings[name] ?? {};
    const payer = await newPerson(sandbox, {
      firstName: 'Robin',
      lastName: 'Rider',
      ...(held ? { roles: [...held, 'Member'] } : {}),
    });
    if (status) await giveMembership(sandbox, payer.userId, { status, ...more });
    if (!by) return payer;
    const child = await newPerson(sandbox);
    await sandbox.database.db.update(users).set({ parentId: payer.userId }).where(eq(users.id, child.userId));
    return child;
  }

  it('has a request here', () => {
    const here = Object.keys(requests('', '')).map(name => name.split(' ')[0]);
    expect(giving.map(([name]) => name).filter(name => !here.includes(name))).toEqual([]);
  });

  it('gives to whoever has paid for it, and tells all others the way to it', async () => {
    const table: [string, string[]][] = [];
    for (const name of Object.keys(standings)) table.push([name, await rowOf(await standing(name))]);
    const rider = await newPerson(sandbox);
    await done(rider.client(beginCommercialSession, { userId: rider.userId, equipmentId: 'eqp_1' }));
    table.push(['rider on a licensed machine', await rowOf(rider)]);
    table.push(['machine token', await rowOf({ jwt: await machineToken(sandbox, 'eqp_1'), userId: rider.userId })]);

    const names = [...Object.keys(requests('', '')), 'film'];
    const printed = [['', names] as const, ...table].map(([name, cells]) =>
      [name.padEnd(28), ...cells.map((cell, at) => cell.padEnd(Math.max(names[at]?.length ?? 0, 18)))]
        .join(' ')
        .trimEnd(),
    );
    process.stdout.write(`${printed.join('\n')}\n`);
    expect(Object.fromEntries(table.map(([name, cells]) => [name, cells.join(' ')]))).toEqual(expected);
  });

  it('a film plays by no address that was made up, cut, or has run out, and for nobody without one', async () => {
    const person = await newPerson(sandbox);
    await giveMembership(sandbox, person.userId);
    const answer = await asked(person, ['POST', `/content/items/${CLIMB}/playback`, {}]);
    const { clipUrl } = v.parse(played, await answer.json()).data;
    const statusOf = async (url: string) => (await sandbox.send('GET', url)).status;
    const changedBy = (name: string, value: string) => {
      const url = new URL(clipUrl, 'http://any.test');
      url.searchParams.set(name, value);
      return statusOf(url.pathname + url.search);
    };
    expect(await statusOf(clipUrl)).toBe(200);
    expect(clipUrl).not.toContain(person.userId);
    expect(await statusOf(CLIP_URL)).toBe(404);
    expect(await changedBy('until', '999999999999')).toBe(404);
    expect(await changedBy('holder', 'somebodyelse')).toBe(404);
    expect(await changedBy('seal', '')).toBe(404);
    await sandbox.send('POST', '/sandbox/clock', { body: { now: now() + DAY } });
    expect(await statusOf(clipUrl)).toBe(404);
    await sandbox.send('POST', '/sandbox/clock', { body: { now: now() } });
  });

  it('what somebody has made stays readable when the membership is over, and a class that was begun can be put down', async () => {
    const person = await newPerson(sandbox);
    await giveMembership(sandbox, person.userId);
    await asked(person, ['POST', `/content/items/${CLIMB}/playback`, {}]);
    await sandbox.database.db
      .update(subscriptions)
      .set({ status: 'expired', endedAt: now() })
      .where(eq(subscriptions.userId, person.userId));
    expect((await asked(person, ['PUT', `/content/items/${CLIMB}/progress`, { seconds: 60 }])).status).toBe(200);
    const kept = [
      'workouts/history',
      'workouts/personal-best',
      'workouts/export',
      'badges',
      'collections',
      'strength-routines/items',
      'streak',
    ];
    for (const path of [
      ...kept.map(one => `/users/${person.userId}/${one}`),
      `/favorites/${person.userId}/items`,
      '/playlists',
      '/content/library/search',
      '/content/schedule',
      `/content/items/${CLIMB}`,
      `/ai/workout-plans/users/${person.userId}`,
    ])
      expect([
        path,
        (
          await sandbox.send('GET', path, {
            headers: { authorization: `Bearer ${person.jwt}`, 'x-api-key': portalKey },
          })
        ).status,
      ]).toEqual([path, 200]);
  });
});
