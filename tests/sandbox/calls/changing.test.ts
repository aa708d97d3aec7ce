import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createLocation,
  inviteLocationUser,
  listLocationUsers,
} from '../../../src/core/contract/commercial/locations.js';
import { createActivationCode } from '../../../src/core/contract/commercial/activation-codes.js';
import { rateContent } from '../../../src/core/contract/content/ratings.js';
import { createExternalUser } from '../../../src/core/contract/external-users.js';
import type { CallName } from '../../../src/core/contract/index.js';
import { follow } from '../../../src/core/contract/relationships.js';
import { joinCollection } from '../../../src/core/contract/training/collections.js';
import { listPersonalBests } from '../../../src/core/contract/training/records.js';
import { updatePreferences } from '../../../src/core/contract/preferences.js';
import { addDays, now } from '../../../src/core/dates.js';
import { seedInto } from '../../../src/sandbox/world/seed.js';
import { seedCommercial } from '../../../src/sandbox/world/worlds/commercial.js';
import { cheapScrypt } from '../../support/cheap-scrypt.js';
import { raiseAlarm } from '../../../src/sandbox/commercial/alarms/raise.js';
import { alarms } from '../../../src/sandbox/commercial/tables/sessions.js';
import { connectUserEquipment } from '../../../src/core/contract/user-equipment.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { elsewhere, enterAs, newPerson } from '../support/people.js';
import { lifted, press, session } from '../training/strength-support.js';
import { CHALLENGE, ride, saved } from '../training/support.js';
import { ask, type Asked, changing } from './calls.js';

/*
 * The calls that neither read nor take a key. With them every call of the contract is answered at least once on PGlite,
 * on which the stories and `npm start` run: reading.test.ts and repeating.test.ts make the others, and the long tests of
 * what each call does run on a server where there is one.
 */

const member = (s: TestSandbox) => enterAs(s, 'member');
const SERVICE = 'sk_echelon_service';
const support = (s: TestSandbox) => enterAs(s, 'superAdmin');

/** Done by customer service to a location that was just made. */
const atLocation =
  (more: object) =>
  async (s: TestSandbox): Promise<Asked> => {
    const { jwt, client } = await support(s);
    const made = await done(client(createLocation, { ownerId: 'own_harbor', name: 'Harbor Two', countryCode: 'US' }));
    return { jwt, input: { locationId: made.id, version: made.version, ...more } };
  };

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
  deleteLocation: atLocation({ reason: 'Sold' }),
  disconnectLocationUser: async s => {
    const { jwt, client } = await support(s);
    const locationId = 'loc_pulse';
    await done(client(inviteLocationUser, { locationId, email: 'nia@example.test', role: 'staff' }));
    const { items } = await done(client(listLocationUsers, { locationId }));
    return { jwt, input: { locationId, userId: items[0]?.userId } };
  },
  revokeActivationCode: async s => {
    const { jwt, client } = await support(s);
    const { id } = await done(client(createActivationCode, { locationId: 'loc_pulse' }));
    return { jwt, input: { activationCodeId: id } };
  },
  updateEquipment: async s => ({
    jwt: (await support(s)).jwt,
    input: { equipmentId: 'eqp_60', name: 'By the window' },
  }),
  releaseLicense: async s => ({ jwt: (await support(s)).jwt, input: { equipmentId: 'eqp_61' } }),
  snoozeAlarm: async s => {
    const { db } = s.database;
    await raiseAlarm(db, { kind: 'fault', locationId: 'loc_downtown', subject: 'eqp_9', equipmentId: 'eqp_9' }, now());
    const [alarm] = await db.select({ id: alarms.id }).from(alarms);
    return { jwt: (await support(s)).jwt, input: { alarmId: alarm?.id, until: addDays(now(), 1) } };
  },
  removeUserEquipment: async s => {
    const { jwt, userId, client } = await member(s);
    const unitId = 'EX8S-2026-000101';
    await done(client(connectUserEquipment, { userId, unitId }));
    return { jwt, input: { userId, unitId } };
  },
  deleteWorkout: async s => {
    const person = await member(s);
    return { jwt: person.jwt, input: { userId: person.userId, workoutId: (await saved(person, ride(1))).id } };
  },
  deleteStrengthWorkout: async s => {
    const person = await member(s);
    const { workout } = await lifted(person, session('s', 1, [press('a', 60, 5)]));
    return { jwt: person.jwt, input: { userId: person.userId, workoutId: workout.id } };
  },
  evictMemory: async s => ({ jwt: (await support(s)).jwt, input: { key: 'plans' } }),
  deletePersonalBest: async s => {
    const person = await member(s);
    const { jwt, userId, client } = person;
    await saved(person, ride(1));
    const { items } = await done(client(listPersonalBests, { userId }));
    return { jwt, input: { userId, personalBestId: items[0]?.id } };
  },
  removeFavorite: async s => {
    const { jwt, userId } = await member(s);
    return { jwt, input: { userId, contentId: 'cls_bike_climb-ride_30' } };
  },
  removeRating: async s => {
    const person = await member(s);
    const { jwt, userId, client } = person;
    const contentId = 'cls_bike_climb-ride_30';
    await saved(person, ride(1));
    await done(client(rateContent, { userId, contentId, stars: 4 }));
    return { jwt, input: { userId, contentId } };
  },
  leaveCollection: async s => {
    const { jwt, userId, client } = await member(s);
    await done(client(joinCollection, { userId, collectionId: CHALLENGE }));
    return { jwt, input: { userId, collectionId: CHALLENGE } };
  },
  deleteCommercialSession: async s => {
    const { jwt, userId } = await member(s);
    return { jwt, input: { userId, commercialSessionId: 'ses_1' } };
  },
};

describe('a call that changes or deletes', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox('family');
    await seedCommercial(seedInto(sandbox.database.db, now(), cheapScrypt));
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
