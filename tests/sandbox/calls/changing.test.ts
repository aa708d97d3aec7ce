import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExternalUser } from '../../../src/core/contract/external-users.js';
import type { CallName } from '../../../src/core/contract/index.js';
import { follow } from '../../../src/core/contract/relationships.js';
import { updatePreferences } from '../../../src/core/contract/preferences.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { elsewhere, enterAs, newPerson } from '../support/people.js';
import { ask, type Asked, changing } from './calls.js';

/*
 * The calls that neither read nor take a key. With them every call of the contract is answered at least once on PGlite,
 * on which the stories and `npm start` run: reading.test.ts and repeating.test.ts make the others, and the long tests of
 * what each call does run on a server where there is one.
 */

const member = (s: TestSandbox) => enterAs(s, 'member');
const SERVICE = 'sk_echelon_service';

const fixtures: Partial<Record<CallName, (s: TestSandbox) => Promise<Asked>>> = {
  endSession: async s => {
    const { jwt } = await member(s);
    return { jwt, input: { sessionId: JSON.parse(atob(jwt.split('.')[1] ?? '')).jti } };
  },
  endSessions: async s => {
    const person = await member(s);
    await elsewhere(s, person);
    return { jwt: person.jwt, input: { userId: person.userId, except: 'current' } };
  },
  updatePreferences: async s => {
    const { jwt, userId } = await member(s);
    return { jwt, input: { userId, units: 'metric' } };
  },
  resetPreference: async s => {
    const { jwt, userId, client } = await member(s);
    await done(client(updatePreferences, { userId, units: 'metric' }));
    return { jwt, input: { userId, key: 'units' } };
  },
  unfollow: async s => {
    const { jwt, userId, client } = await member(s);
    const other = await newPerson(s);
    await done(client(follow, { userId, otherId: other.userId }));
    return { jwt, input: { userId, otherId: other.userId } };
  },
  updateExternalUser: async s => {
    const someone = { email: 'ext@example.test', firstName: 'Ex', lastName: 'Ternal' };
    await done(s.client({ apiKey: SERVICE })(createExternalUser, { externalId: 'x-1', ...someone }));
    return { apiKey: SERVICE, input: { externalId: 'x-1', userId: (await newPerson(s)).userId } };
  },
  removeFamilyMember: async s => {
    const { jwt, userId } = await member(s);
    return { jwt, input: { userId, memberId: 'usr_kim' } };
  },
  deleteUserImage: async s => {
    const { jwt, userId } = await member(s);
    return { jwt, input: { userId } };
  },
};

describe('a call that changes or deletes', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox('family');
  });
  afterAll(() => sandbox.close());

  it('is one of these', () => {
    expect(Object.keys(fixtures).toSorted()).toEqual(changing.toSorted());
  });

  it.each(changing)('%s is answered', async name => {
    const asked = await fixtures[name]?.(sandbox);
    if (!asked) throw new Error(`Nobody has said how ${name} is made.`);
    const { status, body } = await ask(sandbox, name, asked);
    expect(status, body).toBe(200);
  });
});
