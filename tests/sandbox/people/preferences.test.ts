import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getFullPreferences,
  getPreferences,
  resetPreference,
  updatePreferences,
} from '../../../src/core/contract/preferences.js';
import { updateUser } from '../../../src/core/contract/users.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, enterAs, newPerson, type Person } from '../support/people.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

/** What a page of an older release, or anybody, may send beside what the types let through. */
const patch = async ({ userId, jwt }: Person, body: unknown) => {
  const answer = await sandbox.send('PATCH', `/users/${userId}/preferences`, {
    body,
    headers: { authorization: `Bearer ${jwt}` },
  });
  return { status: answer.status, body: await answer.json() };
};

describe('preferences', () => {
  it('are what was set, and in full what counts', async () => {
    const { client, userId } = await newPerson(sandbox);
    expect(await done(client(getPreferences, { userId }))).toEqual({});
    expect(
      await done(client(updatePreferences, { userId, units: 'metric', 'notifications.push.classes': false })),
    ).toEqual({ units: 'metric', 'notifications.push.classes': false });
    expect(await done(client(updatePreferences, { userId, timeZone: 'Pacific/Auckland' }))).toMatchObject({
      units: 'metric',
      timeZone: 'Pacific/Auckland',
    });
    const full = await done(client(getFullPreferences, { userId }));
    expect(full.units).toEqual({ value: 'metric', default: 'imperial', isDefault: false });
    expect(full.timeZone).toEqual({ value: 'Pacific/Auckland', default: 'America/New_York', isDefault: false });
    expect(full.weekStart).toEqual({ value: 'sunday', default: 'sunday', isDefault: true });
    expect(full['notifications.push.classes']).toEqual({ value: false, default: true, isDefault: false });
    expect(full['privacy.leaderboard'].value).toBe('visible');
  });

  it('go back to the default one by one', async () => {
    const { client, userId } = await newPerson(sandbox);
    await done(
      client(updatePreferences, {
        userId,
        units: 'metric',
        'privacy.leaderboard': 'hidden',
        'training.heartRateZones': [100, 120, 140, 160],
      }),
    );
    expect(await done(client(resetPreference, { userId, key: 'privacy.leaderboard' }))).toEqual({
      units: 'metric',
      'training.heartRateZones': [100, 120, 140, 160],
    });
    expect(await done(client(updatePreferences, { userId, 'training.heartRateZones': null }))).toEqual({
      units: 'metric',
    });
    expect(await done(client(resetPreference, { userId, key: 'units' }))).toEqual({});
    expect(await done(client(resetPreference, { userId, key: 'units' }))).toEqual({});
    expect(await badFields(client(resetPreference, { userId, key: 'colour' }))).toEqual(['key']);
  });

  it('begin as the country is used to', async () => {
    const { client, userId } = await newPerson(sandbox);
    await done(client(updateUser, { userId, countryCode: 'BE' }));
    expect(await done(client(getFullPreferences, { userId }))).toMatchObject({
      units: { value: 'metric' },
      language: { value: 'nl-BE' },
      timeZone: { value: 'Europe/Brussels' },
      weekStart: { value: 'monday' },
    });
  });

  it('hide children from others until they choose', async () => {
    const parent = await newPerson(sandbox);
    const child = await newPerson(sandbox, { parentId: parent.userId });
    await done(parent.client(updateUser, { userId: child.userId, birthDate: '2018-01-01' }));
    expect(await done(parent.client(getFullPreferences, { userId: child.userId }))).toMatchObject({
      'privacy.leaderboard': { value: 'hidden', isDefault: true },
      'privacy.heartRate': { value: 'hidden' },
    });
    await done(parent.client(updatePreferences, { userId: child.userId, 'privacy.leaderboard': 'visible' }));
    expect((await done(child.client(getFullPreferences, { userId: child.userId })))['privacy.leaderboard']).toEqual({
      value: 'visible',
      default: 'hidden',
      isDefault: false,
    });
  });

  it.each([
    [{ colour: 'red' }, 'colour'],
    [{ units: 'stones' }, 'units'],
    [{ timeZone: 'Mars/Olympus_Mons' }, 'timeZone'],
    [{ timeZone: '+02:00' }, 'timeZone'],
    [{ language: 'de-DE' }, 'language'],
    [{ 'notifications.email.classes': 'yes' }, 'notifications.email.classes'],
    [{ 'training.heartRateZones': [100, 120, 120, 160] }, 'training.heartRateZones'],
    [{ units: 'metric', weekStart: 'friday' }, 'weekStart'],
  ])('do not take %j, nor anything sent with it', async (body, field) => {
    const jo = await newPerson(sandbox);
    const answer = await patch(jo, body);
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { code: 'validationFailed', debug: { fields: [{ path: field }] } } },
    });
    expect(await done(jo.client(getPreferences, { userId: jo.userId }))).toEqual({});
  });

  it('never switch off mails about billing, and say why', async () => {
    const jo = await newPerson(sandbox);
    const answer = await patch(jo, { 'notifications.email.billing': false });
    expect(answer.status).toBe(422);
    expect(answer.body.error.debug.fields[0].message).toMatch(/cannot be switched off/);
  });

  it('are nobody else’s', async () => {
    const [jo, other] = [await newPerson(sandbox), await newPerson(sandbox)];
    expect(await refused(other.client(updatePreferences, { userId: jo.userId, units: 'metric' }))).toBe('notFound');
    expect(await refused((await enterAs(sandbox, 'staff')).client(getPreferences, { userId: jo.userId }))).toBe(
      'notFound',
    );
    expect(await done((await enterAs(sandbox, 'admin')).client(getPreferences, { userId: jo.userId }))).toEqual({});
  });
});
