import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccount, quote, subscribe } from '../../src/core/contract/account.js';
import { listOffers } from '../../src/core/contract/offers.js';
import { getUser } from '../../src/core/contract/users.js';
import { refreshSession } from '../../src/core/contract/sessions.js';
import { migrate } from '../../src/sandbox/index.js';
import { recordsOf } from '../../src/sandbox/db/records.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { startProcess, type SandboxProcess } from '../support/process.js';
import { done } from '../support/results.js';
import { portalKey } from '../support/portal-key.js';
import { clientOf, signUpWithCard, type Reach } from '../support/visitor.js';

describe('two processes on one database', () => {
  let database: TestDatabase;
  let processes: SandboxProcess[];
  let turns: number[];
  /** Sends each request to the other process than the one before. */
  let reach: Reach;

  beforeAll(async () => {
    database = await openTestDatabase();
    const env = { DATABASE_URL: database.url ?? '' };
    // both at once: one migrates and seeds, the other waits for it
    processes = await Promise.all([startProcess(env), startProcess(env)]);
    turns = [0, 0];
    let turn = 0;
    reach = {
      baseUrl: 'http://both.test',
      apiKey: portalKey,
      fetch: (input, init) => {
        const request = new Request(input, init);
        turn = 1 - turn;
        turns[turn] = (turns[turn] ?? 0) + 1;
        return fetch(new Request(request.url.replace('http://both.test', processes[turn]?.url ?? ''), request));
      },
    };
  });
  afterAll(async () => {
    await Promise.all(processes.map(one => one.end('SIGTERM')));
    await database.close();
  });

  it('serve one signup, with the answers alternating between them', async () => {
    expect((await done(clientOf(reach)(listOffers, {}))).items.length).toBeGreaterThan(0);
    const { userId, jwt, client } = await signUpWithCard(reach);
    expect((await done(client(getUser, { userId }))).id).toBe(userId);
    const offer = { planId: 'us-premier-monthly', offerId: 'us-premier-monthly' };
    const quoted = await done(client(quote, { userId, ...offer }));
    const wish = {
      userId,
      offerId: offer.offerId,
      quoteToken: quoted.quoteToken,
      termsAcceptedAt: Math.floor(Date.now() / 1000),
    };
    const bought = await done(client(subscribe, wish, { idempotencyKey: 'both' }));
    expect(await done(client(subscribe, wish, { idempotencyKey: 'both' }))).toEqual(bought);
    expect((await done(client(getAccount, { userId }))).subscription?.status).toBe('active');
    await done(
      clientOf(reach, jwt)(refreshSession, { sessionId: String(JSON.parse(atob(jwt.split('.')[1] ?? '')).jti) }),
    );
    const records = await recordsOf(database.db, userId);
    expect([
      records.subscriptions.length,
      records.payments.length,
      records.paymentMethods.length,
      records.history.length,
    ]).toEqual([1, 1, 1, 1]);
    expect(Math.abs((turns[0] ?? 0) - (turns[1] ?? 0))).toBeLessThanOrEqual(1);
  });

  it('asked at once with one key, both give one answer', async () => {
    const { userId, client } = await signUpWithCard(reach);
    const wish = { userId, offerId: 'us-premier-monthly', termsAcceptedAt: Math.floor(Date.now() / 1000) };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => done(client(subscribe, wish, { idempotencyKey: 'at-once' }))),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await recordsOf(database.db, userId)).payments).toHaveLength(1);
  });

  it('asked at once with different keys, they sell one membership', async () => {
    const { userId, client } = await signUpWithCard(reach);
    const wish = { userId, offerId: 'us-premier-monthly', termsAcceptedAt: Math.floor(Date.now() / 1000) };
    const answers = await Promise.all(Array.from({ length: 10 }, () => client(subscribe, wish)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await recordsOf(database.db, userId)).payments).toHaveLength(1);
  });

  it('the clock of one is the clock of the other', async () => {
    const [one, other] = processes;
    await fetch(`${one?.url}/sandbox/clock`, { method: 'POST', body: JSON.stringify({ advanceDays: 1 }) });
    expect(await (await fetch(`${other?.url}/sandbox/clock`)).json()).toMatchObject({
      data: { offsetSeconds: 86_400 },
    });
    await fetch(`${one?.url}/sandbox/clock`, { method: 'POST', body: JSON.stringify({ offsetSeconds: 0 }) });
  });

  it('a new process finds the schema as it left it', async () => {
    await migrate(database.db);
  });
});
