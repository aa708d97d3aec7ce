import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeJwt, SignJWT } from 'jose';
import { createUser, getUser, updateUser } from '../../../src/core/contract/users.js';
import { forgotPassword, resetPassword } from '../../../src/core/contract/user-security.js';
import {
  createLoginToken,
  redeemOneTimeToken,
  signIn,
  signInCommercial,
  signInCommercialV1,
} from '../../../src/core/contract/auth.js';
import { endSession, refreshSession, upgradeSession, validateSession } from '../../../src/core/contract/sessions.js';
import { logins } from '../../../src/sandbox/index.js';
import { outbox } from '../../../src/sandbox/db/tables.js';
import { users } from '../../../src/sandbox/people/tables.js';
import { signingKey } from '../../../src/sandbox/access/signing-key.js';
import { seedInto } from '../../../src/sandbox/world/seed.js';
import { cheapScrypt } from '../../support/cheap-scrypt.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

let visitors = 0;
const someone = () => ({
  email: `Visitor.${(visitors += 1)}@Example.test`,
  password: 'Ride-2-gether',
  firstName: 'Vi',
  lastName: 'Sitor',
});

const signUp = () => done(sandbox.client()(createUser, someone()));

describe('a visitor', () => {
  it('signs up, is signed in, and reads their own profile', async () => {
    const { jwt, userId, user } = await signUp();
    expect(user.email).toMatch(/^visitor\.\d+@example\.test$/);
    expect(user).toMatchObject({ id: userId, parentId: userId, roles: ['Member'], countryCode: 'US' });
    expect(await done(sandbox.client({ jwt })(getUser, { userId }))).toEqual(user);
    expect(decodeJwt(jwt)).toMatchObject({
      sub: userId,
      par: userId,
      role: ['Member'],
      plan: { features: { maxFamilyMembers: 0 } },
    });
  });

  it('is stored with a scrypt hash and never with the password', async () => {
    await signUp();
    const rows = await sandbox.database.db.select().from(users);
    for (const { passwordHash } of rows)
      expect(passwordHash).toMatch(/^scrypt\$16384\$8\$5\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
    expect(JSON.stringify(rows)).not.toContain('Ride-2-gether');
  });

  it('cannot sign up twice with one address, in any case', async () => {
    const person = someone();
    await done(sandbox.client()(createUser, person));
    expect(await refused(sandbox.client()(createUser, { ...person, email: person.email.toUpperCase() }))).toBe(
      'emailTaken',
    );
  });

  it('lists every rule that a new password breaks', async () => {
    const result = await sandbox.client()(createUser, { ...someone(), password: 'short' });
    if (result.ok) throw new Error('a password of five letters was taken');
    expect(result.failure.code).toBe('validationFailed');
    expect(result.failure.fields?.map(({ path }) => path)).toContain('password');
  });
});

describe('a member', () => {
  it('signs in with the address in any case', async () => {
    const { email, password } = logins.member;
    expect((await done(sandbox.client()(signIn, { email: ` ${email.toUpperCase()} `, password }))).userId).toBe(
      'usr_member',
    );
  });

  it('gets the same refusal for a wrong password and an unknown address', async () => {
    const wrong = await sandbox.client()(signIn, { ...logins.member, password: 'Wrong-pass-1' });
    const unknown = await sandbox.client()(signIn, { email: 'nobody@example.test', password: 'Wrong-pass-1' });
    expect(wrong).toMatchObject({ ok: false, failure: { code: 'invalidCredentials', status: 422 } });
    expect(unknown).toMatchObject({
      ok: false,
      failure: { code: 'invalidCredentials', message: wrong.ok ? '' : wrong.failure.message },
    });
  });

  it('stays signed in for three days, and refreshing starts the three days again for the same session', async () => {
    const { jwt } = await done(sandbox.client()(signIn, logins.member));
    const before = decodeJwt(jwt);
    expect((before.exp ?? 0) - (before.iat ?? 0)).toBe(3 * 86_400);
    await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: 2 } });
    const fresh = await done(sandbox.client({ jwt })(refreshSession, { sessionId: before.jti ?? '' }));
    expect(decodeJwt(fresh.jwt).jti).toBe(before.jti);
    await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: 2 } });
    expect(await refused(sandbox.client({ jwt })(validateSession, {}))).toBe('signedOut');
    expect(await done(sandbox.client({ jwt: fresh.jwt })(validateSession, {}))).toMatchObject({
      userId: 'usr_member',
      sessionId: before.jti,
    });
    await sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds: 0 } });
  });

  it('signs out and the token is worth nothing', async () => {
    const { jwt } = await done(sandbox.client()(signIn, logins.member));
    const sessionId = decodeJwt(jwt).jti ?? '';
    expect(await done(sandbox.client({ jwt })(endSession, { sessionId }))).toEqual({ ended: true });
    const answer = await sandbox.send('GET', '/auth/validate', { headers: { authorization: `Bearer ${jwt}` } });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { code: 'sessionRevoked' } });
  });

  it("can neither refresh nor end another person's session", async () => {
    const mine = await signUp();
    const theirs = decodeJwt((await signUp()).jwt).jti ?? '';
    expect(await refused(sandbox.client({ jwt: mine.jwt })(refreshSession, { sessionId: theirs }))).toBe('notFound');
    expect(await refused(sandbox.client({ jwt: mine.jwt })(endSession, { sessionId: theirs }))).toBe('notFound');
  });

  it('changes name and phone number, and each change counts the version up', async () => {
    const { jwt, userId } = await signUp();
    const changed = await done(
      sandbox.client({ jwt })(updateUser, { userId, firstName: 'Vivian', phoneNumber: '+1 555 0100' }),
    );
    expect(changed).toMatchObject({ firstName: 'Vivian', lastName: 'Sitor', phoneNumber: '+1 555 0100', version: 2 });
    expect(await done(sandbox.client({ jwt })(updateUser, { userId, phoneNumber: null }))).toMatchObject({
      phoneNumber: null,
      version: 3,
    });
  });

  it('carries the session to another site by a link that works once and for 300 seconds', async () => {
    const { jwt, userId } = await signUp();
    const { token, expiresAt } = await done(sandbox.client({ jwt })(createLoginToken, { userId }));
    const { timestamp } = await (await sandbox.send('GET', '/timestamp')).json().then(({ data }) => data);
    expect(expiresAt - timestamp).toBeGreaterThan(295);
    expect(expiresAt - timestamp).toBeLessThanOrEqual(300);
    expect((await done(sandbox.client()(redeemOneTimeToken, { token }))).userId).toBe(userId);
    expect(await refused(sandbox.client()(redeemOneTimeToken, { token }))).toBe('tokenInvalid');
  });

  it('finds the link too old after its time', async () => {
    const { jwt, userId } = await signUp();
    const { token } = await done(sandbox.client({ jwt })(createLoginToken, { userId, expirationSeconds: 60 }));
    await sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds: 61 } });
    expect(await refused(sandbox.client()(redeemOneTimeToken, { token }))).toBe('tokenInvalid');
    await sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds: 0 } });
  });
});

