import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOffer, updateOffer } from '../../../src/core/contract/staff-offers.js';
import { cancelSubscription, updateSubscriptionManually } from '../../../src/core/contract/subscriptions.js';
import { decideReceipt } from '../../../src/core/contract/user-receipts.js';
import { changePassword, forgotPassword, resetPassword } from '../../../src/core/contract/user-security.js';
import { updateUser } from '../../../src/core/contract/users.js';
import { changeFamily, removeFamilyMember } from '../../../src/core/contract/family.js';
import { fixUserAddress, repairUser } from '../../../src/core/contract/staff-users.js';
import type { Result } from '../../../src/core/contract/failure.js';
import { DAY, now } from '../../../src/core/dates.js';
import { changed, gone, readForChange, type Versioned } from '../../../src/sandbox/db/versioned.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import type { Context, Note } from '../../../src/sandbox/http/handler.js';
import { users } from '../../../src/sandbox/people/tables.js';
import { versionedUser } from '../../../src/sandbox/people/versioned-user.js';
import type { UserRow } from '../../../src/sandbox/people/profile/profile.js';
import { cheapScrypt } from '../../support/cheap-scrypt.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newPerson, password, tokenFrom } from '../support/people.js';
import { pdf, send } from '../support/receipt-files.js';
import { colleague } from '../support/staff.js';
import { refused, theMember, worked } from '../support/visitor.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('active-monthly');
});
afterAll(() => sandbox.close());

/** Two do something at the same moment; answers who won, and the answer to the other one. */
async function atOnce<Code extends string>(both: readonly [string, Promise<Result<unknown, Code>>][]) {
  const answers = await Promise.all(both.map(async ([name, answer]) => ({ name, answer: await answer })));
  const winners = answers.filter(({ answer }) => answer.ok).map(({ name }) => name);
  const losers = answers.filter(({ answer }) => !answer.ok);
  expect([winners.length, losers.length]).toEqual([1, both.length - 1]);
  return { winner: winners[0], refusals: losers.map(({ answer }) => refused(answer)) };
}

const justNow = () => {
  const at = now();
  return expect.toSatisfy((seconds: unknown) => typeof seconds === 'number' && Math.abs(seconds - at) < 60);
};

const trailOf = (id: string) => sandbox.database.db.select().from(audit).where(eq(audit.resourceId, id));

