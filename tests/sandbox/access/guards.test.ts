import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallLine, Guard, Relation } from '../../../src/core/contract/call.js';
import { createLoginToken, redeemOneTimeToken, signIn } from '../../../src/core/contract/auth.js';
import { getUser, updateUser } from '../../../src/core/contract/users.js';
import { endSessions } from '../../../src/core/contract/user-security.js';
import { contract } from '../../../src/core/contract/index.js';
import type { Caller } from '../../../src/sandbox/http/handler.js';
import { outbox } from '../../../src/sandbox/db/tables.js';
import { seedInto } from '../../../src/sandbox/world/seed.js';
import { cheapScrypt } from '../../support/cheap-scrypt.js';
import type { Role } from '../../../src/core/contract/guards.js';
import { allowed } from '../../../src/sandbox/access/guards.js';
import { ownerParameter, type Target } from '../../../src/sandbox/access/owners.js';
import { trailParameters } from '../../../src/core/contract/audited.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
// Every call of the specification and its guards.
import specifiedGuards from './specified-guards.json' with { type: 'json' };

const roles = [
  'SuperAdmin',
  'Admin',
  'Producer',
  'CustomerServiceManager',
  'CustomerService',
  'MarketingManager',
  'Marketing',
  'Instructor',
  'Dealer',
  'Member',
] as const;

/** Domain 6.1, one letter per role in the order above; `x` passes. */
const table: readonly (readonly [Guard, string])[] = [
  ['admin', 'xx--------'],
  ['producer', 'xxx-------'],
  ['customerServiceManager', 'xx-x------'],
  ['customerService', 'xx-xx-----'],
  ['marketingManager', 'xx---x----'],
  ['marketing', 'xx---xx---'],
  ['instructor', '-------x--'],
  ['instructorOrAdmin', 'xx-----x--'],
  ['instructorOrCustomerServiceManager', 'xx-x---x--'],
  ['loggedIn', 'xxxxxxxxxx'],
  ['selfOrAdmin', 'xx--------'],
  ['service', '----------'],
  ['webhook', '----------'],
  ['apiKey', '----------'],
];

const callerWith = (...held: Role[]): Caller => ({ userId: 'usr_me', parentId: 'usr_me', sessionId: 's', roles: held });
const of = (id: string, parentId = id) => ({ user: { id, parentId, roles: ['Member'], dueAt: null } });
const stranger = of('usr_other');

