import { Stripe } from 'stripe';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscribe } from '../../src/core/contract/account.js';
import { recordsOf } from '../../src/sandbox/db/records.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { startProcess, type SandboxProcess } from '../support/process.js';
import { done } from '../support/results.js';
import { portalKey } from '../support/portal-key.js';
import { signUpWithCard } from '../support/visitor.js';

const secret = 'whsec_shared_by_all';
const answer = v.object({ data: v.object({ duplicate: v.boolean(), outcome: v.optional(v.string()) }) });

describe('events that reach several processes at once', () => {
  let database: TestDatabase;
  let processes: SandboxProcess[];
  beforeAll(async () => {
    database = await openTestDatabase();
    const env = { DATABASE_URL: database.url ?? '', STRIPE_WEBHOOK_SECRET: secret };
    processes = await Promise.all([startProcess(env), startProcess(env)]);
  });
  afterAll(async () => {
    await Promise.all(processes.map(one => one.end('SIGTERM')));
    await database.close();
  });

  /** One delivery, to the process whose turn it is. */
  async function deliver(turn: number, path: string, event: object): Promise<string> {
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const response = await fetch(`${processes[turn % 2]?.url}/webhooks/${path}`, {
      method: 'POST',
      body: payload,
      headers: { 'stripe-signature': signature },
    });
    expect(response.status).toBe(200);
    const { data } = v.parse(answer, await response.json());
    return data.duplicate ? 'duplicate' : (data.outcome ?? '');
  }

  const at = Math.floor(Date.now() / 1000);
  const eventOf = (id: string, type: string, created: number, object: object) => ({
    id,
    type,
    created,
    data: { object },
  });

  async function member() {
    const [one] = processes;
    const { userId, client } = await signUpWithCard({ baseUrl: one?.url ?? '', apiKey: portalKey, fetch });
    const account = await done(client(subscribe, { userId, offerId: 'us-premier-monthly', termsAcceptedAt: at }));
    return { userId, subscriptionId: account.subscription?.id ?? '' };
  }

  it('one event delivered twenty times has its effect once', async () => {
    const { userId, subscriptionId } = await member();
    const failed = eventOf(`evt_${userId}_1`, 'invoice.payment_failed', at, {
      id: `in_${userId}`,
      subscription: subscriptionId,
      amount_due: 3999,
    });
    const paid = eventOf(`evt_${userId}_2`, 'invoice.paid', at, { id: `in_${userId}`, amount_paid: 3999 });
    const failures = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => deliver(turn, 'payment/failure', failed)),
    );
    const payments = await Promise.all(Array.from({ length: 20 }, (_, turn) => deliver(turn, 'invoice/paid', paid)));
    for (const outcomes of [failures, payments])
      expect(outcomes.toSorted()).toEqual(['applied', ...Array.from({ length: 19 }, () => 'duplicate')]);
    const records = await recordsOf(database.db, userId);
    expect(records.payments.filter(({ providerReference }) => providerReference !== null)).toHaveLength(1);
    expect(records.subscriptions).toMatchObject([{ status: 'active' }]);
  });

  it('an end and the events before it, in any order of arrival, leave an end', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { userId, subscriptionId } = await member();
      const reported = { id: subscriptionId, status: 'active', cancel_at_period_end: round % 2 === 0 };
      const older = Array.from({ length: 6 }, (_, one) =>
        eventOf(`evt_${userId}_u${one}`, 'customer.subscription.updated', at - one, reported),
      );
      const outcomes = await Promise.all([
        ...older.map((event, turn) => deliver(turn, 'subscription/updated', event)),
        deliver(
          round,
          'subscription/deleted',
          eventOf(`evt_${userId}_d`, 'customer.subscription.deleted', at + 5, {
            id: subscriptionId,
            status: 'canceled',
          }),
        ),
      ]);
      expect(outcomes.at(-1)).toBe('applied');
      expect((await recordsOf(database.db, userId)).subscriptions).toMatchObject([
        { status: 'terminated', lastEventAt: at + 5 },
      ]);
    }
  });

  it('a subscription that two events make at once is made once', async () => {
    const [one] = processes;
    const { userId } = await signUpWithCard({ baseUrl: one?.url ?? '', apiKey: portalKey, fetch });
    const reported = {
      id: `sub_${userId}`,
      status: 'active',
      metadata: { userId, planId: 'us-premier-monthly' },
      current_period_start: at,
      current_period_end: at + 30 * 86_400,
    };
    await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        turn < 4
          ? deliver(
              turn,
              'subscription/created',
              eventOf(`evt_${userId}_c${turn}`, 'customer.subscription.created', at, reported),
            )
          : deliver(
              turn,
              'subscription/updated',
              eventOf(`evt_${userId}_u${turn}`, 'customer.subscription.updated', at + 1, reported),
            ),
      ),
    );
    expect((await recordsOf(database.db, userId)).subscriptions).toMatchObject([
      { id: `sub_${userId}`, status: 'active' },
    ]);
  });
});
