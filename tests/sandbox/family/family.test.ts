import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoginToken, redeemOneTimeToken, switchFamilyMember } from '../../../src/core/contract/auth.js';
import { refreshSession, validateSession } from '../../../src/core/contract/sessions.js';
import { changeFamily, getFamily, removeFamilyMember } from '../../../src/core/contract/family.js';
import { changePassword, endSessions, resetPassword } from '../../../src/core/contract/user-security.js';
import { getUser } from '../../../src/core/contract/users.js';
import { now } from '../../../src/core/dates.js';
import { accountHistory } from '../../../src/sandbox/billing/tables/invoices.js';
import { users } from '../../../src/sandbox/people/tables.js';
import { subscriptions } from '../../../src/sandbox/billing/tables/memberships.js';
import { familyInvitations } from '../../../src/sandbox/family/tables.js';
import { giveSubscription } from '../../../src/sandbox/world/worlds/membership.js';
import { cheapScrypt } from '../../support/cheap-scrypt.js';
import { seedInto } from '../../../src/sandbox/world/seed.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import {
  badFields,
  enter,
  enterAs,
  failure,
  lastMail,
  newPerson,
  password,
  type Person,
  tokenFrom,
} from '../support/people.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

/** A parent whose plan allows four members. */
async function newParent(): Promise<Person & { email: string }> {
  const parent = await newPerson(sandbox, { firstName: 'Robin', lastName: 'Rider' });
  await giveSubscription(seedInto(sandbox.database.db, now(), cheapScrypt), parent.userId, {
    id: `sub_${parent.userId}`,
  });
  return parent;
}

const kim = { action: 'add' as const, firstName: 'Kim', lastName: 'Rider' };
const add = ({ client, userId }: Person, more: { email?: string; birthDate?: string } = {}) =>
  client(changeFamily, { userId, ...kim, ...more });
const familyOf = ({ client, userId }: Person) => done(client(getFamily, { userId }));

/** Adds a person and answers the new member's id. */
async function added(parent: Person, more: { email?: string } = {}): Promise<string> {
  const before = new Set((await familyOf(parent)).items.map(({ id }) => id));
  const { items } = await done(add(parent, more));
  return items.find(({ id }) => !before.has(id))?.id ?? '';
}

const moveClock = (offsetSeconds: number) => sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds } });

