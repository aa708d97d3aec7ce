import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, DAY } from '../../../src/core/dates.js';
import { readClock } from '../../../src/sandbox/world/clock.js';
import { invoiceLines } from '../../../src/sandbox/billing/tables/invoices.js';
import { providerIntents } from '../../../src/sandbox/billing/tables/card-provider.js';
import { oneTimeTokens, sessions } from '../../../src/sandbox/access/tables.js';
import { outbox, settings } from '../../../src/sandbox/db/tables.js';
import { orders } from '../../../src/sandbox/orders/tables.js';
import { cancel } from '../../../src/core/contract/account-actions.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { eventsOf } from '../support/events.js';
import { newVisitor as visitor, refused, theMember, type Visitor, worked } from '../support/visitor.js';

let sandbox: TestSandbox;
let events: ReturnType<typeof eventsOf>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  events = eventsOf(sandbox);
});
afterAll(() => sandbox.close());

const now = () => readClock(sandbox.database.db);
const mailsTo = async (email: string) =>
  (await sandbox.database.db.select().from(outbox).where(eq(outbox.recipient, email))).map(({ kind }) => kind);

let visitors = 0;

/** A new person, whose address is known, for their mails. */
async function newVisitor(at: TestSandbox): Promise<Visitor & { email: string }> {
  visitors += 1;
  const email = `events${visitors}@example.com`;
  return { ...(await visitor(at, { email })), email };
}

/** The person's subscription and its newest invoice, as they are stored. */
async function stateOf(jo: Visitor) {
  const { subscriptions: all, invoices, payments, history } = await jo.records();
  const subscription = all.at(-1);
  if (!subscription) throw new Error('There is no membership.');
  return {
    subscription,
    invoice: invoices.at(-1),
    invoices,
    payments,
    history: history.map(({ type, actorKind }) => `${type} by ${actorKind}`),
  };
}

async function active(offerId = 'us-premier-monthly'): Promise<Visitor & { email: string }> {
  const jo = await newVisitor(sandbox);
  await jo.addCard();
  worked(await jo.subscribe({ offerId }));
  return jo;
}

/** What the person does in the bank's window. */
async function confirm(clientSecret: unknown): Promise<void> {
  const id = String(clientSecret).split('_secret_')[0];
  await sandbox.send('POST', `/sandbox/stripe/v1/setup_intents/${id}/authenticate`, {
    headers: { authorization: 'Bearer pk_sandbox_stripe_us', 'content-type': 'application/json' },
    body: { client_secret: clientSecret, result: 'complete' },
  });
}

/** A person whose bank asks for them at every charge: the first payment waits. */
async function pending(): Promise<Visitor & { email: string }> {
  const jo = await newVisitor(sandbox);
  const card = await jo.typeCard('4000002760003184');
  await confirm(refused(await jo.pay(card)).debug?.['clientSecret']);
  worked(await jo.pay(card));
  // the confirmation was good for the card itself; the charge wants one of its own
  await sandbox.database.db.delete(providerIntents).where(eq(providerIntents.paymentMethodId, card.id));
  expect(refused(await jo.subscribe({ offerId: 'us-premier-monthly' })).code).toBe('paymentRequiresAction');
  return jo;
}

/** A person whose renewal the provider could not take. */
async function overdue(): Promise<{ jo: Visitor & { email: string }; invoiceId: string; subscriptionId: string }> {
  const jo = await active();
  const { subscription } = await stateOf(jo);
  const invoiceId = `in_${events.newId()}`;
  const failed = await events.provider('payment/failure', 'invoice.payment_failed', {
    id: invoiceId,
    subscription: subscription.id,
    amount_due: 3999,
    currency: 'usd',
  });
  expect(failed).toMatchObject({ status: 200, is: 'applied' });
  return { jo, invoiceId, subscriptionId: subscription.id };
}

