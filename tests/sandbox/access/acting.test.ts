import { and, eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actingOf } from '../../../src/core/contract/acting.js';
import { getAccount } from '../../../src/core/contract/account.js';
import { cancel } from '../../../src/core/contract/account-actions.js';
import { getAccountHistory } from '../../../src/core/contract/account-reads.js';
import {
  createLoginToken,
  getActing,
  giveActingReason,
  redeemOneTimeToken,
  switchFamilyMember,
} from '../../../src/core/contract/auth.js';
import { refreshSession, validateSession } from '../../../src/core/contract/sessions.js';
import type { CallLine } from '../../../src/core/contract/call.js';
import { contract } from '../../../src/core/contract/index.js';
import { getFullPreferences, resetPreference, updatePreferences } from '../../../src/core/contract/preferences.js';
import { getUser, updateUser } from '../../../src/core/contract/users.js';
import { now } from '../../../src/core/dates.js';
import { sessions } from '../../../src/sandbox/access/tables.js';
import { accountHistory } from '../../../src/sandbox/billing/tables/invoices.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { users } from '../../../src/sandbox/people/tables.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { enterAs, type Person } from '../support/people.js';
import { colleague } from '../support/staff.js';

const WHY = 'Asked on the phone to correct the last name';

const lines: readonly (readonly [string, CallLine])[] = Object.entries(contract);
const isWrite = ({ method, repeatable }: CallLine) => method !== 'GET' && repeatable !== 'reads';
/** What a member's token reaches at all. */
const ofMembers = lines.filter(([, call]) => isWrite(call) && call.needs.some(one => one === 'jwt'));

describe('what staff may do who act for a member, by the contract', () => {
  it('is nothing that moves money, and nothing of terms, credentials, orders or privacy', () => {
    const never = lines.filter(([, call]) => actingOf(call) === 'never').map(([name]) => name);
    const money = lines.filter(([, { money: moves }]) => moves).map(([name]) => name);
    expect(never).toEqual(expect.arrayContaining(money));
    expect(never.filter(name => !money.includes(name)).toSorted()).toEqual([
      'changePassword',
      'createCommercialOrder',
      'createLoginToken',
      'endSessions',
      'follow',
      'resetPassword',
      'savePushNotifications',
      'unfollow',
      'updateCommercialOrder',
    ]);
  });

  it('is a change with a reason for every other call that writes, but those by which one comes and goes', () => {
    const always = lines.filter(([, call]) => isWrite(call) && actingOf(call) === 'always').map(([name]) => name);
    expect(always.toSorted()).toEqual([
      'createUser',
      'endSession',
      'giveActingReason',
      'redeemOneTimeToken',
      'signIn',
      'signInCommercial',
      'signInCommercialV1',
      'upgradeSession',
    ]);
  });
});

