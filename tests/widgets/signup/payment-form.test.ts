import { eq } from 'drizzle-orm';
import { keepMount } from 'nanostores';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getAccount } from '../../../src/core/contract/account.js';
import { createUser } from '../../../src/core/contract/users.js';
import type { Session } from '../../../src/core/session/session.js';
import type { LoadCardProvider } from '../../../src/core/stripe/load-card-provider.js';
import { paymentMethods } from '../../../src/sandbox/billing/tables/invoices.js';
import type { AddressValue } from '../../../src/widgets/signup/payment-form/address.js';
import { createPaymentForm, type PaymentFormModel } from '../../../src/widgets/signup/payment-form/model.js';
import type { PaymentFormInputs } from '../../../src/widgets/signup/payment-form/prepare.js';
import type { Form } from '../../../src/widgets/signup/payment-form/screen.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';
import { typedCard } from './card-fields.js';

let sandbox: TestSandbox;
let session: Session;
let people = 0;

beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  session = openSession(sandbox);
  const made = await session.request(createUser, {
    email: `pays.${(people += 1)}@example.com`,
    password: 'Climb-4-life',
    firstName: 'Ana',
    lastName: 'Ruiz',
  });
  expect(made.ok).toBe(true);
});
afterEach(() => {
  vi.useRealTimers();
});

const given: PaymentFormInputs = { organizationCode: 'echelon-us', publishableKey: 'pk_sandbox_echelon_us' };

const home: AddressValue = {
  name: 'Ana Ruiz',
  firstName: 'Ana',
  lastName: 'Ruiz',
  phone: '+1 217 555 0100',
  address: {
    line1: '1 Main Street',
    line2: null,
    city: 'Springfield',
    state: 'IL',
    postal_code: '62701',
    country: 'US',
  },
};

/** The provider's object is handed on and never used by the model, so nothing need be in it. */
const loads = (): LoadCardProvider => vi.fn<LoadCardProvider>(() => Promise.resolve(Object.create(null)));

function open(inputs: PaymentFormInputs = given, load = loads()) {
  const model = createPaymentForm(inputs, session, load);
  keepMount(model.$screen);
  return model;
}

const form = (model: PaymentFormModel): Form => {
  const screen = model.$screen.get();
  if (screen.is !== 'form') throw new Error(`There is no form: ${screen.is}.`);
  return screen;
};

async function filled(inputs?: PaymentFormInputs, address = home) {
  const model = open(inputs);
  await expect.poll(() => model.$screen.get().is).toBe('form');
  model.partReady('card');
  model.partReady('address');
  model.cardChanged(true);
  model.addressChanged(address, true);
  return model;
}

const account = async () => {
  const answer = await session.request(getAccount, { userId: session.get().userId ?? '' });
  return answer.ok ? answer.data : undefined;
};

const kept = async () =>
  (
    await sandbox.database.db
      .select()
      .from(paymentMethods)
      .where(eq(paymentMethods.userId, session.get().userId ?? ''))
  ).find(({ active }) => active);

