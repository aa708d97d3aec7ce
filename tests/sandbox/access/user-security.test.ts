import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoginToken, redeemOneTimeToken, signIn, switchFamilyMember } from '../../../src/core/contract/auth.js';
import { endSession, validateSession } from '../../../src/core/contract/sessions.js';
import {
  changePassword,
  endSessions,
  forgotPassword,
  listSessions,
  resetPassword,
} from '../../../src/core/contract/user-security.js';
import type { Role } from '../../../src/core/contract/guards.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { users } from '../../../src/sandbox/people/tables.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import {
  badFields,
  elsewhere,
  enter,
  enterAs,
  failure,
  lastMail,
  newPerson,
  password,
  tokenFrom,
} from '../support/people.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const moveClock = (offsetSeconds: number) => sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds } });
const idOf = (jwt: string) => decodeJwt(jwt).jti ?? '';

describe('the list of sessions', () => {
  it('names each place, when it was last seen, and which one asks', async () => {
    const jo = await newPerson(sandbox);
    const phone = await enter(sandbox, jo.email, {
      ip: '10.4.0.1',
      headers: { 'user-agent': `Echelon/5 (iPhone) ${'x'.repeat(400)}` },
    });
    await moveClock(120);
    await done(phone.client(validateSession, {}));
    const { items, total } = await done(phone.client(listSessions, { userId: jo.userId }));
    await moveClock(0);
    expect(total).toBe(2);
    expect(items.map(({ id, current }) => ({ id, current }))).toEqual([
      { id: idOf(phone.jwt), current: true },
      { id: idOf(jo.jwt), current: false },
    ]);
    expect(items[0]?.userAgent).toMatch(/^Echelon\/5 \(iPhone\) x+$/);
    expect(items[0]?.userAgent).toHaveLength(300);
    expect((items[0]?.lastSeenAt ?? 0) - (items[0]?.createdAt ?? 0)).toBeGreaterThanOrEqual(119);
    expect(items[0]).not.toHaveProperty('actor');
  });

  it('says who acts as the person', async () => {
    const parent = await newPerson(sandbox, { firstName: 'Robin', lastName: 'Rider' });
    const child = await newPerson(sandbox, { parentId: parent.userId });
    await done(parent.client(switchFamilyMember, { userId: child.userId }));
    const { token } = await done(
      (await enterAs(sandbox, 'customerServiceManager')).client(createLoginToken, { userId: child.userId }),
    );
    await done(sandbox.client()(redeemOneTimeToken, { token }));
    const { items } = await done(child.client(listSessions, { userId: child.userId }));
    expect(items.map(({ actor }) => actor ?? 'nobody').toSorted()).toEqual(['Customer support', 'Robin R.', 'nobody']);
  });

  it('leaves out what has ended and what has run out', async () => {
    const jo = await newPerson(sandbox);
    const gone = await elsewhere(sandbox, jo);
    await done(gone.client(endSession, { sessionId: idOf(gone.jwt) }));
    await moveClock(4 * 86_400);
    const { client } = await enter(sandbox, jo.email);
    expect((await done(client(listSessions, { userId: jo.userId }))).items.map(({ current }) => current)).toEqual([
      true,
    ]);
    await moveClock(0);
  });

  it('is nobody else’s, and that customer service reads it is written down', async () => {
    const [jo, other] = [await newPerson(sandbox), await newPerson(sandbox)];
    const readings = async () =>
      (await sandbox.database.db.select().from(audit).where(eq(audit.resourceId, jo.userId))).filter(
        ({ action }) => action === 'listSessions',
      );
    expect(await refused(other.client(listSessions, { userId: jo.userId }))).toBe('notFound');
    await done(jo.client(listSessions, { userId: jo.userId }));
    expect(await readings()).toEqual([]);
    await done((await enterAs(sandbox, 'staff')).client(listSessions, { userId: jo.userId }));
    expect(await readings()).toMatchObject([{ actorId: 'usr_staff' }]);
  });
});

describe('signing out', () => {
  const places = async () => {
    const jo = await newPerson(sandbox);
    return { jo, phone: await elsewhere(sandbox, jo), desk: await elsewhere(sandbox, jo) };
  };
  const stands = async ({ client }: { client: Awaited<ReturnType<typeof enter>>['client'] }) =>
    (await client(validateSession, {})).ok;

  it('ends everything, everything else, or one place', async () => {
    const { jo, phone, desk } = await places();
    const { userId } = jo;
    expect(await done(jo.client(endSessions, { userId, sessionId: idOf(phone.jwt) }))).toEqual({ ended: 1 });
    expect([await stands(jo), await stands(phone), await stands(desk)]).toEqual([true, false, true]);
    expect(await done(jo.client(endSessions, { userId, except: 'current' }))).toEqual({ ended: 1 });
    expect([await stands(jo), await stands(desk)]).toEqual([true, false]);
    expect(await done(jo.client(endSessions, { userId }))).toEqual({ ended: 1 });
    expect(await stands(jo)).toBe(false);
  });

  it('ends no session of anybody else', async () => {
    const [jo, other] = [await newPerson(sandbox), await newPerson(sandbox)];
    expect(await done(jo.client(endSessions, { userId: jo.userId, sessionId: idOf(other.jwt) }))).toEqual({ ended: 0 });
    expect(await refused(jo.client(endSessions, { userId: other.userId }))).toBe('notFound');
    expect(await stands(other)).toBe(true);
  });

  it('as a child one has switched to ends the parent’s session with it', async () => {
    const parent = await newPerson(sandbox);
    const child = await newPerson(sandbox, { parentId: parent.userId });
    const { jwt } = await done(parent.client(switchFamilyMember, { userId: child.userId }));
    await done(sandbox.client({ jwt })(endSession, { sessionId: idOf(jwt) }));
    expect([await stands(parent), await stands(child)]).toEqual([false, true]);
  });

  it('takes only what it knows', async () => {
    const jo = await newPerson(sandbox);
    const answer = await sandbox.send('DELETE', `/users/${jo.userId}/sessions?except=others`, {
      headers: { authorization: `Bearer ${jo.jwt}` },
    });
    expect(answer.status).toBe(422);
    expect(await stands(jo)).toBe(true);
  });
});

