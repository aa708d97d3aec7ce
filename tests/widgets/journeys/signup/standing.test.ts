import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAccount, subscribe } from '../../../../src/core/contract/account.js';
import type { Account } from '../../../../src/core/contract/schemas/account.js';
import type { Session } from '../../../../src/core/session/session.js';
import { providerPaymentMethods } from '../../../../src/sandbox/billing/tables/card-provider.js';
import { standingOf } from '../../../../src/widgets/journeys/signup/steps.js';
import { openTestSandbox, type TestSandbox } from '../../../support/sandbox.js';
import { openSession } from '../../../support/session.js';
import { signingUp, type SigningUp } from './signing-up.js';
import { nothingPossible } from '../../../support/actions.js';

let sandbox: TestSandbox;
let session: Session;
let person: SigningUp;

beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
});
afterAll(() => sandbox.close());
beforeEach(() => {
  session = openSession(sandbox);
  person = signingUp(sandbox, session);
});
afterEach(() => person.leaves());

const account = async (): Promise<Account> => {
  const answer = await session.request(getAccount, { userId: session.get().userId ?? '' });
  if (!answer.ok) throw new Error(answer.failure.message);
  return answer.data;
};

/** The card that is on file gets a bank of another mind. */
const bankNow = (behaviour: 'asksAlways' | 'success') =>
  sandbox.database.db.update(providerPaymentMethods).set({ behaviour }).where(eq(providerPaymentMethods.last4, '4242'));

/** A membership whose first payment waits for the bank. */
async function waits(): Promise<void> {
  await person.hasAccount();
  await person.hasCard();
  await bankNow('asksAlways');
  session.remember({ offerId: 'us-premier-monthly' });
  await session.request(subscribe, {
    userId: session.get().userId ?? '',
    offerId: 'us-premier-monthly',
    termsAcceptedAt: Math.floor(Date.now() / 1000),
  });
}

describe('the state of an account', () => {
  it('is what it says can be done, never its status alone', async () => {
    await person.hasAccount();
    expect(standingOf(await account())).toBe('free');
    await person.hasCard();
    await bankNow('asksAlways');
    await session.request(subscribe, {
      userId: session.get().userId ?? '',
      offerId: 'us-premier-monthly',
      termsAcceptedAt: Math.floor(Date.now() / 1000),
    });
    const waiting = await account();
    expect(waiting.subscription).toMatchObject({ status: 'pending', owed: 3999 });
    expect(standingOf(waiting)).toBe('waiting');
    expect(standingOf({ ...waiting, actions: nothingPossible('alreadySubscribed') })).toBe('member');
    expect(standingOf({ ...waiting, actions: nothingPossible('parentRequired'), parentId: 'usr_parent' })).toBe(
      'child',
    );
  });
});

describe('a member whose first payment waits', () => {
  it('is not called a member when they come back', async () => {
    await waits();
    person.arrives();
    await person.sees('waiting');
    expect(person.model.$due.get()).toMatchObject({ value: 3999 });
  });

  it('is activated by another card, and reads what it took', async () => {
    await waits();
    person.arrives();
    await person.sees('waiting');
    person.model.changeCard();
    await person.savesCard();
    expect(person.step()).toBe('done');
    expect(person.model.review.$screen.get()).toMatchObject({
      is: 'done',
      paid: { value: 3999 },
      account: { subscription: { status: 'active' } },
    });
  });

  it('is activated by another card in the journey in which the bank was refused', async () => {
    await person.hasAccount();
    await person.hasCard();
    await bankNow('asksAlways');
    await person.reachesReview();
    await person.model.review.subscribe();
    expect(person.model.review.$screen.get()).toMatchObject({
      is: 'ready',
      refused: { code: 'paymentRequiresAction' },
    });
    // As the page does whenever nothing is quoted.
    person.model.review.$screen.listen(({ is }) => is === 'idle' && void person.model.review.quote());
    person.model.changeCard();
    expect([person.step(), person.model.$another.get(), person.model.$due.get()?.value]).toEqual([
      'payment',
      true,
      3999,
    ]);
    await person.savesCard();
    await expect.poll(() => person.model.review.$screen.get()).toMatchObject({ is: 'done', paid: { value: 3999 } });
    expect(person.step()).toBe('done');
  });

  it('ends at Success although the account could not be read after the card was saved', async () => {
    await waits();
    person.arrives();
    await person.sees('waiting');
    await sandbox.fail({ kind: 'status', call: 'getAccount', status: 500, times: 3 });
    await person.savesCard();
    expect(person.step()).toBe('failed');
    person.model.retry();
    await person.sees('done');
  });
});

describe('when a call does not come through', () => {
  it('nothing is requested again that may be there', async () => {
    await person.hasAccount();
    await person.hasCard();
    session.remember({ offerId: 'us-premier-monthly' });
    await sandbox.fail({ kind: 'status', call: 'getAccount', status: 500, times: 3 });
    person.arrives();
    await person.sees('failed');
    person.model.retry();
    await person.sees('review');
  });

  it('the choice is not lost', async () => {
    session.remember({ offerId: 'us-premier-monthly' });
    await sandbox.fail({ kind: 'status', call: 'getOffer', status: 503, times: 3 });
    person.arrives();
    await person.sees('failed');
    person.model.retry();
    await person.sees('account');
  });
});

describe('a serial number in a link', () => {
  it('is checked, and then nothing is requested', async () => {
    person.arrives({ serialNumber: 'EX8S-2026-000101' });
    await person.sees('plan');
    await expect.poll(() => person.model.proof.$screen.get().is).toBe('proven');
    await person.picks('us-premier-bundle');
    person.model.go('account');
    expect(person.step()).toBe('account');
  });

  it('with which no months came reads so, and not that they were claimed', async () => {
    person.arrives({ serialNumber: 'CLMB-2026-000404' });
    await person.sees('plan');
    await expect.poll(() => person.model.proof.$screen.get()).toEqual({ is: 'refused', code: 'serialNumberBare' });
    await person.picks('us-premier-bundle');
    expect(person.step()).toBe('proof');
  });
});

it('a code of another currency is refused where it is typed, and counts nowhere', async () => {
  await person.hasAccount();
  await person.hasCard();
  await person.reachesReview();
  await person.model.review.applyCode('cana-datb');
  expect(person.model.review.$code.get()).toMatchObject({
    is: 'refused',
    code: 'redemptionCodeInvalid',
    typed: 'cana-datb',
  });
  expect(person.model.review.$screen.get()).toMatchObject({ is: 'ready', quote: { redemption: null } });
  expect(session.get().flags.onboarding.redemptionCode).toBeUndefined();
});
