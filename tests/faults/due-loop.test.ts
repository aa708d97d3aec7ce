import { rm } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DAY, now } from '../../src/core/dates.js';
import { accountHistory } from '../../src/sandbox/billing/tables/invoices.js';
import { subscriptions } from '../../src/sandbox/billing/tables/memberships.js';
import { countDue, runDueWork, settleAll, settlePerson } from '../../src/sandbox/billing/books/due-work.js';
import type { ErrorNote } from '../../src/sandbox/http/log.js';
import { loadWorld } from '../../src/sandbox/index.js';
import { moveClock } from '../../src/sandbox/world/clock.js';
import { startDueLoop } from '../../src/sandbox/node/due-loop.js';
import { startSandbox } from '../../src/sandbox/node/start.js';
import { cheapScrypt } from '../support/cheap-scrypt.js';
import { dataFolder } from '../support/data-folder.js';
import { openTestSandbox, type TestSandbox } from '../support/sandbox.js';
import { beginLives } from './lifetimes/begin.js';
import { makeLives, nextStart } from './lifetimes/lives.js';

const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise(resolve => setTimeout(resolve, 10));
};

describe('time that passes by itself', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox('active-monthly');
  });
  afterAll(() => sandbox.close());

  const renewals = async () =>
    (await sandbox.database.db.select().from(accountHistory).where(eq(accountHistory.type, 'renewed'))).length;

  it('renews a membership that nobody looks at', async () => {
    const { db } = sandbox.database;
    const loop = startDueLoop({ db, every: 10, failed: () => {} });
    await moveClock(db, 61 * DAY);
    await until(async () => (await renewals()) === 2);
    await loop.stop();
    expect(await countDue(db, now() + 61 * DAY)).toBe(0);
  });

  it('does nothing once it was stopped', async () => {
    const { db } = sandbox.database;
    const loop = startDueLoop({ db, every: 10, failed: () => {} });
    await loop.stop();
    await moveClock(db, 95 * DAY);
    await new Promise(resolve => setTimeout(resolve, 60));
    expect(await renewals()).toBe(2);
  });

  it('says what went wrong, and tries again', async () => {
    const { db } = sandbox.database;
    const notes: ErrorNote[] = [];
    await db.execute(sql`alter table account_history add constraint nothing_more check (at < 0) not valid`);
    const loop = startDueLoop({ db, every: 10, failed: note => notes.push(note) });
    await until(() => Promise.resolve(notes.length >= 2));
    expect(notes[0]?.message).toContain('nothing_more');
    await db.execute(sql`alter table account_history drop constraint nothing_more`);
    await until(async () => (await renewals()) === 3);
    await loop.stop();
  });
});

describe('a clock that leaps', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox();
  });
  afterAll(() => sandbox.close());

  it('says how many memberships are left when its time is up, and goes on when it is asked again', async () => {
    const { db } = sandbox.database;
    const start = nextStart();
    await beginLives(db, makeLives(250, start), now());
    const later = start + 90 * DAY;
    const all = await countDue(db, later);
    expect(await settleAll(db, later, { within: 0 })).toBe(all);
    await moveClock(db, later - now());
    expect(await (await sandbox.send('GET', '/sandbox/clock')).json()).toMatchObject({
      data: { advancing: true, due: all },
    });
    const moved = await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: 0 } });
    expect(await moved.json()).toMatchObject({ data: { advancing: false, due: 0 } });
  });
});

describe('a world that is loaded while time passes in the one before', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox();
  });
  afterAll(() => sandbox.close());

  it('begins at its own present, whatever moment a loop or a call has read before', async () => {
    const { db } = sandbox.database;
    const before = now() + 90 * DAY;
    await loadWorld(db, 'active-monthly', cheapScrypt);
    const dueAt = () => db.select({ at: subscriptions.dueAt }).from(subscriptions);
    const fresh = await dueAt();
    expect(await countDue(db, before)).toBeGreaterThan(0);
    await runDueWork(db, before);
    for (const { id } of await db.select({ id: subscriptions.userId }).from(subscriptions))
      await db.transaction(tx => settlePerson(tx, id, before, {}));
    expect(await dueAt()).toEqual(fresh);
  });
});

describe('a person whose books cannot be brought up to date', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox();
  });
  afterAll(() => sandbox.close());

  it('keeps nobody else from it, whether the rules fail or the database', async () => {
    const { db } = sandbox.database;
    const start = nextStart();
    const lives = makeLives(250, start);
    await beginLives(db, lives, now());
    const [broken, refused] = [lives[17]?.userId ?? '', lives[201]?.userId ?? ''];
    await db.update(subscriptions).set({ planId: 'no-such-plan' }).where(eq(subscriptions.userId, broken));
    await db.execute(
      sql.raw(`alter table invoices add constraint not_for_them check (user_id <> '${refused}') not valid`),
    );
    const later = start + 800 * DAY;
    await moveClock(db, later - now());
    await expect(runDueWork(db, later)).rejects.toThrow(
      /^2 people could not be brought up to date, usr_life\d+ among them\.$/,
    );
    expect(await countDue(db, later)).toBe(2);
  });
});

it('a server lets time pass from its start to its end', async () => {
  const dataDir = await dataFolder();
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const server = await startSandbox({ port: 0, world: 'active-monthly', dueEvery: 10, dataDir });
  // at once with the answer the loop may have been faster; what counts is that it ends with the server
  const moved = await fetch(`${server.url}/sandbox/clock`, {
    method: 'POST',
    body: JSON.stringify({ advanceDays: 31 }),
  });
  expect(await moved.json()).toMatchObject({ data: { advancing: false, due: 0 } });
  await server.close();
});