describe('the table of guards', () => {
  for (const [guard, row] of table) {
    for (const [index, role] of roles.entries()) {
      const expected = row[index] === 'x';
      it(`${guard} ${expected ? 'lets' : 'does not let'} ${role} through`, () => {
        expect(allowed([guard], { caller: callerWith(role), target: stranger })).toBe(expected);
      });
    }
  }

  const key = { id: 'k', name: 'Key', service: false, partnerId: null };
  it('an API key passes where keys are required, a back end’s key alone where a service is, and never beside a token', () => {
    expect(allowed(['apiKey'], { apiKey: key })).toBe(true);
    expect(allowed(['service'], { apiKey: key })).toBe(false);
    expect(allowed(['service'], { apiKey: { ...key, service: true } })).toBe(true);
    expect(allowed(['service'], { apiKey: { ...key, service: true }, caller: callerWith('Admin') })).toBe(false);
    expect(allowed(['loggedIn'], { apiKey: key })).toBe(false);
    expect(allowed(['none'], {})).toBe(true);
  });

  it('a commercial user is let through within the locations of their token, and to what they list themself', () => {
    const place = { locationId: 'loc_1', ownerIds: ['own_1'], dealerId: 'deal_1', role: null };
    const owner = { ...callerWith('Owner'), scope: { ownerId: 'own_1' } };
    const target = { places: [place] };
    const lets = (caller: Caller, scoped: Relation[], about: Target = target) =>
      allowed(['commercialScope'], { caller, scoped, target: about });
    expect(lets(owner, ['owner'])).toBe(true);
    expect(lets(owner, ['dealer', 'manager', 'staff'])).toBe(false);
    expect(lets(owner, ['owner'], { places: [{ ...place, ownerIds: ['own_2'] }] })).toBe(false);
    expect(allowed(['commercialScope'], { caller: owner, scoped: ['owner'] })).toBe(true);
    expect(allowed(['commercialScope'], { caller: owner, scoped: ['dealer'] })).toBe(false);
    expect(lets(callerWith('Owner'), ['owner'])).toBe(false);
    expect(lets({ ...callerWith('Member'), scope: { ownerId: 'own_1' } }, ['owner'])).toBe(false);
    const clerk = { ...callerWith('LocationUser'), scope: { locations: ['loc_1'] } };
    expect(lets(clerk, ['staff'], { places: [{ ...place, role: 'staff' }] })).toBe(true);
    expect(lets(clerk, ['manager'], { places: [{ ...place, role: 'staff' }] })).toBe(false);
    // the token still names it, and the person works there no more
    expect(lets(clerk, ['staff', 'manager'])).toBe(false);
  });

  it('a machine’s token counts for that machine and for no other', () => {
    const machine = callerWith('Equipment');
    expect(allowed(['equipmentToken'], { caller: machine, target: { machineId: machine.userId } })).toBe(true);
    expect(allowed(['equipmentToken'], { caller: machine, target: { machineId: 'eq_other' } })).toBe(false);
    expect(allowed(['equipmentToken'], { caller: machine })).toBe(false);
    const member = { ...machine, roles: ['Member'] };
    expect(allowed(['equipmentToken'], { caller: member, target: { machineId: member.userId } })).toBe(false);
  });

  /** A path without the names of its parameters. */
  const shapeOf = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, ':');
  const parametersOf = (path: string) =>
    Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => [parameter, 'x']));
  // a commercial or a machine's token is one of somebody who is signed in
  const specified = new Map(
    Object.entries(specifiedGuards).map(([line, guards]) => [
      shapeOf(line),
      guards.map(guard => guard.replace('loggedIn+', '')),
    ]),
  );

  it('every call that the specification names has the guards that it gives', () => {
    const lines = Object.entries(contract).filter(([, { method, path }]) =>
      specified.has(`${method} ${shapeOf(path)}`),
    );
    expect(lines.length).toBeGreaterThan(140);
    for (const [name, { method, path, guard }] of lines)
      expect(guard.toSorted(), name).toEqual(specified.get(`${method} ${shapeOf(path)}`)?.toSorted());
  });

  it('a call of our own about somebody’s things lets in that person, or a role, and not everybody who is signed in', () => {
    for (const [name, { method, path, guard }] of Object.entries(contract)) {
      if (specified.has(`${method} ${shapeOf(path)}`) || !ownerParameter(parametersOf(path))) continue;
      const open = guard.filter(one => one === 'loggedIn' || one === 'apiKey' || one === 'none');
      expect(open, name).toEqual([]);
    }
  });

  it('every call that is guarded by whose things it is about names them in its path', () => {
    for (const [name, { guard, path }] of Object.entries(contract)) {
      const scoped: boolean = guard.some(one => one === 'selfOrAdmin');
      if (scoped) expect(ownerParameter(parametersOf(path)), name).toBeDefined();
    }
  });

  it('every call that writes about one thing names it in its path, or its handler says which', () => {
    const unnamed = Object.entries(contract).flatMap(([name, call]: [string, CallLine]) => {
      const trail = call.audit;
      return trail && trail !== 'history' && trail !== 'none' && !call.path.includes(`:${trailParameters[trail]}`)
        ? [name]
        : [];
    });
    expect(unnamed.toSorted()).toEqual(
      [
        // a new thing, or many
        'createActivationCode',
        'createDealerOwner',
        'createLocation',
        'activateEquipment',
        'changeEquipment',
        'createCommercialOrder',
        'createLicense',
        'createTransfer',
        'createExternalUser',
        'createOffer',
        'createRedemptionCode',
        'createRedemptionCodes',
        'createRelease',
        'createUser',
        'createOwnRoutine',
        'createPlaylist',
        'createRoutine',
        'importRoutine',
        'exportEquipment',
        'exportRedemptionCodes',
        'importEquipment',
        'updateRedemptionCodes',
        // the member for whom staff act, whom their token names
        'giveActingReason',
        // a machine by a code on its screen, or of its own
        'approvePairing',
        'pollPairing',
        // a code by what is printed on it
        'redeemCommercialCode',
        'resetCommercialCode',
        'suspendCommercialCode',
        // the person behind an address, a mailed token, a partner's id or a member id of the gym
        'findUserByEmail',
        'getDateActivated',
        'listReceipts',
        'pausePartnerMember',
        'resendActivation',
        'resetPassword',
        'signUpPartnerMember',
        'subscribePartnerMember',
        'terminatePartnerMember',
        'unpausePartnerMember',
        'unterminatePartnerMember',
        'updateExternalUser',
      ].toSorted(),
    );
  });

  it('of several guards one is enough', () => {
    expect(
      allowed(['selfOrAdmin', 'customerService'], { caller: callerWith('CustomerService'), target: stranger }),
    ).toBe(true);
    expect(allowed(['selfOrAdmin', 'customerService'], { caller: callerWith('Marketing'), target: stranger })).toBe(
      false,
    );
  });
});