describe('a new password', () => {
  const next = 'Brand-new-1';

  it('takes the old one, ends every other session and every link, and a mail reports it', async () => {
    const jo = await newPerson(sandbox);
    const phone = await elsewhere(sandbox, jo);
    await done(sandbox.client()(forgotPassword, { email: jo.email }));
    const link = await tokenFrom(sandbox, jo.email, 'passwordReset', 'reset');
    expect(await done(jo.client(changePassword, { userId: jo.userId, oldPassword: password, password: next }))).toEqual(
      { changed: true },
    );
    expect((await done(jo.client(validateSession, {}))).userId).toBe(jo.userId);
    expect(await refused(phone.client(validateSession, {}))).toBe('signedOut');
    expect(await refused(sandbox.client()(resetPassword, { token: link, password: 'Another-1' }))).toBe('tokenInvalid');
    expect(await refused(sandbox.client()(signIn, { email: jo.email, password }))).toBe('invalidCredentials');
    await enter(sandbox, jo.email, {}, next);
    expect(await lastMail(sandbox, jo.email, 'passwordChanged')).toBeDefined();
  });

  it('is refused by field: a wrong old one, the same again, a weak one', async () => {
    const { client, userId } = await newPerson(sandbox);
    expect(await badFields(client(changePassword, { userId, oldPassword: 'Wrong-pass-1', password: next }))).toEqual([
      'oldPassword',
    ]);
    expect(await badFields(client(changePassword, { userId, oldPassword: password, password }))).toEqual(['password']);
    expect(await badFields(client(changePassword, { userId, oldPassword: password, password: 'nodigits!' }))).toEqual([
      'password',
    ]);
  });

  it('is the person’s own: not a parent’s, not an admin’s, not that of a person who acts as them', async () => {
    const parent = await newPerson(sandbox);
    const child = await newPerson(sandbox, { parentId: parent.userId });
    const sent = { userId: child.userId, oldPassword: password, password: next };
    expect(await failure(parent.client(changePassword, sent))).toMatchObject({ code: 'selfOnly', status: 409 });
    expect(await refused((await enterAs(sandbox, 'superAdmin')).client(changePassword, sent))).toBe('selfOnly');
    expect(await refused((await enterAs(sandbox, 'staff')).client(changePassword, sent))).toBe('notFound');
    const { jwt } = await done(parent.client(switchFamilyMember, { userId: child.userId }));
    expect(await failure(sandbox.client({ jwt })(changePassword, sent))).toMatchObject({
      code: 'notWhileActing',
      status: 409,
    });
  });

  it('cannot be guessed at for long', async () => {
    const { jwt, userId } = await newPerson(sandbox);
    const client = sandbox.client({ jwt, ip: '10.4.0.9' });
    await sandbox.forgetTries();
    const guesses = [];
    for (let guess = 0; guess < 11; guess += 1)
      guesses.push(
        await refused(client(changePassword, { userId, oldPassword: `Wrong-pass-${guess}`, password: next })),
      );
    await moveClock(0);
    expect(guesses.filter(code => code === 'validationFailed')).toHaveLength(10);
    expect(guesses.at(-1)).toBe('tooManyRequests');
  });

  it.each<[Role[], string]>([
    [['Member'], '/login?'],
    [['Member', 'LocationUser'], '/login?'],
    [['LocationUser'], '/commercial/login?'],
    [['Dealer'], '/commercial/login?'],
    [['CustomerService'], '/login?'],
  ])('is asked for by a link that leads %j to where they sign in', async (roles, page) => {
    const { email } = await newPerson(sandbox, { roles });
    await done(sandbox.client()(forgotPassword, { email }));
    const { pathname, search } = new URL(String((await lastMail(sandbox, email, 'passwordReset'))?.payload['link']));
    expect(pathname + search.slice(0, 1)).toBe(page);
  });

  it('by a reset link makes an account that was signed up by another person its owner’s', async () => {
    const jo = await newPerson(sandbox);
    await sandbox.database.db
      .update(users)
      .set({ passwordHash: null, dateActivated: null })
      .where(eq(users.id, jo.userId));
    await done(sandbox.client()(forgotPassword, { email: jo.email }));
    await done(
      sandbox.client()(resetPassword, {
        token: await tokenFrom(sandbox, jo.email, 'passwordReset', 'reset'),
        password: next,
      }),
    );
    const [row] = await sandbox.database.db.select().from(users).where(eq(users.id, jo.userId));
    expect(row?.dateActivated).not.toBeNull();
  });
});
