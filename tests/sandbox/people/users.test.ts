import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoginToken, redeemOneTimeToken, signIn } from '../../../src/core/contract/auth.js';
import { updatePreferences } from '../../../src/core/contract/preferences.js';
import { deleteUserImage, getHeartRateZones, getUser, updateUser } from '../../../src/core/contract/users.js';
import { forgotPassword, resetPassword } from '../../../src/core/contract/user-security.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { profileImages } from '../../../src/sandbox/people/tables.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { dataUrl, PNG_FRAME, png, webp } from './rules/pictures.js';
import { badFields, enterAs, failure, lastMail, newPerson, password, tokenFrom } from '../support/people.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const address = {
  streetLine1: '12 Harbor Street',
  city: 'Portland',
  postalCode: '97201',
  country: { code: 'US' },
  region: { code: 'OR' },
};
const profile = {
  displayName: 'Jo on wheels',
  birthDate: '1990-02-28',
  gender: 'nonBinary' as const,
  heightMm: 1755,
  weightGrams: 70_500,
  maxHeartRate: 186,
  restingHeartRate: 58,
  ftp: 240,
  address,
};

describe('a profile', () => {
  it('has nothing to show at first, then what the person has entered, and forgets it again', async () => {
    const { client, userId } = await newPerson(sandbox);
    expect(await done(client(getUser, { userId }))).toMatchObject({
      displayName: 'Jo W.',
      birthDate: null,
      gender: null,
      heightMm: null,
      weightGrams: null,
      address: null,
      imageUrl: null,
    });
    expect(await done(client(updateUser, { userId, ...profile }))).toMatchObject({ ...profile, version: 2 });
    expect(await done(client(updateUser, { userId, birthDate: null, address: null, weightGrams: null }))).toMatchObject(
      {
        ...profile,
        birthDate: null,
        address: null,
        weightGrams: null,
        version: 3,
      },
    );
  });

  it.each([
    [{ birthDate: '2027-02-29' }, 'birthDate'],
    [{ birthDate: '1.1.1990' }, 'birthDate'],
    [{ birthDate: '2999-01-01' }, 'birthDate'],
    [{ birthDate: '1880-01-01' }, 'birthDate'],
    [{ heightMm: 1755.5 }, 'heightMm'],
    [{ heightMm: 299 }, 'heightMm'],
    [{ weightGrams: 70 }, 'weightGrams'],
    [{ maxHeartRate: 300 }, 'maxHeartRate'],
    [{ ftp: 29 }, 'ftp'],
    [{ displayName: '  ' }, 'displayName'],
    [{ displayName: '\u202E\n' }, 'displayName'],
    [{ address: { ...address, country: { code: 'usa' } } }, 'address.country.code'],
    [{ email: 'not an address' }, 'email'],
  ])('does not take %j', async (patch, field) => {
    const { client, userId } = await newPerson(sandbox);
    expect(await badFields(client(updateUser, { userId, ...patch }))).toEqual([field]);
  });

  it('is called in one line, which turns nothing around that stands behind it', async () => {
    const { client, userId } = await newPerson(sandbox);
    const patch = { firstName: 'Mary\r\nAnn', lastName: '\u202Edlanoc\u202C', displayName: 'مريم من مراكش' };
    expect(await done(client(updateUser, { userId, ...patch }))).toMatchObject({
      firstName: 'Mary Ann',
      lastName: 'dlanoc',
      displayName: 'مريم من مراكش',
    });
  });

  it('is not written over by a page that has not seen the last change', async () => {
    const { client, userId } = await newPerson(sandbox);
    await done(client(updateUser, { userId, version: 1, firstName: 'Joan' }));
    const { code, status, debug } = await failure(client(updateUser, { userId, version: 1, firstName: 'Johanna' }));
    expect({ code, status }).toEqual({ code: 'versionConflict', status: 409 });
    expect(debug?.['current']).toMatchObject({ firstName: 'Joan', version: 2 });
    expect((await done(client(updateUser, { userId, version: 2, firstName: 'Johanna' }))).firstName).toBe('Johanna');
  });

  it('of two changes of one version at the same moment takes one', async () => {
    const { client, userId } = await newPerson(sandbox);
    const answers = await Promise.all(
      ['A', 'B', 'C'].map(firstName => client(updateUser, { userId, version: 1, firstName })),
    );
    expect(answers.map(answer => (answer.ok ? 'worked' : answer.failure.code)).toSorted()).toEqual([
      'versionConflict',
      'versionConflict',
      'worked',
    ]);
  });

  it('shows health data to its owner, a minor’s to the parent, and to admins, whose look is written down', async () => {
    const parent = await newPerson(sandbox);
    const minor = await newPerson(sandbox, { parentId: parent.userId });
    const grownUp = await newPerson(sandbox, { parentId: parent.userId });
    await done(minor.client(updateUser, { userId: minor.userId, birthDate: '2015-06-01', weightGrams: 40_000 }));
    await done(grownUp.client(updateUser, { userId: grownUp.userId, ...profile }));
    expect(await done(parent.client(getUser, { userId: minor.userId }))).toMatchObject({
      birthDate: '2015-06-01',
      weightGrams: 40_000,
    });
    const none = { birthDate: null, weightGrams: null, maxHeartRate: null, restingHeartRate: null, ftp: null };
    expect(await done(parent.client(getUser, { userId: grownUp.userId }))).toMatchObject({ ...none, heightMm: 1755 });
    expect(await done((await enterAs(sandbox, 'staff')).client(getUser, { userId: grownUp.userId }))).toMatchObject(
      none,
    );
    const lookedAt = async () =>
      (await sandbox.database.db.select().from(audit).where(eq(audit.resourceId, grownUp.userId))).filter(
        ({ action }) => action === 'readHealthData',
      );
    expect(await lookedAt()).toEqual([]);
    expect(await done((await enterAs(sandbox, 'admin')).client(getUser, { userId: grownUp.userId }))).toMatchObject({
      birthDate: '1990-02-28',
    });
    expect(await lookedAt()).toMatchObject([{ actorId: 'usr_staff_admin' }]);
  });

  it('of a stranger is not there', async () => {
    const [one, other] = [await newPerson(sandbox), await newPerson(sandbox)];
    expect(await refused(one.client(updateUser, { userId: other.userId, firstName: 'X' }))).toBe('notFound');
    expect(await refused(one.client(deleteUserImage, { userId: other.userId }))).toBe('notFound');
    expect(await refused(one.client(getHeartRateZones, { userId: other.userId }))).toBe('notFound');
  });
});

