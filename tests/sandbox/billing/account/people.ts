import { asc, eq, inArray } from 'drizzle-orm';
import { vi } from 'vitest';
import { getAccount, subscribe, updatePayment } from '../../../../src/core/contract/account.js';
import type { Account, PaymentMethodInput, Subscribe } from '../../../../src/core/contract/schemas/account.js';
import type { Request as Client } from '../../../../src/core/client/client.js';
import { addDays } from '../../../../src/core/dates.js';
import { readClock } from '../../../../src/sandbox/world/clock.js';
import { newId } from '../../../../src/sandbox/db/ids.js';
import { creditLedger, invoiceLines, paymentMethods } from '../../../../src/sandbox/billing/tables/invoices.js';
import { providerPaymentMethods } from '../../../../src/sandbox/billing/tables/card-provider.js';
import { redemptionCodes, type RedemptionEffect } from '../../../../src/sandbox/codes/tables.js';
import { outbox } from '../../../../src/sandbox/db/tables.js';
import { sessions } from '../../../../src/sandbox/access/tables.js';
import { users } from '../../../../src/sandbox/people/tables.js';
import { subscriptionAddons } from '../../../../src/sandbox/billing/tables/memberships.js';
import { makeCode } from '../../../../src/sandbox/codes/redemption-code.js';
import { recordsOf } from '../../../../src/sandbox/db/records.js';
import type { Role } from '../../../../src/core/contract/guards.js';
import { signingKey } from '../../../../src/sandbox/access/signing-key.js';
import { signToken } from '../../../../src/sandbox/access/tokens.js';
import { openTestSandbox, type TestSandbox } from '../../../support/sandbox.js';
import { worked } from '../../support/visitor.js';

/** Far enough ahead for a test that moves the clock by years. */
const YEARS = 3650;

/** What a card's bank does. */
export type Bank = 'success' | 'chargeFails' | 'asksAlways' | 'requiresAction';

const last4: Readonly<Record<Bank, string>> = {
  success: '4242',
  chargeFails: '0341',
  asksAlways: '3184',
  requiresAction: '3155',
};

/** A sandbox whose clock stops between moves, so that a period is known to the second. */
export async function openStillSandbox(): Promise<TestSandbox> {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 1000) * 1000 });
  const sandbox = await openTestSandbox();
  return {
    ...sandbox,
    async close() {
      vi.useRealTimers();
      await sandbox.close();
    },
  };
}