describe('staff who act for a member', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox('family');
  });
  afterAll(() => sandbox.close());

  let count = 0;
  /** Signs in as the member by the link that staff make, from an address of their own. */
  async function acts(staff: { client: Person['client'] }, userId: string, reason?: string): Promise<Person> {
    const { token } = await done(staff.client(createLoginToken, { userId, ...(reason !== undefined && { reason }) }));
    count += 1;
    const ip = `10.9.0.${count}`;
    const { jwt } = await done(sandbox.client({ ip })(redeemOneTimeToken, { token }));
    return { userId, jwt, client: sandbox.client({ jwt, ip }) };
  }

  async function asked({ jwt, userId }: Person, [name, call]: readonly [string, CallLine]) {
    const path = call.path.replace(':userId', userId).replaceAll(/:\w+/g, 'x');
    const answer = await sandbox.send(call.method, path, {
      headers: { authorization: `Bearer ${jwt}`, 'x-api-key': 'pk_echelon_portal' },
      ip: '10.9.9.9',
      ...(call.method !== 'DELETE' && { body: {} }),
    });
    const { error } = await answer.json();
    return { name, status: answer.status, code: error?.code };
  }

  it('change nothing without a reason, by any call, and are never signed out for trying', async () => {
    const kept = await acts(await colleague(sandbox, 'CustomerServiceManager'), 'usr_member');
    for (const line of ofMembers) {
      const may = actingOf(line[1]);
      if (may === 'always') continue;
      expect(await asked(kept, line)).toEqual({
        name: line[0],
        status: 409,
        code: may === 'never' ? 'notWhileActing' : 'actingReadOnly',
      });
    }
    await done(kept.client(validateSession, {}));
    expect((await done(kept.client(getAccount, { userId: 'usr_member' }))).userId).toBe('usr_member');
  });

  it('with a reason change what they may, and still nothing of what is the member’s own', async () => {
    const open = await acts(await colleague(sandbox, 'CustomerServiceManager'), 'usr_member', WHY);
    for (const line of ofMembers) {
      if (actingOf(line[1]) !== 'never') continue;
      expect(await asked(open, line)).toEqual({ name: line[0], status: 409, code: 'notWhileActing' });
    }
    const changed = await done(open.client(updateUser, { userId: 'usr_member', lastName: 'Corrected' }));
    expect(changed.lastName).toBe('Corrected');
    expect(await refused(open.client(updateUser, { userId: 'usr_member', email: 'mallory@example.test' }))).toBe(
      'notWhileActing',
    );
    expect(await refused(open.client(cancel, { userId: 'usr_member', reason: 'other' }))).toBe('notWhileActing');
    expect(
      await refused(open.client(updatePreferences, { userId: 'usr_member', 'privacy.heartRate': 'visible' })),
    ).toBe('notWhileActing');
    expect(await refused(open.client(resetPreference, { userId: 'usr_member', key: 'privacy.leaderboard' }))).toBe(
      'notWhileActing',
    );
    await done(open.client(updatePreferences, { userId: 'usr_member', units: 'metric' }));
  });

  it('give it at the link or later; it stands in the session, the trail and the account’s history', async () => {
    const { db } = sandbox.database;
    const staff = await colleague(sandbox, 'CustomerServiceManager', 'Sasha Moreno');
    const acting = await acts(staff, 'usr_member');
    expect(await refused(acting.client(updateUser, { userId: 'usr_member', lastName: 'Later' }))).toBe(
      'actingReadOnly',
    );
    expect(await done(acting.client(getActing, {}))).toMatchObject({ staffName: 'Sasha Moreno', reason: null });
    expect(await done(acting.client(giveActingReason, { reason: WHY }))).toMatchObject({ reason: WHY });
    expect((await done(acting.client(updateUser, { userId: 'usr_member', lastName: 'Later' }))).lastName).toBe('Later');
    // told once: another reason does not take its place
    expect(await done(acting.client(giveActingReason, { reason: 'Another one' }))).toMatchObject({ reason: WHY });

    const [session] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.id, decodeJwt(acting.jwt).jti ?? ''));
    expect(session).toMatchObject({ userId: 'usr_member', actorId: staff.id, actingReason: WHY });
    const trail = await db.select().from(audit).where(eq(audit.actorId, staff.id));
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['createLoginToken', 'giveActingReason', 'updateUser']),
    );
    const rows = await db
      .select()
      .from(accountHistory)
      .where(and(eq(accountHistory.userId, 'usr_member'), eq(accountHistory.actorId, staff.id)));
    expect(rows.map(({ type, comment }) => ({ type, comment }))).toEqual([
      { type: 'supportSignedIn', comment: null },
      { type: 'supportSignedIn', comment: WHY },
    ]);
    const member = await enterAs(sandbox, 'member');
    const { items } = await done(member.client(getAccountHistory, { userId: 'usr_member' }));
    expect(items[0]).toMatchObject({
      type: 'supportSignedIn',
      comment: WHY,
      actor: { kind: 'staff', id: null, name: 'Customer support' },
    });
  });

  it('read no birth date, weight or heart rate; an administrator does, with a reason', async () => {
    const { db } = sandbox.database;
    await db
      .update(users)
      .set({ birthDate: '1990-01-01', weightGrams: 70_000, restingHeartRate: 60, maxHeartRate: 190 })
      .where(eq(users.id, 'usr_member'));
    const healthFor = async (role: 'Admin' | 'CustomerServiceManager', reason?: string) => {
      const { client } = await acts(await colleague(sandbox, role), 'usr_member', reason);
      const { birthDate, weightGrams, maxHeartRate, restingHeartRate } = await done(
        client(getUser, { userId: 'usr_member' }),
      );
      return [birthDate, weightGrams, maxHeartRate, restingHeartRate];
    };
    const nothing = [null, null, null, null];
    expect(await healthFor('CustomerServiceManager')).toEqual(nothing);
    expect(await healthFor('CustomerServiceManager', WHY)).toEqual(nothing);
    expect(await healthFor('Admin')).toEqual(nothing);
    expect(await healthFor('Admin', WHY)).toEqual(['1990-01-01', 70_000, 190, 60]);
    const member = await enterAs(sandbox, 'member');
    expect((await done(member.client(getUser, { userId: 'usr_member' }))).weightGrams).toBe(70_000);
    expect(await done(member.client(getFullPreferences, { userId: 'usr_member' }))).toBeDefined();
  });

  it('see why a button is not there: nothing of the membership is theirs to change', async () => {
    const { client } = await acts(await colleague(sandbox, 'CustomerServiceManager'), 'usr_member', WHY);
    const { actions } = await done(client(getAccount, { userId: 'usr_member' }));
    const { quote, quoteAddonOffer, activationEmail: _mail, ...others } = actions;
    expect([quote, quoteAddonOffer]).toEqual(['ok', expect.any(String)]);
    // what is staff's own alone is not the member's either
    expect(new Set(Object.values(others))).toEqual(new Set(['notWhileActing', 'forbidden']));
    const member = await enterAs(sandbox, 'member');
    expect((await done(member.client(getAccount, { userId: 'usr_member' }))).actions.payment).toBe('ok');
  });

  it('keep reason and end when they go over to a child, and cannot stay longer', async () => {
    const acting = await acts(await colleague(sandbox, 'CustomerServiceManager'), 'usr_member', WHY);
    const { jwt } = await done(acting.client(switchFamilyMember, { userId: 'usr_kim' }));
    const child = sandbox.client({ jwt });
    expect(await done(child(getActing, {}))).toMatchObject({ reason: WHY });
    expect(decodeJwt(jwt).exp).toBe(decodeJwt(acting.jwt).exp);
    expect((decodeJwt(acting.jwt).exp ?? 0) - now()).toBeLessThanOrEqual(1800);
    const renewed = await done(child(refreshSession, { sessionId: decodeJwt(jwt).jti ?? '' }));
    expect(decodeJwt(renewed.jwt).exp).toBe(decodeJwt(acting.jwt).exp);
    await sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds: 1801 } });
    expect(await refused(child(validateSession, {}))).toBe('signedOut');
    await sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds: 0 } });
  });

  it('a member, and a parent at their child, have nobody acting for them and no reason to give', async () => {
    const member = await enterAs(sandbox, 'member');
    expect(await done(member.client(getActing, {}))).toBeNull();
    expect(await refused(member.client(giveActingReason, { reason: WHY }))).toBe('notActing');
    const { jwt } = await done(member.client(switchFamilyMember, { userId: 'usr_kim' }));
    const child = sandbox.client({ jwt });
    expect(await done(child(getActing, {}))).toBeNull();
    await done(child(updatePreferences, { userId: 'usr_kim', 'privacy.leaderboard': 'visible' }));
  });
});
