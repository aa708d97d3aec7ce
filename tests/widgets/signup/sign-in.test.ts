import { desc, eq } from 'drizzle-orm';
import { keepMount } from 'nanostores';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../../src/core/session/session.js';
import { outbox } from '../../../src/sandbox/db/tables.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { waitCopy } from '../../../src/widgets/copy.js';
import { createSignIn, type SignInInputs } from '../../../src/widgets/signup/sign-in/model.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';

let sandbox: TestSandbox;
let session: Session;

beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.load('fresh');
  session = openSession(sandbox);
});

const { email, password } = logins.member;

function open(inputs: SignInInputs = {}) {
  const model = createSignIn(inputs, session);
  keepMount(model.$screen);
  return model;
}

/** The token of the last reset link that was sent. */
async function mailedToken(to: string): Promise<string> {
  const [mail] = await sandbox.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, to))
    .orderBy(desc(outbox.createdAt))
    .limit(1);
  const { link } = v.parse(v.object({ link: v.string() }), mail?.payload);
  return new URL(link).searchParams.get('reset') ?? '';
}

describe('a member who signs in', () => {
  it('is known from then on', async () => {
    const model = open();
    model.credentials.type('email', ` ${email} `);
    model.credentials.type('password', password);
    const done = await model.signIn();
    expect(done?.userId).toBe(session.get().userId);
    await expect.poll(() => model.$screen.get()).toMatchObject({ is: 'signedIn', person: { email } });
    await expect.poll(() => session.get().flags.user.email).toBe(email);
  });

  it('finds the address that is known already', () => {
    session.rememberUser({ email: 'ana@example.com' });
    expect(open().credentials.$form.get().values.email).toBe('ana@example.com');
    expect(open({ email: 'ben@example.com' }).credentials.$form.get().values.email).toBe('ben@example.com');
  });

  it('reads one sentence for a wrong password and for an unknown address, and keeps what was typed', async () => {
    const wrong = open();
    wrong.credentials.type('email', email);
    wrong.credentials.type('password', 'Wrong-1-word');
    await wrong.signIn();
    const unknown = open();
    unknown.credentials.type('email', 'nobody@example.com');
    unknown.credentials.type('password', 'Wrong-1-word');
    await unknown.signIn();
    expect(wrong.credentials.$form.get()).toMatchObject({
      values: { email, password: 'Wrong-1-word' },
      sending: false,
      refusal: { code: 'invalidCredentials' },
    });
    expect(unknown.credentials.$form.get().refusal?.code).toBe('invalidCredentials');
  });

  it('reads what is missing before anything is sent', async () => {
    const model = open();
    await model.signIn();
    expect(model.credentials.$form.get().problems).toEqual({ email: 'emailMissing', password: 'passwordMissing' });
  });

  it('reads when to try again after too many tries', async () => {
    await sandbox.forgetTries();
    const model = open();
    model.credentials.type('email', email);
    for (let tries = 0; tries < 11; tries++) {
      model.credentials.type('password', `Wrong-${tries}-word`);
      await model.signIn();
    }
    const { refusal } = model.credentials.$form.get();
    expect(refusal?.code).toBe('tooManyRequests');
    expect(refusal?.retryAfter).toBeGreaterThan(0);
    expect(waitCopy(42)).toBe('Too many tries. Try again in 42 seconds.');
    expect(waitCopy(61)).toBe('Too many tries. Try again in 2 minutes.');
  });

  it('sends once however often the button is pressed', async () => {
    const model = open();
    model.credentials.type('email', email);
    model.credentials.type('password', password);
    const answers = await Promise.all([model.signIn(), model.signIn()]);
    expect(answers.filter(answer => answer !== undefined)).toHaveLength(1);
  });
});

describe('a member who forgot the password', () => {
  it('gets the same answer whether or not there is such an account', async () => {
    for (const address of [email, 'nobody@example.com']) {
      const model = open();
      model.forget();
      model.address.type('email', address);
      await model.sendLink();
      expect(model.$screen.get()).toEqual({ is: 'linkSent', email: address });
    }
  });

  it('sets a new one by the link, and signs in with it', async () => {
    const asking = open({ email });
    asking.forget();
    await asking.sendLink();
    const model = open({ resetToken: await mailedToken(email) });
    model.newPassword.type('password', 'short');
    expect(await model.reset()).toBe(false);
    expect(model.newPassword.$form.get().problems.password).toBe('newPasswordWeak');
    model.newPassword.type('password', 'New-word-4-me');
    expect(await model.reset()).toBe(true);
    expect(model.$screen.get()).toMatchObject({ is: 'signingIn', notice: 'reset' });
    model.credentials.type('email', email);
    model.credentials.type('password', 'New-word-4-me');
    expect(await model.signIn()).toBeDefined();
  });

  it('is offered a new link when the old one is spent', async () => {
    const model = open({ resetToken: 'spent' });
    model.newPassword.type('password', 'New-word-4-me');
    expect(await model.reset()).toBe(false);
    expect(model.$screen.get().is).toBe('linkInvalid');
    model.forget();
    expect(model.$screen.get().is).toBe('forgetting');
  });

  it('is no longer signed in on this page once the password has changed', async () => {
    const first = open();
    first.credentials.type('email', email);
    first.credentials.type('password', password);
    await first.signIn();
    const asking = openSession(sandbox);
    await createSignInLink(asking);
    const model = open({ resetToken: await mailedToken(email) });
    expect(model.$screen.get().is).toBe('resetting');
    model.newPassword.type('password', 'New-word-4-me');
    await model.reset();
    expect(session.get().userId).toBeUndefined();
    expect(model.$screen.get()).toMatchObject({ is: 'signingIn', notice: 'reset' });
  });
});

async function createSignInLink(asking: Session) {
  const model = createSignIn({ email }, asking);
  keepMount(model.$screen);
  model.forget();
  await model.sendLink();
}

describe('a session that ended by itself', () => {
  it('is reported, quietly', async () => {
    const model = open();
    model.credentials.type('email', email);
    model.credentials.type('password', password);
    await model.signIn();
    await sandbox.database.db.execute('update sessions set revoked_at = 1');
    await session.refresh();
    await expect.poll(() => model.$screen.get()).toMatchObject({ is: 'signingIn', notice: 'ended' });
    expect(model.credentials.$form.get().values).toEqual({ email, password: '' });
  });

  it('is not reported to the user who ended it', async () => {
    const model = open();
    model.credentials.type('email', email);
    model.credentials.type('password', password);
    await model.signIn();
    model.useAnotherAccount();
    await expect.poll(() => model.$screen.get().is).toBe('signingIn');
    expect(model.$screen.get()).not.toHaveProperty('notice', 'ended');
  });
});
