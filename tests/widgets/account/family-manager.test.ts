import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoginToken, redeemOneTimeToken, signIn as signInCall } from '../../../src/core/contract/auth.js';
import { validateSession } from '../../../src/core/contract/sessions.js';
import { changeFamily, getFamily, removeFamilyMember } from '../../../src/core/contract/family.js';
import { DAY } from '../../../src/core/dates.js';
import type { Session } from '../../../src/core/session/session.js';
import type { WorldName } from '../../../src/sandbox/index.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { words } from '../../../src/widgets/account/family-manager/copy.js';
import { failureText } from '../../../src/widgets/copy.js';
import { linesOf, noteText } from '../../../src/widgets/account/family-manager/lines.js';
import { height, readMeasure, weight } from '../../../src/core/measures.js';
import { createFamilyManager } from '../../../src/widgets/account/family-manager/model.js';
import type { Screen } from '../../../src/widgets/account/family-manager/screen.js';
import type { Values } from '../../../src/widgets/account/family-manager/values.js';
import { colleague } from '../../sandbox/support/staff.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';
import { patience } from '../../support/patience.js';

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

type Model = ReturnType<typeof createFamilyManager>;

const sam = { email: 'sam@echelon.test', password: logins.member.password };
const comesIn = (person: { email: string; password: string } = logins.member, at = session) =>
  done(at.request(signInCall, person));

const seen = async (model: Model) => {
  await vi.waitFor(() => expect(model.$screen.get().is).not.toBe('loading'), patience);
  return model.$screen.get();
};

async function open(at = session): Promise<Model> {
  const model = createFamilyManager({
    session: at,
    onChanged: action => reported.push(action),
    onSwitched: userId => reported.push(userId),
  });
  model.$screen.listen(() => undefined);
  await seen(model);
  return model;
}

/** The member of a world, in front of their family. */
async function memberOf(world: WorldName): Promise<Model> {
  await sandbox.load(world);
  await comesIn();
  return open();
}

function parent(model: Model): Extract<Screen, { is: 'family' }> {
  const screen = model.$screen.get();
  if (screen.is !== 'family') throw new Error(`This is no parent's view: ${screen.is}.`);
  return screen;
}

const names = (model: Model) => parent(model).family.items.map(({ displayName }) => displayName);
const row = (model: Model, id: string) => {
  const { family, now } = parent(model);
  const member = family.items.find(one => one.id === id);
  return member ? linesOf(member, now, words.english, 'en-US') : undefined;
};
const note = (model: Model) => {
  const { note: changed } = parent(model);
  return changed && noteText(changed, words.english, 'en-US');
};
const refusal = (model: Model) => {
  const { refused } = parent(model);
  return refused && failureText(refused, words.english);
};

async function adds(model: Model, typed: Partial<Values>, isDateHalf = false): Promise<void> {
  model.openForm();
  const given: Partial<Values> = { firstName: 'Noor', lastName: 'Rider', ...typed };
  for (const field of model.form.fields) {
    const value = given[field];
    if (value !== undefined) model.form.type(field, value);
  }
  await model.add(isDateHalf);
}

const moveClock = (offsetSeconds: number) => sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds } });
const userId = () => session.get().userId ?? '';

describe('a user who opens their family', () => {
  it('is asked to sign in first, and nothing is asked of the server', async () => {
    const asked = sandbox.logged.length;
    expect((await open()).$screen.get()).toEqual({ is: 'signedOut', ended: false });
    expect(sandbox.logged.length).toBe(asked);
  });

  it('sees who signs in, who does not, whose invitation is open, and how many places are used', async () => {
    const model = await memberOf('family');
    expect(names(model)).toEqual(['Alex R.', 'Sam', 'Kim', 'Toni']);
    expect(row(model, 'usr_member')).toEqual(['Pays for the membership']);
    expect(row(model, 'usr_sam')).toEqual(['Signs in as sam@echelon.test']);
    expect(row(model, 'usr_kim')).toEqual(['No login: use this profile to train with it']);
    expect(row(model, 'usr_toni')).toEqual([
      expect.stringMatching(/^Sent to toni@echelon.test on \d\d\/\d\d\/\d{4}, 2 days ago$/),
      expect.stringMatching(/^Valid until \d\d\/\d\d\/\d{4}, in 12 days$/),
    ]);
    expect(parent(model).family).toMatchObject({ used: 3, limit: 4, canAdd: true });
  });

  it('with an open invitation in the last place reads that the family is full', async () => {
    const model = await memberOf('family-full');
    expect(parent(model).family).toMatchObject({ used: 4, limit: 4, canAdd: false, reason: 'familyFull' });
    model.askToRemove('usr_toni');
    await model.remove();
    expect(parent(model).family).toMatchObject({ used: 3, canAdd: true });
    expect(note(model)).toBe('Toni isn’t in your family anymore. The place is free.');
  });

  it('without a membership is asked to get one first', async () => {
    const model = await memberOf('fresh');
    expect(parent(model).family).toMatchObject({ limit: 0, canAdd: false, reason: 'membershipRequired' });
  });

  it('sees when the family cannot be read, and reads it by a second try', async () => {
    await sandbox.load('family');
    await comesIn();
    await sandbox.fail({ call: 'getFamily', kind: 'status', status: 503, times: 3 });
    const model = await open();
    expect(model.$screen.get()).toEqual({ is: 'failed', code: 'broken' });
    model.retry();
    expect((await seen(model)).is).toBe('family');
  });
});

