import { keepMount } from 'nanostores';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../../src/core/session/session.js';
import { users } from '../../../src/sandbox/people/tables.js';
import { createCreateAccount, type CreateAccountInputs } from '../../../src/widgets/signup/create-account/model.js';
import type { Values } from '../../../src/widgets/signup/create-account/values.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';

let sandbox: TestSandbox;
let session: Session;
let people = 0;

beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
});
afterAll(() => sandbox.close());
beforeEach(() => {
  session = openSession(sandbox);
});

const ana = (): Values => ({
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: `ana.${(people += 1)}@example.com`,
  password: 'Climb-4-life',
});

function open(inputs: CreateAccountInputs = {}, values: Partial<Values> = {}) {
  const model = createCreateAccount(inputs, session);
  keepMount(model.$screen);
  for (const [field, value] of Object.entries(values)) if (isField(field)) model.form.type(field, value);
  return model;
}

const isField = (name: string): name is keyof Values => ['firstName', 'lastName', 'email', 'password'].includes(name);

const created = async (email: string) =>
  (await sandbox.database.db.select().from(users)).find(user => user.email === email);

describe('a visitor who creates an account', () => {
  it('is signed in, and remembered by everything but the password', async () => {
    const values = ana();
    const model = open({}, values);
    const done = await model.submit();
    expect(done?.userId).toBe(session.get().userId);
    expect(model.$screen.get()).toMatchObject({ is: 'signedIn', created: true, person: { email: values.email } });
    expect(session.get().flags.user).toEqual({ email: values.email, firstName: 'Ana', lastName: 'Ruiz' });
    expect(JSON.stringify(session.get())).not.toContain(values.password);
  });

  it('is counted for the country, the partner and the campaign that they came from', async () => {
    session.remember({ countryCode: 'BE', utmSource: 'newsletter', utmCampaign: 'spring' });
    session.configure({ partnerId: 'northside' });
    const values = ana();
    await open({}, values).submit();
    expect(await created(values.email)).toMatchObject({
      countryCode: 'BE',
      partnerId: 'northside',
      attribution: { utmSource: 'newsletter', utmCampaign: 'spring' },
    });
  });

  it('is counted for what the page names, before what was kept', async () => {
    session.remember({ countryCode: 'BE', partnerId: 'fitshop' });
    const values = ana();
    await open({ countryCode: 'MX', partner: 'lafitness' }, values).submit();
    expect(await created(values.email)).toMatchObject({ countryCode: 'MX', partnerId: 'lafitness' });
  });

  it('creates one account however often the button is pressed', async () => {
    const values = ana();
    const model = open({}, values);
    const answers = await Promise.all([model.submit(), model.submit(), model.submit()]);
    expect(answers.filter(answer => answer !== undefined)).toHaveLength(1);
  });
});

describe('a form that is not right', () => {
  it('says what is wrong with every field, and sends nothing', async () => {
    const model = open();
    expect(await model.submit()).toBeUndefined();
    expect(model.form.$form.get()).toMatchObject({
      refusal: {},
      problems: {
        firstName: 'firstNameMissing',
        lastName: 'lastNameMissing',
        email: 'emailMissing',
        password: 'passwordMissing',
      },
    });
    expect(session.get().userId).toBeUndefined();
  });

  it('complains of a field that was left, but not of an empty one', () => {
    const model = open({}, { email: 'ana@' });
    model.form.leave('email');
    model.form.leave('firstName');
    const { problems } = model.form.$form.get();
    expect(problems.email).toBe('emailMalformed');
    expect(problems.firstName).toBeUndefined();
  });

  it('takes a complaint back as soon as it is put right', () => {
    const model = open({}, { email: 'ana@' });
    model.form.leave('email');
    model.form.type('email', 'ana@example.com');
    expect(model.form.$form.get().problems.email).toBeUndefined();
  });

  it('says that spaces do not go into a password', async () => {
    const model = open({}, { ...ana(), password: 'Climb 4 life!' });
    await model.submit();
    expect(model.form.$form.get().problems.password).toBe('passwordSpaces');
  });

  it('marks the field that the back end refuses', async () => {
    const model = open({}, { ...ana(), firstName: 'An\u0000a' });
    await model.submit();
    expect(model.form.$form.get().problems.firstName).toEqual({ said: 'Must not hold control characters.' });
  });

  it('says so to a visitor who has an account already, and loses nothing that was typed', async () => {
    const values = ana();
    await open({}, values).submit();
    session = openSession(sandbox);
    const model = open({}, values);
    await model.submit();
    expect(model.form.$form.get()).toMatchObject({
      values,
      refusal: { code: 'emailTaken' },
      problems: { email: 'emailTaken' },
    });
  });

  it('keeps what was typed when the back end breaks, and can be sent again', async () => {
    await sandbox.fail({ kind: 'status', call: 'createUser', status: 500, times: 1 });
    const values = ana();
    const model = open({}, values);
    expect(await model.submit()).toBeUndefined();
    expect(model.form.$form.get()).toMatchObject({ values, sending: false, refusal: { code: 'broken' } });
    expect(await model.submit()).toBeDefined();
  });
});

describe('a user who is signed in already', () => {
  it('reads as whom, and can use another account', async () => {
    const values = ana();
    await open({}, values).submit();
    const model = open();
    await expect
      .poll(() => model.$screen.get())
      .toMatchObject({ is: 'signedIn', created: false, person: { email: values.email } });
    model.useAnotherAccount();
    await expect.poll(() => model.$screen.get().is).toBe('asking');
    expect(model.form.$form.get().values.email).toBe('');
  });
});
