import { keepMount } from 'nanostores';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn, switchFamilyMember } from '../../../src/core/contract/auth.js';
import { familyNames } from '../../../src/core/session/family-names.js';
import type { Session } from '../../../src/core/session/session.js';
import type { WorldName } from '../../../src/sandbox/index.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { words } from '../../../src/widgets/account/switched-account/copy.js';
import { createSwitchedAccount } from '../../../src/widgets/account/switched-account/model.js';
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

const comesIn = (person: { email: string; password: string } = logins.member) => done(session.request(signIn, person));
const switchesTo = (userId: string) => done(session.request(switchFamilyMember, { userId }));

function open() {
  const model = createSwitchedAccount({ session, onBack: userId => reported.push(userId) });
  keepMount(model.$screen);
  return model;
}

async function opensIn(world: WorldName, person = logins.member) {
  await sandbox.load(world);
  await comesIn(person);
  return open();
}

/** A parent in front of the profile of Kim, whose names have come. */
async function switched() {
  const model = await opensIn('family');
  await switchesTo('usr_kim');
  await expect.poll(() => model.$screen.get()).toMatchObject({ loading: false });
  return model;
}

const asked = () => sandbox.logged.length;

describe('nothing is shown, and nothing asked', () => {
  it('of a signed-out visitor', async () => {
    await sandbox.load('family');
    const before = asked();
    expect(open().$screen.get()).toEqual({ is: 'own', cameBack: false });
    expect(asked()).toBe(before);
  });

  it('of a parent in their own account', async () => {
    await sandbox.load('family');
    await comesIn();
    const before = asked();
    expect(open().$screen.get()).toEqual({ is: 'own', cameBack: false });
    expect(asked()).toBe(before);
  });

  it('of a child with a login of their own', async () => {
    expect((await opensIn('child-account')).$screen.get()).toEqual({ is: 'own', cameBack: false });
  });
});

describe('a parent who has switched to a child', () => {
  it('sees whose profile it is, and who leads back', async () => {
    expect((await switched()).$screen.get()).toEqual({
      is: 'switched',
      loading: false,
      ownName: 'Kim',
      parentName: 'Alex R.',
      working: false,
    });
    expect(words.english.as('Kim')).toBe('You’re viewing Kim’s profile.');
    expect(words.english.as('Kim R.')).toBe('You’re viewing Kim R.’s profile.');
  });

  it('goes back, once by two presses, and reads so', async () => {
    const model = await switched();
    const before = asked();
    await Promise.all([model.back(), model.back()]);
    expect(asked()).toBe(before + 1);
    expect(session.get().userId).toBe('usr_member');
    expect(model.$screen.get()).toEqual({ is: 'own', cameBack: true });
    expect(reported).toEqual(['usr_member']);
  });

  it('reads so, too, when the way back was another one, and no more once they have switched again', async () => {
    const model = await switched();
    await switchesTo('usr_member');
    expect(model.$screen.get()).toEqual({ is: 'own', cameBack: true });
    expect(reported).toEqual(['usr_member']);
    await switchesTo('usr_sam');
    await expect.poll(() => model.$screen.get()).toMatchObject({ is: 'switched', ownName: 'Sam' });
    await model.back();
    expect(reported).toEqual(['usr_member', 'usr_member']);
  });

  it('can try again when it did not work', async () => {
    const model = await switched();
    await sandbox.fail({ call: 'switchFamilyMember', kind: 'status', status: 503, times: 3 });
    await model.back();
    expect(model.$screen.get()).toMatchObject({ is: 'switched', ownName: 'Kim', working: false, failed: 'broken' });
    await model.back();
    expect(model.$screen.get()).toMatchObject({ is: 'own' });
  });

  it('finds the way back without a name when the family cannot be read', async () => {
    await sandbox.load('family');
    await comesIn();
    await sandbox.fail({ call: 'getFamily', kind: 'status', status: 503, times: 3 });
    await switchesTo('usr_kim');
    const model = open();
    await expect
      .poll(() => model.$screen.get())
      .toEqual({ is: 'switched', loading: false, ownName: undefined, parentName: undefined, working: false });
    await model.back();
    expect(reported).toEqual(['usr_member']);
  });

  it('is back although the answer is lost: asking again is no sign-out', async () => {
    const model = await switched();
    await sandbox.fail({ call: 'switchFamilyMember', kind: 'loseAnswer', times: 1 });
    await model.back();
    expect(session.get().userId).toBe('usr_member');
    expect(model.$screen.get()).toEqual({ is: 'own', cameBack: true });
  });

  it('who signs out does not read that they are back', async () => {
    const model = await switched();
    await session.signOut();
    expect(model.$screen.get()).toEqual({ is: 'own', cameBack: false });
    expect(reported).toEqual([]);
  });
});

it('the names of a family are requested once, for any number of readers', async () => {
  const before = asked();
  const model = await opensIn('child-account');
  keepMount(familyNames(session));
  await expect
    .poll(() => familyNames(session).get())
    .toEqual({ loading: false, ownName: expect.any(String), parentName: 'Robin R.' });
  expect(model.$screen.get()).toMatchObject({ is: 'own' });
  expect(sandbox.logged.slice(before).filter(({ call }) => call === 'getFamily')).toHaveLength(1);
});
