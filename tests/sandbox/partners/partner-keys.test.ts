import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscribeInactive, subscribeProvisioned } from '../../../src/core/contract/account-actions.js';
import { attachTestCard, createTestSubscription } from '../../../src/core/contract/account-support.js';
import { createExternalUser, getExternalUser, updateExternalUser } from '../../../src/core/contract/external-users.js';
import { listPartnerUsers } from '../../../src/core/contract/partners.js';
import { processWorkouts } from '../../../src/core/contract/training/records.js';
import { activateRedemptionCode, createRedemptionCode } from '../../../src/core/contract/redemption-codes.js';
import { findUserByEmail, getDateActivated, resendActivation } from '../../../src/core/contract/staff-users.js';
import { resetPassword } from '../../../src/core/contract/user-security.js';
import { oneTimeTokens } from '../../../src/sandbox/access/tables.js';
import { outbox } from '../../../src/sandbox/db/tables.js';
import { now } from '../../../src/core/dates.js';
import { seedInto } from '../../../src/sandbox/world/seed.js';
import { cheapScrypt } from '../../support/cheap-scrypt.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newPerson, tokenFrom } from '../support/people.js';
import { backOffice, colleague } from '../support/staff.js';
import { refused, worked } from '../support/visitor.js';

type Client = ReturnType<TestSandbox['client']>;

let sandbox: TestSandbox;
/** The back end of a partner, and one of our own. */
let partner: Client;
let company: Client;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  partner = await backOffice(sandbox, 'northside');
  company = await backOffice(sandbox);
});
afterAll(() => sandbox.close());

const theirs = () => newPerson(sandbox, { partnerId: 'northside' });
const plan = { planId: 'us-premier-monthly', days: 30 };