describe('an event', () => {
  const turnedAway = { status: 400, is: 'signatureInvalid' };
  const about = { id: 'in_none', subscription: 'sub_none' };

  it('is taken when the provider’s library signed it, and is about nobody we know', async () => {
    expect(await events.provider('invoice/paid', 'invoice.paid', about)).toMatchObject({ status: 200, is: 'ignored' });
  });

  it('is refused with another secret, another body, no signature, in the wrong header or with nonsense for one, and nothing is kept', async () => {
    const before = (await events.all()).length;
    expect(await events.provider('invoice/paid', 'invoice.paid', about, { secret: 'whsec_other' })).toMatchObject(
      turnedAway,
    );
    expect(await events.provider('invoice/paid', 'invoice.paid', about, { signedBody: '{"id":"evt"}' })).toMatchObject(
      turnedAway,
    );
    expect(await events.provider('invoice/paid', 'invoice.paid', about, { header: 'none' })).toMatchObject(turnedAway);
    expect(await events.provider('invoice/paid', 'invoice.paid', about, { header: 'echelon-signature' })).toMatchObject(
      turnedAway,
    );
    expect(await events.own('feedfm', {}, { header: 'stripe-signature' })).toMatchObject(turnedAway);
    const nonsense = await sandbox.send('POST', '/webhooks/invoice/paid', {
      body: '{}',
      headers: { 'stripe-signature': 'nonsense' },
    });
    expect(nonsense.status).toBe(400);
    expect((await events.all()).length).toBe(before);
  });

  it('is refused when it was signed more than five minutes ago, or ahead, by the sandbox’s clock', async () => {
    const at = await now();
    expect(await events.provider('invoice/paid', 'invoice.paid', about, { signedAt: at - 310 })).toMatchObject(
      turnedAway,
    );
    expect(await events.provider('invoice/paid', 'invoice.paid', about, { signedAt: at + 310 })).toMatchObject(
      turnedAway,
    );
    expect(await events.provider('invoice/paid', 'invoice.paid', about, { signedAt: at - 280 })).toMatchObject({
      status: 200,
    });
  });

  it('is allowed for a machine: neither a member’s token nor a key replaces the signature', async () => {
    const { jwt } = await newVisitor(sandbox);
    const answer = await sandbox.send('POST', '/webhooks/invoice/paid', {
      body: '{}',
      headers: { authorization: `Bearer ${jwt}`, 'x-api-key': 'pk_echelon_portal' },
    });
    expect(answer.status).toBe(400);
  });

  it('that is no JSON, or has another type than its address, says so to its signer', async () => {
    expect(await events.deliver('invoice/paid', 'no json')).toMatchObject({ status: 400, is: 'badRequest' });
    expect(await events.provider('invoice/paid', 'invoice.updated', about)).toMatchObject({
      status: 422,
      is: 'validationFailed',
    });
  });

  it('is checked by the provider’s own secret where there is one; our own events keep ours', async () => {
    const withKey = await openTestSandbox('fresh', {
      host: { portalUrl: 'http://portal.test', webhookSecret: 'whsec_live' },
    });
    const there = eventsOf(withKey);
    expect(await there.provider('invoice/paid', 'invoice.paid', about, { secret: 'whsec_live' })).toMatchObject({
      status: 200,
    });
    expect(await there.provider('invoice/paid', 'invoice.paid', about)).toMatchObject(turnedAway);
    expect(await there.own('feedfm', {})).toMatchObject({ status: 200 });
    expect(JSON.stringify(await (await withKey.send('GET', '/sandbox/webhook-secret')).json())).not.toContain(
      'whsec_live',
    );
    await withKey.close();
  });

  it('shows its secret in development alone, and never in the log', async () => {
    const production = await openTestSandbox('fresh', { production: true });
    expect((await production.send('GET', '/sandbox/webhook-secret')).status).toBe(404);
    await production.close();
    await events.provider('invoice/paid', 'invoice.paid', { ...about, id: 'in_secret_body' });
    const [secret] = await sandbox.database.db.select().from(settings).where(eq(settings.name, 'webhooks.secret'));
    const log = JSON.stringify(sandbox.logged);
    expect(log).not.toContain('in_secret_body');
    expect(log).not.toContain(String(secret?.value));
  });
});