describe('a member who saves a card', () => {
  it('has it on the account, with the address', async () => {
    const model = await filled();
    const saved = await model.submit(typedCard(sandbox));
    expect(saved).toMatchObject({ brand: 'visa', last4: '4242', expirationMonth: 12, expirationYear: 2034 });
    expect((await account())?.paymentMethod).toEqual(saved);
    expect(await kept()).toMatchObject({
      firstName: 'Ana',
      lastName: 'Ruiz',
      phoneNumber: '+1 217 555 0100',
      billingAddress: { city: 'Springfield', region: { code: 'IL' } },
    });
    expect(form(model)).toMatchObject({ busy: 'no', saved });
  });

  it('needs both parts before anything is sent', async () => {
    const model = await filled();
    model.cardChanged(false);
    const fields = typedCard(sandbox);
    const create = vi.spyOn(fields, 'create');
    expect(await model.submit(fields)).toBeUndefined();
    model.cardChanged(true);
    model.addressChanged(home, false);
    expect(await model.submit(fields)).toBeUndefined();
    expect(create).not.toHaveBeenCalled();
    expect(form(model).refusal).toEqual({ by: 'missing' });
  });

  it('has the fields show what is missing when they press too early', async () => {
    const model = await filled();
    model.cardChanged(false);
    const fields = typedCard(sandbox);
    const check = vi.spyOn(fields, 'check');
    await model.submit(fields);
    expect(check).toHaveBeenCalledOnce();
  });

  it('sends once however often the button is pressed', async () => {
    const model = await filled();
    const fields = typedCard(sandbox);
    const answers = await Promise.all([model.submit(fields), model.submit(fields)]);
    expect(answers.filter(answer => answer !== undefined)).toHaveLength(1);
  });

  it('is asked by the bank, and has the card once that is confirmed', async () => {
    const model = await filled();
    const fields = typedCard(sandbox, '4000002500003155');
    expect(await model.submit(fields)).toMatchObject({ last4: '3155' });
    expect(fields.confirmed).toBe(1);
  });

  it('has no card when the bank refuses, and reads why', async () => {
    const model = await filled();
    expect(await model.submit(typedCard(sandbox, '4000002500003155', 'fail'))).toBeUndefined();
    expect(form(model)).toMatchObject({
      busy: 'no',
      refusal: { by: 'provider', message: 'We are unable to authenticate your payment method.' },
    });
    expect((await account())?.paymentMethod).toBeNull();
  });

  it.each([
    ['4000000000000002', 'The bank declined this card. Try another card or ask your bank.'],
    ['4000000000009995', 'There is not enough money on this card. Try another one.'],
  ])('reads the words of the bank when card %s is declined, and can try another', async (number, message) => {
    const model = await filled();
    expect(await model.submit(typedCard(sandbox, number))).toBeUndefined();
    expect(form(model)).toMatchObject({
      busy: 'no',
      cardComplete: true,
      addressComplete: true,
      refusal: { by: 'provider', message },
    });
    expect(await model.submit(typedCard(sandbox))).toBeDefined();
    expect(form(model).refusal).toBeUndefined();
  });

  it('reads what the fields say, or that they failed', async () => {
    const model = await filled();
    await model.submit({
      ...typedCard(sandbox),
      check: () => Promise.resolve({ ok: false, message: 'Your card number is incomplete.' }),
    });
    expect(form(model).refusal).toEqual({ by: 'fields', message: 'Your card number is incomplete.' });
    await model.submit({ ...typedCard(sandbox), create: () => Promise.resolve({ ok: false, message: undefined }) });
    expect(form(model).refusal).toEqual({ by: 'provider', message: undefined });
  });

  it('reads what is wrong with the address', async () => {
    const model = await filled(given, { ...home, address: { ...home.address, city: ' ' } });
    await model.submit(typedCard(sandbox));
    expect(form(model).refusal).toEqual({ by: 'server', code: 'validationFailed', details: ['Must not be empty.'] });
  });

  it('has the card when its answer is lost on the way: it is requested again, and shown as it is', async () => {
    const model = await filled();
    await sandbox.fail({ kind: 'loseAnswer', call: 'updatePayment', times: 1 });
    expect(await model.submit(typedCard(sandbox))).toMatchObject({ last4: '4242' });
    expect(form(model)).toMatchObject({ busy: 'no', saved: { last4: '4242' } });
  });

  it('reads that nobody knows when no answer comes at all, and finds out by the same button, with the same card', async () => {
    const model = await filled();
    const fields = typedCard(sandbox);
    const create = vi.spyOn(fields, 'create');
    await sandbox.fail({ kind: 'loseAnswer', call: 'updatePayment', times: 3 });
    // and no look at the account tells it either
    await sandbox.fail({ kind: 'loseAnswer', call: 'getAccount', times: 3 });
    expect(await model.submit(fields)).toBeUndefined();
    expect(form(model).refusal).toEqual({ by: 'server', code: 'unanswered', details: [] });
    const replayed = sandbox.logged.length;
    expect(await model.submit(fields)).toMatchObject({ last4: '4242' });
    expect(create).toHaveBeenCalledTimes(1);
    expect(sandbox.logged.slice(replayed).map(({ call }) => call)).toEqual(['updatePayment']);
    expect(
      await sandbox.database.db
        .select()
        .from(paymentMethods)
        .where(eq(paymentMethods.userId, session.get().userId ?? '')),
    ).toHaveLength(1);
  });

  it('has the other card when they typed another after an answer that never came', async () => {
    const model = await filled();
    await sandbox.fail({ kind: 'loseAnswer', call: 'updatePayment', times: 3 });
    await model.submit(typedCard(sandbox));
    model.cardChanged(true);
    expect(await model.submit(typedCard(sandbox, '5555555555554444'))).toMatchObject({ last4: '4444' });
    expect((await account())?.paymentMethod).toMatchObject({ last4: '4444' });
  });

  it('finds their address in the form when they replace the card, and no NA in it', async () => {
    const belgian: AddressValue = { ...home, address: { ...home.address, state: '', country: 'BE' } };
    await (await filled(given, belgian)).submit(typedCard(sandbox));
    const model = await filled({ ...given, mode: 'edit' });
    expect(form(model).person.typed).toEqual(belgian);
    const again = open();
    await expect.poll(() => again.$screen.get().is).toBe('form');
    expect(form(again).person.typed, 'where nothing is replaced').toBeUndefined();
  });

  it('sees the form at work until the page goes on, when a card is replaced', async () => {
    const model = await filled({ ...given, mode: 'edit' });
    await model.submit(typedCard(sandbox));
    expect(form(model).busy).toBe('finished');
  });
});