/** Moves the sandbox's clock as anyone can; answers its time. */
export async function moveClock(
  sandbox: TestSandbox,
  move: { advanceDays: number } | { now: number },
): Promise<number> {
  const response = await sandbox.send('POST', '/sandbox/clock', {
    body: move,
    headers: { 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`The clock did not move: ${await response.text()}`);
  return readClock(sandbox.database.db);
}

/** A card in the provider's book, as its frame would have put it there. */
export async function typeCard(sandbox: TestSandbox, bank: Bank = 'success'): Promise<PaymentMethodInput> {
  const id = newId('pm');
  const card = { brand: 'visa', last4: last4[bank], expMonth: 12, expYear: 2060 } as const;
  // a number of its own: a trial is given once to a card
  await sandbox.database.db
    .insert(providerPaymentMethods)
    .values({ id, ...card, fingerprint: id, behaviour: bank, billing: {}, createdAt: 1 });
  return {
    id,
    cardData: {
      type: 'card',
      code: card.last4,
      brand: card.brand,
      expirationMonth: card.expMonth,
      expirationYear: card.expYear,
    },
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

export interface Person {
  userId: string;
  jwt: string;
  client: Client;
  /** The provider's id of the card that was put on the account first. */
  cardId: string;
}

interface Who {
  roles?: readonly Role[];
  parentId?: string;
  firstName?: string;
  countryCode?: string;
}

let count = 0;

/** A person who is signed in for as long as the test runs. Rows and token are written directly: a password is slow by design. */
export async function newPerson(
  sandbox: TestSandbox,
  { roles = ['Member'], parentId, firstName = 'Jo', countryCode = 'US' }: Who = {},
): Promise<Person> {
  const { db } = sandbox.database;
  const now = await readClock(db);
  const userId = newId('usr');
  count += 1;
  const from = `10.7.${Math.floor(count / 250)}.${count % 250}`;
  await db.insert(users).values({
    id: userId,
    email: `person${count}@example.test`,
    firstName,
    lastName: 'Walker',
    countryCode,
    parentId: parentId ?? userId,
    roles: [...roles],
    attribution: {},
    createdAt: now,
  });
  const session = { id: newId('ses'), userId, createdAt: now, expiresAt: addDays(now, YEARS) };
  await db.insert(sessions).values(session);
  const plan = { features: { maxFamilyMembers: 0 } };
  const jwt = await signToken(
    await signingKey(db, now),
    { jti: session.id, sub: userId, par: parentId ?? userId, role: [...roles], plan, exp: session.expiresAt },
    now,
  );
  return { userId, jwt, client: sandbox.client({ jwt, ip: from }), cardId: '' };
}

/** Types a card and makes it the payment method; a bank that asks is answered. */
export async function addCard(
  sandbox: TestSandbox,
  { client, userId }: Person,
  bank: Bank = 'success',
): Promise<string> {
  const method = await typeCard(sandbox, bank);
  const first = await client(updatePayment, { userId, ...method });
  if (first.ok) return method.id;
  await answerBank(sandbox, first.failure.debug?.['clientSecret']);
  worked(await client(updatePayment, { userId, ...method }));
  return method.id;
}

/** What the person does in the bank's window. */
export async function answerBank(
  sandbox: TestSandbox,
  clientSecret: unknown,
  result: 'complete' | 'fail' = 'complete',
): Promise<void> {
  const id = String(clientSecret).split('_secret_')[0];
  const response = await sandbox.send('POST', `/sandbox/stripe/v1/setup_intents/${id}/authenticate`, {
    headers: { authorization: 'Bearer pk_sandbox_stripe_us', 'content-type': 'application/json' },
    body: { client_secret: clientSecret, result },
  });
  if (!response.ok) throw new Error(`The bank did not take the answer: ${await response.text()}`);
}

/** From now on the bank answers otherwise. */
export async function bankBecomes(sandbox: TestSandbox, cardId: string, behaviour: Bank): Promise<void> {
  await sandbox.database.db
    .update(providerPaymentMethods)
    .set({ behaviour })
    .where(eq(providerPaymentMethods.id, cardId));
}

/** A person with a card on file. Written directly too: how a card gets there has tests of its own. */
export async function newPayer(sandbox: TestSandbox, bank: Bank = 'success', who: Who = {}): Promise<Person> {
  const person = await newPerson(sandbox, who);
  const { id: cardId, cardData, billingAddress, firstName, lastName, phoneNumber } = await typeCard(sandbox, bank);
  await sandbox.database.db.insert(paymentMethods).values({
    id: newId('pay'),
    userId: person.userId,
    providerId: cardId,
    brand: 'visa',
    last4: cardData.code,
    expMonth: cardData.expirationMonth,
    expYear: cardData.expirationYear,
    fingerprint: cardId,
    firstName,
    lastName,
    phoneNumber,
    billingAddress,
    active: true,
    createdAt: 1,
  });
  return { ...person, cardId };
}

export const subscribeTo = ({ client, userId }: Person, wanted: Subscribe) =>
  client(subscribe, { userId, termsAcceptedAt: Math.floor(Date.now() / 1000), ...wanted });

/** A person with a card and a membership that began just now. */
export async function newMember(
  sandbox: TestSandbox,
  offerId = 'us-premier-monthly',
  more: Partial<Subscribe> = {},
): Promise<Person> {
  const person = await newPayer(sandbox);
  worked(await subscribeTo(person, { offerId, ...more }));
  return person;
}

/** The account as the API shows it to its own member, or to the client's user. */
export const accountOf = async ({ userId, client }: Person, by: Client = client): Promise<Account> =>
  worked(await by(getAccount, { userId }));

/** The subscription that the account shows; a test that asks for it has one. */
export async function membershipOf(person: Person): Promise<NonNullable<Account['subscription']>> {
  const { subscription } = await accountOf(person);
  if (!subscription) throw new Error('There is no membership on this account.');
  return subscription;
}

/** A new code, on sale. */
export async function newCode(
  sandbox: TestSandbox,
  effect: RedemptionEffect,
  more: { expiresAt?: number } = {},
): Promise<string> {
  const code = makeCode();
  await sandbox.database.db
    .insert(redemptionCodes)
    .values({ code, status: 'activated', effect, createdAt: 1, ...more });
  return code;
}

/** Everything that is written down of a person, row by row. */
export async function rowsOf(sandbox: TestSandbox, userId: string) {
  const { db } = sandbox.database;
  const records = await recordsOf(db, userId);
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const bills = records.invoices.map(({ id }) => id);
  return {
    ...records,
    lines:
      bills.length === 0
        ? []
        : await db
            .select()
            .from(invoiceLines)
            .where(inArray(invoiceLines.invoiceId, bills))
            .orderBy(asc(invoiceLines.id)),
    credit: await db.select().from(creditLedger).where(eq(creditLedger.userId, userId)).orderBy(asc(creditLedger.id)),
    addons: await db
      .select()
      .from(subscriptionAddons)
      .where(eq(subscriptionAddons.userId, userId))
      .orderBy(asc(subscriptionAddons.id)),
    mails: await db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, user?.email ?? ''))
      .orderBy(asc(outbox.id)),
    codes: await db
      .select()
      .from(redemptionCodes)
      .where(eq(redemptionCodes.redeemedBy, userId))
      .orderBy(asc(redemptionCodes.code)),
  };
}
export type Rows = Awaited<ReturnType<typeof rowsOf>>;