describe('a payment', () => {
  it('that failed makes a membership past due, with its next try and a mail on the first failure', async () => {
    const { jo, invoiceId } = await overdue();
    const { subscription, invoice, history } = await stateOf(jo);
    expect(subscription).toMatchObject({
      status: 'past_due',
      retryAt: (subscription.pastDueAt ?? 0) + 2 * DAY,
      retryCount: 0,
    });
    expect(invoice).toMatchObject({ id: invoiceId, status: 'open', total: 3999, amountDue: 3999 });
    expect(history).toContain('paymentFailed by provider');
    expect((await jo.account()).subscription?.pastDue).toMatchObject({ amount: 3999 });
  });

  it('that failed once more, later, changes nothing of a membership that is past due', async () => {
    const { jo, invoiceId, subscriptionId } = await overdue();
    const before = await jo.records();
    expect(
      await events.provider('payment/failure', 'invoice.payment_failed', {
        id: invoiceId,
        subscription: subscriptionId,
        amount_due: 3999,
      }),
    ).toMatchObject({ is: 'ignored' });
    expect(await jo.records()).toEqual(before);
  });

  it('that was made brings it back without asking the card, and says that the provider took it', async () => {
    const { jo, invoiceId } = await overdue();
    expect(
      await events.provider('invoice/paid', 'invoice.paid', {
        id: invoiceId,
        amount_paid: 3999,
        currency: 'usd',
        payment_intent: 'pi_1',
      }),
    ).toMatchObject({ is: 'applied' });
    const { subscription, invoice, payments, history } = await stateOf(jo);
    expect(subscription).toMatchObject({ status: 'active', pastDueAt: null, retryAt: null });
    expect(invoice).toMatchObject({ status: 'paid' });
    expect(payments.at(-1)).toMatchObject({
      amount: 3999,
      paymentMethodId: null,
      providerReference: 'pi_1',
      invoiceId,
    });
    expect(history).toContain('paymentSucceeded by provider');
  });

  it('begins a membership whose first payment waited for the bank', async () => {
    const jo = await pending();
    const { subscription, invoice } = await stateOf(jo);
    expect(subscription.status).toBe('pending');
    expect(await events.provider('invoice/paid', 'invoice.paid', { id: invoice?.id, amount_paid: 3999 })).toMatchObject(
      { is: 'applied' },
    );
    expect((await stateOf(jo)).subscription.status).toBe('active');
    expect((await jo.account()).actions.cancel).toBe('ok');
  });

  it('of another sum leaves an invoice whose lines still add up to what was paid', async () => {
    const { jo, invoiceId } = await overdue();
    expect(
      await events.provider('invoice/updated', 'invoice.updated', { id: invoiceId, amount_due: 3499, currency: 'usd' }),
    ).toMatchObject({ is: 'applied' });
    expect((await stateOf(jo)).invoice).toMatchObject({ status: 'open', total: 3499, amountDue: 3499 });
    expect(await events.provider('invoice/paid', 'invoice.paid', { id: invoiceId, amount_paid: 3299 })).toMatchObject({
      is: 'mismatch',
    });
    await events.provider('invoice/paid', 'invoice.paid', { id: invoiceId, amount_paid: 3499 });
    const { invoice, payments } = await stateOf(jo);
    const lines = await sandbox.database.db
      .select()
      .from(invoiceLines)
      .where(eq(invoiceLines.invoiceId, invoiceId))
      .orderBy(asc(invoiceLines.position));
    expect(lines.map(({ amount }) => amount)).toEqual([3999, -500]);
    expect([invoice?.total, invoice?.amountDue, payments.at(-1)?.amount]).toEqual([3499, 3499, 3499]);
  });

  it.each([1, 0, -5000, 3998, 4000, 1_000_000])(
    'of %s for an invoice of 39.99 pays nothing, and is written down as what it is',
    async amount => {
      const { jo, invoiceId } = await overdue();
      const before = await jo.records();
      expect(
        await events.provider('invoice/paid', 'invoice.paid', { id: invoiceId, amount_paid: amount }),
      ).toMatchObject({ status: 200, is: 'mismatch' });
      expect(await jo.records()).toEqual(before);
      expect(await events.provider('invoice/paid', 'invoice.paid', { id: invoiceId, amount_paid: 3999 })).toMatchObject(
        { is: 'applied' },
      );
      expect((await stateOf(jo)).subscription.status).toBe('active');
    },
  );

  it('is not taken from a subscription that says another sum', async () => {
    const { jo, invoiceId, subscriptionId } = await overdue();
    await events.provider('subscription/updated', 'customer.subscription.updated', {
      id: subscriptionId,
      status: 'active',
      latest_invoice: { id: invoiceId, amount_due: 1 },
    });
    expect((await jo.records()).invoices.find(({ id }) => id === invoiceId)).toMatchObject({
      status: 'open',
      amountDue: 3999,
    });
  });

  it('from the far future is refused, and makes no other event late', async () => {
    const { jo, invoiceId } = await overdue();
    const paid = { id: invoiceId, amount_paid: 3999 };
    for (const ahead of [360, DAY, 4_000_000_000]) {
      expect(
        await events.provider('invoice/paid', 'invoice.paid', paid, { created: (await now()) + ahead }),
      ).toMatchObject({ status: 422, is: 'validationFailed' });
    }
    expect(await events.provider('invoice/paid', 'invoice.paid', paid)).toMatchObject({ is: 'applied' });
    expect((await stateOf(jo)).subscription.status).toBe('active');
  });

  it('has its id to itself: another sender’s event of the same id is another event', async () => {
    const { jo, invoiceId } = await overdue();
    const id = events.newId();
    expect(await events.own('feedfm', {}, { id })).toMatchObject({ is: 'recorded' });
    expect(await events.own('workouts/percentiles/reset', { formatId: 'bike-1' }, { id })).toMatchObject({
      is: 'ignored',
    });
    expect(
      await events.provider('invoice/paid', 'invoice.paid', { id: invoiceId, amount_paid: 3999 }, { id }),
    ).toMatchObject({ is: 'applied' });
    expect(
      await events.provider('invoice/paid', 'invoice.paid', { id: invoiceId, amount_paid: 3999 }, { id }),
    ).toMatchObject({ is: 'duplicate' });
    expect((await stateOf(jo)).subscription.status).toBe('active');
  });

  it('in another currency, or for an invoice that is paid, changes nothing', async () => {
    const { jo, invoiceId } = await overdue();
    expect(
      await events.provider('invoice/paid', 'invoice.paid', { id: invoiceId, amount_paid: 3999, currency: 'cad' }),
    ).toMatchObject({ is: 'ignored' });
    expect((await stateOf(jo)).subscription.status).toBe('past_due');
    const member = await active();
    const { invoice } = await stateOf(member);
    const before = await member.records();
    for (const [path, type] of [
      ['invoice/paid', 'invoice.paid'],
      ['invoice/updated', 'invoice.updated'],
      ['payment/failure', 'invoice.payment_failed'],
    ] as const) {
      expect(await events.provider(path, type, { id: invoice?.id, amount_due: 1, amount_paid: 1 })).toMatchObject({
        is: 'ignored',
      });
    }
    expect(await member.records()).toEqual(before);
  });

  it('that waits for the bank shows what to confirm it with, until it is made', async () => {
    const jo = await pending();
    const { subscription, invoice } = await stateOf(jo);
    const intent = { id: 'pi_2', client_secret: 'pi_2_secret_x', invoice: invoice?.id };
    expect(
      await events.provider('payment-intent/requires-action', 'payment_intent.requires_action', intent),
    ).toMatchObject({ is: 'applied' });
    expect((await stateOf(jo)).subscription.requiresAction).toEqual({
      clientSecret: 'pi_2_secret_x',
      invoiceId: invoice?.id,
    });
    expect(await mailsTo(jo.email)).toContain('paymentRequiresAction');
    await events.provider('invoice/paid', 'invoice.paid', { id: invoice?.id });
    expect((await stateOf(jo)).subscription.requiresAction).toBeNull();
    expect(
      await events.provider('payment-intent/requires-action', 'payment_intent.requires_action', {
        ...intent,
        metadata: { echelonId: subscription.id },
      }),
    ).toMatchObject({ is: 'ignored' });
  });
});

