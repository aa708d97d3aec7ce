import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, now } from '../../../src/core/dates.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newVisitor, refused, worked } from '../support/visitor.js';

const monthly = { offerId: 'us-premier-monthly' };
const monthlyPlan = { planId: 'us-premier-monthly', ...monthly };

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

describe('a visitor who subscribes', () => {
  it('pays what the quote said and has one membership, one card, one payment and one history entry', async () => {
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    const quoted = worked(await jo.quote(monthlyPlan));
    expect(quoted).toMatchObject({ dueToday: 3999, total: 3999, blockers: [], notices: [] });

    const account = worked(await jo.subscribe({ ...monthly, quoteToken: quoted.quoteToken }));
    expect(account.subscription).toMatchObject({
      status: 'active',
      displayStatus: 'active',
      offerId: 'us-premier-monthly',
      nextBillAmount: 3999,
    });
    expect(account.paymentMethod).toMatchObject({ brand: 'visa', last4: '4242' });
    expect(account.channel).toEqual({ kind: 'card', name: 'Echelon', managementUrl: null });
    expect(account.actions.cancel).toBe('ok');
    expect(account.actions.subscribe).not.toBe('ok');

    const { subscriptions, paymentMethods, invoices, payments, history } = await jo.records();
    expect(subscriptions).toHaveLength(1);
    expect(invoices).toMatchObject([{ status: 'paid', total: 3999 }]);
    expect(payments).toMatchObject([{ amount: 3999, currencyCode: 'USD' }]);
    expect(history).toMatchObject([{ type: 'created', actorKind: 'member', amount: 3999 }]);
    expect(Object.keys(paymentMethods[0] ?? {})).not.toContain('number');
  });

  it('pays nothing while a trial runs, and is billed on the day it ends', async () => {
    const jo = await newVisitor(sandbox);
    await jo.addCard('5555555555554444');
    const { subscription } = worked(await jo.subscribe({ offerId: 'us-premier-annual-trial' }));
    expect(subscription).toMatchObject({ status: 'trialing', nextBillAmount: 39999 });
    expect((subscription?.nextBillDate ?? 0) - (subscription?.startedAt ?? 0)).toBe(30 * DAY);
    expect(subscription?.trialEnd).toBe(subscription?.nextBillDate);
    expect(await jo.records()).toMatchObject({
      invoices: [],
      payments: [],
      history: expect.arrayContaining([
        expect.objectContaining({ type: 'created', amount: 0 }),
        expect.objectContaining({ type: 'trialStarted' }),
      ]),
    });
  });

  it('must have accepted the terms within the last day', async () => {
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    for (const termsAcceptedAt of [undefined, 0, now() - 2 * DAY, now() + DAY]) {
      expect(refused(await jo.subscribe({ ...monthly, termsAcceptedAt }))).toMatchObject({
        code: 'termsRequired',
        status: 422,
      });
    }
    expect((await jo.records()).subscriptions).toEqual([]);
  });

  it('needs a card first', async () => {
    const jo = await newVisitor(sandbox);
    expect(refused(await jo.subscribe(monthly))).toMatchObject({ code: 'paymentMethodRequired', status: 409 });
  });

  it('is refused an offer that is gone, a draft, or of a plan that nobody bills', async () => {
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    for (const offerId of ['no-such-offer', 'us-premier-draft', 'us-summer-once']) {
      expect(refused(await jo.subscribe({ offerId }))).toMatchObject({ code: 'offerUnavailable', status: 409 });
    }
    expect(refused(await jo.subscribe({ offerId: 'us-premier-unready' }))).toMatchObject({
      code: 'invalidOffer',
      status: 422,
      message: 'Invalid Offer or Subscription',
    });
    expect(refused(await jo.quote({ planId: 'us-premier-unready' }))).toMatchObject({ code: 'invalidOffer' });
    expect((await jo.records()).subscriptions).toEqual([]);
  });

  it('gets one membership out of two clicks at once', async () => {
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    const answers = await Promise.all([jo.subscribe(monthly), jo.subscribe(monthly)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap(answer => (answer.ok ? [] : [answer.failure.code]))).toEqual(['alreadySubscribed']);
    const { subscriptions, payments, history } = await jo.records();
    expect([subscriptions, payments, history].map(rows => rows.length)).toEqual([1, 1, 1]);
  });

  it('gets the same answer for the same key, and one membership', async () => {
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    const wanted = { ...monthly, termsAcceptedAt: now() };
    const first = worked(await jo.subscribe(wanted, 'one-click'));
    expect(worked(await jo.subscribe(wanted, 'one-click'))).toEqual(first);
    expect((await jo.records()).payments).toHaveLength(1);
  });

  it('sees the price again when it is not what was agreed to', async () => {
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    const other = worked(await jo.quote({ planId: 'us-connect-monthly', offerId: 'us-connect-monthly' }));
    for (const quoteToken of [other.quoteToken, 'nonsense', `${now() + 99}.00`]) {
      const failure = refused(await jo.subscribe({ ...monthly, quoteToken }));
      expect(failure).toMatchObject({ code: 'quoteStale', status: 409, debug: { quote: { dueToday: 3999 } } });
    }
    expect((await jo.records()).subscriptions).toEqual([]);
  });

  it('cannot use the quote of another person, nor one that is a quarter of an hour old', async () => {
    const [jo, kim] = [await newVisitor(sandbox), await newVisitor(sandbox)];
    await jo.addCard();
    const { quoteToken } = worked(await kim.quote(monthlyPlan));
    expect(refused(await jo.subscribe({ ...monthly, quoteToken })).code).toBe('quoteStale');

    const own = worked(await jo.quote(monthlyPlan));
    await sandbox.send('POST', '/sandbox/clock', {
      body: { offsetSeconds: 16 * 60 },
      headers: { 'content-type': 'application/json' },
    });
    const late = await jo.subscribe({ ...monthly, quoteToken: own.quoteToken });
    await sandbox.send('POST', '/sandbox/clock', {
      body: { offsetSeconds: 0 },
      headers: { 'content-type': 'application/json' },
    });
    expect(refused(late).code).toBe('quoteStale');
  });

  it('is known before paying when the trial was used, by an alias of the address or by the card', async () => {
    const first = await newVisitor(sandbox, { email: 'pat.lee@gmail.com' });
    await first.addCard('6011111111111117');
    worked(await first.subscribe({ offerId: 'us-premier-monthly-trial' }));

    const alias = await newVisitor(sandbox, { email: 'patlee+again@googlemail.com' });
    await alias.addCard('378282246310005');
    const sameCard = await newVisitor(sandbox);
    await sameCard.addCard('6011111111111117');
    for (const again of [alias, sameCard]) {
      const trial = { planId: 'us-premier-monthly', offerId: 'us-premier-monthly-trial' };
      const quoted = worked(await again.quote(trial));
      expect(quoted).toMatchObject({ dueToday: 3999, delayBilling: null, notices: ['trialAlreadyUsed'] });
      expect(refused(await again.subscribe({ offerId: trial.offerId })).code).toBe('quoteStale');
      expect(
        worked(await again.subscribe({ offerId: trial.offerId, quoteToken: quoted.quoteToken })).subscription,
      ).toMatchObject({ status: 'active', trialEnd: null });
    }
  });
});
