import { count, getTableColumns, getTableName, inArray, like } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../src/core/contract/auth.js';
import { refreshSession } from '../../../src/core/contract/sessions.js';
import { DAY, now as machineNow } from '../../../src/core/dates.js';
import { sessions } from '../../../src/sandbox/access/tables.js';
import { trialRedemptions } from '../../../src/sandbox/billing/tables/trials.js';
import { outbox } from '../../../src/sandbox/db/tables.js';
import { insertRows } from '../../../src/sandbox/db/write-rows.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { familyInvitations } from '../../../src/sandbox/family/tables.js';
import { startDueLoop } from '../../../src/sandbox/node/due-loop.js';
import { BATCH, forgetOld, takeOld } from '../../../src/sandbox/retention/forget.js';
import { goes } from '../../../src/sandbox/retention/kept.js';
import { webhookEvents } from '../../../src/sandbox/webhooks/tables.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { moveClock } from '../../../src/sandbox/world/clock.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { eventsOf } from '../support/events.js';
import { addParts, fill } from './rows.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('active-monthly');
});
afterAll(() => sandbox.close());

const at = machineNow();

/** Which of these names are still there. */
async function left(column: PgColumn, names: readonly string[]): Promise<unknown[]> {
  const rows = await sandbox.database.db
    .select({ name: column })
    .from(column.table)
    .where(inArray(column, [...names]));
  return rows.map(({ name }) => name);
}

/** The first column of a table that tells rows apart by a text. */
const nameOf = (columns: readonly PgColumn[]): PgColumn => {
  const found = columns.find(({ name }) => ['id', 'hash', 'guid', 'key', 'subject'].includes(name));
  if (!found) throw new Error('Nothing tells these rows apart.');
  return found;
};

describe.each(
  goes.flatMap(rule => rule.when.map(age => ({ rule, age, of: `${getTableName(rule.table)}.${age.date.name}` }))),
)('by $of', ({ rule, age, of }) => {
  it('what is a second too young stays, with what belongs to it, and what is a second older goes', async () => {
    const { db } = sandbox.database;
    const young = `${of} young`;
    const old = `${of} old`;
    await fill(db, age, { [young]: at - age.after, [old]: at - age.after - 1 }, at + 2 * DAY);
    const parts = (rule.parts?.by ?? []).filter(column => column.table !== rule.table);
    for (const column of parts) await addParts(db, column, [young, old], at);
    await takeOld(db, rule, at);
    const key = rule.parts?.key ?? nameOf(Object.values(getTableColumns(rule.table)));
    expect(await left(key, [young, old])).toEqual([young]);
    for (const column of parts) expect(await left(column, [young, old])).toEqual([young]);
  });
});

const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise(resolve => setTimeout(resolve, 10));
};

const mails = async (name: string): Promise<number> => {
  const [row] = await sandbox.database.db
    .select({ mails: count() })
    .from(outbox)
    .where(like(outbox.id, `${name}%`));
  return row?.mails ?? 0;
};

const oldMails = (name: string, many: number) =>
  insertRows(
    sandbox.database.db,
    outbox,
    Array.from({ length: many }, (_, index) => ({
      id: `${name} ${index}`,
      recipient: 'jo@example.com',
      kind: 'welcome',
      payload: {},
      createdAt: machineNow() - 91 * DAY,
    })),
  );

const sessionIdOf = (jwt: string): string => String(JSON.parse(atob(jwt.split('.')[1] ?? '')).jti);

describe('nobody posts a webhook, and', () => {
  it('who signed out two days ago has left no session, and who is signed in stays so', async () => {
    const { db } = sandbox.database;
    const ended = sessionIdOf((await done(sandbox.client()(signIn, logins.member))).jwt);
    const { jwt } = await done(sandbox.client()(signIn, logins.member));
    await db
      .update(sessions)
      .set({ revokedAt: machineNow() - 2 * DAY })
      .where(inArray(sessions.id, [ended]));
    const loop = startDueLoop({ db, every: 10, failed: () => {} });
    await until(async () => (await left(sessions.id, [ended])).length === 0);
    await loop.stop();
    await done(sandbox.client({ jwt })(refreshSession, { sessionId: sessionIdOf(jwt) }));
  });

  it('more than one look takes goes at the next ones', async () => {
    await oldMails('backlog', 21 * BATCH + 1);
    const loop = startDueLoop({ db: sandbox.database.db, every: 10, failed: () => {} });
    await until(async () => (await mails('backlog')) === 0);
    await loop.stop();
  });

  it('a clock that leaps takes what was old before it', async () => {
    await oldMails('leap', 1);
    await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: 0 } });
    expect(await mails('leap')).toBe(1);
    await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: 1 } });
    expect(await mails('leap')).toBe(0);
  });
});

