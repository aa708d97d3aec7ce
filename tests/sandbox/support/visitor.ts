import { activate, getAccount, quote, subscribe, updatePayment } from '../../../src/core/contract/account.js';
import { signIn } from '../../../src/core/contract/auth.js';
import type { Failure, Result } from '../../../src/core/contract/failure.js';
import type { PaymentMethodInput, Subscribe } from '../../../src/core/contract/schemas/account.js';
import type { QuoteRequest } from '../../../src/core/contract/schemas/quote.js';
import { createUser } from '../../../src/core/contract/users.js';
import { now } from '../../../src/core/dates.js';
import { recordsOf } from '../../../src/sandbox/db/records.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import type { As, TestSandbox } from '../../support/sandbox.js';

/** The card that works. */
const good = '4242424242424242';

/** What came back, of a call that must have worked. */
export function worked<Out>(result: Result<Out>): Out {
  if (result.ok) return result.data;
  const { code, message, fields, debug } = result.failure;
  throw new Error(`The call was refused: ${code}: ${message} ${JSON.stringify(fields ?? debug ?? '')}`);
}

/** The refusal of a call that must have been refused. */
export function refused<Code extends string>(result: Result<unknown, Code>): Failure<Code> {
  if (!result.ok) return result.failure;
  throw new Error('The call worked, and should not have.');
}

/** A person with a token, and what they can do with their own account. */
export interface Visitor {
  userId: string;
  jwt: string;
  /** Types a card into the provider's frame; answers what the page may send on. */
  typeCard(number?: string): Promise<PaymentMethodInput>;
  pay(method: PaymentMethodInput): ReturnType<typeof payWith>;
  /** Types a card and makes it the payment method. */
  addCard(number?: string): Promise<void>;
  quote(wanted: QuoteRequest): ReturnType<typeof quoteFor>;
  /** Terms accepted just now, by default. */
  subscribe(wanted: Subscribe, idempotencyKey?: string): ReturnType<typeof subscribeTo>;
  activate(): ReturnType<typeof activateFor>;
  account(): Promise<ReturnType<typeof accountFor> extends Promise<Result<infer Out>> ? Out : never>;
  records(): ReturnType<typeof recordsOf>;
}

type Client = ReturnType<TestSandbox['client']>;

const payWith = (client: Client, userId: string, input: PaymentMethodInput) =>
  client(updatePayment, { userId, ...input });
const quoteFor = (client: Client, userId: string, wanted: QuoteRequest) => client(quote, { userId, ...wanted });
const subscribeTo = (client: Client, userId: string, wanted: Subscribe, idempotencyKey?: string) =>
  client(
    subscribe,
    { userId, termsAcceptedAt: now(), ...wanted },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );
const activateFor = (client: Client, userId: string) => client(activate, { userId });
const accountFor = (client: Client, userId: string) => client(getAccount, { userId });

interface ProviderMethod {
  id: string;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}

const isMethod = (value: unknown): value is ProviderMethod =>
  typeof value === 'object' && value !== null && 'id' in value && 'card' in value;

async function typeCard(sandbox: TestSandbox, number: string): Promise<PaymentMethodInput> {
  const cvc = number.startsWith('37') ? '1234' : '123';
  const response = await sandbox.send('POST', '/sandbox/stripe/v1/payment_methods', {
    headers: { authorization: 'Bearer pk_sandbox_stripe_us', 'content-type': 'application/json' },
    body: {
      type: 'card',
      card: { number, exp_month: 12, exp_year: new Date().getUTCFullYear() + 4, cvc },
      billing_details: { name: 'Jo Walker' },
    },
  });
  const method: unknown = await response.json();
  if (!isMethod(method)) throw new Error(`The card provider refused the card: ${JSON.stringify(method)}`);
  const { brand, last4, exp_month, exp_year } = method.card;
  return {
    id: method.id,
    cardData: { type: 'card', code: last4, brand, expirationMonth: exp_month, expirationYear: exp_year },
    billingAddress: {
      streetLine1: '1 Main Street',
      city: 'Salem',
      postalCode: '97301',
      country: { code: 'US' },
      region: { code: 'OR' },
    },
    firstName: 'Jo',
    lastName: 'Walker',
    phoneNumber: '+15035550100',
  };
}

function visitor(sandbox: TestSandbox, { userId, jwt }: { userId: string; jwt: string }, as: As): Visitor {
  const client = sandbox.client({ ...as, jwt });
  return {
    userId,
    jwt,
    typeCard: (number = good) => typeCard(sandbox, number),
    pay: method => payWith(client, userId, method),
    async addCard(number = good) {
      worked(await payWith(client, userId, await typeCard(sandbox, number)));
    },
    quote: wanted => quoteFor(client, userId, wanted),
    subscribe: (wanted, idempotencyKey) => subscribeTo(client, userId, wanted, idempotencyKey),
    activate: () => activateFor(client, userId),
    account: async () => worked(await accountFor(client, userId)),
    records: () => recordsOf(sandbox.database.db, userId),
  };
}

let count = 0;

/** A new person, from an address of their own, so that no rate limit is shared. */
export async function newVisitor(
  sandbox: TestSandbox,
  { email, ...as }: As & { email?: string } = {},
): Promise<Visitor> {
  count += 1;
  const from = { ip: `10.1.${Math.floor(count / 250)}.${count % 250}`, ...as };
  const signedUp = worked(
    await sandbox.client(from)(createUser, {
      email: email ?? `visitor${count}@example.com`,
      password: 'Ride-2-gether',
      firstName: 'Jo',
      lastName: 'Walker',
      countryCode: 'US',
    }),
  );
  return visitor(sandbox, signedUp, from);
}

/** The member that the world is about. */
export async function theMember(sandbox: TestSandbox): Promise<Visitor> {
  count += 1;
  const as = { ip: `10.2.${Math.floor(count / 250)}.${count % 250}` };
  return visitor(sandbox, worked(await sandbox.client(as)(signIn, logins.member)), as);
}
