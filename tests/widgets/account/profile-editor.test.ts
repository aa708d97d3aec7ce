import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn as signInCall } from '../../../src/core/contract/auth.js';
import { getUser, updateUser } from '../../../src/core/contract/users.js';
import type { Session } from '../../../src/core/session/session.js';
import { sessions } from '../../../src/sandbox/access/tables.js';
import { users } from '../../../src/sandbox/people/tables.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { giveProfile } from '../../../src/sandbox/world/worlds/profile.js';
import { createProfileEditor } from '../../../src/widgets/account/profile-editor/model.js';
import type { Editing } from '../../../src/widgets/account/profile-editor/screen.js';
import { changedFields, type Values } from '../../../src/widgets/account/profile-editor/values.js';
import { newPerson, password } from '../../sandbox/support/people.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';
import { patience } from '../../support/patience.js';

let sandbox: TestSandbox;
let session: Session;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());
let me: string;
let login: { email: string; password: string };
beforeEach(async () => {
  const { userId, email } = await newPerson(sandbox);
  me = userId;
  login = { email, password };
  await giveProfile(sandbox.database, me);
  session = await signedIn();
});

/** The user the test is about, or another, in a tab of their own. */
async function signedIn(who = login): Promise<Session> {
  const tab = openSession(sandbox);
  await done(tab.request(signInCall, who));
  return tab;
}

const saved: string[] = [];

/** Where a user moves to. */
const moved = () => `new-${login.email}`;

type Model = ReturnType<typeof createProfileEditor>;

async function open(userId?: string, as: Session = session): Promise<Model> {
  const model = createProfileEditor({ session: as, userId, onSaved: id => saved.push(id) });
  model.$screen.listen(() => undefined);
  await vi.waitFor(() => expect(model.$screen.get().is).not.toBe('loading'), patience);
  return model;
}

function editing(model: Model): Editing {
  const screen = model.$screen.get();
  if (screen.is !== 'editing') throw new Error(`The form is ${screen.is}.`);
  return screen;
}

function types(model: Model, values: Partial<Values>): void {
  const typed = { ...model.form.$form.get().values, ...values };
  for (const field of model.form.fields) if (field in values) model.type(field, typed[field]);
}

const person = (userId = me) => done(session.request(getUser, { userId }));
const form = (model: Model) => model.form.$form.get();
const unsaved = (model: Model) => changedFields(form(model).values, editing(model).known);

describe('a user at their profile', () => {
  it('saves what they changed, and nothing else', async () => {
    const before = await person();
    const model = await open();
    expect(editing(model)).toMatchObject({ isOwn: true, units: 'imperial' });
    types(model, {
      displayName: ' Lightning ',
      heightMm: 1803,
      birthDate: '1991-03-01',
      gender: 'female',
      phoneNumber: '+1 202 555 0123',
    });
    expect(unsaved(model)).toEqual(['displayName', 'phoneNumber', 'birthDate', 'gender', 'heightMm']);
    await model.save();
    expect(await person()).toMatchObject({
      displayName: 'Lightning',
      heightMm: 1803,
      birthDate: '1991-03-01',
      gender: 'female',
      phoneNumber: '+1 202 555 0123',
      firstName: before.firstName,
      address: before.address,
      version: before.version + 1,
    });
    expect([editing(model).note, editing(model).formerMailNotified, unsaved(model), saved.at(-1)]).toEqual([
      { is: 'saved' },
      false,
      [],
      me,
    ]);
  });

  it('sends nothing while nothing has changed', async () => {
    const model = await open();
    types(model, { firstName: 'Other' });
    types(model, { firstName: editing(model).known.firstName });
    await model.save();
    expect((await person()).version).toBe(editing(model).row.version);
  });

  it('can give an address, change it and take it away', async () => {
    const model = await open();
    types(model, { 'address.country.code': 'BE' });
    types(model, {
      'address.streetLine1': 'Korenmarkt 1',
      'address.streetLine2': '',
      'address.city': 'Gent',
      'address.postalCode': '9000',
    });
    await model.save();
    expect((await person()).address).toEqual({
      streetLine1: 'Korenmarkt 1',
      city: 'Gent',
      postalCode: '9000',
      country: { code: 'BE' },
      region: { code: 'NA' },
    });
    types(model, {
      'address.streetLine1': '',
      'address.streetLine2': '',
      'address.city': '',
      'address.postalCode': '',
    });
    await model.save();
    expect((await person()).address).toBeNull();
  });

  it('reads at the field what is wrong, keeps what they wrote, and sends nothing', async () => {
    const model = await open();
    types(model, { firstName: ' ', heightMm: 'unreadable', 'address.postalCode': 'K1A 0B1' });
    await model.save();
    expect(form(model)).toMatchObject({
      problems: { firstName: 'firstNameMissing', heightMm: 'heightRange', 'address.postalCode': 'postalCodeMalformed' },
      values: { firstName: ' ', heightMm: 'unreadable', 'address.postalCode': 'K1A 0B1' },
    });
    expect((await person()).version).toBe(editing(model).row.version);
  });

  it('is not kept from a new name by what else is old', async () => {
    await sandbox.database.db
      .update(users)
      .set({
        lastName: '',
        address: { streetLine1: 'x', city: 'y', postalCode: '!', country: { code: 'US' }, region: { code: 'ZZ' } },
      })
      .where(eq(users.id, me));
    const model = await open();
    types(model, { firstName: 'Nova' });
    await model.save();
    expect((await person()).firstName).toBe('Nova');
  });

  it('with a date half typed needs the rest of it, and loses none that is kept', async () => {
    const model = await open();
    types(model, { birthDate: '1990-02-28' });
    await model.save();
    types(model, { birthDate: '' });
    model.leaveDate(true);
    await model.save();
    expect(form(model).problems.birthDate).toBe('birthDateMalformed');
    expect((await person()).birthDate).toBe('1990-02-28');
  });

  it('can take back what they discarded', async () => {
    const model = await open();
    types(model, { displayName: 'Lightning', heightMm: 1803 });
    model.discard();
    expect(unsaved(model)).toEqual([]);
    model.restore();
    expect(form(model).values).toMatchObject({ displayName: 'Lightning', heightMm: 1803 });
    expect(unsaved(model)).toEqual(['displayName', 'heightMm']);
  });

  it('sees a height in other units, and has not changed it by that', async () => {
    const model = await open();
    model.switchUnits('metric');
    expect([editing(model).units, unsaved(model)]).toEqual(['metric', []]);
  });
});

