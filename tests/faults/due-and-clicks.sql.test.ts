import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancel, changePlan, pause, uncancel } from '../../src/core/contract/account-actions.js';
import { getAccount, subscribe } from '../../src/core/contract/account.js';
import { recordsOf } from '../../src/sandbox/db/records.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { startProcess, type SandboxProcess } from '../support/process.js';
import { done } from '../support/results.js';
import { portalKey } from '../support/portal-key.js';
import { clientOf, signUpWithCard, type Member, type Reach } from '../support/visitor.js';
import { moveClock, untilThere } from './lifetimes/play.js';

const DAY = 86_400;
const CROWD = 12;

let database: TestDatabase;
let processes: SandboxProcess[];
beforeAll(async () => {
  database = await openTestDatabase();
  const env = { DATABASE_URL: database.url ?? '' };
  processes = await Promise.all([startProcess(env), startProcess(env)]);
});
afterAll(async () => {
  await Promise.all(processes.map(one => one.end('SIGTERM')));
  await database.close();
});

const reachOf = (turn: number): Reach => ({ baseUrl: processes[turn % 2]?.url ?? '', apiKey: portalKey, fetch });

/** What a member clicks in two tabs at two servers while renewals come due. */
async function click({ userId, jwt }: Member): Promise<void> {
  const [one, other] = [clientOf(reachOf(0), jwt), clientOf(reachOf(1), jwt)];
  await Promise.all([
    one(cancel, { userId }),
    other(cancel, { userId }),
    one(getAccount, { userId }),
    other(getAccount, { userId }),
    one(changePlan, { userId, planId: 'us-premier-annual' }),
    other(changePlan, { userId, planId: 'us-premier-annual' }),
    one(uncancel, { userId }),
    other(pause, { userId, months: 1 }),
    other(uncancel, { userId }),
  ]);
}

it('members click at two servers while their renewals come due: nothing happens twice', async () => {
  const members: Member[] = [];
  for (let turn = 0; turn < CROWD; turn += 1) {
    const member = await signUpWithCard(reachOf(turn));
    await done(
      member.client(subscribe, {
        userId: member.userId,
        offerId: 'us-premier-monthly',
        termsAcceptedAt: Math.floor(Date.now() / 1000),
      }),
    );
    members.push(member);
  }
  const began = Math.floor(Date.now() / 1000);
  for (const days of [31, 95, 400]) {
    const now = began + days * DAY;
    await Promise.all([moveClock(reachOf(0), now), moveClock(reachOf(1), now), ...members.map(click)]);
    await untilThere(reachOf(0));
  }

  for (const { userId } of members) {
    const { subscriptions, invoices, payments, history } = await recordsOf(database.db, userId);
    expect(subscriptions).toHaveLength(1);
    // a renewal happens at the end of the period before: none of these moments comes twice
    const renewals = invoices.filter(({ reason }) => reason === 'renewal').map(({ createdAt }) => createdAt);
    expect(new Set(renewals).size).toBe(renewals.length);
    expect(new Set(history.filter(({ type }) => type === 'renewed').map(({ at }) => at))).toEqual(new Set(renewals));
    expect(history.filter(({ type }) => type === 'renewed')).toHaveLength(renewals.length);
    expect(history.filter(({ type }) => type === 'planChanged').length).toBeLessThanOrEqual(1);
    const asked = invoices.filter(({ amountDue }) => amountDue > 0);
    expect(Object.fromEntries(payments.map(({ invoiceId, amount }) => [invoiceId, amount]))).toEqual(
      Object.fromEntries(asked.map(({ id, amountDue }) => [id, amountDue])),
    );
    expect(payments).toHaveLength(asked.length);
    // what was canceled and what was kept again took turns
    const turns = history
      .filter(({ type }) => type === 'canceled' || type === 'uncanceled' || type === 'expired' || type === 'terminated')
      .map(({ type }) => type);
    expect(
      Math.abs(turns.filter(type => type === 'canceled').length - turns.filter(type => type === 'uncanceled').length),
    ).toBeLessThanOrEqual(1);
    expect(turns.filter(type => type === 'expired' || type === 'terminated').length).toBeLessThanOrEqual(1);
  }
});