describe('a parent', () => {
  it('adds a profile without an address and sees it, with the room that is left', async () => {
    const parent = await newParent();
    const { items, ...room } = await done(
      parent.client(changeFamily, {
        userId: parent.userId,
        ...kim,
        birthDate: '2015-02-28',
        heightMm: 1400,
        weightGrams: 35_000,
        gender: 'female',
      }),
    );
    expect(room).toEqual({ limit: 4, used: 1, canAdd: true });
    expect(items).toEqual([
      expect.objectContaining({
        id: parent.userId,
        status: 'parent',
        isYou: true,
        displayName: 'Robin R.',
        email: parent.email,
      }),
      expect.objectContaining({
        status: 'profile',
        isYou: false,
        displayName: 'Kim',
        birthDate: '2015-02-28',
        heightMm: 1400,
        weightGrams: 35_000,
        gender: 'female',
        email: null,
      }),
    ]);
    const history = await sandbox.database.db
      .select()
      .from(accountHistory)
      .where(eq(accountHistory.userId, parent.userId));
    expect(history.map(({ type, summary }) => ({ type, summary }))).toEqual([
      { type: 'familyMemberAdded', summary: 'Kim was added to the family.' },
    ]);
  });

  it('fills the last place and reads that it was the last', async () => {
    const parent = await newParent();
    for (const place of [1, 2, 3]) expect((await done(add(parent))).used).toBe(place);
    expect(await done(add(parent, { email: `last.${parent.userId}@example.test` }))).toMatchObject({
      used: 4,
      limit: 4,
      canAdd: false,
      reason: 'familyFull',
    });
    expect(await failure(add(parent))).toMatchObject({ code: 'familyFull', status: 409, debug: { limit: 4, used: 4 } });
  });

  it('without a membership is asked to get one first', async () => {
    const alone = await newPerson(sandbox);
    expect(await familyOf(alone)).toMatchObject({ limit: 0, used: 0, canAdd: false, reason: 'membershipRequired' });
    expect(await refused(add(alone))).toBe('membershipRequired');
  });

  it('gets one place for two clicks at the same moment on the last one', async () => {
    const parent = await newParent();
    for (let place = 0; place < 3; place += 1) await added(parent);
    const answers = await Promise.all([add(parent), add(parent), add(parent)]);
    expect(answers.map(answer => (answer.ok ? 'worked' : answer.failure.code)).toSorted()).toEqual([
      'familyFull',
      'familyFull',
      'worked',
    ]);
    expect((await familyOf(parent)).used).toBe(4);
  });

  it('cannot add a person who is not born yet, or to whom this account belongs', async () => {
    const parent = await newParent();
    expect(await badFields(add(parent, { birthDate: '2999-01-01' }))).toEqual(['birthDate']);
    expect(await badFields(add(parent, { birthDate: '2023-02-29' }))).toEqual(['birthDate']);
    expect(await badFields(add(parent, { email: parent.email.toUpperCase() }))).toEqual(['email']);
    expect((await familyOf(parent)).used).toBe(0);
  });

  it('gets the same answer for an address that has an account as for one that has none', async () => {
    const [one, other] = [await newParent(), await newParent()];
    const known = await newPerson(sandbox);
    const strip = (family: Awaited<ReturnType<typeof familyOf>>, email: string) =>
      JSON.stringify(family.items.at(-1))
        .replaceAll(email, 'x')
        .replaceAll(/"id":"[^"]*"/g, '');
    const a = await done(add(one, { email: known.email }));
    const b = await done(add(other, { email: 'nobody.at.all@example.test' }));
    expect(strip(a, known.email).replaceAll(/\d{10}/g, '')).toBe(
      strip(b, 'nobody.at.all@example.test').replaceAll(/\d{10}/g, ''),
    );
    expect(a.items.at(-1)).toMatchObject({ status: 'invited', email: known.email });
  });

  it('cannot see or touch another family', async () => {
    const [one, other] = [await newParent(), await newParent()];
    const theirs = await added(other);
    expect(await refused(one.client(getFamily, { userId: other.userId }))).toBe('notFound');
    expect(await refused(one.client(removeFamilyMember, { userId: one.userId, memberId: theirs }))).toBe('notFound');
    expect(await refused(one.client(removeFamilyMember, { userId: one.userId, memberId: one.userId }))).toBe(
      'notFound',
    );
    expect(await refused(one.client(changeFamily, { userId: one.userId, action: 'resend', memberId: theirs }))).toBe(
      'notFound',
    );
    expect(await refused(one.client(switchFamilyMember, { userId: theirs }))).toBe('notFound');
  });
});

describe('an invited person without an account', () => {
  it('chooses a password by the link, signs in, and belongs to the family', async () => {
    const parent = await newParent();
    const email = `fresh.${parent.userId}@example.test`;
    const memberId = await added(parent, { email });
    const token = await tokenFrom(sandbox, email, 'familyInvitation', 'invitation');
    expect(await sandbox.database.db.select().from(users).where(eq(users.email, email))).toEqual([]);
    expect(await done(sandbox.client()(resetPassword, { token, password: 'Brand-new-1' }))).toEqual({ reset: true });
    const child = await enter(sandbox, email, {}, 'Brand-new-1');
    expect(child.userId).toBe(memberId);
    expect(decodeJwt(child.jwt)).toMatchObject({ par: parent.userId });
    expect((await familyOf(parent)).items.at(-1)).toMatchObject({ id: memberId, status: 'active', email });
    expect(await refused(sandbox.client()(resetPassword, { token, password: 'Brand-new-2' }))).toBe('tokenInvalid');
  });

  it('comes too late after two weeks, and a mail sent again makes the first link worthless', async () => {
    const parent = await newParent();
    const email = `late.${parent.userId}@example.test`;
    const memberId = await added(parent, { email });
    const first = await tokenFrom(sandbox, email, 'familyInvitation', 'invitation');
    const resend = () => parent.client(changeFamily, { userId: parent.userId, action: 'resend', memberId });
    expect(await failure(resend())).toMatchObject({ code: 'tooManyRequests', status: 429 });
    await moveClock(61);
    await done(resend());
    const second = await tokenFrom(sandbox, email, 'familyInvitation', 'invitation');
    expect(second).not.toBe(first);
    expect(await refused(sandbox.client()(resetPassword, { token: first, password: 'Brand-new-1' }))).toBe(
      'tokenInvalid',
    );
    await moveClock(61 + 14 * 86_400);
    expect(await refused(sandbox.client()(resetPassword, { token: second, password: 'Brand-new-1' }))).toBe(
      'tokenInvalid',
    );
    await moveClock(61);
    await done(sandbox.client()(resetPassword, { token: second, password: 'Brand-new-1' }));
    await moveClock(0);
  });
});

