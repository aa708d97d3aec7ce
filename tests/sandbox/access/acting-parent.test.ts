import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { switchFamilyMember } from '../../../src/core/contract/auth.js';
import { getFamily } from '../../../src/core/contract/family.js';
import type { CallName } from '../../../src/core/contract/index.js';
import { getFullPreferences, resetPreference, updatePreferences } from '../../../src/core/contract/preferences.js';
import { shapes } from '../../../src/core/contract/schemas/index.js';
import { getUser, updateUser } from '../../../src/core/contract/users.js';
import { now } from '../../../src/core/dates.js';
import { seedInto } from '../../../src/sandbox/world/seed.js';
import { cheapScrypt } from '../../support/cheap-scrypt.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { ask, isCallName, lineOf } from '../calls/calls.js';
import { elsewhere, newPerson, type Person } from '../support/people.js';
import { ride, saved } from '../training/support.js';

/** Of what is measured or told of a body. */
const health = new Set([
  'heart_rate',
  'averageHeartRate',
  'maxHeartRate',
  'restingHeartRate',
  'ftp',
  'birthDate',
  'weightGrams',
  'training.heartRateZones',
]);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a shape, or an answer, has such a field anywhere; in an answer only one that says something counts. */
function tells(value: unknown, seen = new Set<unknown>()): boolean {
  if (!isObject(value) || seen.has(value)) return false;
  seen.add(value);
  return Object.entries(value).some(([key, part]) => (health.has(key) && says(part)) || tells(part, seen));
}
const says = (value: unknown): boolean =>
  typeof value === 'number' ||
  typeof value === 'string' ||
  (isObject(value) && Object.entries(value).some(([key, part]) => key !== 'lock' && says(part)));

const telling = Object.keys(shapes).filter((name): name is CallName => isCallName(name) && tells(shapes[name].output));

const CLASS = 'cls_bike_climb-ride_30';
const beats = {
  seconds: [0, 60, 120, 180],
  metrics: { heart_rate: [120, 130, 140, 150], output: [150, 160, 170, 180] },
};