describe('a parent who adds a member', () => {
  it('makes a profile from all that was typed, in the units they count in', async () => {
    const model = await memberOf('active-monthly');
    expect(parent(model).units).toBe('imperial');
    await adds(model, {
      displayName: 'Speedy',
      birthDate: '2015-02-28',
      gender: 'female',
      heightMm: readMeasure(height.imperial, ['4', '7']),
      weightGrams: readMeasure(weight.imperial, ['77,5']),
    });
    expect(parent(model).family.items.at(-1)).toMatchObject({
      displayName: 'Speedy',
      birthDate: '2015-02-28',
      gender: 'female',
      heightMm: 1397,
      weightGrams: 35_153,
      status: 'profile',
    });
    expect(row(model, parent(model).family.items.at(-1)?.id ?? '')).toEqual([
      'Noor Rider',
      'No login: use this profile to train with it',
    ]);
    expect(note(model)).toBe('Speedy is in your family now. Use this profile to train with it.');
    expect(parent(model).adding).toBe(false);
    expect(reported).toEqual(['add']);
  });

  it('invites an address, and reads until when; the same for one that has an account', async () => {
    const model = await memberOf('active-monthly');
    await adds(model, { email: ' Noor@Example.com ' });
    expect(note(model)).toMatch(
      /^Noor has a place in your family. We sent an invitation to noor@example.com, valid until \d\d\/\d\d\/\d{4}\.$/,
    );
    await adds(model, { firstName: 'Robin', email: logins.staff.email });
    expect(note(model)).toMatch(/^Robin has a place in your family. We sent an invitation to staff@echelon.test/);
  });

  it('reads in words what is wrong, before anything is sent', async () => {
    const model = await memberOf('family');
    const asked = sandbox.logged.length;
    const problem = async (typed: Partial<Values>, isDateHalf = false) => {
      model.form.reset();
      await adds(model, typed, isDateHalf);
      return Object.values(model.form.$form.get().problems).filter(one => one !== undefined);
    };
    expect(await problem({ firstName: ' ', lastName: 'x'.repeat(101), displayName: 'x'.repeat(41) })).toEqual([
      'firstNameMissing',
      'lastNameLong',
      'displayNameLong',
    ]);
    expect(await problem({ birthDate: '2999-01-01' })).toEqual(['birthDateFuture']);
    expect(await problem({ birthDate: '1890-01-01' })).toEqual(['birthDateOld']);
    expect(await problem({}, true)).toEqual(['birthDateHalf']);
    expect(await problem({ heightMm: 127, weightGrams: 'unreadable' })).toEqual(['heightRange', 'weightRange']);
    expect(await problem({ heightMm: 'unreadable', weightGrams: 650_001 })).toEqual(['heightRange', 'weightRange']);
    expect(await problem({ email: 'nobody' })).toEqual(['emailMalformed']);
    expect(await problem({ email: logins.member.email.toUpperCase() })).toEqual(['emailYours']);
    expect(await problem({ email: sam.email })).toEqual(['emailMember']);
    expect(await problem({ email: 'toni@echelon.test' })).toEqual(['emailInvited']);
    expect(sandbox.logged.length).toBe(asked);
  });

  it('reads beside its field what only the server knew', async () => {
    const model = await memberOf('active-monthly');
    await done(
      session.request(changeFamily, {
        userId: userId(),
        action: 'add',
        firstName: 'Lou',
        lastName: 'Rider',
        email: 'lou@example.com',
      }),
    );
    await adds(model, { email: 'lou@example.com' });
    expect(model.form.$form.get()).toMatchObject({
      problems: { email: { said: 'This address has been invited already.' } },
      values: { firstName: 'Noor' },
    });
    expect(names(model)).toContain('Lou');
  });

  it('gets the last place in one of two tabs; the other keeps what was typed and shows who has it', async () => {
    const one = await memberOf('family');
    const otherTab = openSession(sandbox);
    await comesIn(logins.member, otherTab);
    const other = await open(otherTab);
    await Promise.all([adds(one, {}), adds(other, { firstName: 'Lou' })]);
    const [late, early] = parent(one).adding ? [one, other] : [other, one];
    expect(parent(early).adding).toBe(false);
    expect(late.form.$form.get()).toMatchObject({ refusal: { code: 'familyFull' }, values: { lastName: 'Rider' } });
    expect(parent(late).family).toMatchObject({ used: 4, canAdd: false });
    expect(names(late)).toEqual(names(early));
  });

  it('adds them once although the answer is lost', async () => {
    const model = await memberOf('family');
    await sandbox.fail({ call: 'changeFamily', kind: 'loseAnswer', times: 1 });
    await adds(model, {});
    expect(names(model)).toEqual(['Alex R.', 'Sam', 'Kim', 'Toni', 'Noor']);
    expect(parent(model).adding).toBe(false);
    expect(reported).toEqual(['add']);
  });

  it('keeps what was typed when nothing has happened', async () => {
    const model = await memberOf('family');
    await sandbox.fail({ call: 'changeFamily', kind: 'status', status: 503, times: 1 });
    await adds(model, {});
    expect(model.form.$form.get()).toMatchObject({ refusal: { code: 'broken' }, values: { firstName: 'Noor' } });
    await model.add();
    expect(names(model)).toContain('Noor');
  });

  it('finds what was typed again after the session had ended, and nothing once it was dismissed', async () => {
    const model = await memberOf('family');
    model.openForm();
    model.form.type('firstName', 'Noor');
    await done(
      sandbox.client({ jwt: session.get().jwt ?? '' })(removeFamilyMember, { userId: userId(), memberId: 'usr_kim' }),
    );
    await sandbox.load('family');
    await model.add();
    model.form.type('lastName', 'Rider');
    await model.add();
    expect(model.$screen.get()).toEqual({ is: 'signedOut', ended: true });
    await comesIn();
    await vi.waitFor(() => expect(parent(model).adding).toBe(true), patience);
    expect(model.form.$form.get().values).toMatchObject({ firstName: 'Noor', lastName: 'Rider' });
    model.closeForm();
    expect(parent(await open()).adding).toBe(false);
  });
});

