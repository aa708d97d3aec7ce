import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn as signInCall, switchFamilyMember } from '../../../src/core/contract/auth.js';
import type { Session } from '../../../src/core/session/session.js';
import type { WorldName } from '../../../src/sandbox/index.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { words } from '../../../src/widgets/account/security/copy.js';
import { actorName, placeName } from '../../../src/widgets/account/security/lines.js';
import { createSecurity } from '../../../src/widgets/account/security/model.js';
import { problemText } from '../../../src/widgets/form/form.js';
import { lastSeen } from '../../../src/widgets/last-seen.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';

let sandbox: TestSandbox;
let session: Session;
beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
});
afterAll(() => sandbox.close());
beforeEach(() => {
  session = openSession(sandbox);
});

const next = 'Brand-new-1';
const copy = words.english;

/** Waits until the list is there or has failed. */
async function settled(model: ReturnType<typeof createSecurity>): Promise<void> {
  await expect.poll(() => model.sessions.$part.get().is).not.toBe('loading');
}

async function open() {
  const model = createSecurity(session);
  for (const $store of [model.$screen, model.sessions.$part, model.sessions.$ending, model.password.form.$form])
    $store.listen(() => undefined);
  if (session.get().userId) await settled(model);
  return model;
}

const signIn = (as: Session, password: string = logins.member.password) =>
  as.request(signInCall, { ...logins.member, password });

/** The member of a world, in front of their security settings. */
async function memberOf(world: WorldName) {
  await sandbox.load(world);
  await done(signIn(session));
  return open();
}

const places = (model: ReturnType<typeof createSecurity>) => {
  const part = model.sessions.$part.get();
  return part.is === 'known' ? part.items : [];
};

type Model = Awaited<ReturnType<typeof open>>;

async function change(model: Model, oldPassword: string, password: string): Promise<boolean> {
  model.password.form.type('oldPassword', oldPassword);
  model.password.form.type('password', password);
  return model.changePassword();
}

/** What is said below a field. */
const said = ({ password: { form } }: Model, field: 'oldPassword' | 'password') =>
  problemText(form.$form.get().problems[field], copy.problems);

const code = ({ password: { form } }: Model) => form.$form.get().refusal?.code;

describe('a user who changes their password', () => {
  it('is asked to sign in first', async () => {
    expect((await open()).$screen.get()).toEqual({ is: 'signedOut', ended: false });
  });

  it('stays signed in here, is signed out everywhere else, and sees so', async () => {
    const model = await memberOf('many-places');
    expect(places(model)).toHaveLength(4);
    expect(await change(model, logins.member.password, next)).toBe(true);
    expect(model.password.$changed.get()).toBe(true);
    expect(model.password.form.$form.get().values).toEqual({ oldPassword: '', password: '' });
    await expect.poll(() => places(model).map(({ current }) => current)).toEqual([true]);
    expect(await refused(signIn(openSession(sandbox)))).toBe('invalidCredentials');
    await done(signIn(openSession(sandbox), next));
  });

  it('reads beside the field that the old one is wrong, keeps what they typed and stays signed in', async () => {
    const model = await memberOf('fresh');
    expect(await change(model, 'Not-mine-1', next)).toBe(false);
    expect([said(model, 'oldPassword'), said(model, 'password')]).toEqual([
      'This isn’t your current password.',
      undefined,
    ]);
    expect(model.password.form.$form.get().values).toEqual({ oldPassword: 'Not-mine-1', password: next });
    expect(session.get().userId).toBe('usr_member');
  });

  it('reads beside the field that the new one is the old one', async () => {
    const model = await memberOf('fresh');
    expect(await change(model, logins.member.password, logins.member.password)).toBe(false);
    expect(said(model, 'password')).toBe('Choose a new password, not your current one.');
  });

  it.each([
    ['', '', 'Enter your current password.', 'Choose a new password.'],
    [logins.member.password, 'nodigits!', undefined, 'Choose a password that meets all four requirements.'],
    [logins.member.password, 'Two words-1', undefined, 'Leave out the spaces in your password.'],
  ])('with “%s” and “%s” is refused before anything is sent', async (oldPassword, password, ...texts) => {
    const model = await memberOf('fresh');
    const before = sandbox.logged.length;
    expect(await change(model, oldPassword, password)).toBe(false);
    expect([said(model, 'oldPassword'), said(model, 'password')]).toEqual(texts);
    expect(sandbox.logged.slice(before)).toEqual([]);
  });

  it('has changed it once although the answer is lost', async () => {
    const model = await memberOf('fresh');
    await sandbox.fail({ call: 'changePassword', kind: 'loseAnswer', times: 1 });
    expect(await change(model, logins.member.password, next)).toBe(true);
    await done(signIn(openSession(sandbox), next));
  });

  it('with a wrong old one has changed nothing, also when the first answer is lost', async () => {
    const model = await memberOf('fresh');
    await sandbox.fail({ call: 'changePassword', kind: 'loseAnswer', times: 1 });
    expect(await change(model, 'Not-mine-1', next)).toBe(false);
    expect(said(model, 'oldPassword')).toBe('This isn’t your current password.');
    await done(signIn(openSession(sandbox)));
  });

  it('keeps what they typed while the back end is down', async () => {
    const model = await memberOf('fresh');
    await sandbox.fail({ call: 'changePassword', kind: 'status', status: 503, times: 1 });
    expect(await change(model, logins.member.password, next)).toBe(false);
    expect([code(model), model.password.form.$form.get().values.password]).toEqual(['broken', next]);
    expect(await model.changePassword()).toBe(true);
  });

  it('leaves no password behind when the session ends', async () => {
    const model = await memberOf('fresh');
    model.password.form.type('password', next);
    await session.signOut();
    expect(model.password.form.$form.get().values.password).toBe('');
    expect(model.$screen.get()).toEqual({ is: 'signedOut', ended: false });
  });

  it('guesses so often and no longer, and reads how long to wait', async () => {
    const model = await memberOf('fresh');
    for (let guess = 0; guess < 40 && code(model) !== 'tooManyRequests'; guess += 1)
      await change(model, `Not-mine-${guess}`, next);
    expect(code(model)).toBe('tooManyRequests');
    expect(model.password.form.$form.get().refusal?.retryAfter).toBeGreaterThan(0);
  });
});

