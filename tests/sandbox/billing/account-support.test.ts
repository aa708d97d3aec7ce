import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  attachTestCard,
  createTestSubscription,
  sendActivationEmail,
} from '../../../src/core/contract/account-support.js';
import { credit } from '../../../src/core/contract/account-actions.js';
import { outbox } from '../../../src/sandbox/db/tables.js';
import type { WorldName } from '../../../src/sandbox/index.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { backOffice, colleague } from '../support/staff.js';
import { newVisitor, refused, theMember, worked, type Visitor } from '../support/visitor.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const as = (jo: Visitor) => sandbox.client({ jwt: jo.jwt, ip: '10.8.0.1' });
const memberIn = async (world: WorldName) => {
  await sandbox.load(world);
  return theMember(sandbox);
};

describe('the mail that begins a membership', () => {
  const sent = () => sandbox.database.db.select().from(outbox).where(eq(outbox.kind, 'membershipActivation'));

  it('goes to the member whose membership waits, from them or from staff, five times at most', async () => {
    const jo = await memberIn('inactive');
    for (let time = 0; time < 5; time += 1)
      expect(worked(await as(jo)(sendActivationEmail, { userId: jo.userId }))).toEqual({ sent: true });
    expect(refused(await as(jo)(sendActivationEmail, { userId: jo.userId }))).toMatchObject({
      code: 'tooManyRequests',
      status: 429,
    });
    const sam = await colleague(sandbox, 'CustomerService');
    worked(await sam.client(sendActivationEmail, { userId: jo.userId }));
    const mails = await sent();
    expect(mails).toHaveLength(6);
    expect(mails[0]).toMatchObject({
      recipient: 'member@echelon.test',
      payload: { firstName: 'Alex', link: 'http://localhost:4101/plan' },
    });
  });

  it('goes to nobody whose membership has begun or who has none, and to no stranger', async () => {
    const jo = await memberIn('active-monthly');
    expect(refused(await as(jo)(sendActivationEmail, { userId: jo.userId }))).toMatchObject({
      code: 'alreadyActivated',
      status: 409,
    });
    const kim = await newVisitor(sandbox);
    expect(refused(await as(kim)(sendActivationEmail, { userId: kim.userId }))).toMatchObject({
      code: 'notFound',
      status: 404,
    });
    expect(refused(await as(kim)(sendActivationEmail, { userId: jo.userId })).code).toBe('notFound');
    expect(await sent()).toEqual([]);
  });
});

describe('a test subscription', () => {
  it.each([
    'pending',
    'inactive',
    'trialing',
    'active',
    'past_due',
    'paused',
    'terminated',
    'expired',
    'canceling',
    'pausing',
  ] as const)('comes to be %s by what leads there', async status => {
    const jo = await newVisitor(sandbox);
    const backEnd = await backOffice(sandbox);
    const { subscription, paymentMethod } = worked(
      await backEnd(createTestSubscription, { userId: jo.userId, status, planId: 'us-premier-monthly' }),
    );
    expect(subscription).toMatchObject({ displayStatus: status, planId: 'us-premier-monthly' });
    expect(paymentMethod?.brand).toBe('visa');
    const { invoices, payments, history, subscriptions } = await jo.records();
    expect(subscriptions).toHaveLength(1);
    expect(history.map(({ type }) => type)).toContain('created');
    const paid = invoices.filter(bill => bill.status === 'paid').reduce((sum, { amountDue }) => sum + amountDue, 0);
    expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid);
    if (status === 'past_due') expect(subscription?.pastDue).toMatchObject({ amount: 3999, attempts: 1 });
    if (status === 'pending') expect(invoices).toMatchObject([{ status: 'open', reason: 'subscribe' }]);
  });

  it('takes the place of the membership there is, and one of each follows the other', async () => {
    const jo = await memberIn('active-monthly');
    const admin = await colleague(sandbox, 'Admin');
    for (const status of ['past_due', 'pending', 'trialing', 'pending', 'past_due', 'active'] as const) {
      expect(
        worked(await admin.client(createTestSubscription, { userId: jo.userId, status })).subscription?.displayStatus,
      ).toBe(status);
    }
    const { subscriptions } = await jo.records();
    expect(subscriptions).toHaveLength(7);
    expect(subscriptions.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
  });

  it('fails to be paid although there is account credit', async () => {
    const jo = await newVisitor(sandbox);
    const admin = await colleague(sandbox, 'SuperAdmin');
    worked(await admin.client(credit, { userId: jo.userId, amount: 100_000, reason: 'Rich' }));
    expect(
      worked(await admin.client(createTestSubscription, { userId: jo.userId, status: 'past_due' })).subscription
        ?.status,
    ).toBe('past_due');
  });

  it('goes on like any other: the card that fails is tried again, another one pays', async () => {
    const jo = await newVisitor(sandbox);
    const admin = await colleague(sandbox, 'Admin');
    worked(await admin.client(createTestSubscription, { userId: jo.userId, status: 'past_due' }));
    expect(
      refused(await admin.client(attachTestCard, { userId: jo.userId, token: 'pm_card_visa_chargeDeclined' })),
    ).toMatchObject({ code: 'paymentFailed', status: 402 });
    expect(
      worked(await admin.client(attachTestCard, { userId: jo.userId, token: 'tok_mastercard' })).subscription,
    ).toMatchObject({ status: 'active', pastDue: null });
  });

  it('is of a plan that is sold, for a person who exists and pays themself', async () => {
    const jo = await newVisitor(sandbox);
    const admin = await colleague(sandbox, 'Admin');
    for (const planId of ['none', 'us-premier-unready'])
      expect(
        refused(await admin.client(createTestSubscription, { userId: jo.userId, status: 'active', planId })),
      ).toMatchObject({ code: 'planUnavailable', status: 409 });
    expect(refused(await admin.client(createTestSubscription, { userId: 'usr_nobody', status: 'active' })).code).toBe(
      'notFound',
    );
    const child = await memberIn('child-account');
    const backEnd = await backOffice(sandbox);
    expect(refused(await backEnd(createTestSubscription, { userId: child.userId, status: 'active' }))).toMatchObject({
      code: 'parentRequired',
      status: 409,
    });
  });

  it('is for administrators and back ends, and not for members or support', async () => {
    const jo = await newVisitor(sandbox);
    const sam = await colleague(sandbox, 'CustomerServiceManager');
    for (const client of [as(jo), sam.client]) {
      expect(refused(await client(createTestSubscription, { userId: jo.userId, status: 'active' }))).toMatchObject({
        code: 'forbidden',
        status: 403,
      });
      expect(refused(await client(attachTestCard, { userId: jo.userId, token: 'pm_card_visa' }))).toMatchObject({
        code: 'forbidden',
        status: 403,
      });
    }
  });
});