describe('a new email address', () => {
  it('needs the password, can be signed in with, and a mail goes to the former address', async () => {
    const { client, userId, email } = await newPerson(sandbox);
    const next = `Next.${userId}@Example.test`;
    expect(await badFields(client(updateUser, { userId, email: next }))).toEqual(['currentPassword']);
    expect(await badFields(client(updateUser, { userId, email: next, currentPassword: 'Wrong-pass-1' }))).toEqual([
      'currentPassword',
    ]);
    await done(sandbox.client()(forgotPassword, { email }));
    const link = await tokenFrom(sandbox, email, 'passwordReset', 'reset');
    expect((await done(client(updateUser, { userId, email: next, currentPassword: password }))).email).toBe(
      next.toLowerCase(),
    );
    expect((await done(sandbox.client()(signIn, { email: next, password }))).userId).toBe(userId);
    expect(await refused(sandbox.client()(signIn, { email, password }))).toBe('invalidCredentials');
    expect(await lastMail(sandbox, email, 'emailChanged')).toBeDefined();
    // a link in the former mailbox opens nothing any more
    expect(await refused(sandbox.client()(resetPassword, { token: link, password: 'Brand-new-1' }))).toBe(
      'tokenInvalid',
    );
  });

  it('that a person has is refused, and what was sent with it is not written', async () => {
    const [one, other] = [await newPerson(sandbox), await newPerson(sandbox)];
    const result = one.client(updateUser, {
      userId: one.userId,
      firstName: 'Changed',
      email: other.email.toUpperCase(),
      currentPassword: password,
    });
    expect(await failure(result)).toMatchObject({ code: 'emailTaken', status: 409 });
    expect(await done(one.client(getUser, { userId: one.userId }))).toMatchObject({
      firstName: 'Jo',
      email: one.email,
      version: 1,
    });
  });

  it('that is the present one needs no password', async () => {
    const { client, userId, email } = await newPerson(sandbox);
    expect((await done(client(updateUser, { userId, email: email.toUpperCase(), firstName: 'Joan' }))).firstName).toBe(
      'Joan',
    );
  });

  it('is set by nobody who acts as the person, by no parent, and for staff by nobody else', async () => {
    const parent = await newPerson(sandbox);
    const child = await newPerson(sandbox, { parentId: parent.userId });
    const sent = { email: `other.${child.userId}@example.test`, currentPassword: password };
    expect(await refused(parent.client(updateUser, { userId: child.userId, ...sent }))).toBe('selfOnly');
    const manager = await enterAs(sandbox, 'customerServiceManager');
    const reason = 'Asked on the phone';
    const { token } = await done(manager.client(createLoginToken, { userId: child.userId, reason }));
    const { jwt } = await done(sandbox.client()(redeemOneTimeToken, { token }));
    expect(await refused(sandbox.client({ jwt })(updateUser, { userId: child.userId, ...sent }))).toBe(
      'notWhileActing',
    );
    expect(await refused(manager.client(updateUser, { userId: 'usr_staff_admin', ...sent }))).toBe('staffAccount');
    expect(await refused(manager.client(createLoginToken, { userId: 'usr_staff_admin' }))).toBe('staffAccount');
  });

  it('is set for a member by staff with their own password', async () => {
    const { userId } = await newPerson(sandbox);
    const { client } = await enterAs(sandbox, 'staff');
    const email = `moved.${userId}@example.test`;
    expect(await badFields(client(updateUser, { userId, email, currentPassword: password }))).toEqual([
      'currentPassword',
    ]);
    expect((await done(client(updateUser, { userId, email, currentPassword: 'Help-4-members' }))).email).toBe(email);
  });
});