describe('news', () => {
  it('of a renewal to come are in the history and go out by mail; not to a person who leaves', async () => {
    const jo = await active();
    const { subscription } = await stateOf(jo);
    const foreseen = { subscription: subscription.id, amount_due: 3999, currency: 'usd' };
    expect(await events.provider('invoice/upcoming', 'invoice.upcoming', foreseen)).toMatchObject({ is: 'applied' });
    expect((await stateOf(jo)).history).toContain('renewalUpcoming by provider');
    expect(await mailsTo(jo.email)).toContain('renewalUpcoming');
    worked(await sandbox.client({ jwt: jo.jwt })(cancel, { userId: jo.userId }));
    expect(await events.provider('invoice/upcoming', 'invoice.upcoming', foreseen)).toMatchObject({ is: 'ignored' });
  });

  it('of a card that expires reach every account that has it on file', async () => {
    const jo = await active();
    const [first] = (await jo.records()).paymentMethods;
    expect(
      await events.provider('payment-source/expiring', 'customer.source.expiring', { id: first?.providerId }),
    ).toMatchObject({ is: 'applied' });
    expect((await stateOf(jo)).history).toContain('cardExpiring by provider');
    expect(await mailsTo(jo.email)).toContain('cardExpiring');
    await jo.addCard('5555555555554444');
    expect(
      await events.provider('payment-source/expiring', 'customer.source.expiring', { id: first?.providerId }),
    ).toMatchObject({ is: 'ignored' });
  });
});