describe('a test card', () => {
  it.each([
    ['pm_card_visa', 'visa', '4242'],
    ['tok_visa', 'visa', '4242'],
    ['pm_card_mastercard', 'mastercard', '4444'],
    ['pm_card_amex', 'amex', '0005'],
    ['pm_card_discover', 'discover', '1117'],
    ['tok_diners', 'diners', '0004'],
    ['pm_card_jcb', 'jcb', '0505'],
    ['pm_card_unionpay', 'unionpay', '0005'],
    ['pm_card_chargeCustomerFail', 'visa', '0341'],
  ])('%s is put on file', async (token, brand, last4) => {
    const jo = await newVisitor(sandbox);
    const backEnd = await backOffice(sandbox);
    expect(worked(await backEnd(attachTestCard, { userId: jo.userId, token })).paymentMethod).toMatchObject({
      brand,
      last4,
    });
  });

  it.each([
    ['pm_card_chargeDeclined', 'generic_decline'],
    ['tok_insufficientFunds', 'insufficient_funds'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card'],
    ['tok_chargeDeclinedProcessingError', 'processing_error'],
  ])('%s is declined as %s', async (token, declineCode) => {
    const jo = await newVisitor(sandbox);
    const backEnd = await backOffice(sandbox);
    expect(refused(await backEnd(attachTestCard, { userId: jo.userId, token }))).toMatchObject({
      code: 'paymentFailed',
      status: 402,
      debug: { declineCode },
    });
    expect((await jo.account()).paymentMethod).toBeNull();
  });

  it('whose bank asks is on file once it was answered about that very card', async () => {
    const jo = await newVisitor(sandbox);
    const admin = await colleague(sandbox, 'Admin');
    const attach = () =>
      admin.client(attachTestCard, { userId: jo.userId, token: 'pm_card_authenticationRequiredOnSetup' });
    const asked = refused(await attach());
    expect(asked).toMatchObject({ code: 'paymentRequiresAction', status: 402 });
    const secret = String(asked.debug?.['clientSecret']);
    await sandbox.send('POST', `/sandbox/stripe/v1/setup_intents/${secret.split('_secret_')[0]}/authenticate`, {
      headers: { authorization: 'Bearer pk_sandbox_stripe_us', 'content-type': 'application/json' },
      body: { client_secret: secret, result: 'complete' },
    });
    expect(worked(await attach()).paymentMethod?.last4).toBe('3155');
  });

  it('has a name that the card provider knows', async () => {
    const jo = await newVisitor(sandbox);
    const backEnd = await backOffice(sandbox);
    for (const token of ['pm_card_gold', 'visa', 'constructor', 'pm_card_constructor', 'tok_']) {
      expect(refused(await backEnd(attachTestCard, { userId: jo.userId, token }))).toMatchObject({
        code: 'paymentMethodUnknown',
        status: 422,
      });
    }
  });

  it('can be another person’s too: everybody has their own', async () => {
    const [jo, kim] = [await newVisitor(sandbox), await newVisitor(sandbox)];
    const backEnd = await backOffice(sandbox);
    for (const { userId } of [jo, kim, jo]) worked(await backEnd(attachTestCard, { userId, token: 'pm_card_visa' }));
    expect((await jo.records()).paymentMethods).toHaveLength(1);
  });
});

describe('in production', () => {
  it('neither call is at any address', async () => {
    const live = await openTestSandbox('fresh', { production: true });
    try {
      const backEnd = await backOffice(live);
      expect(refused(await backEnd(createTestSubscription, { userId: 'usr_member', status: 'active' }))).toMatchObject({
        code: 'notFound',
        status: 404,
      });
      expect(refused(await backEnd(attachTestCard, { userId: 'usr_member', token: 'pm_card_visa' }))).toMatchObject({
        code: 'notFound',
        status: 404,
      });
    } finally {
      await live.close();
    }
  });
});