describe('an invited person with an account', () => {
  const invited = async (parent: Person, person: { email: string }) => {
    await added(parent, { email: person.email });
    return tokenFrom(sandbox, person.email, 'familyInvitation', 'invitation');
  };
  const join = ({ client, userId }: Person, token: string) => client(changeFamily, { userId, action: 'join', token });

  it('signs in and joins; the profile that kept the place is gone', async () => {
    const parent = await newParent();
    const person = await newPerson(sandbox, { firstName: 'Sam' });
    const token = await invited(parent, person);
    expect(await failure(sandbox.client()(resetPassword, { token, password: 'Brand-new-1' }))).toMatchObject({
      code: 'tokenInvalid',
      debug: { reason: 'accountExists' },
    });
    const seen = await done(join(person, token));
    expect(seen).toMatchObject({ used: 1, canAdd: false, reason: 'parentRequired' });
    expect((await familyOf(parent)).items.map(({ id, status }) => [id, status])).toEqual([
      [parent.userId, 'parent'],
      [person.userId, 'active'],
    ]);
    const fresh = await done(person.client(refreshSession, { sessionId: decodeJwt(person.jwt).jti ?? '' }));
    expect(decodeJwt(fresh.jwt)).toMatchObject({ par: parent.userId, plan: { features: { maxFamilyMembers: 4 } } });
  });

  it('takes the last place of a full family', async () => {
    const parent = await newParent();
    const person = await newPerson(sandbox);
    for (let place = 0; place < 3; place += 1) await added(parent);
    const token = await invited(parent, person);
    expect(await familyOf(parent)).toMatchObject({ used: 4, canAdd: false });
    expect((await done(join(person, token))).used).toBe(4);
  });

  it('finds no place when the plan has become too small in the meantime', async () => {
    const parent = await newParent();
    const person = await newPerson(sandbox);
    const token = await invited(parent, person);
    await sandbox.database.db
      .update(subscriptions)
      .set({ status: 'expired' })
      .where(eq(subscriptions.userId, parent.userId));
    expect(await refused(join(person, token))).toBe('membershipRequired');
    // what was refused has used nothing up
    await sandbox.database.db
      .update(subscriptions)
      .set({ status: 'active' })
      .where(eq(subscriptions.userId, parent.userId));
    await done(join(person, token));
    expect(await refused(join(person, token))).toBe('tokenInvalid');
  });

  it('cannot join with a membership, a family, or another family of their own', async () => {
    const parent = await newParent();
    const payer = await newPerson(sandbox);
    await giveSubscription(seedInto(sandbox.database.db, now(), cheapScrypt), payer.userId, {
      id: `sub_${payer.userId}`,
      status: 'paused',
    });
    expect(await refused(join(payer, await invited(parent, payer)))).toBe('memberHasSubscription');
    const head = await newPerson(sandbox);
    await newPerson(sandbox, { parentId: head.userId });
    expect(await refused(join(head, await invited(parent, head)))).toBe('hasFamily');
    const child = await newPerson(sandbox, { parentId: (await newParent()).userId });
    expect(await refused(join(child, await invited(parent, child)))).toBe('alreadyInFamily');
  });

  it('joins by nobody else’s link, through nobody else’s hand, and not once it was withdrawn', async () => {
    const parent = await newParent();
    const [person, thief] = [await newPerson(sandbox), await newPerson(sandbox)];
    const token = await invited(parent, person);
    expect(await refused(join(thief, token))).toBe('tokenInvalid');
    expect(await refused(join(person, 'made-up'))).toBe('tokenInvalid');
    const admin = await enterAs(sandbox, 'admin');
    expect(await refused(admin.client(changeFamily, { userId: person.userId, action: 'join', token }))).toBe(
      'selfOnly',
    );
    const placeholder = (await familyOf(parent)).items.at(-1)?.id ?? '';
    await done(parent.client(removeFamilyMember, { userId: parent.userId, memberId: placeholder }));
    expect(await refused(join(person, token))).toBe('tokenInvalid');
  });

  it('of a dozen clicks one joins', async () => {
    const parent = await newParent();
    const person = await newPerson(sandbox);
    const token = await invited(parent, person);
    const answers = await Promise.all(Array.from({ length: 12 }, () => join(person, token)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await familyOf(parent)).used).toBe(1);
    const rows = await sandbox.database.db
      .select()
      .from(familyInvitations)
      .where(eq(familyInvitations.email, person.email));
    expect(rows.map(({ acceptedAt }) => acceptedAt !== null)).toEqual([true]);
  });
});