describe('before the fields can be shown', () => {
  it('asks nobody who is not signed in', async () => {
    session = openSession(sandbox);
    const load = loads();
    const model = open(given, load);
    expect(model.$screen.get().is).toBe('signedOut');
    expect(load).not.toHaveBeenCalled();
    expect(session.get().flags.onboarding.beenToPaymentPage).toBeUndefined();
  });

  it('remembers that the member has been here, and begins with what is known of them', async () => {
    session.remember({ countryCode: 'CA' });
    const model = open();
    await expect.poll(() => model.$screen.get().is).toBe('form');
    expect(session.get().flags.onboarding.beenToPaymentPage).toBe(true);
    expect(form(model).person).toMatchObject({ firstName: 'Ana', lastName: 'Ruiz', country: 'CA' });
    expect(form(model).shown).toBe(false);
    model.partReady('address');
    expect(form(model).shown).toBe(true);
  });

  it('needs an organization code, of the offer or of the membership', async () => {
    const model = open({});
    await expect.poll(() => model.$screen.get().is).toBe('invalidOffer');
    const other = open({ publishableKey: 'pk_sandbox_echelon_us' });
    await expect.poll(() => other.$screen.get().is).toBe('invalidOffer');
  });

  it('says when the account cannot be asked, and asks again', async () => {
    await sandbox.fail({ kind: 'status', call: 'getAccount', status: 500, times: 3 });
    const model = open({});
    await expect.poll(() => model.$screen.get()).toEqual({ is: 'failed', code: 'broken' });
    model.retry();
    await expect.poll(() => model.$screen.get().is).toBe('invalidOffer');
  });

  it('says that the provider cannot be reached, and really tries again', async () => {
    const load = vi
      .fn<LoadCardProvider>()
      .mockRejectedValueOnce(new Error('blocked'))
      .mockResolvedValue(Object.create(null));
    const model = open(given, load);
    await expect.poll(() => model.$screen.get().is).toBe('unreachable');
    model.retry();
    await expect.poll(() => model.$screen.get().is).toBe('form');
    expect(load.mock.calls.map(([{ again }]) => again)).toEqual([false, true]);
  });

  it('waits ten seconds for the script, and ten for the fields', async () => {
    const never = vi.fn<LoadCardProvider>(() => new Promise(() => undefined));
    // Each look of waitFor moves the clock on by its interval.
    const quick = { interval: 1 };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const model = open(given, never);
    await vi.waitFor(() => expect(never).toHaveBeenCalled(), quick);
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(() => expect(model.$screen.get().is).toBe('unreachable'), quick);
    never.mockResolvedValue(Object.create(null));
    model.retry();
    await vi.waitFor(() => expect(model.$screen.get().is).toBe('form'), quick);
    model.partReady('card');
    vi.advanceTimersByTime(9_000);
    expect(model.$screen.get().is).toBe('form');
    vi.advanceTimersByTime(1_000);
    expect(model.$screen.get().is).toBe('unreachable');
  });
});