describe('order', () => {
  it('an event that comes twice has its effect once', async () => {
    const { jo, invoiceId } = await overdue();
    const id = events.newId();
    expect(await events.provider('invoice/paid', 'invoice.paid', { id: invoiceId }, { id })).toMatchObject({
      is: 'applied',
      data: { received: true, duplicate: false },
    });
    const before = await jo.records();
    expect(await events.provider('invoice/paid', 'invoice.paid', { id: invoiceId }, { id })).toMatchObject({
      status: 200,
      is: 'duplicate',
      data: { received: true, duplicate: true },
    });
    expect(await jo.records()).toEqual(before);
    expect(await events.stored(id)).toMatchObject([{ type: 'invoice.paid', outcome: 'applied' }]);
  });

  it('delivered ten times at one moment, it has its effect once', async () => {
    const { jo, invoiceId } = await overdue();
    const id = events.newId();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => events.provider('invoice/paid', 'invoice.paid', { id: invoiceId }, { id })),
    );
    expect(answers.map(({ is }) => is).toSorted()).toEqual([
      'applied',
      ...Array.from({ length: 9 }, () => 'duplicate'),
    ]);
    expect((await stateOf(jo)).payments.filter(({ invoiceId: paid }) => paid === invoiceId)).toHaveLength(1);
  });

  it('one of before the end does not wake a membership that has ended', async () => {
    const jo = await active();
    const { subscription } = await stateOf(jo);
    const at = await now();
    expect(
      await events.provider(
        'subscription/deleted',
        'customer.subscription.deleted',
        { id: subscription.id, status: 'canceled' },
        { created: at },
      ),
    ).toMatchObject({ is: 'applied' });
    const ended = await jo.records();
    expect(ended.subscriptions[0]).toMatchObject({ status: 'terminated', endReason: 'requested', lastEventAt: at });
    const late = events.newId();
    expect(
      await events.provider(
        'subscription/updated',
        'customer.subscription.updated',
        { id: subscription.id, status: 'active', cancel_at_period_end: false },
        { id: late, created: at - 60 },
      ),
    ).toMatchObject({ status: 200, is: 'stale' });
    expect(await events.stored(late)).toMatchObject([
      { outcome: 'stale', appliedAt: null, subscriptionId: subscription.id },
    ]);
    // nor one of after it: only a partner's unterminate wakes what has ended
    for (const [path, type] of [
      ['subscription/updated', 'customer.subscription.updated'],
      ['payment/failure', 'invoice.payment_failed'],
      ['invoice/paid', 'invoice.paid'],
    ] as const) {
      expect(
        await events.provider(
          path,
          type,
          {
            id: type.startsWith('invoice') ? 'in_later' : subscription.id,
            subscription: subscription.id,
            status: 'active',
            amount_due: 3999,
          },
          { created: at + 60 },
        ),
      ).toMatchObject({ is: 'ignored' });
    }
    expect(await jo.records()).toEqual(ended);
  });

  it('of two within one second the whole subscription speaks last, and its end after that', async () => {
    const jo = await active();
    const { subscription } = await stateOf(jo);
    const created = (await now()) + 5;
    const reported = { id: subscription.id, status: 'active' };
    expect(
      await events.provider(
        'subscription/updated',
        'customer.subscription.updated',
        { ...reported, cancel_at_period_end: true },
        { created },
      ),
    ).toMatchObject({ is: 'applied' });
    expect(
      await events.provider(
        'subscription/created',
        'customer.subscription.created',
        { ...reported, cancel_at_period_end: false },
        { created },
      ),
    ).toMatchObject({ is: 'stale' });
    expect(
      await events.provider(
        'payment/failure',
        'invoice.payment_failed',
        { id: 'in_same', subscription: subscription.id, amount_due: 1 },
        { created },
      ),
    ).toMatchObject({ is: 'stale' });
    expect((await stateOf(jo)).subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    expect(
      await events.provider('subscription/deleted', 'customer.subscription.deleted', reported, { created }),
    ).toMatchObject({ is: 'applied' });
  });

  it('news make nothing late: a payment of before them still counts', async () => {
    const { jo, invoiceId, subscriptionId } = await overdue();
    const at = await now();
    await events.provider(
      'invoice/updated',
      'invoice.updated',
      { id: invoiceId, amount_due: 3599 },
      { created: at + 20 },
    );
    expect(
      await events.provider(
        'invoice/updated',
        'invoice.updated',
        { id: invoiceId, amount_due: 9999 },
        { created: at + 10 },
      ),
    ).toMatchObject({ is: 'stale' });
    expect(
      await events.provider(
        'invoice/paid',
        'invoice.paid',
        { id: invoiceId, subscription: subscriptionId },
        { created: at + 15 },
      ),
    ).toMatchObject({ is: 'applied' });
    expect((await stateOf(jo)).payments.at(-1)).toMatchObject({ amount: 3599 });
  });

  it('in either order, the subscription that is paid and its payment: the money is written down once', async () => {
    for (const first of ['subscription', 'invoice'] as const) {
      const { jo, invoiceId, subscriptionId } = await overdue();
      const at = (await now()) + 1;
      const updated = () =>
        events.provider(
          'subscription/updated',
          'customer.subscription.updated',
          { id: subscriptionId, status: 'active', latest_invoice: invoiceId },
          { created: at },
        );
      const paid = () => events.provider('invoice/paid', 'invoice.paid', { id: invoiceId }, { created: at });
      for (const send of first === 'subscription' ? [updated, paid] : [paid, updated])
        expect((await send()).status).toBe(200);
      const { subscription, invoice, payments } = await stateOf(jo);
      expect(
        [
          subscription.status,
          invoice?.status,
          payments.filter(({ paymentMethodId }) => paymentMethodId === null).length,
        ],
        first,
      ).toEqual(['active', 'paid', 1]);
    }
  });

  it('a failure on our side keeps nothing, and the next delivery finishes the job', async () => {
    const { jo, invoiceId } = await overdue();
    const id = events.newId();
    await sandbox.fail({ kind: 'status', call: 'invoicePaid', times: 1, status: 503 });
    expect(await events.provider('invoice/paid', 'invoice.paid', { id: invoiceId }, { id })).toMatchObject({
      status: 503,
    });
    expect(await events.stored(id)).toEqual([]);
    await sandbox.database.db.execute(sql`alter table payments rename to payments_gone`);
    expect((await events.provider('invoice/paid', 'invoice.paid', { id: invoiceId }, { id })).status).toBe(500);
    await sandbox.database.db.execute(sql`alter table payments_gone rename to payments`);
    expect(await events.stored(id)).toEqual([]);
    expect((await stateOf(jo)).subscription.status).toBe('past_due');
    expect(await events.provider('invoice/paid', 'invoice.paid', { id: invoiceId }, { id })).toMatchObject({
      is: 'applied',
    });
    expect((await stateOf(jo)).subscription.status).toBe('active');
  });
});

