import { eq, lt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAccount, subscribe, updatePayment } from '../../../src/core/contract/account.js';
import { forgotPassword } from '../../../src/core/contract/user-security.js';
import { inProcessFetch, logins } from '../../../src/sandbox/index.js';
import { outbox } from '../../../src/sandbox/db/tables.js';
import { recordsOf } from '../../../src/sandbox/db/records.js';
import { idempotencyRecords } from '../../../src/sandbox/http/tables.js';
import { done, refused } from '../../support/results.js';
import { portalKey } from '../../support/portal-key.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { cardInput, registerCard, signUpWithCard, type Member, type Reach } from '../../support/visitor.js';

let sandbox: TestSandbox;
let reach: Reach;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  reach = { baseUrl: 'http://sandbox.test', apiKey: portalKey, fetch: inProcessFetch(sandbox) };
});
afterAll(() => sandbox.close());

const wish = async (offerId = 'us-premier-monthly') => {
  const { data } = await (await sandbox.send('GET', '/timestamp')).json();
  return { offerId, termsAcceptedAt: data.timestamp };
};

/** What the database must hold after one membership was bought, after any number of calls. */
async function expectOnePurchase({ userId }: Member): Promise<void> {
  const records = await recordsOf(sandbox.database.db, userId);
  expect(records.subscriptions).toMatchObject([{ status: 'active' }]);
  expect(records.payments).toHaveLength(1);
  expect(records.invoices).toMatchObject([{ status: 'paid' }]);
  expect(records.history).toMatchObject([{ type: 'created' }]);
}

it('a lost answer is requested again with the same key, and is the same answer', async () => {
  const member = await signUpWithCard(reach);
  const input = { userId: member.userId, ...(await wish()) };
  await sandbox.fail({ call: 'subscribe', kind: 'loseAnswer', times: 3 });
  expect(await refused(member.client(subscribe, input, { idempotencyKey: 'once' }))).toBe('unanswered');
  const again = await done(member.client(subscribe, input, { idempotencyKey: 'once' }));
  expect(again.subscription?.status).toBe('active');
  expect(await done(member.client(subscribe, input, { idempotencyKey: 'once' }))).toEqual(again);
  await expectOnePurchase(member);
});

it('a lost answer may be asked for more often than the limit lets through, and nothing is done once more', async () => {
  await sandbox.forgetTries();
  const { email } = logins.member;
  const ask = (idempotencyKey: string) => sandbox.client()(forgotPassword, { email }, { idempotencyKey });
  for (let time = 0; time < 12; time++) expect(await done(ask('one-wish'))).toEqual({ sent: true });
  expect(await refused(ask('another-wish'))).toBe('tooManyRequests');
  const mails = await sandbox.database.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(mails.map(({ kind }) => kind)).toEqual(['passwordReset']);
});

it('beyond the limit, too, a key that was used for something else is a conflict', async () => {
  const ask = async (email: string) => {
    const headers = { 'x-api-key': portalKey, 'idempotency-key': 'one-address' };
    return (await sandbox.send('POST', '/users/password/forgot', { headers, body: { email } })).json();
  };
  for (let time = 0; time < 5; time++) expect(await ask('first@example.test')).toMatchObject({ data: { sent: true } });
  for (let time = 0; time < 6; time++)
    expect(await ask('second@example.test')).toMatchObject({ error: { code: 'idempotencyConflict' } });
});

it('twenty requests at once with one key make one membership and get one answer', async () => {
  const member = await signUpWithCard(reach);
  const input = { userId: member.userId, ...(await wish()) };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      done(member.client(subscribe, input, { idempotencyKey: 'all at once'.replaceAll(' ', '-') })),
    ),
  );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  await expectOnePurchase(member);
});