describe('a new email address', () => {
  it('needs the password; a wrong one is reported at its field and signs nobody out', async () => {
    const model = await open();
    types(model, { email: moved(), currentPassword: 'Not-my-passw0rd', displayName: 'Lightning' });
    await model.save();
    expect(form(model)).toMatchObject({
      problems: { currentPassword: 'passwordWrong' },
      refusal: { code: 'passwordWrong' },
    });
    expect([session.get().userId, (await person()).displayName]).toEqual([me, editing(model).row.displayName]);
    types(model, { currentPassword: password });
    await model.save();
    expect(await person()).toMatchObject({ email: moved(), displayName: 'Lightning' });
    expect([editing(model).note, editing(model).formerMailNotified, form(model).values.currentPassword]).toEqual([
      { is: 'saved' },
      true,
      '',
    ]);
  });

  it('of another user is refused at its field', async () => {
    const model = await open();
    types(model, { email: logins.staff.email, currentPassword: password });
    await model.save();
    expect(form(model)).toMatchObject({
      problems: { email: 'emailTaken' },
      refusal: { code: 'emailTaken' },
      values: { email: logins.staff.email },
    });
  });
});

describe('two tabs', () => {
  const conflicted = async (): Promise<Model> => {
    const model = await open();
    const other = await signedIn();
    await done(other.request(updateUser, { userId: me, lastName: 'Theirs', displayName: 'Theirs' }));
    types(model, { firstName: 'Mine', displayName: 'Mine' });
    await model.save();
    expect(editing(model).conflict?.fields).toEqual(['displayName']);
    expect(form(model).values).toMatchObject({ firstName: 'Mine', displayName: 'Mine' });
    return model;
  };

  it('that have saved different fields ask nothing: both stand', async () => {
    const model = await open();
    const other = await signedIn();
    await done(other.request(updateUser, { userId: me, lastName: 'Theirs', displayName: 'Theirs' }));
    types(model, { firstName: 'Mine' });
    await model.save();
    expect([editing(model).conflict, editing(model).note]).toEqual([undefined, { is: 'saved' }]);
    expect(form(model).values).toMatchObject({ firstName: 'Mine', lastName: 'Theirs', displayName: 'Theirs' });
    expect(await person()).toMatchObject({ firstName: 'Mine', lastName: 'Theirs', displayName: 'Theirs' });
  });

  it('do not write over each other: mine can be kept, with what only the other has changed', async () => {
    const model = await conflicted();
    await model.keepMine();
    expect(await person()).toMatchObject({ firstName: 'Mine', displayName: 'Mine', lastName: 'Theirs' });
    expect([editing(model).conflict, editing(model).note]).toEqual([undefined, { is: 'saved' }]);
  });

  it('and theirs can be taken instead', async () => {
    const model = await conflicted();
    model.takeTheirs();
    expect([form(model).values.displayName, unsaved(model), editing(model).note]).toEqual([
      'Theirs',
      [],
      { is: 'reloaded' },
    ]);
    types(model, { firstName: 'Later' });
    await model.save();
    expect(await person()).toMatchObject({ firstName: 'Later', displayName: 'Theirs' });
  });

  it('are not confused by an answer that was lost: what was sent counts as saved', async () => {
    const model = await open();
    types(model, { firstName: 'Mine' });
    await sandbox.fail({ call: 'updateUser', kind: 'loseAnswer', times: 1 });
    await model.save();
    if (form(model).refusal) await model.save();
    expect([editing(model).note, editing(model).conflict, (await person()).firstName]).toEqual([
      { is: 'saved' },
      undefined,
      'Mine',
    ]);
  });
});

