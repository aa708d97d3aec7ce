import { eq } from 'drizzle-orm';
import { keepMount } from 'nanostores';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn, switchFamilyMember } from '../../../src/core/contract/auth.js';
import { changeFamily } from '../../../src/core/contract/family.js';
import type { Session } from '../../../src/core/session/session.js';
import { sessions } from '../../../src/sandbox/access/tables.js';
import { users } from '../../../src/sandbox/people/tables.js';
import type { WorldName } from '../../../src/sandbox/index.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { demoInvitation } from '../../../src/sandbox/world/worlds/family.js';
import { words } from '../../../src/widgets/journeys/family-invitation/copy.js';
import { createFamilyInvitation, type InvitationModel } from '../../../src/widgets/journeys/family-invitation/model.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';

let sandbox: TestSandbox;
let session: Session;
let reported: string[];
beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
});
afterAll(() => sandbox.close());
beforeEach(() => {
  session = openSession(sandbox);
  reported = [];
});

const toni = { email: 'toni@echelon.test', password: 'Ride-4-family' };
const { english } = words;

const comesIn = (person: { email: string; password: string } = logins.member) => done(session.request(signIn, person));

function open(token: string | undefined = demoInvitation): InvitationModel {
  const model = createFamilyInvitation({ session, token, onJoined: userId => reported.push(userId) });
  keepMount(model.$screen);
  return model;
}

async function opensIn(world: WorldName, person?: { email: string; password: string }): Promise<InvitationModel> {
  await sandbox.load(world);
  if (person) await comesIn(person);
  return opensAgain();
}

/** Opens the link, and what has become of the invitation is known. */
async function opensAgain(): Promise<InvitationModel> {
  const before = sandbox.logged.length;
  const model = open();
  await expect.poll(() => sandbox.logged.slice(before).map(({ call }) => call)).toContain('readInvitation');
  // its answer is on its way to the page
  await new Promise(resolve => setTimeout(resolve, 0));
  return model;
}

const stage = (model: InvitationModel) => model.$screen.get();

async function setsPassword(model: InvitationModel, password = toni.password): Promise<void> {
  model.form.type('password', password);
  await model.setPassword();
}

describe('a user without an account', () => {
  it('chooses a password, signs in, and belongs to the family without joining again', async () => {
    const model = await opensIn('family');
    expect(stage(model)).toEqual({ is: 'password' });
    await setsPassword(model);
    expect(stage(model)).toEqual({ is: 'signIn', because: 'isSet' });
    expect(model.form.$form.get().values.password).toBe('');
    const { userId } = await comesIn(toni);
    const asked = sandbox.logged.length;
    model.signedIn(userId);
    expect(stage(model)).toEqual({ is: 'joined', parentName: undefined });
    expect(reported).toEqual(['usr_toni']);
    expect(sandbox.logged.length).toBe(asked);
  });

  it('reads at once what a password must have, and nothing is sent', async () => {
    const model = await opensIn('family');
    const asked = sandbox.logged.length;
    await setsPassword(model, 'short');
    expect(model.form.$form.get()).toMatchObject({ problems: { password: 'weak' }, refusal: {} });
    await setsPassword(model, 'With space-1');
    expect(model.form.$form.get().problems.password).toBe('weak');
    expect(sandbox.logged.length).toBe(asked);
  });

  it('sets one password by two presses', async () => {
    const model = await opensIn('family');
    model.form.type('password', toni.password);
    const asked = sandbox.logged.length;
    await Promise.all([model.setPassword(), model.setPassword()]);
    expect(sandbox.logged.length).toBe(asked + 1);
    expect(stage(model)).toEqual({ is: 'signIn', because: 'isSet' });
  });

  it('keeps what was typed when the server does not answer', async () => {
    const model = await opensIn('family');
    await sandbox.fail({ call: 'resetPassword', kind: 'status', status: 503, times: 1 });
    await setsPassword(model);
    expect(stage(model)).toEqual({ is: 'password' });
    expect(model.form.$form.get()).toMatchObject({ values: { password: toni.password }, refusal: { code: 'broken' } });
    await model.setPassword();
    expect(stage(model)).toMatchObject({ is: 'signIn' });
  });

  it('who comes by a link that was used already reads that, and is asked for nothing', async () => {
    await setsPassword(await opensIn('family'));
    const again = await opensAgain();
    await expect.poll(() => stage(again)).toEqual({ is: 'refused', code: 'invitationUsed', isFinal: true });
    expect(english.failures.invitationUsed).toMatch(/^This invitation was used already/);
  });

  it('whose invitation was used while they typed is asked to request a new one', async () => {
    const [one, other] = [await opensIn('family'), await opensAgain()];
    await setsPassword(one);
    await setsPassword(other, 'Another-1-word');
    expect(other.form.$form.get().refusal?.code).toBe('tokenInvalid');
    expect(english.failures.tokenInvalid).toMatch(/^This invitation was used or withdrawn/);
  });

  it('who comes without a token reads so, and nothing is asked', async () => {
    await sandbox.load('family');
    const asked = sandbox.logged.length;
    const model = open('');
    expect(stage(model)).toEqual({ is: 'refused', code: 'tokenInvalid', isFinal: true });
    await model.join();
    await model.setPassword();
    expect(stage(model)).toMatchObject({ is: 'refused' });
    expect(sandbox.logged.length).toBe(asked);
  });
});