describe('of two people who change the same at once, one wins and the other reads who, when and what', () => {
  it('the draft of an offer', async () => {
    const [ann, bob] = [
      await colleague(sandbox, 'MarketingManager', 'Ann Able'),
      await colleague(sandbox, 'MarketingManager', 'Bob Busy'),
    ];
    const { id } = worked(await ann.client(createOffer, { planId: 'us-premier-monthly', audience: 'public' }));
    const { winner, refusals } = await atOnce([
      ['Ann Able', ann.client(updateOffer, { offerId: id, version: 1, position: 801 })],
      ['Bob Busy', bob.client(updateOffer, { offerId: id, version: 1, position: 802 })],
    ]);
    expect(refusals).toMatchObject([
      {
        code: 'versionConflict',
        status: 409,
        debug: {
          current: { id, version: 2, draft: { body: { position: winner === 'Ann Able' ? 801 : 802 } } },
          changedAt: justNow(),
          changedBy: winner,
        },
      },
    ]);
  });

  it('a membership', async () => {
    const jo = await theMember(sandbox);
    const [ann, bob] = [
      await colleague(sandbox, 'CustomerServiceManager', 'Ann Able'),
      await colleague(sandbox, 'CustomerServiceManager', 'Bob Busy'),
    ];
    const { subscription } = await jo.account();
    const { id = '', version = 0, currentPeriodEnd } = subscription ?? {};
    const asked = { subscriptionId: id, version, reason: 'Promised' };
    const ends = (currentPeriodEnd ?? 0) + DAY;
    const { winner, refusals } = await atOnce([
      ['Ann Able', ann.client(updateSubscriptionManually, { ...asked, currentPeriodEnd: ends })],
      ['Bob Busy', bob.client(updateSubscriptionManually, { ...asked, currentPeriodEnd: ends + DAY })],
    ]);
    expect(refusals).toMatchObject([
      {
        code: 'versionConflict',
        debug: { current: { id, version: version + 1 }, changedAt: justNow(), changedBy: winner },
      },
    ]);
    worked(await sandbox.client({ jwt: jo.jwt })(cancelSubscription, { subscriptionId: id }));
    expect(refused(await ann.client(updateSubscriptionManually, { ...asked, version: version + 1 }))).toMatchObject({
      code: 'versionConflict',
      debug: { current: { id, cancelAtPeriodEnd: true }, changedAt: justNow(), changedBy: 'Alex Rider' },
    });
  });

  it('a profile: staff read who it was, the person reads names of their own family and that it was support', async () => {
    const jo = await newPerson(sandbox);
    const ada = await colleague(sandbox, 'Admin', 'Ada Admin');
    const change = { userId: jo.userId, version: 1 };
    const { winner, refusals } = await atOnce([
      ['Jo Walker', jo.client(updateUser, { ...change, lastName: 'Walker', displayName: 'Jo' })],
      ['Customer support', ada.client(updateUser, { ...change, displayName: 'Joan' })],
    ]);
    expect(refusals).toMatchObject([
      {
        code: 'versionConflict',
        debug: { current: { id: jo.userId, version: 2 }, changedAt: justNow(), changedBy: winner },
      },
    ]);
    await done(ada.client(updateUser, { userId: jo.userId, displayName: 'Jojo' }));
    const conflict = async (client: typeof jo.client) =>
      refused(await client(updateUser, { ...change, displayName: 'J' })).debug;
    expect(await conflict(jo.client)).toMatchObject({ changedBy: 'Customer support', changedAt: justNow() });
    expect(await conflict(ada.client)).toMatchObject({ changedBy: 'Ada Admin', changedAt: justNow() });
    await done(jo.client(changePassword, { userId: jo.userId, oldPassword: password, password: 'Row-3-gether' }));
    expect(await conflict(ada.client)).toMatchObject({ changedBy: 'Jo Walker' });
  });

  it('a receipt that another clerk has decided, however new what they saw is', async () => {
    const { guid } = await send(sandbox.client(), pdf(500));
    const [ann, bob] = [
      await colleague(sandbox, 'CustomerService', 'Ann Able'),
      await colleague(sandbox, 'CustomerService', 'Bob Busy'),
    ];
    const no = { guid, status: 'rejected', reason: 'Cannot be read', version: 1 } as const;
    const { winner, refusals } = await atOnce([
      ['Ann Able', ann.client(decideReceipt, no)],
      ['Bob Busy', bob.client(decideReceipt, no)],
    ]);
    const stands = { current: { guid, status: 'rejected', version: 2 }, changedAt: justNow(), changedBy: winner };
    expect(refusals).toMatchObject([{ code: 'alreadyDecided', status: 409, debug: stands }]);
    expect(refused(await bob.client(decideReceipt, { ...no, version: 2 }))).toMatchObject({
      code: 'alreadyDecided',
      debug: stands,
    });
  });

  it('nobody, where it is not known', async () => {
    const { guid } = await send(sandbox.client(), pdf(500));
    const { client } = await colleague(sandbox, 'CustomerService');
    const answer = await client(decideReceipt, { guid, status: 'approved', version: 7 });
    expect(refused(answer)).toMatchObject({
      code: 'versionConflict',
      status: 409,
      debug: { current: { guid, version: 1 }, changedAt: null, changedBy: null },
    });
  });
});

describe('every call that writes to a person', () => {
  /** Who wrote the present row, as staff see it who look at an older one. */
  const lastWriter = async (userId: string) => {
    const { client } = await colleague(sandbox, 'Admin', 'Ada Admin');
    const { debug } = refused(await client(updateUser, { userId, version: 999, displayName: 'J' }));
    return debug?.['changedBy'];
  };
  const lastLine = async (userId: string) =>
    (await trailOf(userId))
      .toSorted((a, b) => Number(a.details['version'] ?? 0) - Number(b.details['version'] ?? 0))
      .at(-1);
  const newMember = { action: 'add' as const, firstName: 'Kit', lastName: 'Rider' };

  it('a reset password leaves who changed it, and not what it is', async () => {
    const { userId, email } = await newPerson(sandbox);
    await done(sandbox.client()(forgotPassword, { email }));
    const token = await tokenFrom(sandbox, email, 'passwordReset', 'reset');
    await done(sandbox.client()(resetPassword, { token, password: 'Row-3-gether' }));
    expect(await lastLine(userId)).toMatchObject({
      action: 'resetPassword',
      details: { version: 2, hidden: ['passwordHash'] },
    });
    expect(await lastWriter(userId)).toBe('Portal');
  });

  it('a profile taken over by its invitation, and an account that joins in place of one, leave who did it', async () => {
    const parent = await theMember(sandbox);
    const family = sandbox.client({ jwt: parent.jwt });
    const before = new Set<string>();
    const invite = async (email: string) => {
      const { items } = await done(family(changeFamily, { userId: parent.userId, ...newMember, email }));
      // members of one second come in any order
      const added = before.size > 0 ? items.find(({ id }) => !before.has(id)) : items.at(-1);
      for (const { id } of items) before.add(id);
      return {
        memberId: added?.id ?? '',
        token: await tokenFrom(sandbox, email, 'familyInvitation', 'invitation'),
      };
    };
    const kit = await invite('kit@example.test');
    await done(sandbox.client()(resetPassword, { token: kit.token, password: 'Row-3-gether' }));
    expect(await lastWriter(kit.memberId)).toBe('Portal');

    const jo = await newPerson(sandbox);
    const place = await invite(jo.email);
    await done(jo.client(changeFamily, { userId: jo.userId, action: 'join', token: place.token }));
    expect(await lastWriter(jo.userId)).toBe('Jo Walker');
    expect(await trailOf(jo.userId)).toMatchObject([{ action: 'joinFamily', details: { version: 2 } }]);
    expect(await trailOf(place.memberId)).toMatchObject([
      { action: 'removeProfile', actorId: jo.userId, details: { before: { firstName: 'Kit' } } },
    ]);

    await done(family(removeFamilyMember, { userId: parent.userId, memberId: jo.userId }));
    expect(await lastWriter(jo.userId)).toBe('Alex Rider');
  });

  it('a repair leaves who made it', async () => {
    const { userId } = await newPerson(sandbox, { roles: [] });
    const { client } = await colleague(sandbox, 'CustomerServiceManager', 'Ann Able');
    await done(client(repairUser, { userId, apply: true }));
    expect(await lastLine(userId)).toMatchObject({ details: { version: 2, after: { roles: ['Member'] } } });
    expect(await lastWriter(userId)).toBe('Ann Able');
  });
});

