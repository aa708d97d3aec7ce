import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newVisitor, refused, worked, type Visitor } from '../support/visitor.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

/** What the person does in the bank's window. */
async function answerBank(clientSecret: unknown, result: 'complete' | 'fail'): Promise<void> {
  const id = String(clientSecret).split('_secret_')[0];
  const response = await sandbox.send('POST', `/sandbox/stripe/v1/setup_intents/${id}/authenticate`, {
    headers: { authorization: 'Bearer pk_sandbox_stripe_us', 'content-type': 'application/json' },
    body: { client_secret: clientSecret, result },
  });
  expect(response.status).toBe(200);
}

const untouched = async (jo: Visitor) => expect(await jo.records()).toMatchObject({ paymentMethods: [], history: [] });

describe('a payment method', () => {
  it.each([
    ['4000000000000002', 'generic_decline'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000119', 'processing_error'],
  ])('that the bank refuses (%s) is not kept, and the member reads why', async (number, declineCode) => {
    const jo = await newVisitor(sandbox);
    const failure = refused(await jo.pay(await jo.typeCard(number)));
    expect(failure).toMatchObject({ code: 'paymentFailed', status: 402, debug: { declineCode } });
    expect(failure.message).not.toBe('');
    await untouched(jo);
  });

  it('that the bank asks about is kept once the member has confirmed it', async () => {
    const jo = await newVisitor(sandbox);
    const method = await jo.typeCard('4000002500003155');
    const first = refused(await jo.pay(method));
    expect(first).toMatchObject({ code: 'paymentRequiresAction', status: 402 });
    expect(refused(await jo.pay(method)).debug).toEqual(first.debug);
    await untouched(jo);

    await answerBank(first.debug?.['clientSecret'], 'complete');
    expect(worked(await jo.pay(method)).paymentMethod).toMatchObject({ brand: 'visa', last4: '3155' });
    expect(worked(await jo.subscribe({ offerId: 'us-premier-monthly' })).subscription?.status).toBe('active');
  });

  it('that the member failed to confirm asks once more', async () => {
    const jo = await newVisitor(sandbox);
    const method = await jo.typeCard('4000000000003220');
    const first = refused(await jo.pay(method));
    await answerBank(first.debug?.['clientSecret'], 'fail');
    const second = refused(await jo.pay(method));
    expect(second.code).toBe('paymentRequiresAction');
    expect(second.debug?.['clientSecret']).not.toBe(first.debug?.['clientSecret']);
    await answerBank(second.debug?.['clientSecret'], 'complete');
    worked(await jo.pay(method));
  });

  it('must be what the card provider knows it to be', async () => {
    const jo = await newVisitor(sandbox);
    const method = await jo.typeCard();
    const failure = refused(await jo.pay({ ...method, cardData: { ...method.cardData, code: '1111', brand: 'amex' } }));
    expect(failure).toMatchObject({ code: 'validationFailed', status: 422 });
    expect(failure.fields?.map(({ path }) => path)).toEqual(['cardData.code', 'cardData.brand']);
    expect(refused(await jo.pay({ ...method, id: 'pm_unknown' })).code).toBe('paymentMethodUnknown');
    await untouched(jo);
  });

  it('of another person is unknown', async () => {
    const [jo, kim] = [await newVisitor(sandbox), await newVisitor(sandbox)];
    const method = await jo.typeCard();
    worked(await jo.pay(method));
    expect(refused(await kim.pay(method))).toMatchObject({ code: 'paymentMethodUnknown', status: 422 });
    await untouched(kim);
  });

  it('replaces the former one; the history records it only once there is a membership', async () => {
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    await jo.addCard('5555555555554444');
    worked(await jo.subscribe({ offerId: 'us-premier-monthly' }));
    expect((await jo.records()).history).toHaveLength(1);

    await jo.addCard('6011111111111117');
    const { paymentMethods, history } = await jo.records();
    expect(paymentMethods.filter(({ active }) => active)).toMatchObject([{ brand: 'discover', last4: '1117' }]);
    expect(history.at(-1)).toMatchObject({
      type: 'paymentMethodUpdated',
      before: { last4: '4444' },
      after: { last4: '1117' },
    });
  });

  it('sent twice is one payment method', async () => {
    const jo = await newVisitor(sandbox);
    const method = await jo.typeCard();
    worked(await jo.pay(method));
    worked(await jo.pay({ ...method, phoneNumber: '+15035550199' }));
    expect((await jo.records()).paymentMethods).toMatchObject([{ phoneNumber: '+15035550199', active: true }]);
  });
});
