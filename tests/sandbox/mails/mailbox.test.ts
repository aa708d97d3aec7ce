import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updatePreferences } from '../../../src/core/contract/preferences.js';
import { forgotPassword } from '../../../src/core/contract/user-security.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newPerson, tokenFrom } from '../support/people.js';

let sandbox: TestSandbox;
let jo: Awaited<ReturnType<typeof newPerson>>;
beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
  jo = await newPerson(sandbox);
});
afterAll(() => sandbox.close());

const get = async (path: string) => {
  const answer = await sandbox.send('GET', path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('a developer who opens the sandbox’s mailbox', () => {
  it('reads that it is empty, and how a mail gets there', async () => {
    const { headers, text } = await get('/sandbox/mails');
    expect(headers.get('content-type')).toContain('text/html');
    expect(text).toContain('No mail has been sent yet.');
  });

  it('reads the newest mail first, in the language that its reader has chosen', async () => {
    await done(jo.client(updatePreferences, { userId: jo.userId, language: 'fr-CA' }));
    await done(sandbox.client()(forgotPassword, { email: jo.email }));
    const { text } = await get('/sandbox/mails');
    expect(text).toContain('<span lang="fr-CA" dir="auto">Choisissez un nouveau mot de passe</span>');
    expect(text).toContain(jo.email);
  });

  it('sees it as it is shown, in a frame in which nothing runs and whose links open', async () => {
    const { text } = await get('/sandbox/mails');
    const [, id] = /src="(mails\/[\w-]+)"/.exec(text) ?? [];
    expect(text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    const mail = await get(`/sandbox/${id}`);
    expect(mail.headers.get('content-security-policy')).toMatch(/default-src 'none';.*frame-ancestors 'self'; sandbox/);
    const token = await tokenFrom(sandbox, jo.email, 'passwordReset', 'reset');
    expect(mail.text).toContain(`/login?reset=${token}"`);
    expect(mail.text).toContain('<html lang="fr-CA"');
  });

  it('reads it as plain text, with its link to follow', async () => {
    const { text } = await get('/sandbox/mails?view=text');
    const token = await tokenFrom(sandbox, jo.email, 'passwordReset', 'reset');
    expect(text).toMatch(new RegExp(`<a href="[^"]*/login\\?reset=${token}" target="_blank"`));
    expect(text).not.toContain('<iframe');
  });

  it('is not told of a mail that was never sent', async () => {
    expect((await get('/sandbox/mails/mail-none')).status).toBe(404);
  });
});
