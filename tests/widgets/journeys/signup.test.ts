import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getOffer } from '../../../src/core/contract/offers.js';
import { updatePayment } from '../../../src/core/contract/account.js';
import { createUser } from '../../../src/core/contract/users.js';
import type { Session } from '../../../src/core/session/session.js';
import { createSignup, type SignupInputs, type SignupModel } from '../../../src/widgets/journeys/signup/model.js';
import { recordsOf } from '../../../src/sandbox/db/records.js';
import { stripeVault } from '../../../src/sandbox/billing/cards/vault.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';
import { patience } from '../../support/patience.js';
import { newCode } from '../../sandbox/billing/account/people.js';

let sandbox: TestSandbox;
let session: Session;
let model: SignupModel;
let stop: () => void;

const begin = (inputs: SignupInputs = {}) => {
  model = createSignup(inputs, session);
  stop = model.$screen.subscribe(() => undefined);
};

const until = (condition: () => boolean) =>
  vi.waitFor(
    () => expect(condition(), JSON.stringify([model.$screen.get(), model.review.$screen.get()])).toBe(true),
    patience,
  );

const step = () => {
  const screen = model.$screen.get();
  return screen.is === 'step' ? screen.step : screen.is;
};

let people = 0;

/** A visitor with an account and, by default, a card. */
async function signUp(card = true) {
  const made = await session.request(createUser, {
    email: `ana${people++}@example.com`,
    password: 'Climb-4-life',
    firstName: 'Ana',
    lastName: 'Ruiz',
  });
  if (!made.ok) throw new Error(made.failure.message);
  const { userId } = made.data;
  const id = `pm_test${String(people).padStart(20, '0')}`;
  if (!card) return userId;
  await stripeVault(sandbox.database.db).savePaymentMethod({
    id,
    brand: 'visa',
    last4: '4242',
    expMonth: 12,
    expYear: 2034,
    fingerprint: `print${people}`,
    behaviour: 'success',
    billing: {},
    createdAt: 1_700_000_000,
  });
  const paid = await session.request(updatePayment, {
    userId,
    id,
    cardData: { type: 'card', code: '4242', brand: 'visa', expirationMonth: 12, expirationYear: 2034 },
    billingAddress: {
      streetLine1: '1 Main Street',
      city: 'New York',
      postalCode: '10001',
      country: { code: 'US' },
      region: { code: 'NY' },
    },
    firstName: 'Ana',
    lastName: 'Ruiz',
    phoneNumber: '+12125550100',
  });
  if (!paid.ok) throw new Error(paid.failure.message);
  return userId;
}

async function offerOf(offerId: string) {
  const answer = await session.request(getOffer, { offerId });
  if (!answer.ok) throw new Error(`${offerId}: ${answer.failure.message}`);
  return answer.data;
}

beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
});
afterAll(() => sandbox.close());
beforeEach(() => {
  session = openSession(sandbox);
});
afterEach(() => {
  stop();
});

describe('a visitor', () => {
  /** What is shown one after the other until nothing more is fetched. */
  const seen = async () => {
    const screens: string[] = [];
    model = createSignup({}, session);
    stop = model.$screen.subscribe(() => {
      if (screens.at(-1) !== step()) screens.push(step());
    });
    await until(() => model.$screen.get().is === 'step');
    return screens;
  };

  it('who comes for the first time sees the offers from the first moment', async () => {
    expect(await seen()).toEqual(['plan']);
  });

  it('who comes back sees no step before what they chose is there', async () => {
    session.remember({ offerId: 'us-premier-monthly' });
    expect(await seen()).toEqual(['resuming', 'account']);
  });
});

it('whose brand the page is, is kept with the offer that was chosen', async () => {
  begin();
  await until(() => step() === 'plan');
  model.chooseOffer(await offerOf('us-premier-monthly'));
  expect(session.get().flags.onboarding).toMatchObject({ offerId: 'us-premier-monthly', selectedBrand: 'echelon' });
});

async function atReview(offerId = 'us-premier-monthly') {
  const userId = await signUp();
  begin();
  await until(() => step() === 'plan');
  model.chooseOffer(await offerOf(offerId));
  await model.accountReady();
  expect(step()).toBe('review');
  await model.review.quote();
  model.review.acceptTerms(Math.floor(Date.now() / 1000));
  return userId;
}

describe('a user to whom nothing will ever be due', () => {
  const code = async () =>
    newCode(sandbox, {
      kind: 'discount',
      discount: {
        name: 'All off',
        duration: { type: 'forever' },
        percent: 100,
        currency: { code: 'USD', scale: 100 },
      },
    });
  const stepsShown = () => {
    const screen = model.$screen.get();
    return screen.is === 'step' ? screen.steps.map(({ name }) => name) : [];
  };
  const joined = async () => {
    model.review.acceptTerms(Math.floor(Date.now() / 1000));
    await model.review.subscribe();
    return model.$account.get()?.subscription?.status;
  };

  it('by a code of a link is never asked for a card', async () => {
    await signUp(false);
    session.remember({ redemptionCode: await code() });
    begin();
    await until(() => step() === 'plan');
    model.chooseOffer(await offerOf('us-premier-monthly'));
    await until(() => step() === 'account');
    await model.accountReady();
    expect(step()).toBe('review');
    expect(stepsShown()).toEqual(['plan', 'account', 'review']);
    expect(await joined()).toBe('active');
  });

  it('by a code that is typed instead of a card goes on without one, and is asked again without the code', async () => {
    await signUp(false);
    begin();
    await until(() => step() === 'plan');
    model.chooseOffer(await offerOf('us-premier-monthly'));
    await model.accountReady();
    expect(step()).toBe('payment');
    await model.review.applyCode(await code());
    expect(step()).toBe('review');
    await model.review.removeCode();
    expect(step()).toBe('payment');
  });
});