it('a backlog goes in batches, and a look ends after as many as it may take', async () => {
  const { db } = sandbox.database;
  await oldMails('batch', 2 * BATCH + 500);
  expect(await forgetOld(db, machineNow(), { batches: 1 })).toBe(false);
  expect(await mails('batch')).toBe(BATCH + 500);
  expect(await forgetOld(db, machineNow(), { signal: AbortSignal.abort() })).toBe(false);
  expect(await mails('batch')).toBe(BATCH + 500);
  expect(await forgetOld(db, machineNow(), { batches: 2 })).toBe(true);
  expect(await mails('batch')).toBe(0);
});

it('a process that read the clock before it was set back takes nothing that is not old yet', async () => {
  const { db } = sandbox.database;
  await moveClock(db, 0);
  await insertRows(db, outbox, [
    { id: 'today 1', recipient: 'jo@example.com', kind: 'welcome', payload: {}, createdAt: machineNow() },
  ]);
  await forgetOld(db, machineNow() + 100 * DAY);
  expect(await mails('today')).toBe(1);
});

describe('however old it is, it stays:', () => {
  const forever = (): number => machineNow() - 20 * 366 * DAY;

  it('that a card had its trial, and that a parent has invited somebody who has not come yet', async () => {
    const { db } = sandbox.database;
    await insertRows(db, trialRedemptions, [
      {
        id: 'given once',
        kind: 'trial',
        userId: 'jo',
        subscriptionId: 'sub',
        planId: 'us-premier-monthly',
        emailKey: 'jo@example.com',
        createdAt: forever(),
      },
    ]);
    await insertRows(db, familyInvitations, [
      {
        id: 'still open',
        parentId: 'jo',
        memberId: 'kim',
        email: 'kim@example.com',
        tokenHash: 'still open',
        sentAt: forever(),
        expiresAt: forever(),
      },
    ]);
    await forgetOld(db, machineNow());
    expect(await left(trialRedemptions.id, ['given once'])).toEqual(['given once']);
    expect(await left(familyInvitations.id, ['still open'])).toEqual(['still open']);
  });

  it('the first line of a machine’s history, and that a subscription has ended', async () => {
    const { db } = sandbox.database;
    const line = (resource: string) => ({
      id: `first of ${resource}`,
      at: forever(),
      action: 'create',
      resource,
      resourceId: 'one',
      details: {},
    });
    await insertRows(db, audit, [line('equipment'), line('offer')]);
    const event = (type: string) => ({
      sender: 'stripe',
      id: type,
      type,
      created: forever(),
      receivedAt: forever(),
      outcome: 'applied' as const,
      requestId: 'req',
    });
    await insertRows(db, webhookEvents, [event('customer.subscription.deleted'), event('invoice.paid')]);
    await forgetOld(db, machineNow());
    expect(await left(audit.id, ['first of equipment', 'first of offer'])).toEqual(['first of equipment']);
    expect(await left(webhookEvents.id, ['customer.subscription.deleted', 'invoice.paid'])).toEqual([
      'customer.subscription.deleted',
    ]);
  });
});

it('an event that comes after its like are forgotten has no effect, for nobody can say whether it had one', async () => {
  const events = eventsOf(sandbox);
  const send = (created: number) =>
    events.own('sessions/clear-expired', {}, { id: events.newId(), created: machineNow() + created });
  expect(await send(-91 * DAY)).toMatchObject({ is: 'stale', data: { sessions: 0 } });
  expect(await send(-89 * DAY)).toMatchObject({ is: 'applied' });
});
