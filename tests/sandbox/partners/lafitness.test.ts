import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancel } from '../../../src/core/contract/account-actions.js';
import {
  pausePartnerMember,
  signUpPartnerMember,
  subscribePartnerMember,
  terminatePartnerMember,
  unpausePartnerMember,
  unterminatePartnerMember,
} from '../../../src/core/contract/lafitness.js';
import { resetPassword } from '../../../src/core/contract/user-security.js';
import { addDays, DAY } from '../../../src/core/dates.js';
import { readClock } from '../../../src/sandbox/world/clock.js';
import { apiKeys } from '../../../src/sandbox/access/tables.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { outbox } from '../../../src/sandbox/db/tables.js';
import { users } from '../../../src/sandbox/people/tables.js';
import { familySeats } from '../../../src/sandbox/family/family-seats.js';
import { recordsOf } from '../../../src/sandbox/db/records.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { tokenFrom } from '../support/people.js';
import { newVisitor, refused, worked } from '../support/visitor.js';

let sandbox: TestSandbox;
let gym: ReturnType<TestSandbox['client']>;
let other: ReturnType<TestSandbox['client']>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  const service = { name: 'Service', service: true, origins: [] };
  await sandbox.database.db
    .insert(apiKeys)
    .values([
      { ...service, id: 'key_gym', key: 'sk_echelon_lafitness', partnerId: 'lafitness' },
      { ...service, id: 'key_other', key: 'sk_other', partnerId: 'northside' },
    ])
    .onConflictDoNothing();
  gym = sandbox.client({ apiKey: 'sk_echelon_lafitness' });
  other = sandbox.client({ apiKey: 'sk_other' });
});
afterAll(() => sandbox.close());

let members = 0;
const nobody = { firstName: 'Gil', lastName: 'Gym' };

/** A person whom the gym has signed up. */
async function signUp(email = `gym${(members += 1)}@example.com`) {
  const memberId = `la-${email.replaceAll(/\W/g, '-')}`;
  return { ...worked(await gym(signUpPartnerMember, { memberId, email, ...nobody })), email };
}

async function subscribed() {
  const member = await signUp();
  return { ...member, ...worked(await gym(subscribePartnerMember, { memberId: member.memberId })) };
}

const now = () => readClock(sandbox.database.db);
const advance = (days: number) => sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: days } });
const subscriptionOf = async (userId: string) => (await recordsOf(sandbox.database.db, userId)).subscriptions.at(-1);

describe('a gym signs a person up', () => {
  it('who is new, and gets a mail to choose a password by', async () => {
    const { userId, email, memberId, status } = await signUp();
    expect(status).toBeNull();
    expect(await sandbox.database.db.select().from(users).where(eq(users.id, userId))).toMatchObject([
      { email, passwordHash: null, partnerId: 'lafitness', countryCode: 'US' },
    ]);
    expect(await sandbox.database.db.select().from(outbox).where(eq(outbox.recipient, email))).toMatchObject([
      { kind: 'accountCreated' },
    ]);
    expect(await sandbox.database.db.select().from(audit).where(eq(audit.resourceId, userId))).toMatchObject([
      { action: 'signUpPartnerMember', details: { memberId } },
    ]);
  });

  it('who has seven days to choose a password, and no longer', async () => {
    const choose = async (email: string) =>
      sandbox.client()(resetPassword, {
        token: await tokenFrom(sandbox, email, 'accountCreated', 'reset'),
        password: 'Brand-new-1',
      });
    const [late, early] = [await signUp(), await signUp()];
    await advance(6);
    worked(await choose(early.email));
    await advance(1);
    expect(refused(await choose(late.email)).code).toBe('tokenInvalid');
  });

  it('who has an account: the answer looks the same, and reveals nothing of what they have', async () => {
    const jo = await newVisitor(sandbox, { email: 'known@example.com' });
    await jo.addCard();
    worked(await jo.subscribe({ offerId: 'us-premier-monthly' }));
    const linked = await signUp('known@example.com');
    const fresh = await signUp();
    expect(linked.userId).toBe(jo.userId);
    expect({ ...linked, userId: '', memberId: '', email: '' }).toEqual({
      ...fresh,
      userId: '',
      memberId: '',
      email: '',
    });
  });

  it('twice, and it is one person, with any address the second time', async () => {
    const { memberId, userId } = await signUp();
    expect(worked(await gym(signUpPartnerMember, { memberId, email: 'elsewhere@example.com', ...nobody })).userId).toBe(
      userId,
    );
    expect(await sandbox.database.db.select().from(users).where(eq(users.email, 'elsewhere@example.com'))).toEqual([]);
  });

  it('with an invalid id or address: the fields are named', async () => {
    expect(
      refused(await gym(signUpPartnerMember, { memberId: 'a b', email: 'x', ...nobody })).fields?.map(
        ({ path }) => path,
      ),
    ).toEqual(expect.arrayContaining(['memberId', 'email']));
  });
});