describe('a user with an account', () => {
  it('who chooses a password all the same is led to sign in, joins, and reads whose membership it is', async () => {
    const model = await opensIn('invited');
    await setsPassword(model);
    expect(stage(model)).toEqual({ is: 'signIn', because: 'exists' });
    const { userId } = await comesIn();
    model.signedIn(userId);
    expect(stage(model)).toEqual({ is: 'joining' });
    await expect.poll(() => stage(model)).toEqual({ is: 'joined', parentName: 'Robin R.' });
    expect(reported).toEqual([userId]);
    expect(session.get().claims?.par).toBe('usr_parent');
  });

  it('goes between the two ways in, and no password stays behind', async () => {
    const model = await opensIn('invited');
    model.form.type('password', 'Half-a-word-1');
    model.toSignIn();
    expect(stage(model)).toEqual({ is: 'signIn', because: undefined });
    model.toPassword();
    expect(stage(model)).toEqual({ is: 'password' });
    expect(model.form.$form.get().values.password).toBe('');
  });

  it('who is signed in is asked first, by the address', async () => {
    const model = await opensIn('invited', logins.member);
    session.rememberUser({ email: logins.member.email });
    expect(stage(model)).toEqual({ is: 'confirm' });
    keepMount(model.$person);
    expect(model.$person.get()).toEqual({ isSignedIn: true, email: logins.member.email });
    await Promise.all([model.join(), model.join()]);
    expect(stage(model)).toEqual({ is: 'joined', parentName: 'Robin R.' });
    expect(reported).toHaveLength(1);
  });

  it('whose invitation was used before is not asked whether to join', async () => {
    const before = await opensIn('invited', logins.member);
    await before.join();
    const again = await opensAgain();
    await expect.poll(() => stage(again)).toEqual({ is: 'refused', code: 'invitationUsed', isFinal: true });
  });

  it('who wants to be another user signs in again', async () => {
    const model = await opensIn('invited', logins.member);
    model.useAnotherAccount();
    expect(stage(model)).toEqual({ is: 'signIn', because: undefined });
    expect(session.get().userId).toBeUndefined();
  });

  it('has joined although the answer was lost', async () => {
    const model = await opensIn('invited', logins.member);
    await sandbox.fail({ call: 'changeFamily', kind: 'loseAnswer', times: 1 });
    await model.join();
    expect(stage(model)).toEqual({ is: 'joined', parentName: 'Robin R.' });
    expect(reported).toHaveLength(1);
  });

  it('tries again after the line was gone', async () => {
    const model = await opensIn('invited', logins.member);
    await sandbox.fail({ call: 'changeFamily', kind: 'status', status: 503, times: 1 });
    await model.join();
    expect(stage(model)).toEqual({ is: 'refused', code: 'broken', isFinal: false });
    await model.join();
    expect(stage(model)).toMatchObject({ is: 'joined' });
  });

  it('whose session has ended meanwhile signs in, and goes on', async () => {
    const model = await opensIn('invited', logins.member);
    await sandbox.database.db.update(sessions).set({ revokedAt: 1 }).where(eq(sessions.userId, 'usr_member'));
    await model.join();
    expect(stage(model)).toEqual({ is: 'signIn', because: undefined });
    const { userId } = await comesIn();
    model.signedIn(userId);
    await expect.poll(() => stage(model)).toMatchObject({ is: 'joined' });
  });
});

describe('a person who cannot join reads why', () => {
  it.each([
    ['the invitation is for another address', 'family', 'tokenInvalid', /^This invitation .* another address/],
    ['there is no such invitation', 'child-account', 'tokenInvalid', /^This invitation/],
  ] as const)('%s', async (_, world, code, said) => {
    const model = await opensIn(world, logins.member);
    await model.join();
    expect(stage(model)).toEqual({ is: 'refused', code, isFinal: true });
    expect(english.failures[code]).toMatch(said);
    expect(reported).toEqual([]);
  });

  it('they have family members of their own', async () => {
    const model = await opensIn('invited', logins.member);
    await sandbox.database.db.update(users).set({ parentId: 'usr_member' }).where(eq(users.email, logins.staff.email));
    await model.join();
    expect(stage(model)).toEqual({ is: 'refused', code: 'hasFamily', isFinal: true });
  });

  it('they are switched in as another user', async () => {
    await sandbox.load('family');
    await comesIn();
    await done(session.request(switchFamilyMember, { userId: 'usr_kim' }));
    const model = open();
    await model.join();
    expect(stage(model)).toEqual({ is: 'refused', code: 'notWhileActing', isFinal: true });
  });
});

it('reads of the family that they have joined in another tab a moment ago', async () => {
  const model = await opensIn('invited', logins.member);
  await done(session.request(changeFamily, { userId: 'usr_member', action: 'join', token: demoInvitation }));
  await model.join();
  expect(stage(model)).toMatchObject({ is: 'joined' });
});