describe('a partner’s key', () => {
  it('finds its own people by their address, and nobody else', async () => {
    const [own, other] = [await theirs(), await newPerson(sandbox)];
    expect(worked(await partner(findUserByEmail, { email: own.email })).id).toBe(own.userId);
    worked(await partner(getDateActivated, { email: own.email }));
    for (const call of [findUserByEmail, getDateActivated]) {
      const [foreign, nobody] = [
        refused(await partner(call, { email: other.email })),
        refused(await partner(call, { email: 'nobody@example.test' })),
      ];
      expect({ ...foreign, requestId: '' }).toEqual({ ...nobody, requestId: '' });
      expect(foreign).toMatchObject({ code: 'notFound', status: 404 });
    }
    expect(worked(await company(findUserByEmail, { email: other.email })).id).toBe(other.userId);
  });

  it('has the workouts of its own people computed again, and of nobody else’s', async () => {
    const [own, other] = [await theirs(), await newPerson(sandbox)];
    expect(worked(await partner(processWorkouts, { userId: own.userId }))).toEqual({ workouts: 0, records: 0 });
    const [foreign, nobody] = [
      refused(await partner(processWorkouts, { userId: other.userId })),
      refused(await partner(processWorkouts, { userId: 'usr_nobody' })),
    ];
    expect({ ...foreign, requestId: '' }).toEqual({ ...nobody, requestId: '' });
    expect(foreign).toMatchObject({ code: 'notFound', status: 404 });
    worked(await company(processWorkouts, { userId: other.userId }));
  });

  it('mails nobody else’s people', async () => {
    const stranger = { email: 'never.in@example.test' };
    await seedInto(sandbox.database.db, now(), cheapScrypt).createUser(stranger);
    expect(worked(await partner(resendActivation, { email: stranger.email }))).toEqual({ sent: true });
    expect(
      (await sandbox.database.db.select().from(outbox)).filter(({ recipient }) => recipient === stranger.email),
    ).toEqual([]);
    worked(await company(resendActivation, { email: stranger.email }));
    expect(
      (await sandbox.database.db.select().from(outbox)).filter(({ recipient }) => recipient === stranger.email),
    ).toHaveLength(1);
  });

  it('gives memberships to its own people, of its own offers and in its own name', async () => {
    const [own, other] = [await theirs(), await newPerson(sandbox)];
    for (const person of [other, { userId: 'usr_nobody' }]) {
      const asked = [
        await partner(subscribeProvisioned, { userId: person.userId, ...plan }),
        await partner(subscribeInactive, { userId: person.userId, offerId: 'us-northside-monthly' }),
        await partner(createTestSubscription, { userId: person.userId, status: 'active' }),
        await partner(attachTestCard, { userId: person.userId, token: 'pm_card_visa' }),
      ];
      for (const answer of asked)
        expect(refused(answer)).toMatchObject({ status: 404, message: 'There is no such user.' });
    }
    expect(
      refused(await partner(subscribeProvisioned, { userId: own.userId, planId: 'us-connect-annual', days: 3 })).code,
    ).toBe('planUnavailable');
    expect(
      refused(await partner(subscribeProvisioned, { userId: own.userId, ...plan, partnerId: 'fitshop' })).code,
    ).toBe('validationFailed');
    expect(refused(await partner(subscribeInactive, { userId: own.userId, offerId: 'us-premier-monthly' })).code).toBe(
      'offerUnavailable',
    );
    expect(worked(await partner(subscribeProvisioned, { userId: own.userId, ...plan })).subscription).toMatchObject({
      provisioned: true,
    });
    expect(worked(await company(subscribeProvisioned, { userId: other.userId, ...plan })).subscription).toMatchObject({
      provisioned: true,
    });
  });

  it('sells the codes that are the partner’s', async () => {
    const { client } = await colleague(sandbox, 'SuperAdmin');
    const codeOf = async (partnerId?: string) =>
      worked(
        await client(createRedemptionCode, {
          effect: { kind: 'days', days: 3 },
          status: 'created',
          ...(partnerId && { partnerId }),
        }),
      );
    for (const foreign of [await codeOf(), await codeOf('fitshop')]) {
      for (const codeId of [foreign.id, foreign.code])
        expect(refused(await partner(activateRedemptionCode, { codeId }))).toMatchObject({
          status: 404,
          message: 'There is no such code.',
        });
    }
    const own = await codeOf('northside');
    expect(worked(await partner(activateRedemptionCode, { codeId: own.code })).status).toBe('activated');
    expect(worked(await company(activateRedemptionCode, { codeId: (await codeOf('fitshop')).id })).status).toBe(
      'activated',
    );
    expect(
      refused(await client(createRedemptionCode, { effect: { kind: 'days', days: 3 }, partnerId: 'nobody' })).code,
    ).toBe('notFound');
  });

  it('moves a link to its own people alone', async () => {
    const [own, other] = [await theirs(), await newPerson(sandbox)];
    worked(
      await partner(createExternalUser, { externalId: 'n-1', email: own.email, firstName: 'Kim', lastName: 'Novak' }),
    );
    const [foreign, nobody] = [
      refused(await partner(updateExternalUser, { externalId: 'n-1', userId: other.userId })),
      refused(await partner(updateExternalUser, { externalId: 'n-1', userId: 'usr_nobody' })),
    ];
    expect(foreign.fields).toEqual(nobody.fields);
    expect(worked(await partner(updateExternalUser, { externalId: 'n-1', userId: own.userId })).userId).toBe(
      own.userId,
    );
  });

  it('is no way to make a person one’s own: a link to an address opens nothing', async () => {
    const other = await newPerson(sandbox);
    worked(
      await partner(createExternalUser, { externalId: 'n-2', email: other.email, firstName: 'Kim', lastName: 'Novak' }),
    );
    expect(refused(await partner(findUserByEmail, { email: other.email })).status).toBe(404);
    expect(refused(await partner(subscribeProvisioned, { userId: other.userId, ...plan })).status).toBe(404);
  });

  it('learns nothing about an address by linking it: every answer is the same whether it has an account or not', async () => {
    const known = await newPerson(sandbox);
    const typed = { firstName: 'Kim', lastName: 'Novak' };
    /** All that the key can ask about an address that it has just typed, without what names the person. */
    const answersAbout = async (externalId: string, email: string): Promise<unknown> => {
      const linked = worked(await partner(createExternalUser, { externalId, email, ...typed }));
      const { userId } = linked;
      const answers = [
        await partner(createExternalUser, { externalId, email, ...typed }),
        await partner(getExternalUser, { externalId }),
        await partner(findUserByEmail, { email }),
        await partner(getDateActivated, { email }),
        await partner(resendActivation, { email }),
        await partner(updateExternalUser, { externalId, userId }),
        await partner(subscribeProvisioned, { userId, ...plan }),
        await partner(subscribeInactive, { userId, offerId: 'us-northside-monthly' }),
        await partner(processWorkouts, { userId }),
        worked(await partner(listPartnerUsers, { partnerId: 'northside', limit: 100 })).items.some(
          ({ id }) => id === userId,
        ),
      ];
      const told = JSON.stringify([linked, ...answers], (name, value: unknown) => (name === 'requestId' ? '' : value));
      return JSON.parse(told.replaceAll(userId, 'THEM').replaceAll(externalId, 'ID'));
    };
    expect(await answersAbout('n-known', known.email)).toEqual(await answersAbout('n-new', 'new.one@example.test'));
  });

  it('has whom it typed in as its own once they have chosen a password, and their mail again until then', async () => {
    const email = 'brought@example.test';
    const { userId } = worked(
      await partner(createExternalUser, { externalId: 'n-3', email, firstName: 'Kim', lastName: 'Novak' }),
    );
    await sandbox.database.db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
    worked(await partner(resendActivation, { email }));
    const token = await tokenFrom(sandbox, email, 'activation', 'reset');
    worked(await sandbox.client()(resetPassword, { token, password: 'Brand-new-1' }));
    expect(worked(await partner(findUserByEmail, { email })).id).toBe(userId);
    worked(await partner(subscribeProvisioned, { userId, ...plan }));
  });
});