describe('an invitation', () => {
  it('is sent again with a new date, and then not before a minute has passed', async () => {
    const model = await memberOf('family');
    await model.resend('usr_toni');
    expect(note(model)).toMatch(
      /^We sent the invitation to toni@echelon.test again. The new link is valid until \d\d\/\d\d\/\d{4}. The old one doesn’t work anymore\.$/,
    );
    expect(row(model, 'usr_toni')?.[0]).toMatch(/, today$/);
    await model.resend('usr_toni');
    expect(refusal(model)).toMatch(/^Too many tries. Try again in (?:\d\d seconds|1 minute)\.$/);
    expect(parent(model).refused?.memberId).toBe('usr_toni');
    await moveClock(61);
    await model.resend('usr_toni');
    expect(refusal(model)).toBeUndefined();
    await moveClock(0);
    expect(reported).toEqual(['resend', 'resend']);
  });

  it('that has run out says so', async () => {
    await sandbox.load('family');
    await moveClock(13 * DAY);
    await comesIn();
    const model = await open();
    expect(row(model, 'usr_toni')?.[1]).toMatch(
      /^Expired on \d\d\/\d\d\/\d{4}, 1 day ago\. Resend it to make it valid again\.$/,
    );
    await moveClock(0);
  });

  it('that was sent although the answer is lost counts as sent', async () => {
    const model = await memberOf('family');
    await sandbox.fail({ call: 'changeFamily', kind: 'loseAnswer', times: 1 });
    await model.resend('usr_toni');
    expect(parent(model).note).toMatchObject({ is: 'resent' });
  });

  it('that was withdrawn in another tab is shown as gone', async () => {
    const model = await memberOf('family');
    await done(session.request(removeFamilyMember, { userId: userId(), memberId: 'usr_toni' }));
    await model.resend('usr_toni');
    expect(refusal(model)).toBe('This person isn’t in your family anymore.');
    expect(names(model)).not.toContain('Toni');
  });
});