describe('a dealer, owner or location user', () => {
  const paths = [
    ['the commercial address', signInCommercial],
    ['the one of the first version', signInCommercialV1],
  ] as const;

  it.each(paths)('signs in at %s, where everybody else gets the refusal of a wrong password', async (_where, call) => {
    const seed = seedInto(sandbox.database.db, 1_700_000_000, cheapScrypt);
    const { id } = await seed.createUser({
      email: `dealer.${call.path.length}@example.test`,
      password: 'Ride-2-gether',
      roles: ['Dealer'],
    });
    const { jwt, userId } = await done(
      sandbox.client()(call, { email: `Dealer.${call.path.length}@example.test`, password: 'Ride-2-gether' }),
    );
    expect(userId).toBe(id);
    expect(decodeJwt(jwt)).toMatchObject({ sub: id, role: ['Dealer'] });
    const wrong = await sandbox.client()(call, {
      email: `dealer.${call.path.length}@example.test`,
      password: 'Wrong-pass-1',
    });
    for (const other of [logins.member, logins.superAdmin]) {
      const answer = await sandbox.client()(call, other);
      expect(answer).toMatchObject({
        ok: false,
        failure: { code: 'invalidCredentials', status: 422, message: wrong.ok ? '' : wrong.failure.message },
      });
    }
  });
});