describe('a child', () => {
  it('sees names and pictures of the others, and everything of themself', async () => {
    const parent = await newParent();
    await added(parent, { email: `sibling.${parent.userId}@example.test` });
    const child = await newPerson(sandbox, { parentId: parent.userId, firstName: 'Toni', lastName: 'Rider' });
    const { items, ...room } = await familyOf(child);
    expect(room).toMatchObject({ canAdd: false, reason: 'parentRequired' });
    const others = items.filter(({ isYou }) => !isYou);
    expect(others).toHaveLength(2);
    for (const other of others)
      expect(other).toMatchObject({
        firstName: null,
        lastName: null,
        email: null,
        birthDate: null,
        heightMm: null,
        weightGrams: null,
        gender: null,
      });
    expect(JSON.stringify(others)).not.toMatch(/@|invited|Rider/);
    expect(items.find(({ isYou }) => isYou)).toMatchObject({ id: child.userId, firstName: 'Toni', email: child.email });
  });

  it('adds nobody and reads whose account it is', async () => {
    const parent = await newParent();
    const child = await newPerson(sandbox, { parentId: parent.userId });
    expect(await failure(add(child))).toMatchObject({
      code: 'parentRequired',
      status: 409,
      debug: { name: 'Robin Rider' },
    });
    expect(await refused(child.client(removeFamilyMember, { userId: child.userId, memberId: parent.userId }))).toBe(
      'parentRequired',
    );
    expect(await refused(child.client(getFamily, { userId: parent.userId }))).toBe('notFound');
  });

  it('a removed member has no family, is signed out, and can sign in again', async () => {
    const parent = await newParent();
    const child = await newPerson(sandbox, { parentId: parent.userId, firstName: 'Toni' });
    const family = await done(parent.client(removeFamilyMember, { userId: parent.userId, memberId: child.userId }));
    expect(family.used).toBe(0);
    expect(await refused(child.client(validateSession, {}))).toBe('signedOut');
    const alone = await enter(sandbox, child.email);
    expect(decodeJwt(alone.jwt)).toMatchObject({ par: child.userId, plan: { features: { maxFamilyMembers: 0 } } });
    expect(await lastMail(sandbox, child.email, 'familyRemoved')).toMatchObject({
      payload: { firstName: 'Toni', parentName: 'Robin R.' },
    });
    const history = await sandbox.database.db
      .select()
      .from(accountHistory)
      .where(eq(accountHistory.userId, parent.userId));
    expect(history.map(({ type }) => type)).toEqual(['familyMemberRemoved']);
    expect(await refused(parent.client(getUser, { userId: child.userId }))).toBe('notFound');
  });
});

