import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExternalUser, getExternalUser, updateExternalUser } from '../../../src/core/contract/external-users.js';
import { resetPassword } from '../../../src/core/contract/user-security.js';
import { users } from '../../../src/sandbox/people/tables.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { worked } from '../support/visitor.js';
import { badFields, enter, enterAs, lastMail, newPerson, tokenFrom } from '../support/people.js';

let sandbox: TestSandbox;
let club: ReturnType<TestSandbox['client']>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  club = sandbox.client({ apiKey: 'sk_echelon_lafitness' });
});
afterAll(() => sandbox.close());

const kim = { email: 'Kim@Club.test', firstName: 'Kim', lastName: 'Novak', countryCode: 'CA' };

describe('a partner’s back end', () => {
  it('brings a person along, who gets a mail, chooses a password, and signs in', async () => {
    const made = await done(club(createExternalUser, { externalId: 'club-1', ...kim }));
    expect(made).toEqual({ externalId: 'club-1', userId: made.userId });
    expect(await done(club(createExternalUser, { externalId: 'club-1', ...kim }))).toEqual(made);
    expect(await done(club(getExternalUser, { externalId: 'club-1' }))).toEqual({
      externalId: 'club-1',
      userId: made.userId,
    });
    const [row] = await sandbox.database.db.select().from(users).where(eq(users.id, made.userId));
    expect(row).toMatchObject({
      email: 'kim@club.test',
      partnerId: 'lafitness',
      countryCode: 'CA',
      roles: ['Member'],
      passwordHash: null,
      dateActivated: null,
    });
    await done(
      sandbox.client()(resetPassword, {
        token: await tokenFrom(sandbox, 'kim@club.test', 'activation', 'reset'),
        password: 'Brand-new-1',
      }),
    );
    expect((await enter(sandbox, 'kim@club.test', {}, 'Brand-new-1')).userId).toBe(made.userId);
  });

  it('links an address that has an account to it, without a mail', async () => {
    const jo = await newPerson(sandbox);
    expect(
      await done(club(createExternalUser, { externalId: 'club-2', ...kim, email: jo.email.toUpperCase() })),
    ).toEqual({ externalId: 'club-2', userId: jo.userId });
    expect(await lastMail(sandbox, jo.email, 'activation')).toBeUndefined();
  });

  it('gives an id to one person at a time, and moves it on purpose only, to a person of its own', async () => {
    const [jo, pat] = [await newPerson(sandbox), await newPerson(sandbox, { partnerId: 'lafitness' })];
    await done(club(createExternalUser, { externalId: 'club-3', ...kim, email: jo.email }));
    expect(await refused(club(createExternalUser, { externalId: 'club-3', ...kim, email: pat.email }))).toBe(
      'externalIdTaken',
    );
    expect(
      await refused(club(createExternalUser, { externalId: 'club-3', ...kim, email: 'unheard.of@club.test' })),
    ).toBe('externalIdTaken');
    expect(await sandbox.database.db.select().from(users).where(eq(users.email, 'unheard.of@club.test'))).toEqual([]);
    expect(await done(club(updateExternalUser, { externalId: 'club-3', userId: pat.userId }))).toEqual({
      externalId: 'club-3',
      userId: pat.userId,
    });
    expect(await badFields(club(updateExternalUser, { externalId: 'club-3', userId: 'usr_nobody' }))).toEqual([
      'userId',
    ]);
    expect(await refused(club(updateExternalUser, { externalId: 'club-none', userId: pat.userId }))).toBe('notFound');
  });

  it('asked several times at once makes one person', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        club(createExternalUser, { externalId: 'club-4', ...kim, email: 'one@club.test' }),
      ),
    );
    const [first] = answers.map(worked);
    expect(answers.map(worked)).toEqual(answers.map(() => first));
    expect(await sandbox.database.db.select().from(users).where(eq(users.email, 'one@club.test'))).toHaveLength(1);
  });

  it('sees its own ids only, and no page or person gets in', async () => {
    await done(club(createExternalUser, { externalId: 'club-5', ...kim }));
    const office = sandbox.client({ apiKey: 'sk_echelon_service' });
    expect(await refused(office(getExternalUser, { externalId: 'club-5' }))).toBe('notFound');
    expect(await refused(sandbox.client()(getExternalUser, { externalId: 'club-5' }))).toBe('forbidden');
    const { jwt } = await enterAs(sandbox, 'superAdmin');
    expect(
      await refused(sandbox.client({ jwt, apiKey: 'sk_echelon_lafitness' })(getExternalUser, { externalId: 'club-5' })),
    ).toBe('forbidden');
    expect(await badFields(club(createExternalUser, { externalId: 'club-6', ...kim, email: 'nobody' }))).toEqual([
      'email',
    ]);
  });
});