describe('people and their data', () => {
  let sandbox: TestSandbox;
  const password = 'Ride-2-gether';
  beforeAll(async () => {
    sandbox = await openTestSandbox();
    const seed = seedInto(sandbox.database.db, 1_700_000_000, cheapScrypt);
    await seed.createUser({ id: 'usr_parent', email: 'parent@example.test', password });
    await seed.createUser({ id: 'usr_child', email: 'child@example.test', password, parentId: 'usr_parent' });
    await seed.createUser({ id: 'usr_stranger', email: 'stranger@example.test', password });
    await seed.createUser({ id: 'usr_support', email: 'support@example.test', password, roles: ['CustomerService'] });
    await seed.createUser({
      id: 'usr_manager',
      email: 'manager@example.test',
      password,
      roles: ['CustomerServiceManager'],
    });
    await seed.createUser({ id: 'usr_producer', email: 'producer@example.test', password, roles: ['Producer'] });
  });
  afterAll(() => sandbox.close());

  const as = async (name: string) =>
    sandbox.client({ jwt: (await done(sandbox.client()(signIn, { email: `${name}@example.test`, password }))).jwt });

  it('a member sees themself, and a stranger’s id answers as if it did not exist', async () => {
    const me = await as('stranger');
    expect((await done(me(getUser, { userId: 'usr_stranger' }))).id).toBe('usr_stranger');
    const theirs = await me(getUser, { userId: 'usr_parent' });
    const nobody = await me(getUser, { userId: 'usr_nobody' });
    expect(theirs).toMatchObject({ ok: false, failure: { code: 'notFound', status: 404 } });
    expect(nobody.ok ? '' : nobody.failure.message).toBe(theirs.ok ? '-' : theirs.failure.message);
  });

  it('a parent edits their child, the child neither the parent nor anybody else', async () => {
    const changed = await done((await as('parent'))(updateUser, { userId: 'usr_child', firstName: 'Kim' }));
    expect(changed).toMatchObject({ id: 'usr_child', parentId: 'usr_parent', firstName: 'Kim' });
    const child = await as('child');
    expect((await done(child(getUser, { userId: 'usr_child' }))).firstName).toBe('Kim');
    expect(await refused(child(getUser, { userId: 'usr_parent' }))).toBe('notFound');
  });

  it('customer service sees members, a producer does not', async () => {
    expect((await done((await as('support'))(getUser, { userId: 'usr_parent' }))).id).toBe('usr_parent');
    expect(await refused((await as('producer'))(getUser, { userId: 'usr_parent' }))).toBe('notFound');
  });

  it('a manager signs in as a member, the token says who acts, and the audit trail too', async () => {
    const { token } = await done((await as('manager'))(createLoginToken, { userId: 'usr_parent' }));
    const { jwt, userId } = await done(sandbox.client()(redeemOneTimeToken, { token }));
    expect(userId).toBe('usr_parent');
    expect(JSON.parse(atob(jwt.split('.')[1] ?? ''))).toMatchObject({ sub: 'usr_parent', act: 'usr_manager' });
    const mails = await sandbox.database.db.select().from(outbox).where(eq(outbox.kind, 'supportSignedIn'));
    expect(mails.map(({ recipient }) => recipient)).toEqual(['parent@example.test']);
    expect(await refused((await as('support'))(createLoginToken, { userId: 'usr_parent' }))).toBe('notFound');
  });

  it('staff change nothing of staff above them, by any call, and may do so for those beside and below', async () => {
    const seed = seedInto(sandbox.database.db, 1_700_000_000, cheapScrypt);
    await seed.createUser({ id: 'usr_boss', email: 'boss@example.test', password, roles: ['SuperAdmin'] });
    await seed.createUser({ id: 'usr_admin', email: 'admin@example.test', password, roles: ['Admin'] });
    await seed.createUser({ id: 'usr_beside', email: 'beside@example.test', password, roles: ['CustomerService'] });
    const jwtOf = async (name: string) =>
      (await done(sandbox.client()(signIn, { email: `${name}@example.test`, password }))).jwt;
    const support = await jwtOf('support');
    const changes = Object.entries(contract).filter(
      ([, { method, path, guard }]) =>
        method !== 'GET' &&
        path.includes(':userId') &&
        guard.some(one => one === 'customerService' || one === 'customerServiceManager'),
    );
    expect(changes.length).toBeGreaterThan(30);
    for (const [name, { method, path }] of changes) {
      const address = path.replace(':userId', 'usr_boss').replaceAll(/:\w+/g, 'x');
      const answer = await sandbox.send(method, address, {
        headers: { authorization: `Bearer ${support}`, 'x-api-key': 'pk_echelon_portal' },
        body: method === 'DELETE' ? undefined : {},
      });
      // a manager's call is not this one's in any case
      expect(['staffAccount', 'notFound', 'forbidden'], name).toContain((await answer.json()).error.code);
    }
    const by = (jwt: string) => sandbox.client({ jwt });
    const boss = by(await jwtOf('boss'));
    const admin = by(await jwtOf('admin'));
    expect(await refused(admin(endSessions, { userId: 'usr_boss' }))).toBe('broken');
    expect(await refused(by(support)(updateUser, { userId: 'usr_boss', firstName: 'Mallory' }))).toBe('staffAccount');
    expect((await done(boss(getUser, { userId: 'usr_boss' }))).firstName).toBe('Alex');
    expect((await done(by(support)(updateUser, { userId: 'usr_beside', firstName: 'Kim' }))).firstName).toBe('Kim');
    expect((await done(by(support)(updateUser, { userId: 'usr_support', firstName: 'Me' }))).firstName).toBe('Me');
    expect((await done(admin(updateUser, { userId: 'usr_support', firstName: 'You' }))).firstName).toBe('You');
    expect((await done(boss(updateUser, { userId: 'usr_admin', firstName: 'Ada' }))).firstName).toBe('Ada');
  });

  it('without credentials the answer says which one is missing', async () => {
    expect(await (await sandbox.send('GET', '/offers')).json()).toMatchObject({
      error: { code: 'missingCredential', message: 'API key required for call GET /offers' },
    });
    expect(await (await sandbox.send('GET', '/users/usr_parent')).json()).toMatchObject({
      error: { code: 'jwtInvalid', message: 'JWT required for call GET /users/:userId' },
    });
    expect(
      await (await sandbox.send('GET', '/offers', { headers: { 'x-api-key': 'pk_made_up' } })).json(),
    ).toMatchObject({ error: { code: 'apiKeyInvalid' } });
  });

  it('a token signed with another key is worth nothing, and an old one does not disturb calls that need none', async () => {
    const forged = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"usr_parent"}')}.`;
    expect(
      (await sandbox.send('GET', '/users/usr_parent', { headers: { authorization: `Bearer ${forged}` } })).status,
    ).toBe(401);
    expect(
      (
        await sandbox.send('GET', '/offers', {
          headers: { authorization: `Bearer ${forged}`, 'x-api-key': 'pk_echelon_portal' },
        })
      ).status,
    ).toBe(200);
  });
});