describe('a picture', () => {
  it('is shown to anybody who has its name, and a new one has a new name', async () => {
    const { client, userId } = await newPerson(sandbox);
    const { imageUrl: first } = await done(
      client(updateUser, { userId, image: dataUrl(png(3, [['tEXt', 'taken at home']])) }),
    );
    expect(first).toMatch(/^\/static\/images\/[0-9a-f]{64}\.png$/);
    const shown = await sandbox.send('GET', first ?? '');
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect([...new Uint8Array(await shown.arrayBuffer())]).toEqual([...png(3)]);
    // what it says it is does not count
    const { imageUrl: second } = await done(client(updateUser, { userId, image: dataUrl(webp()) }));
    expect(second).toMatch(/\.webp$/);
    expect((await sandbox.send('GET', first ?? '')).status).toBe(404);
    expect((await done(client(deleteUserImage, { userId }))).imageUrl).toBeNull();
    expect((await sandbox.send('GET', second ?? '')).status).toBe(404);
    expect(await sandbox.database.db.select().from(profileImages).where(eq(profileImages.userId, userId))).toEqual([]);
  });

  it.each([
    ['a script that says it is one', `data:image/png;base64,${btoa('<script>alert(1)</script>')}`],
    ['SVG', `data:image/svg+xml;base64,${btoa('<svg/>')}`],
    ['another address', 'https://example.test/a.png'],
    ['one that is too large', dataUrl(png(512 * 1024 + 1 - PNG_FRAME))],
    ['half of one', dataUrl(png().subarray(0, 40))],
    ['one whose letters are broken', 'data:image/png;base64,%%%'],
  ])('is not %s', async (_what, image) => {
    const { client, userId } = await newPerson(sandbox);
    expect(await badFields(client(updateUser, { userId, image }))).toEqual(['image']);
  });

  it('of 512 KB is just small enough', async () => {
    const { client, userId } = await newPerson(sandbox);
    expect(
      (await done(client(updateUser, { userId, image: dataUrl(png(512 * 1024 - PNG_FRAME)) }))).imageUrl,
    ).not.toBeNull();
  });
});

describe('heart-rate zones', () => {
  it('come from the birth date, then from what the person knows better', async () => {
    const { client, userId } = await newPerson(sandbox);
    const zones = () => done(client(getHeartRateZones, { userId }));
    expect(await zones()).toEqual({
      maxHeartRate: null,
      restingHeartRate: null,
      method: '220-age',
      custom: false,
      zones: [],
      reason: 'birthDateMissing',
    });
    await done(client(updateUser, { userId, maxHeartRate: 200 }));
    expect(await zones()).toMatchObject({
      maxHeartRate: 200,
      method: 'user',
      zones: [
        { zone: 1, min: 0, max: 119 },
        { min: 120, max: 139 },
        { min: 140, max: 159 },
        { min: 160, max: 179 },
        { min: 180, max: 200 },
      ],
    });
    await done(client(updateUser, { userId, restingHeartRate: 50 }));
    expect(await zones()).toMatchObject({
      method: 'reserve',
      zones: [{ zone: 1, min: 50, max: 139 }, { min: 140 }, { min: 155 }, { min: 170 }, { min: 185, max: 200 }],
    });
    await done(client(updatePreferences, { userId, 'training.heartRateZones': [110, 130, 150, 170] }));
    expect(await zones()).toMatchObject({
      custom: true,
      zones: [{ min: 50, max: 109 }, { min: 110, max: 129 }, { min: 130 }, { min: 150 }, { min: 170, max: 200 }],
    });
  });
});