describe('a change', () => {
  it('leaves one line with what was before and after, and of health data the names alone', async () => {
    const jo = await newPerson(sandbox);
    await done(jo.client(updateUser, { userId: jo.userId, displayName: 'Jo', weightGrams: 70_500, heightMm: 1755 }));
    const trail = await trailOf(jo.userId);
    expect(trail).toMatchObject([
      {
        action: 'updateUser',
        actorId: jo.userId,
        details: {
          version: 2,
          before: { displayName: null, heightMm: null },
          after: { displayName: 'Jo', heightMm: 1755 },
          hidden: ['weightGrams'],
        },
      },
    ]);
    expect(JSON.stringify(trail)).not.toContain('70500');
  });

  it('of nothing leaves the version as it is, and no line', async () => {
    const jo = await newPerson(sandbox);
    const address = {
      streetLine1: '12 Harbor Street',
      city: 'Portland',
      postalCode: '97201',
      country: { code: 'US' },
      region: { code: 'OR' },
    };
    const asked = { userId: jo.userId, address };
    expect((await done(jo.client(updateUser, asked))).version).toBe(2);
    expect((await done(jo.client(updateUser, asked))).version).toBe(2);
    const { client } = await colleague(sandbox, 'CustomerService');
    expect((await done(client(fixUserAddress, { userId: jo.userId }))).changed).toEqual([]);
    expect(await trailOf(jo.userId)).toHaveLength(1);
  });
});

describe('a row that is held', () => {
  const contextOf = (db: Context['db'], notes: (Note | null)[]): Context => ({
    db,
    now: now(),
    requestId: 'req_1',
    locale: 'en',
    host: { portalUrl: '', scrypt: cheapScrypt, revision: 'dev', version: '0', production: false },
    note: note => notes.push(note),
  });

  it('goes, and the line says what it was, without its secrets', async () => {
    const { userId, email } = await newPerson(sandbox);
    const notes: (Note | null)[] = [];
    await sandbox.database.db.transaction(async tx => {
      const context = contextOf(tx, notes);
      await gone(context, await readForChange(context, versionedUser, userId, 1), { action: 'deleteUser' });
    });
    expect(await sandbox.database.db.select().from(users).where(eq(users.id, userId))).toEqual([]);
    expect(notes).toMatchObject([{ id: userId, action: 'deleteUser', details: { before: { email, version: 1 } } }]);
    expect(notes[0]?.details?.['before']).not.toHaveProperty('passwordHash');
  });

  it('is not missed: what is not there is refused', async () => {
    const context = contextOf(sandbox.database.db, []);
    await expect(readForChange(context, versionedUser, 'nobody')).rejects.toMatchObject({ code: 'notFound' });
  });

  it('answers the present row, also where something else wrote to it meanwhile', async () => {
    const { userId } = await newPerson(sandbox);
    const kind: Versioned<UserRow> = versionedUser;
    await sandbox.database.db.transaction(async tx => {
      const context = contextOf(tx, []);
      const held = await readForChange(context, kind, userId);
      await tx.update(users).set({ phoneNumber: '555' }).where(eq(users.id, userId));
      expect(await changed(context, held, { firstName: 'Joan' })).toMatchObject({
        firstName: 'Joan',
        phoneNumber: '555',
        version: 2,
      });
    });
  });
});