describe('switching', () => {
  const withToken = (jwt: string) => sandbox.client({ jwt });
  const claimsOf = (jwt: string) => decodeJwt<{ par: string; act?: string }>(jwt);

  it('goes to a profile and back; only the way there says who acts', async () => {
    const parent = await newParent();
    const childId = await added(parent);
    const there = await done(parent.client(switchFamilyMember, { userId: childId }));
    expect(claimsOf(there.jwt)).toMatchObject({ sub: childId, par: parent.userId, act: parent.userId });
    expect(claimsOf(there.jwt).jti).not.toBe(claimsOf(parent.jwt).jti);
    expect((await done(withToken(there.jwt)(getUser, { userId: childId }))).firstName).toBe('Kim');
    const back = await done(withToken(there.jwt)(switchFamilyMember, { userId: parent.userId }));
    expect(claimsOf(back.jwt)).toMatchObject({ sub: parent.userId, jti: claimsOf(parent.jwt).jti });
    expect(claimsOf(back.jwt).act).toBeUndefined();
    // The answer may have been lost: for a minute the way back can be asked again, and is no way to stay.
    expect(claimsOf((await done(withToken(there.jwt)(switchFamilyMember, { userId: parent.userId }))).jwt).jti).toBe(
      claimsOf(parent.jwt).jti,
    );
    await done(withToken(there.jwt)(refreshSession, { sessionId: claimsOf(there.jwt).jti ?? '' }));
    await moveClock(60);
    expect(await refused(withToken(there.jwt)(validateSession, {}))).toBe('signedOut');
    await moveClock(0);
  });

  it('back and signed out everywhere leaves nothing of the child behind, not for a minute either', async () => {
    const parent = await newParent();
    const there = await done(parent.client(switchFamilyMember, { userId: await added(parent) }));
    const back = await done(withToken(there.jwt)(switchFamilyMember, { userId: parent.userId }));
    await done(withToken(back.jwt)(endSessions, { userId: parent.userId }));
    expect(await refused(withToken(there.jwt)(validateSession, {}))).toBe('signedOut');
  });

  it('leads a child who signed in by themself nowhere', async () => {
    const parent = await newParent();
    const sibling = await added(parent);
    const child = await newPerson(sandbox, { parentId: parent.userId });
    for (const userId of [parent.userId, sibling, 'usr_member', 'usr_nobody'])
      expect(await refused(child.client(switchFamilyMember, { userId }))).toBe('notFound');
    expect((await done(child.client(switchFamilyMember, { userId: child.userId }))).userId).toBe(child.userId);
  });

  it('a switch from one child to another needs the parent’s session', async () => {
    const parent = await newParent();
    const [one, other] = [await added(parent), await added(parent)];
    const there = await done(parent.client(switchFamilyMember, { userId: one }));
    expect(await refused(withToken(there.jwt)(switchFamilyMember, { userId: other }))).toBe('notFound');
  });

  it('does not turn a link that a parent made for a child into the parent’s account', async () => {
    const parent = await newParent();
    const childId = await added(parent);
    const { token } = await done(parent.client(createLoginToken, { userId: childId }));
    const { jwt } = await done(sandbox.client()(redeemOneTimeToken, { token }));
    expect(claimsOf(jwt)).toMatchObject({ sub: childId, act: parent.userId });
    expect(await refused(withToken(jwt)(switchFamilyMember, { userId: parent.userId }))).toBe('notFound');
  });

  it('does not make staff who act as a parent into the parent', async () => {
    const parent = await newParent();
    const childId = await added(parent);
    const manager = await enterAs(sandbox, 'customerServiceManager');
    const { token } = await done(manager.client(createLoginToken, { userId: parent.userId }));
    const acting = await done(sandbox.client()(redeemOneTimeToken, { token }));
    const there = await done(withToken(acting.jwt)(switchFamilyMember, { userId: childId }));
    const back = await done(withToken(there.jwt)(switchFamilyMember, { userId: parent.userId }));
    for (const { jwt } of [acting, there, back]) expect(claimsOf(jwt).act).toBe(manager.userId);
    expect(
      await refused(
        withToken(back.jwt)(changePassword, { userId: parent.userId, oldPassword: password, password: 'Brand-new-1' }),
      ),
    ).toBe('notWhileActing');
  });

  it('lasts as long as the parent is signed in, and the way back with it', async () => {
    const parent = await newParent();
    const childId = await added(parent);
    let { jwt } = await done(parent.client(switchFamilyMember, { userId: childId }));
    for (const day of [2, 4]) {
      await moveClock(day * 86_400);
      ({ jwt } = await done(withToken(jwt)(refreshSession, { sessionId: claimsOf(jwt).jti ?? '' })));
    }
    expect((await done(withToken(jwt)(switchFamilyMember, { userId: parent.userId }))).userId).toBe(parent.userId);
    await moveClock(0);
    const again = await enter(sandbox, parent.email);
    const there = await done(again.client(switchFamilyMember, { userId: childId }));
    await done(again.client(endSessions, { userId: again.userId }));
    expect(await refused(withToken(there.jwt)(validateSession, {}))).toBe('signedOut');
  });
});

it('customer service sees a family without its health data and removes a member', async () => {
  const parent = await newParent();
  await done(
    parent.client(changeFamily, { userId: parent.userId, ...kim, birthDate: '2015-02-28', weightGrams: 35_000 }),
  );
  const { client } = await enterAs(sandbox, 'staff');
  const seen = await done(client(getFamily, { userId: parent.userId }));
  expect(seen.items.at(-1)).toMatchObject({ firstName: 'Kim', birthDate: null, weightGrams: null });
  expect(
    (await done(client(removeFamilyMember, { userId: parent.userId, memberId: seen.items.at(-1)?.id ?? '' }))).used,
  ).toBe(0);
});