describe('a subscription', () => {
  it('is set to end, and kept, as the provider says, with the member’s reason', async () => {
    const jo = await active();
    const { subscription } = await stateOf(jo);
    const at = await now();
    const cancellation_details = {
      reason: 'cancellation_requested',
      feedback: 'too_expensive',
      comment: 'Next year again',
    };
    await events.provider(
      'subscription/updated',
      'customer.subscription.updated',
      { id: subscription.id, status: 'active', cancel_at_period_end: true, cancellation_details },
      { created: at + 1 },
    );
    expect((await stateOf(jo)).subscription).toMatchObject({
      cancelAtPeriodEnd: true,
      cancellation: { reason: 'too_expensive', comment: 'Next year again' },
      endsAt: subscription.currentPeriodEnd,
      nextBillDate: null,
    });
    await events.provider(
      'subscription/updated',
      'customer.subscription.updated',
      { id: subscription.id, status: 'active', cancel_at_period_end: false },
      { created: at + 2 },
    );
    expect((await stateOf(jo)).subscription).toMatchObject({
      cancelAtPeriodEnd: false,
      cancellation: null,
      endsAt: null,
    });
  });

  it('that the member has canceled since is not kept by what was so before', async () => {
    const jo = await active();
    const { subscription } = await stateOf(jo);
    const created = await now();
    await sandbox.send('POST', '/sandbox/clock', { body: { now: created + 60 } });
    worked(await sandbox.client({ jwt: jo.jwt })(cancel, { userId: jo.userId }));
    await events.provider(
      'subscription/updated',
      'customer.subscription.updated',
      { id: subscription.id, status: 'active', cancel_at_period_end: false },
      { created },
    );
    expect((await stateOf(jo)).subscription.cancelAtPeriodEnd).toBe(true);
  });

  it('takes over the period that the provider bills, wherever its version writes it', async () => {
    const jo = await active();
    const { subscription } = await stateOf(jo);
    const [start, end] = [subscription.currentPeriodStart ?? 0, addDays(subscription.currentPeriodEnd ?? 0, 3)];
    await events.provider('subscription/updated', 'customer.subscription.updated', {
      id: subscription.id,
      status: 'active',
      items: { data: [{ current_period_start: start, current_period_end: end }] },
    });
    expect((await stateOf(jo)).subscription).toMatchObject({
      currentPeriodStart: start,
      currentPeriodEnd: end,
      nextBillDate: end,
      dueAt: end,
    });
  });

  it('that is past due at the provider is past due here, over the invoice that it names', async () => {
    const jo = await active();
    const { subscription } = await stateOf(jo);
    await events.provider('subscription/updated', 'customer.subscription.updated', {
      id: subscription.id,
      status: 'past_due',
      latest_invoice: { id: 'in_named', amount_due: 3999 },
    });
    const state = await stateOf(jo);
    expect([state.subscription.status, state.invoice?.id, state.invoice?.status]).toEqual([
      'past_due',
      'in_named',
      'open',
    ]);
  });

  it.each([
    ['payment_failed', 'payment_failed', 'uncollectible'],
    ['cancellation_requested', 'requested', 'void'],
    ['payment_disputed', 'fraud', 'void'],
  ])(
    'that ends at the provider (%s) ends here with its reason, and its open invoice is closed',
    async (reason, endReason, status) => {
      const { jo, invoiceId, subscriptionId } = await overdue();
      await events.provider('subscription/deleted', 'customer.subscription.deleted', {
        id: subscriptionId,
        status: 'canceled',
        cancellation_details: { reason },
      });
      const { subscription, invoices } = await stateOf(jo);
      expect(subscription).toMatchObject({ status: 'terminated', endReason, dueAt: null, nextBillDate: null });
      expect(invoices.find(({ id }) => id === invoiceId)).toMatchObject({ status });
      expect(await mailsTo(jo.email)).toContain('membershipEnded');
    },
  );

  it('pauses and comes back as the provider says, without a charge of ours', async () => {
    const jo = await active();
    const { subscription, payments } = await stateOf(jo);
    const at = await now();
    await events.provider(
      'subscription/updated',
      'customer.subscription.updated',
      { id: subscription.id, status: 'paused' },
      { created: at + 1 },
    );
    expect((await stateOf(jo)).subscription.status).toBe('paused');
    const period = { current_period_start: at, current_period_end: addDays(at, 30) };
    await events.provider(
      'subscription/updated',
      'customer.subscription.updated',
      { id: subscription.id, status: 'active', ...period },
      { created: at + 2 },
    );
    const back = await stateOf(jo);
    expect(back.subscription).toMatchObject({
      status: 'active',
      pausedAt: null,
      currentPeriodEnd: period.current_period_end,
    });
    expect(back.payments).toEqual(payments);
  });

  it('that was made at the provider is taken in under its name, once, and never beside another', async () => {
    const jo = await newVisitor(sandbox);
    const at = await now();
    const made = (id: string) => ({
      id,
      status: 'active',
      metadata: { userId: jo.userId, planId: 'us-premier-monthly' },
      current_period_start: at,
      current_period_end: addDays(at, 30),
    });
    expect(
      await events.provider('subscription/created', 'customer.subscription.created', made('sub_provider_1')),
    ).toMatchObject({ is: 'applied' });
    expect((await jo.account()).subscription).toMatchObject({
      id: 'sub_provider_1',
      status: 'active',
      planId: 'us-premier-monthly',
    });
    expect(
      await events.provider('subscription/created', 'customer.subscription.created', made('sub_provider_2')),
    ).toMatchObject({ is: 'ignored' });
    expect((await jo.records()).subscriptions).toHaveLength(1);
  });

  it('whose end came before its beginning never begins', async () => {
    const jo = await newVisitor(sandbox);
    const at = await now();
    const reported = {
      id: 'sub_provider_3',
      status: 'active',
      metadata: { userId: jo.userId, planId: 'us-premier-monthly' },
      current_period_start: at,
      current_period_end: addDays(at, 30),
    };
    expect(
      await events.provider(
        'subscription/deleted',
        'customer.subscription.deleted',
        { ...reported, status: 'canceled' },
        { created: at },
      ),
    ).toMatchObject({ is: 'ignored' });
    expect(
      await events.provider('subscription/created', 'customer.subscription.created', reported, { created: at - 10 }),
    ).toMatchObject({ is: 'stale' });
    expect((await jo.records()).subscriptions).toEqual([]);
  });

  it('that the app store bills is nothing that the card provider has a say in', async () => {
    const store = await openTestSandbox('app-store');
    const there = eventsOf(store);
    const member = await theMember(store);
    const before = await member.records();
    expect(
      await there.provider('subscription/deleted', 'customer.subscription.deleted', {
        id: 'sub_seed',
        status: 'canceled',
      }),
    ).toMatchObject({ is: 'ignored' });
    expect(
      await there.provider('subscription/updated', 'customer.subscription.updated', {
        id: 'sub_seed',
        status: 'past_due',
        latest_invoice: { id: 'in_x', amount_due: 1 },
      }),
    ).toMatchObject({ is: 'ignored' });
    expect(await member.records()).toEqual(before);
    await store.close();
  });
});

