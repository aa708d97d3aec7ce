import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccount, subscribe, updatePayment } from '../../../src/core/contract/account.js';
import { getOffer } from '../../../src/core/contract/offers.js';
import { DAY, now } from '../../../src/core/dates.js';
import { createSandbox } from '../../../src/sandbox/app.js';
import { moveClock } from '../../../src/sandbox/world/clock.js';
import { runDueWork } from '../../../src/sandbox/billing/books/due-work.js';
import { invoices, paymentMethods } from '../../../src/sandbox/billing/tables/invoices.js';
import { createPaymentForm } from '../../../src/widgets/signup/payment-form/model.js';
import { cheapScrypt } from '../../support/cheap-scrypt.js';
import { done, refused } from '../../support/results.js';
import { portalKey } from '../../support/portal-key.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { comesIn, openSession } from '../../support/session.js';
import { clientOf } from '../../support/visitor.js';
import { inProcessFetch } from '../../../src/sandbox/in-process.js';
import { enterAs, newPerson } from '../support/people.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('active-monthly');
});
afterAll(() => sandbox.close());

/** The same database, served in production, with a real provider's key. */
const production = () =>
  createSandbox({
    db: sandbox.database.db,
    production: true,
    host: { scrypt: cheapScrypt, publishableKey: 'pk_live_x' },
  });
const clientIn = (jwt?: string) =>
  clientOf({ baseUrl: 'http://sandbox.test', apiKey: portalKey, fetch: inProcessFetch(production()) }, jwt);

const invented = {
  id: 'pm_invented',
  cardData: { type: 'card' as const, code: '4242', brand: 'visa', expirationMonth: 12, expirationYear: 2040 },
  billingAddress: {
    streetLine1: '1 Main Street',
    city: 'Springfield',
    postalCode: '62701',
    country: { code: 'US' },
    region: { code: 'IL' },
  },
  firstName: 'Ana',
  lastName: 'Ruiz',
  phoneNumber: '+12175550100',
};

describe('in production, where nothing charges a card yet', () => {
  it('a card that a page invents is refused, no membership begins on it, and nothing is written', async () => {
    const { userId, jwt } = await newPerson(sandbox);
    const client = clientIn(jwt);
    expect(await refused(client(updatePayment, { userId, ...invented }))).toBe('cardsNotTaken');
    const offerId = 'us-premier-monthly';
    expect(await refused(client(subscribe, { userId, offerId, termsAcceptedAt: now() }))).toBe('cardsNotTaken');
    const { actions, paymentMethod, subscription } = await done(client(getAccount, { userId }));
    expect([actions.payment, paymentMethod, subscription]).toEqual(['cardsNotTaken', null, null]);
    const of = sandbox.database.db;
    expect(await of.select().from(paymentMethods).where(eq(paymentMethods.userId, userId))).toEqual([]);
    expect(await of.select().from(invoices).where(eq(invoices.userId, userId))).toEqual([]);
  });

  it('no page gets a key to show card fields with: neither a provider’s nor the sandbox’s', async () => {
    const { plan } = await done(clientIn()(getOffer, { offerId: 'us-premier-monthly' }));
    expect(plan.billingProvider.organizationCode).toEqual(expect.any(String));
    expect(plan.billingProvider.publishableKey).toBeUndefined();
  });

  it('the payment form says so in place of the card fields', async () => {
    const session = openSession(production());
    await comesIn(session, 'member');
    const model = createPaymentForm({ organizationCode: 'stripe-us' }, session);
    const stop = model.$screen.listen(() => {});
    await expect.poll(() => model.$screen.get().is).toBe('notTaken');
    stop();
  });

  it('a card from before counts as none: what comes due with it is not paid', async () => {
    const { userId, jwt } = await enterAs(sandbox, 'member');
    expect((await done(clientIn(jwt)(getAccount, { userId }))).paymentMethod).toBeNull();
    await moveClock(sandbox.database.db, 40 * DAY);
    await runDueWork(sandbox.database.db, now() + 40 * DAY, { host: production().host });
    const bills = await sandbox.database.db.select().from(invoices).where(eq(invoices.userId, userId));
    expect(bills.filter(({ createdAt }) => createdAt > now()).map(({ status }) => status)).toEqual(['open']);
  });
});