describe('a gym’s membership', () => {
  it('is given without a bill, opens seats for the family, and is managed by the gym', async () => {
    const { userId, status, currentPeriodEnd } = await subscribed();
    expect(status).toBe('active');
    expect(currentPeriodEnd).toBe(addDays((await subscriptionOf(userId))?.startedAt ?? 0, 30));
    const { subscriptions, invoices, payments, history } = await recordsOf(sandbox.database.db, userId);
    expect(subscriptions).toMatchObject([
      {
        channelKind: 'partner',
        channelName: 'LA Fitness',
        partnerId: 'lafitness',
        provisioned: true,
        planId: 'us-premier-monthly',
        nextBillDate: null,
      },
    ]);
    expect([invoices, payments]).toEqual([[], []]);
    expect(history).toMatchObject([{ type: 'created', actorKind: 'partner' }]);
    expect(await familySeats(sandbox.database.db, userId)).toBe(4);
  });

  it('is not given beside another, on a plan that is not there, or to a day that is past', async () => {
    const { memberId } = await subscribed();
    expect(refused(await gym(subscribePartnerMember, { memberId }))).toMatchObject({
      code: 'alreadySubscribed',
      status: 409,
    });
    const fresh = await signUp();
    expect(refused(await gym(subscribePartnerMember, { memberId: fresh.memberId, planId: 'none' })).code).toBe(
      'planUnavailable',
    );
    expect(
      refused(await gym(subscribePartnerMember, { memberId: fresh.memberId, endsAt: (await now()) - 1 })).fields,
    ).toMatchObject([{ path: 'endsAt' }]);
  });

  it('requested twice with one key is given once', async () => {
    const { memberId, userId } = await signUp();
    const [one, two] = await Promise.all(
      [1, 2].map(() => gym(subscribePartnerMember, { memberId }, { idempotencyKey: `gym-${memberId}` })),
    );
    expect(one).toEqual(two);
    expect((await recordsOf(sandbox.database.db, userId)).subscriptions).toHaveLength(1);
  });

  it('pauses at once, without seats, and comes back when the gym or the day says so', async () => {
    const { memberId, userId } = await subscribed();
    expect(worked(await gym(pausePartnerMember, { memberId })).status).toBe('paused');
    expect(await familySeats(sandbox.database.db, userId)).toBe(0);
    expect(refused(await gym(pausePartnerMember, { memberId })).code).toBe('alreadyPaused');
    expect(worked(await gym(unpausePartnerMember, { memberId })).status).toBe('active');
    expect(refused(await gym(unpausePartnerMember, { memberId })).code).toBe('notPaused');
    const resumesAt = addDays(await now(), 2);
    expect(refused(await gym(pausePartnerMember, { memberId, resumesAt: (await now()) - 5 })).fields).toMatchObject([
      { path: 'resumesAt' },
    ]);
    worked(await gym(pausePartnerMember, { memberId, resumesAt }));
    await advance(3);
    expect(await subscriptionOf(userId)).toMatchObject({ status: 'active', resumesAt: null });
  });

  it('keeps a place for 366 days from now, and no day longer', async () => {
    const { memberId } = await subscribed();
    const pauseFor = async (days: number) =>
      gym(pausePartnerMember, { memberId, resumesAt: addDays(await now(), days) });
    expect(refused(await pauseFor(367)).fields).toMatchObject([{ path: 'resumesAt' }]);
    expect(worked(await pauseFor(366)).status).toBe('paused');
  });

  it('is terminated by the gym, with its reason, and the seats go with it', async () => {
    const { memberId, userId } = await subscribed();
    const ended = worked(await gym(terminatePartnerMember, { memberId, reason: 'Left the gym' }));
    expect(ended).toMatchObject({ status: 'terminated', currentPeriodEnd: null });
    expect(await subscriptionOf(userId)).toMatchObject({ endReason: 'partner' });
    expect(
      (await recordsOf(sandbox.database.db, userId)).history.find(({ type }) => type === 'terminated'),
    ).toMatchObject({ type: 'terminated', actorKind: 'partner', comment: 'Left the gym' });
    expect(await familySeats(sandbox.database.db, userId)).toBe(0);
    for (const call of [terminatePartnerMember, pausePartnerMember, unpausePartnerMember])
      expect(refused(await gym(call, { memberId })).code).toBe('subscriptionEnded');
  });

  it('comes back within one whole period of its end, to the second, and not after', async () => {
    const { memberId, userId } = await subscribed();
    expect(refused(await gym(unterminatePartnerMember, { memberId })).code).toBe('notTerminated');
    worked(await gym(terminatePartnerMember, { memberId }));
    const endedAt = (await subscriptionOf(userId))?.endedAt ?? 0;
    await sandbox.send('POST', '/sandbox/clock', { body: { now: endedAt + 30 * DAY - 60 } });
    expect(worked(await gym(unterminatePartnerMember, { memberId }))).toMatchObject({ status: 'active' });
    expect((await recordsOf(sandbox.database.db, userId)).history.map(({ type }) => type)).toContain('reinstated');
    worked(await gym(terminatePartnerMember, { memberId }));
    await advance(30.01);
    expect(refused(await gym(unterminatePartnerMember, { memberId }))).toMatchObject({
      code: 'reinstatementTooLate',
      status: 409,
    });
  });

  it('does not come back beside one that the person has bought since, nor when nobody terminated it', async () => {
    const jo = await newVisitor(sandbox, { email: 'moves.on@example.com' });
    const { memberId } = await signUp('moves.on@example.com');
    expect(refused(await gym(unterminatePartnerMember, { memberId })).code).toBe('notFound');
    worked(await gym(subscribePartnerMember, { memberId }));
    worked(await gym(terminatePartnerMember, { memberId }));
    await advance(1);
    await jo.addCard();
    worked(await jo.subscribe({ offerId: 'us-premier-monthly' }));
    expect(refused(await gym(unterminatePartnerMember, { memberId }))).toMatchObject({
      code: 'alreadySubscribed',
      status: 409,
    });
    worked(await sandbox.client({ jwt: jo.jwt })(cancel, { userId: jo.userId }));
    await advance(31);
    expect(refused(await gym(unterminatePartnerMember, { memberId })).code).toBe('notTerminated');
  });
});