describe('for any events of the provider', () => {
  const kinds = [
    ['invoice/paid', 'invoice.paid'],
    ['invoice/updated', 'invoice.updated'],
    ['invoice/upcoming', 'invoice.upcoming'],
    ['payment/failure', 'invoice.payment_failed'],
    ['payment-intent/requires-action', 'payment_intent.requires_action'],
    ['payment-source/expiring', 'customer.source.expiring'],
    ['subscription/created', 'customer.subscription.created'],
    ['subscription/updated', 'customer.subscription.updated'],
    ['subscription/deleted', 'customer.subscription.deleted'],
    ['subscription/schedule-updated', 'subscription_schedule.updated'],
  ] as const;

  it('in any order, the books stay whole: one living membership, lines that add up, and what has ended stays so', async () => {
    const jo = await active();
    const { subscription, invoice } = await stateOf(jo);
    const at = await now();
    const name = fc.constantFrom(subscription.id, invoice?.id ?? '', 'in_a', 'in_b', 'sub_a', 'sub_none', "x' --", '');
    const sum = fc.constantFrom(-1, 0, 1, 3999, 2 ** 31, Number.MAX_SAFE_INTEGER, null);
    const instant = fc.constantFrom(0, at - 5, at + DAY, at + 40 * DAY, null);
    const object = fc.record(
      {
        id: name,
        subscription: name,
        invoice: name,
        client_secret: fc.constant('s'),
        currency: fc.constantFrom('usd', 'cad', 'x'),
        amount_due: sum,
        amount_paid: sum,
        status: fc.constantFrom(
          'active',
          'past_due',
          'paused',
          'trialing',
          'canceled',
          'unpaid',
          'incomplete',
          'not_started',
        ),
        cancel_at_period_end: fc.boolean(),
        current_period_start: instant,
        current_period_end: instant,
        latest_invoice: fc.oneof(name, fc.record({ id: name, amount_due: sum })),
        metadata: fc.record(
          { echelonId: name, userId: fc.constant(jo.userId), planId: fc.constantFrom('us-premier-monthly', 'none') },
          { requiredKeys: [] },
        ),
        phases: fc.array(
          fc.record({
            start_date: instant,
            end_date: instant,
            items: fc.constant([{ price: 'us-premier-monthly' }]),
          }),
          { maxLength: 3 },
        ),
      },
      { requiredKeys: ['id', 'status'] },
    );
    const ended = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...kinds),
        object,
        fc.integer({ min: -3, max: 30 }),
        async ([path, type], reported, later) => {
          const { status } = await events.provider(path, type, reported, { created: at + later });
          expect([200, 422]).toContain(status);
          const { subscriptions, invoices } = await jo.records();
          expect(subscriptions.filter(({ endedAt }) => endedAt === null).length).toBeLessThanOrEqual(1);
          for (const { id, endedAt } of subscriptions) {
            if (endedAt !== null) ended.add(id);
            else expect(ended.has(id)).toBe(false);
          }
          for (const { id, total, status: its } of invoices) {
            const lines = await sandbox.database.db.select().from(invoiceLines).where(eq(invoiceLines.invoiceId, id));
            expect(lines.reduce((all, { amount }) => all + amount, 0)).toBe(total);
            expect(its === 'open' && ended.size === subscriptions.length).toBe(false);
          }
        },
      ),
      { numRuns: 250 },
    );
  });
});