describe('a parent in the account of an adult of their family', () => {
  let sandbox: TestSandbox;
  let parent: Person;
  let adult: Person;
  let workoutId: string;
  /** The parent, switched to the adult. */
  let acting: Person;

  const over = async (to: string): Promise<Person> => {
    const { jwt, userId } = await done(parent.client(switchFamilyMember, { userId: to }));
    return { jwt, userId, client: sandbox.client({ jwt }) };
  };

  beforeAll(async () => {
    sandbox = await openTestSandbox();
    parent = await newPerson(sandbox);
    adult = await newPerson(sandbox, { parentId: parent.userId, firstName: 'Alma' });
    const { client, userId } = adult;
    await done(
      client(updateUser, {
        userId,
        birthDate: '1990-05-05',
        weightGrams: 61_000,
        maxHeartRate: 188,
        restingHeartRate: 52,
        ftp: 210,
      }),
    );
    await done(
      client(updatePreferences, {
        userId,
        'privacy.heartRate': 'hidden',
        'training.heartRateZones': [100, 120, 140, 160],
      }),
    );
    workoutId = (await saved(adult, ride(1, { recording: beats }))).id;
    acting = await over(userId);
    expect(decodeJwt(acting.jwt)).toMatchObject({ sub: userId, act: parent.userId });
  });
  afterAll(() => sandbox.close());

  /** How each call that can tell is made about the adult; an answer must come, or there is nothing to look at. */
  const asks: Partial<Record<CallName, () => object | Promise<object>>> = {
    getUser: () => ({}),
    updateUser: () => ({ lastName: 'Walker' }),
    deleteUserImage: () => ({}),
    getHeartRateZones: () => ({}),
    getPreferences: () => ({}),
    getFullPreferences: () => ({}),
    updatePreferences: () => ({ units: 'metric' }),
    resetPreference: () => ({ key: 'units' }),
    getFamily: () => ({}),
    getWorkoutHistory: () => ({}),
    listWorkouts: () => ({}),
    listWorkoutsLegacy: () => ({}),
    logWorkout: () => ({ type: 'bike', startedAt: now() - 9000, durationSeconds: 600, timeZone: 'UTC' }),
    saveWorkout: () => ride(3, { recording: beats }),
    updateWorkout: () => ({ workoutId, version: 1, title: 'Mine' }),
    restoreWorkout: () => ({ workoutId }),
    getWorkout: () => ({ workoutId }),
    getWorkoutSummary: () => ({ workoutId }),
    getWorkoutAggregations: () => ({ groupBy: 'day' }),
    getClassBests: () => ({ contentId: CLASS }),
    getContentWorkouts: () => ({ contentId: CLASS }),
  };
  /** About somebody new or another, or held by tests of their own (files, sets and merges answer with the same shape). */
  const unasked = new Set<CallName>([
    'createUser',
    'changeFamily',
    'removeFamilyMember',
    'mergeWorkout',
    'importWorkout',
    'saveStrengthWorkout',
    'getStrengthWorkout',
  ]);

  it('every call that can tell of a body is looked at here', () => {
    expect(telling.filter(name => !unasked.has(name)).toSorted()).toEqual(Object.keys(asks).toSorted());
  });

  it.each(Object.keys(asks).filter(isCallName))('%s tells them nothing that the adult hides', async name => {
    const input = { userId: adult.userId, ...(await asks[name]?.()) };
    const sent = lineOf(name).path.includes(':userId') ? input : { ...input, userId: undefined };
    const { status, body } = await ask(sandbox, name, { jwt: acting.jwt, input: sent });
    expect(status, body).toBe(200);
    const { data } = JSON.parse(body);
    // of a family, the adult's own line
    const about = name === 'getFamily' ? data.items.filter(({ id }: { id: string }) => id === adult.userId) : data;
    expect(tells(about), body).toBe(false);
  });

  it('the adult reads all of it themself', async () => {
    for (const name of ['getUser', 'getWorkout', 'listWorkouts', 'getFullPreferences'] as const) {
      const input = { userId: adult.userId, ...(await asks[name]?.()) };
      const { body } = await ask(sandbox, name, { jwt: adult.jwt, input });
      expect(tells(JSON.parse(body)), name).toBe(true);
    }
  });

  it('no file of a workout holds the heart either', async () => {
    for (const format of ['csv', 'tcx', 'fit'] as const) {
      const input = { userId: adult.userId, workoutId, format, heartRate: 'true' };
      const [theirs, own] = await Promise.all(
        [acting, adult].map(({ jwt }) => ask(sandbox, 'getWorkoutFile', { jwt, input })),
      );
      expect([theirs?.status, own?.status]).toEqual([200, 200]);
      expect(theirs?.body, format).not.toBe(own?.body);
      if (format !== 'fit') expect(theirs?.body, format).not.toMatch(/heart/i);
    }
    const graph = await ask(sandbox, 'getWorkoutGraph', { jwt: acting.jwt, input: { workoutId } });
    expect(graph.body).not.toContain('heart_rate');
  });

  it('the adult’s privacy is theirs: it is refused, switched or not, and stands as it was', async () => {
    for (const by of [acting, parent]) {
      const { userId } = adult;
      expect(await refused(by.client(updatePreferences, { userId, 'privacy.heartRate': 'visible' }))).toBe(
        'privacyIsTheirs',
      );
      expect(await refused(by.client(resetPreference, { userId, key: 'privacy.leaderboard' }))).toBe('privacyIsTheirs');
      const full = await done(by.client(getFullPreferences, { userId }));
      expect(full['privacy.heartRate']).toMatchObject({ value: 'hidden', lock: 'privacyIsTheirs' });
      expect(full.units.lock).toBeUndefined();
    }
    const own = await done(adult.client(getFullPreferences, { userId: adult.userId }));
    expect(own['privacy.heartRate'].lock).toBeUndefined();
    await done(adult.client(updatePreferences, { userId: adult.userId, 'privacy.heartRate': 'hidden' }));
  });

  it('a child without a login is in their care, heart and privacy included', async () => {
    const seed = seedInto(sandbox.database.db, now(), cheapScrypt);
    const { id } = await seed.createUser({ parentId: parent.userId, firstName: 'Kim' });
    const child = await elsewhere(sandbox, { ...parent, userId: id });
    await done(parent.client(updateUser, { userId: id, birthDate: '2015-05-05' }));
    await saved(child, ride(1, { recording: beats }));
    const caring = await over(child.userId);
    const { userId } = child;
    expect((await done(caring.client(getUser, { userId }))).birthDate).toBe('2015-05-05');
    const { body } = await ask(sandbox, 'listWorkouts', { jwt: caring.jwt, input: { userId } });
    expect(tells(JSON.parse(body))).toBe(true);
    await done(caring.client(updatePreferences, { userId, 'privacy.leaderboard': 'visible' }));
    const { items } = await done(caring.client(getFamily, { userId }));
    expect(items.length).toBeGreaterThan(1);
  });
});