describe('a token of the old style', () => {
  /** Ours by its key, without parent and plan. */
  const oldToken = async (jwt: string, key?: Uint8Array) => {
    const { jti, sub, role, exp } = decodeJwt<{ role: string[] }>(jwt);
    const secret = key ?? (await signingKey(sandbox.database.db, 0));
    return new SignJWT({ role })
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(jti ?? '')
      .setSubject(sub ?? '')
      .setExpirationTime(exp ?? 0)
      .sign(secret);
  };

  it('is exchanged for a full one of the same session, and good for nothing else', async () => {
    const { jwt, userId } = await signUp();
    const old = await oldToken(jwt);
    expect(await refused(sandbox.client({ jwt: old })(getUser, { userId }))).toBe('signedOut');
    expect(await refused(sandbox.client({ jwt: old })(validateSession, {}))).toBe('signedOut');
    const fresh = await done(sandbox.client({ jwt: old })(upgradeSession, {}));
    expect(decodeJwt(fresh.jwt)).toMatchObject({
      sub: userId,
      par: userId,
      jti: decodeJwt(jwt).jti,
      plan: { features: { maxFamilyMembers: 0 } },
    });
    expect((await done(sandbox.client({ jwt: fresh.jwt })(getUser, { userId }))).id).toBe(userId);
  });

  it('of a session that has ended, of another key, or of nobody is refused', async () => {
    const { jwt } = await signUp();
    const [old, forged] = [await oldToken(jwt), await oldToken(jwt, new Uint8Array(32))];
    expect(await refused(sandbox.client({ jwt: forged })(upgradeSession, {}))).toBe('signedOut');
    await done(sandbox.client({ jwt })(endSession, { sessionId: decodeJwt(jwt).jti ?? '' }));
    expect(await refused(sandbox.client({ jwt: old })(upgradeSession, {}))).toBe('signedOut');
  });

  it('need not be old: a full one gets a fresh one', async () => {
    const { jwt, userId } = await signUp();
    expect(decodeJwt((await done(sandbox.client({ jwt })(upgradeSession, {}))).jwt)).toMatchObject({
      sub: userId,
      jti: decodeJwt(jwt).jti,
    });
  });
});

describe('a person who forgot their password', () => {
  const lastMail = async (recipient: string) =>
    (await sandbox.database.db.select().from(outbox)).filter(mail => mail.recipient === recipient).at(-1);

  it('gets a link by mail, sets a new password, and every session ends', async () => {
    const person = someone();
    const { jwt } = await done(sandbox.client()(createUser, person));
    expect(await done(sandbox.client()(forgotPassword, { email: person.email }))).toEqual({ sent: true });
    const mail = await lastMail(person.email.toLowerCase());
    const token = new URL(String(mail?.payload['link'])).searchParams.get('reset') ?? '';
    expect(await done(sandbox.client()(resetPassword, { token, password: 'Brand-new-1' }))).toEqual({ reset: true });
    expect(await refused(sandbox.client({ jwt })(validateSession, {}))).toBe('signedOut');
    expect(await refused(sandbox.client()(signIn, person))).toBe('invalidCredentials');
    await done(sandbox.client()(signIn, { ...person, password: 'Brand-new-1' }));
    expect(await refused(sandbox.client()(resetPassword, { token, password: 'Another-1' }))).toBe('tokenInvalid');
  });

  it('gets the same answer when the address is unknown, and nothing is sent', async () => {
    expect(await done(sandbox.client()(forgotPassword, { email: 'stranger@example.test' }))).toEqual({ sent: true });
    expect(await lastMail('stranger@example.test')).toBeUndefined();
  });

  it('must still choose a good password', async () => {
    expect(await refused(sandbox.client()(resetPassword, { token: 'x', password: 'nodigits!' }))).toBe(
      'validationFailed',
    );
  });
});