it('twenty requests at once with twenty keys make one membership, and nineteen answer that there is one', async () => {
  const member = await signUpWithCard(reach);
  const input = { userId: member.userId, ...(await wish()) };
  const answers = await Promise.all(Array.from({ length: 20 }, () => member.client(subscribe, input)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers) if (!answer.ok) expect(answer.failure.code).toBe('alreadySubscribed');
  await expectOnePurchase(member);
});

it('the same key for another wish is a conflict, and for another person a key of its own', async () => {
  const [first, second] = [await signUpWithCard(reach), await signUpWithCard(reach)];
  await done(first.client(subscribe, { userId: first.userId, ...(await wish()) }, { idempotencyKey: 'mine' }));
  const other = { userId: first.userId, ...(await wish('us-connect-monthly')) };
  expect(await refused(first.client(subscribe, other, { idempotencyKey: 'mine' }))).toBe('idempotencyConflict');
  await done(second.client(subscribe, { userId: second.userId, ...(await wish()) }, { idempotencyKey: 'mine' }));
  await expectOnePurchase(first);
  await expectOnePurchase(second);
});

it('a refusal is not kept: the same key works once the reason is gone', async () => {
  const member = await signUpWithCard(reach);
  const input = { userId: member.userId, offerId: 'us-premier-monthly' };
  expect(await refused(member.client(subscribe, input, { idempotencyKey: 'terms' }))).toBe('termsRequired');
  const agreed = { ...input, ...(await wish()) };
  await done(member.client(subscribe, agreed, { idempotencyKey: 'terms' }));
  await expectOnePurchase(member);
});

it('a card whose bank asks for confirmation leaves an intent to confirm, and the key free', async () => {
  const member = await signUpWithCard(reach);
  const id = await registerCard(reach, '4000002500003155');
  const card = { userId: member.userId, ...cardInput(id, '3155') };
  const asked = await member.client(updatePayment, card, { idempotencyKey: '3ds' });
  if (asked.ok) throw new Error('The bank did not ask.');
  expect(asked.failure.code).toBe('paymentRequiresAction');
  const secret = String(asked.failure.debug?.['clientSecret']);
  const confirmed = await sandbox.send(
    'POST',
    `/sandbox/stripe/v1/setup_intents/${secret.split('_secret_')[0]}/authenticate`,
    {
      headers: { authorization: 'Bearer pk_sandbox_stripe' },
      body: { client_secret: secret, result: 'complete' },
    },
  );
  expect(confirmed.status).toBe(200);
  expect((await done(member.client(updatePayment, card, { idempotencyKey: '3ds' }))).paymentMethod?.last4).toBe('3155');
  expect((await done(member.client(getAccount, { userId: member.userId }))).paymentMethod?.last4).toBe('3155');
});

it('what is stored under a key is an answer that nobody can read, and not the key', async () => {
  const rows = await sandbox.database.db.select().from(idempotencyRecords);
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    expect(row).toMatchObject({ status: 200 });
    expect(row.body).toMatch(/^[0-9a-f]+$/);
    expect(row.key).toMatch(/^[0-9a-f]{64}$/);
  }
});

it('a key is forgotten after a day', async () => {
  const member = await signUpWithCard(reach);
  const input = { userId: member.userId, ...(await wish()) };
  await done(member.client(subscribe, input, { idempotencyKey: 'yesterday' }));
  await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: 1.01 } });
  expect(await refused(member.client(subscribe, input, { idempotencyKey: 'yesterday' }))).not.toBe(
    'idempotencyConflict',
  );
  // a leap takes what was old before it
  await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: 0.01 } });
  expect(
    await sandbox.database.db
      .select()
      .from(idempotencyRecords)
      .where(lt(idempotencyRecords.createdAt, Math.floor(Date.now() / 1000) + 3600)),
  ).toEqual([]);
  await sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds: 0 } });
});

it('keys that no header should hold are refused', async () => {
  const member = await signUpWithCard(reach);
  const answer = await sandbox.send('POST', `/users/${member.userId}/account/subscribe`, {
    headers: { authorization: `Bearer ${member.jwt}`, 'idempotency-key': 'x'.repeat(256) },
    body: await wish(),
  });
  expect(await answer.json()).toMatchObject({ error: { code: 'badRequest' } });
});