describe('a user who signs up', () => {
  it('is led from the offer to the account, and past the steps that are done', async () => {
    begin();
    await until(() => step() === 'plan');
    model.chooseOffer(await offerOf('us-premier-monthly'));
    expect(step()).toBe('account');
    await signUp(false);
    await model.accountReady();
    expect(step()).toBe('payment');
    model.go('plan');
    expect(step()).toBe('plan');
    model.go('review');
    expect(step()).toBe('payment');
  });

  it('is back where they were after a reload', async () => {
    await signUp();
    session.remember({ offerId: 'us-premier-monthly' });
    begin();
    await until(() => step() === 'review');
    expect(model.$offer.get()?.id).toBe('us-premier-monthly');
  });

  it('begins with the offer of a deep link, after any earlier choice', async () => {
    session.remember({ offerId: 'us-connect-monthly' });
    begin({ offer: 'us-premier-monthly' });
    await until(() => step() === 'plan');
    expect(model.$offer.get()).toBeUndefined();
  });

  it('subscribes once however often they press', async () => {
    const userId = await atReview();
    await Promise.all([model.review.subscribe(), model.review.subscribe(), model.review.subscribe()]);
    expect(model.review.$screen.get().is).toBe('done');
    const { subscriptions, payments } = await recordsOf(sandbox.database.db, userId);
    expect(subscriptions.map(({ status }) => status)).toEqual(['active']);
    expect(payments).toHaveLength(1);
    expect(session.get().flags.onboarding).toEqual({});
  });

  it('does not subscribe before the terms are agreed to', async () => {
    const userId = await atReview();
    model.review.acceptTerms(undefined);
    await model.review.subscribe();
    expect(model.review.$screen.get().is).toBe('ready');
    expect((await recordsOf(sandbox.database.db, userId)).subscriptions).toEqual([]);
  });

  it('has one membership when the answer is lost after the server has committed', async () => {
    const userId = await atReview();
    await sandbox.fail({ kind: 'loseAnswer', call: 'subscribe', times: 1 });
    await model.review.subscribe();
    expect(model.review.$screen.get().is).toBe('done');
    expect((await recordsOf(sandbox.database.db, userId)).payments).toHaveLength(1);
  });

  it('who has the membership from another tab is shown it', async () => {
    const userId = await atReview();
    const other = createSignup({}, session);
    const stopOther = other.$screen.subscribe(() => undefined);
    await until(() => other.$screen.get().is === 'step');
    await other.review.quote();
    await other.review.subscribe();
    // Agreed to at another moment, so that it is not the same request although the quote may be.
    session.remember({ termsAcceptedAt: Math.floor(Date.now() / 1000) - 60 });
    await model.review.subscribe();
    await until(() => step() === 'member');
    expect((await recordsOf(sandbox.database.db, userId)).subscriptions).toHaveLength(1);
    stopOther();
  });

  it('who has a membership already has nothing to sign up for', async () => {
    await atReview();
    await model.review.subscribe();
    stop();
    begin();
    await until(() => model.$screen.get().is === 'member');
  });
});

describe('a redemption code', () => {
  it('that is unknown is refused in the words of the specification, and the way on stays open', async () => {
    await atReview();
    await model.review.applyCode(' no-such code ');
    expect(model.review.$code.get()).toMatchObject({ is: 'refused', code: 'redemptionCodeInvalid' });
    expect(model.review.$screen.get().is).toBe('ready');
  });
});

describe('months that came with equipment', () => {
  it('ask for the serial number, and refuse one that nobody knows', async () => {
    await signUp();
    begin();
    await until(() => step() === 'plan');
    model.chooseOffer(await offerOf('us-premier-bundle'));
    expect(step()).toBe('proof');
    expect(await model.proof.checkSerial('')).toBe(false);
    expect(model.proof.$screen.get()).toEqual({ is: 'refused', code: 'serialNumberMissing' });
    expect(await model.proof.checkSerial('NOPE-1')).toBe(false);
    expect(model.proof.$screen.get()).toEqual({ is: 'refused', code: 'notFound' });
    expect(step()).toBe('proof');
  });

  it('take a receipt instead', async () => {
    await signUp();
    begin();
    await until(() => step() === 'plan');
    model.chooseOffer(await offerOf('us-premier-bundle'));
    expect(await model.proof.sendReceipt(undefined)).toBe(false);
    const pdf = new File(['%PDF-1.4 receipt'], 'receipt.pdf', { type: 'application/pdf' });
    expect(await model.proof.sendReceipt(pdf)).toBe(true);
    model.proofGiven();
    await model.accountReady();
    expect(step()).toBe('review');
  });
});
