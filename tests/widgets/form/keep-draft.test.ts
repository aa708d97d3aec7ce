import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn as signInCall } from '../../../src/core/contract/auth.js';
import type { Session } from '../../../src/core/session/session.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { createForm } from '../../../src/widgets/form/form.js';
import { keepDraft } from '../../../src/widgets/form/keep-draft.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';

let sandbox: TestSandbox;
let session: Session;
let stop = () => undefined as void;
beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  session = openSession(sandbox);
  await comesBack();
});
afterEach(async () => {
  stop();
  await session.signOut();
});

const comesBack = () => done(session.request(signInCall, logins.member));

/** The form as it shows again, with what the server knows. */
function opened(fields?: readonly ('name' | 'pin')[]) {
  stop();
  const form = createForm({ blank: { name: '', pin: '' }, check: () => undefined });
  form.reset({ name: 'Ada' });
  stop = keepDraft('test', form, session, fields);
  return form;
}

const values = (form: ReturnType<typeof opened>) => form.$form.get().values;

describe('what a user typed into a form', () => {
  it('is there again when they come back after the session had ended', async () => {
    opened().type('name', 'Adah');
    stop();
    await comesBack();
    const again = opened();
    expect(values(again).name).toBe('Adah');
    expect(again.$form.get().dirty).toBe(true);
  });

  it('is forgotten once it is sent', async () => {
    const form = opened();
    form.type('name', 'Adah');
    await form.send(async () => ({ ok: true, data: undefined }));
    expect(values(opened()).name).toBe('Ada');
  });

  it('is forgotten when they sign out', async () => {
    opened().type('name', 'Adah');
    stop();
    await session.signOut();
    await comesBack();
    expect(values(opened()).name).toBe('Ada');
  });

  it('is not shown to the next person', async () => {
    opened().type('name', 'Adah');
    stop();
    await done(session.request(signInCall, logins.admin));
    expect(values(opened()).name).toBe('Ada');
  });

  it('is not on another page, though they are signed in there, too', async () => {
    opened().type('name', 'Adah');
    stop();
    const here = session;
    session = openSession(sandbox);
    await comesBack();
    expect(values(opened()).name).toBe('Ada');
    stop();
    await session.signOut();
    session = here;
    expect(values(opened()).name).toBe('Adah');
  });

  it('is not kept where it is a secret', () => {
    const form = opened(['name']);
    form.type('name', 'Adah');
    form.type('pin', '1234');
    expect(values(opened(['name']))).toEqual({ name: 'Adah', pin: '' });
  });
});