describe('a picture', () => {
  const dot =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

  it('is sent with the rest, shown at once, and taken away again', async () => {
    const model = await open();
    types(model, { image: dot, firstName: 'Nova' });
    await model.save();
    expect(await person()).toMatchObject({ firstName: 'Nova', imageUrl: expect.stringMatching(/^\/static\/images\//) });
    expect([editing(model).picture, unsaved(model)]).toEqual([dot, []]);
    types(model, { image: 'none' });
    await model.save();
    expect([(await person()).imageUrl, editing(model).picture, unsaved(model)]).toEqual([null, undefined, []]);
  });

  it('that could not be taken away is still to go, and the rest is saved', async () => {
    const model = await open();
    types(model, { image: dot });
    await model.save();
    await sandbox.fail({ call: 'deleteUserImage', kind: 'status', status: 503, times: 1 });
    types(model, { image: 'none', firstName: 'Nova' });
    await model.save();
    expect([form(model).refusal?.code, unsaved(model), (await person()).firstName]).toEqual([
      'broken',
      ['image'],
      'Nova',
    ]);
    await model.save();
    expect((await person()).imageUrl).toBeNull();
  });

  it('that the server does not take is reported at its place', async () => {
    const model = await open();
    types(model, { image: `data:image/png;base64,${btoa('no picture at all')}` });
    await model.save();
    expect(form(model).problems.image).toMatchObject({ said: expect.stringContaining('picture') });
  });
});

describe('a parent', () => {
  it('edits the profile of a child, but not the address that it signs in with', async () => {
    const { userId: child } = await newPerson(sandbox, { parentId: me, firstName: 'Kim' });
    await sandbox.database.db
      .update(users)
      .set({ birthDate: '2014-06-01', weightGrams: 36_000 })
      .where(eq(users.id, child));
    const model = await open(child);
    expect(editing(model)).toMatchObject({ isOwn: false, row: { id: child, weightGrams: 36_000 } });
    types(model, { displayName: 'Comet', weightGrams: 40_000 });
    await model.save();
    expect(await person(child)).toMatchObject({ displayName: 'Comet', weightGrams: 40_000 });
    expect(saved.at(-1)).toBe(child);
    expect(session.get().flags.user.firstName).not.toBe('Kim');
    types(model, { email: moved(), currentPassword: password });
    await model.save();
    expect(form(model).refusal).toEqual({ code: 'selfOnly', retryAfter: undefined });
  });

  it('finds nobody’s profile under an id that nobody has', async () => {
    expect((await open('usr_nobody')).$screen.get()).toEqual({ is: 'unknown' });
  });
});

it('another member’s profile is not there, and nobody is signed out', async () => {
  const child = await newPerson(sandbox, { parentId: me });
  const asChild = await signedIn({ email: child.email, password });
  const model = await open(me, asChild);
  expect([model.$screen.get(), asChild.get().userId]).toEqual([{ is: 'unknown' }, child.userId]);
});

describe('a session that ends', () => {
  it('keeps what was typed for the same person, and no password', async () => {
    const model = await open();
    types(model, { displayName: 'Lightning', email: moved(), currentPassword: 'Secret-1234' });
    await sandbox.database.db.delete(sessions).where(eq(sessions.userId, me));
    await model.save();
    expect(model.$screen.get()).toEqual({ is: 'signedOut', ended: true });
    await done(session.request(signInCall, login));
    await vi.waitFor(() => expect(model.$screen.get().is).toBe('editing'), patience);
    expect(form(model).values).toMatchObject({ displayName: 'Lightning', email: moved(), currentPassword: '' });
    model.discard();
  });

  it('shows nobody’s profile to nobody', async () => {
    await session.signOut();
    expect((await open()).$screen.get()).toEqual({ is: 'signedOut', ended: false });
  });
});

it('a back end that is down is reported, and asked again', async () => {
  await sandbox.fail({ call: 'getUser', kind: 'status', status: 503, times: 3 });
  const model = await open();
  expect(model.$screen.get()).toEqual({ is: 'failed', code: 'broken' });
  model.retry();
  await vi.waitFor(() => expect(model.$screen.get().is).toBe('editing'), patience);
});