describe('what is not the gym’s', () => {
  it('a membership that the person pays for themself is not there for it', async () => {
    const jo = await newVisitor(sandbox, { email: 'own@example.com' });
    await jo.addCard();
    worked(await jo.subscribe({ offerId: 'us-premier-monthly' }));
    const { memberId } = await signUp('own@example.com');
    const before = await jo.records();
    for (const call of [pausePartnerMember, unpausePartnerMember, terminatePartnerMember, unterminatePartnerMember]) {
      expect(refused(await gym(call, { memberId }))).toMatchObject({ code: 'notFound', status: 404 });
    }
    expect(await jo.records()).toEqual(before);
  });

  it('members of another partner are not found, and another partner’s key finds none of the gym’s', async () => {
    const { memberId } = await subscribed();
    for (const call of [
      pausePartnerMember,
      unpausePartnerMember,
      terminatePartnerMember,
      unterminatePartnerMember,
      subscribePartnerMember,
    ]) {
      expect(refused(await other(call, { memberId }))).toMatchObject({ code: 'notFound', status: 404 });
    }
    expect(refused(await other(signUpPartnerMember, { memberId, email: 'z@example.com', ...nobody })).code).toBe(
      'notFound',
    );
    expect(refused(await gym(pausePartnerMember, { memberId: 'la-nobody' })).code).toBe('notFound');
  });

  it('needs the gym’s own key: a page’s key, or a member’s token beside it, is not enough', async () => {
    const { memberId } = await signUp();
    expect(refused(await sandbox.client()(subscribePartnerMember, { memberId })).code).toBe('forbidden');
    const { jwt } = await newVisitor(sandbox);
    expect(
      refused(await sandbox.client({ apiKey: 'sk_echelon_lafitness', jwt })(subscribePartnerMember, { memberId })).code,
    ).toBe('forbidden');
  });

  it('a child’s membership is its parent’s', async () => {
    const { memberId, userId } = await signUp();
    await sandbox.database.db
      .update(users)
      .set({ parentId: (await newVisitor(sandbox)).userId })
      .where(eq(users.id, userId));
    expect(refused(await gym(subscribePartnerMember, { memberId }))).toMatchObject({
      code: 'parentRequired',
      status: 409,
    });
  });
});