describe('a schedule', () => {
  it('becomes what the provider’s is; a phase that stays keeps its id', async () => {
    const jo = await active();
    const { subscription } = await stateOf(jo);
    const [start, end] = [subscription.currentPeriodStart ?? 0, subscription.currentPeriodEnd ?? 0];
    const at = await now();
    const phases = [
      { start_date: start, end_date: end, items: [{ price: 'us-premier-monthly' }] },
      {
        start_date: end,
        end_date: addDays(end, 30),
        items: [{ price: { id: 'us-connect-monthly' } }],
        proration_behavior: 'create_prorations',
      },
    ];
    const reported = {
      id: 'sub_sched_1',
      subscription: subscription.id,
      status: 'active',
      end_behavior: 'cancel',
      phases,
    };
    expect(
      await events.provider('subscription/schedule-updated', 'subscription_schedule.updated', reported, {
        created: at,
      }),
    ).toMatchObject({ is: 'applied' });
    const first = (await stateOf(jo)).subscription;
    expect(first.schedule).toMatchObject({
      status: 'active',
      endBehavior: 'cancel',
      phases: [
        { planId: 'us-premier-monthly' },
        { planId: 'us-connect-monthly', prorationBehavior: 'prorate', startDate: end },
      ],
    });
    expect(first.nextBillAmount).toBe(1499);
    await events.provider(
      'subscription/schedule-updated',
      'subscription_schedule.updated',
      { ...reported, end_behavior: 'release' },
      { created: at + 1 },
    );
    const second = (await stateOf(jo)).subscription;
    expect(second.schedule?.endBehavior).toBe('release');
    expect(second.schedule?.phases.map(({ id }) => id)).toEqual(first.schedule?.phases.map(({ id }) => id));
    const gap = { ...reported, phases: [phases[0], { ...phases[1], start_date: addDays(end, 1) }] };
    expect(
      await events.provider('subscription/schedule-updated', 'subscription_schedule.updated', gap, { created: at + 2 }),
    ).toMatchObject({ is: 'ignored' });
    const strange = { ...reported, phases: [{ ...phases[0], items: [{ price: 'price_unknown' }] }] };
    expect(
      await events.provider('subscription/schedule-updated', 'subscription_schedule.updated', strange, {
        created: at + 3,
      }),
    ).toMatchObject({ is: 'ignored' });
  });
});

describe('events of our own systems', () => {
  it('clear what ended more than a day ago, and say how much', async () => {
    const { db } = sandbox.database;
    const at = await now();
    const { userId } = await newVisitor(sandbox);
    const session = (id: string, expiresAt: number, revokedAt: number | null = null) => ({
      id,
      userId,
      createdAt: at - 9 * DAY,
      expiresAt,
      revokedAt,
    });
    await db.delete(sessions);
    await db
      .insert(sessions)
      .values([
        session('old', at - DAY - 1),
        session('fresh', at - DAY + 100),
        session('ended', at + DAY, at - DAY - 1),
        session('good', at + DAY),
      ]);
    const token = (hash: string, expiresAt: number) => ({
      hash,
      kind: 'reset' as const,
      userId,
      createdAt: at - 9 * DAY,
      expiresAt,
    });
    await db.insert(oneTimeTokens).values([token('old', at - DAY - 1), token('good', at)]);
    const id = events.newId();
    expect(await events.own('sessions/clear-expired', {}, { id })).toMatchObject({
      is: 'applied',
      data: { sessions: 2, oneTimeTokens: 1 },
    });
    expect((await db.select().from(sessions)).map(row => row.id).toSorted()).toEqual(['fresh', 'good']);
    expect(await events.own('sessions/clear-expired', {}, { id })).toMatchObject({
      is: 'duplicate',
      data: { sessions: 0, oneTimeTokens: 0 },
    });
  });

  it('bring orders of the shop, and what was said later of one is never overwritten', async () => {
    const jo = await newVisitor(sandbox);
    const at = await now();
    const order = {
      id: 'ord_1',
      number: 'EQ-200001',
      email: jo.email.toUpperCase(),
      items: [{ sku: 'EX-8S', name: 'Connect EX-8s', quantity: 1, amount: 119_999 }],
      total: 119_999,
      currency: { code: 'USD', scale: 100 },
      status: 'shipped',
      placedAt: at,
      source: 'webshop',
    };
    expect(await events.own('orders', order, { created: at + 10 })).toMatchObject({ is: 'applied' });
    expect(await events.own('orders/new', { ...order, status: 'placed' }, { created: at })).toMatchObject({
      is: 'stale',
    });
    expect(await events.own('orders/new', { ...order, id: 'ord_2' }, { created: at })).toMatchObject({ is: 'ignored' });
    const kept = await sandbox.database.db.select().from(orders).where(eq(orders.number, 'EQ-200001'));
    expect(kept).toMatchObject([
      { id: 'ord_1', status: 'shipped', userId: jo.userId, total: 119_999, currencyCode: 'USD' },
    ]);
    expect(await events.own('orders', { ...order, total: 'many' })).toMatchObject({
      status: 422,
      is: 'validationFailed',
    });
  });

  it('feedfm is written down, once', async () => {
    const id = events.newId();
    expect(await events.own('feedfm', { any: 'thing' }, { id })).toMatchObject({ status: 200, is: 'recorded' });
    expect(await events.own('feedfm', { any: 'thing' }, { id })).toMatchObject({ status: 200, is: 'duplicate' });
    expect(await events.stored(id)).toMatchObject([{ outcome: 'recorded', appliedAt: null }]);
  });
});
