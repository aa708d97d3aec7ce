import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '../../../src/core/contract/failure.js';
import { createExternalUser } from '../../../src/core/contract/external-users.js';
import { changeFamily, getFamily } from '../../../src/core/contract/family.js';
import { createUser, updateUser } from '../../../src/core/contract/users.js';
import { resetPassword } from '../../../src/core/contract/user-security.js';
import { now } from '../../../src/core/dates.js';
import { users } from '../../../src/sandbox/people/tables.js';
import { cheapScrypt } from '../../support/cheap-scrypt.js';
import { seedInto } from '../../../src/sandbox/world/seed.js';
import { giveSubscription } from '../../../src/sandbox/world/worlds/membership.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newPerson, password, type Person, tokenFrom } from '../support/people.js';

// On a real server only: PGlite has one connection, so nothing there ever happens at once.
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const counted = (answers: readonly Result<unknown>[]): Record<string, number> => {
  const codes = answers.map(answer => (answer.ok ? 'worked' : answer.failure.code));
  return Object.fromEntries([...new Set(codes)].map(code => [code, codes.filter(one => one === code).length]));
};

async function newParent(): Promise<Person> {
  const parent = await newPerson(sandbox);
  await giveSubscription(seedInto(sandbox.database.db, now(), cheapScrypt), parent.userId, {
    id: `sub_${parent.userId}`,
  });
  return parent;
}

const add = ({ client, userId }: Person, email?: string) =>
  client(changeFamily, { userId, action: 'add', firstName: 'Kim', lastName: 'Rider', ...(email && { email }) });
const join = ({ client, userId }: Person, token: string) => client(changeFamily, { userId, action: 'join', token });
const invitation = (email: string) => tokenFrom(sandbox, email, 'familyInvitation', 'invitation');

describe('at the same moment', () => {
  it('a dozen adds fill the four places of a family and no more', async () => {
    const parent = await newParent();
    expect(counted(await Promise.all(Array.from({ length: 12 }, () => add(parent))))).toEqual({
      worked: 4,
      familyFull: 8,
    });
    expect((await done(parent.client(getFamily, { userId: parent.userId }))).used).toBe(4);
  });

  it('a person who is invited by two families joins one', async () => {
    const [one, other, jo] = [await newParent(), await newParent(), await newPerson(sandbox)];
    await done(add(one, jo.email));
    const first = await invitation(jo.email);
    await done(add(other, jo.email));
    const second = await invitation(jo.email);
    expect(counted(await Promise.all([first, second, first, second].map(token => join(jo, token))))).toMatchObject({
      worked: 1,
    });
    const sizes = await Promise.all(
      [one, other].map(
        async ({ client, userId }) =>
          (await done(client(getFamily, { userId }))).items.filter(({ id }) => id === jo.userId).length,
      ),
    );
    expect(sizes.toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('two parents who invite each other do not become each other’s child', async () => {
    const [one, other] = [await newPerson(sandbox), await newPerson(sandbox)];
    const seed = seedInto(sandbox.database.db, now(), cheapScrypt);
    for (const { userId } of [one, other]) await giveSubscription(seed, userId, { id: `sub_${userId}` });
    await done(add(one, other.email));
    await done(add(other, one.email));
    const answers = await Promise.all([
      join(other, await invitation(other.email)),
      join(one, await invitation(one.email)),
    ]);
    expect(answers.every(({ ok }) => !ok)).toBe(true);
  });

  it('an invitation becomes one login, after any number of clicks', async () => {
    const parent = await newParent();
    const email = `race.${parent.userId}@example.test`;
    await done(add(parent, email));
    const token = await invitation(email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sandbox.client()(resetPassword, { token, password: 'Brand-new-1' })),
    );
    expect(counted(answers)).toEqual({ worked: 1, tokenInvalid: 5 });
  });

  it('an address goes to one of many who want it', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => newPerson(sandbox)));
    const email = 'wanted@example.test';
    const moves = people.map(({ client, userId }) => client(updateUser, { userId, email, currentPassword: password }));
    const signUps = Array.from({ length: 3 }, () =>
      sandbox.client()(createUser, { email, password, firstName: 'Jo', lastName: 'Walker' }),
    );
    const links = Array.from({ length: 3 }, (_, at) =>
      sandbox.client({ apiKey: 'sk_echelon_service' })(createExternalUser, {
        externalId: `w${at}`,
        email,
        firstName: 'Jo',
        lastName: 'Walker',
      }),
    );
    const [moved, signedUp, linked] = await Promise.all([Promise.all(moves), Promise.all(signUps), Promise.all(links)]);
    const [owner, ...others] = await sandbox.database.db.select().from(users).where(eq(users.email, email));
    expect(others).toEqual([]);
    // whom a link made has no password yet
    const made = owner?.passwordHash === null ? 1 : 0;
    expect((counted([...moved, ...signedUp])['worked'] ?? 0) + made).toBe(1);
    for (const answer of linked) if (answer.ok) expect(answer.data.userId).toBe(owner?.id);
  });
});