describe('a member who is removed', () => {
  it('is asked about first, can stay, and is signed out and alone when removed', async () => {
    const samsTab = openSession(sandbox);
    const model = await memberOf('family');
    await comesIn(sam, samsTab);
    model.askToRemove('usr_sam');
    model.keep();
    await model.remove();
    expect(names(model)).toContain('Sam');
    model.askToRemove('usr_sam');
    await model.remove();
    expect(names(model)).toEqual(['Alex R.', 'Kim', 'Toni']);
    expect(parent(model)).toMatchObject({ removing: undefined, note: { is: 'removed' } });
    expect(await samsTab.request(validateSession, {})).toMatchObject({ ok: false, failure: { code: 'signedOut' } });
    await comesIn(sam, samsTab);
    expect(await done(samsTab.request(getFamily, { userId: 'usr_sam' }))).toMatchObject({
      reason: 'membershipRequired',
      items: [{ isYou: true }],
    });
    expect(reported).toEqual(['remove']);
  });

  it('is gone although the answer is lost, or another tab was first', async () => {
    const model = await memberOf('family');
    await sandbox.fail({ call: 'removeFamilyMember', kind: 'loseAnswer', times: 1 });
    model.askToRemove('usr_sam');
    await model.remove();
    expect(parent(model).note).toMatchObject({ is: 'removed' });
    model.askToRemove('usr_kim');
    await done(session.request(removeFamilyMember, { userId: userId(), memberId: 'usr_kim' }));
    await model.remove();
    expect(parent(model)).toMatchObject({ removing: undefined, refused: undefined, note: { is: 'removed' } });
  });

  it('stays, with the question, when nothing has happened', async () => {
    const model = await memberOf('family');
    await sandbox.fail({ call: 'removeFamilyMember', kind: 'status', status: 503, times: 1 });
    model.askToRemove('usr_sam');
    await model.remove();
    expect(parent(model)).toMatchObject({
      removing: { id: 'usr_sam' },
      refused: { code: 'broken' },
      working: undefined,
    });
  });
});

describe('switching', () => {
  it('goes to a child and back, and everything on the page goes along', async () => {
    const model = await memberOf('family');
    const other = await open();
    await model.switchTo('usr_kim');
    expect(session.get().userId).toBe('usr_kim');
    for (const one of [model, other])
      expect(await seen(one)).toMatchObject({
        is: 'ofFamily',
        isSwitched: true,
        you: { displayName: 'Kim' },
        parent: { displayName: 'Alex R.' },
      });
    await model.switchTo('usr_member');
    expect(await seen(model)).toMatchObject({ is: 'family', note: { is: 'back' } });
    expect(await seen(other)).toMatchObject({ is: 'family', note: undefined });
    expect(reported).toEqual(['usr_kim', 'usr_member']);
  });

  it('is not offered to a child with a login of their own, who sees names and no more', async () => {
    await sandbox.load('family');
    await comesIn(sam);
    const model = await open();
    const screen = await seen(model);
    expect(screen).toMatchObject({ is: 'ofFamily', isSwitched: false, you: { displayName: 'Sam' } });
    expect(JSON.stringify(screen)).not.toMatch(/toni@|Kim Rider|2016/);
    await model.switchTo('usr_member');
    expect(model.$screen.get()).toMatchObject({ is: 'ofFamily', refused: { code: 'notFound' }, working: false });
    expect(session.get().userId).toBe('usr_sam');
  });

  it('is not offered to staff who act as a child: no way leads them to the parent', async () => {
    await sandbox.load('family');
    const { client } = await colleague(sandbox, 'CustomerServiceManager');
    const { token } = await done(client(createLoginToken, { userId: 'usr_kim' }));
    await done(session.request(redeemOneTimeToken, { token }));
    expect(await seen(await open())).toMatchObject({ is: 'ofFamily', isSwitched: false, you: { displayName: 'Kim' } });
  });

  it('to a member who is gone shows that they are', async () => {
    const model = await memberOf('family');
    await done(session.request(removeFamilyMember, { userId: userId(), memberId: 'usr_kim' }));
    await model.switchTo('usr_kim');
    expect(refusal(model)).toBe('This person isn’t in your family anymore.');
    expect(names(model)).not.toContain('Kim');
  });

  it('that fails leaves everything as it was', async () => {
    const model = await memberOf('family');
    await sandbox.fail({ call: 'switchFamilyMember', kind: 'status', status: 503, times: 3 });
    await model.switchTo('usr_kim');
    expect(parent(model)).toMatchObject({ working: undefined, refused: { code: 'broken', memberId: 'usr_kim' } });
    expect(reported).toEqual([]);
  });
});