describe('a person who acts for another', () => {
  it('reads so instead of being asked for a password, and is refused by the server as well', async () => {
    await sandbox.load('child-account');
    await done(session.request(signInCall, { email: 'parent@echelon.test', password: logins.member.password }));
    await done(session.request(switchFamilyMember, { userId: 'usr_member' }));
    const model = await open();
    expect(model.$screen.get()).toMatchObject({ is: 'signedIn', acting: true });
    expect(await change(model, logins.member.password, next)).toBe(false);
    expect(code(model)).toBe('notWhileActing');
    expect(places(model).map(({ actor }) => actor)).toEqual(['Robin R.']);
  });

  it('is named to the child, who may change their own password', async () => {
    await sandbox.load('child-account');
    const parent = openSession(sandbox);
    await done(parent.request(signInCall, { email: 'parent@echelon.test', password: logins.member.password }));
    await done(parent.request(switchFamilyMember, { userId: 'usr_member' }));
    await done(signIn(session));
    const model = await open();
    expect(places(model).map(({ actor = '' }) => actor && actorName(actor, copy))).toEqual([
      '',
      'Robin R. acts as you here',
    ]);
    expect(await change(model, logins.member.password, next)).toBe(true);
  });
});

describe('a user who looks where they are signed in', () => {
  it('sees this place first, and each by its name and when it was last there', async () => {
    const model = await memberOf('many-places');
    const names = places(model).map(place => placeName(place, copy));
    expect(names).toEqual(['This browser or app', 'Echelon on iPhone', 'Safari on macOS', 'Chrome on Android']);
    expect(places(model).map(({ current }) => current)).toEqual([true, false, false, false]);
    const [, , , phone] = places(model);
    const part = model.sessions.$part.get();
    expect(
      phone &&
        part.is === 'known' &&
        lastSeen(phone.lastSeenAt, part.now, { seen: copy.sessions.seen, when: copy.when }, 'en-US'),
    ).toMatch(/^Last seen \d\d\/\d\d\/\d{4}, [23] days ago$/);
  });

  it('signs out in one place, and everywhere else, and reads how many that were', async () => {
    const model = await memberOf('many-places');
    const [, phone] = places(model);
    if (!phone) throw new Error('There is no second place.');
    expect(await model.end({ is: 'one', place: phone })).toEqual({ is: 'ended', count: 1 });
    expect(places(model)).toHaveLength(3);
    expect(model.sessions.$ending.get()).toMatchObject({ is: 'ended', which: { is: 'one', place: { id: phone.id } } });
    // from another tab, say: it is over already
    expect(await model.end({ is: 'one', place: phone })).toEqual({ is: 'ended', count: 0 });
    expect(await model.end({ is: 'others' })).toEqual({ is: 'ended', count: 2 });
    expect(places(model).map(({ current }) => current)).toEqual([true]);
    expect(copy.sessions.ended.others(2)).toBe('You’re signed out in 2 other places.');
  });

  it('reads when it did not work, and loses nothing', async () => {
    const model = await memberOf('many-places');
    await sandbox.fail({ call: 'endSessions', kind: 'status', status: 503, times: 1 });
    expect(await model.end({ is: 'others' })).toEqual({ is: 'nothing' });
    expect(model.sessions.$ending.get()).toMatchObject({ is: 'refused', code: 'broken' });
    expect(places(model)).toHaveLength(4);
  });

  it('reads that the session is over when it was ended from elsewhere', async () => {
    const model = await memberOf('many-places');
    const other = openSession(sandbox);
    await done(signIn(other));
    const theirs = createSecurity(other);
    theirs.$screen.listen(() => undefined);
    await theirs.end({ is: 'others' });
    await model.end({ is: 'others' });
    expect(model.$screen.get()).toEqual({ is: 'signedOut', ended: true });
  });
});
