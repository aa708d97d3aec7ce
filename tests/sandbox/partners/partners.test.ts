import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPartnerOffers } from '../../../src/core/contract/offers.js';
import {
  listOffersOfPartner,
  listPartnerPurchases,
  listPartners,
  listPartnerUsers,
} from '../../../src/core/contract/partners.js';
import { users } from '../../../src/sandbox/people/tables.js';
import { masked } from '../../../src/sandbox/people/mask.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { backOffice, colleague } from '../support/staff.js';
import { newVisitor, refused, worked } from '../support/visitor.js';

type Client = ReturnType<TestSandbox['client']>;

let sandbox: TestSandbox;
let manager: Client;
let fitshop: Client;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ({ client: manager } = await colleague(sandbox, 'CustomerServiceManager'));
  fitshop = await backOffice(sandbox, 'fitshop');
});
afterAll(() => sandbox.close());

describe('partners', () => {
  it('are shops and gyms, each with its offers', async () => {
    expect(worked(await sandbox.client()(listPartners, {})).items).toEqual([
      { id: 'fitshop', name: 'Fitshop', kind: 'retailer' },
      { id: 'lafitness', name: 'LA Fitness', kind: 'gym' },
      { id: 'northside', name: 'Northside Gym', kind: 'gym' },
    ]);
    const offers = worked(await sandbox.client()(listOffersOfPartner, { partnerId: 'fitshop', countryCode: 'CA' }));
    expect(offers.total).toBeGreaterThan(0);
    expect(offers).toEqual(
      worked(await sandbox.client()(listPartnerOffers, { partnerId: 'fitshop', countryCode: 'CA' })),
    );
    expect(refused(await sandbox.client()(listOffersOfPartner, { partnerId: 'no-such' })).code).toBe('notFound');
  });

  it('see who came by them and what was paid, and nobody’s address', async () => {
    const jo = await newVisitor(sandbox, { email: 'jo.by.page@example.com', apiKey: 'pk_echelon_retailer' });
    await jo.addCard();
    worked(await jo.subscribe({ offerId: 'us-fitshop-monthly' }));
    const kim = await newVisitor(sandbox, { email: 'kim.by.offer@example.com', apiKey: 'pk_echelon_retailer' });
    await kim.addCard('5555555555554444');
    worked(await kim.subscribe({ offerId: 'us-fitshop-annual' }));
    await newVisitor(sandbox, { email: 'stranger@example.com' });

    const people = worked(await fitshop(listPartnerUsers, { partnerId: 'fitshop' }));
    expect(people.total).toBe(2);
    expect(new Set(people.items.map(({ id, email, membership }) => `${id} ${email} ${membership}`))).toEqual(
      new Set([`${jo.userId} j***@example.com active`, `${kim.userId} k***@example.com active`]),
    );
    expect(JSON.stringify(people)).not.toContain('by.page');
    expect(worked(await manager(listPartnerUsers, { partnerId: 'fitshop', limit: 1, offset: 1 }))).toMatchObject({
      total: 2,
      offset: 1,
      limit: 1,
      items: [{}],
    });

    const invoices = worked(await fitshop(listPartnerPurchases, { partnerId: 'fitshop' }));
    expect(new Set(invoices.items.map(({ total, currency, status }) => `${total} ${currency.code} ${status}`))).toEqual(
      new Set(['34999 USD paid', '3999 USD paid']),
    );
    expect(Object.keys(invoices.items[0] ?? {}).toSorted()).toEqual(['at', 'currency', 'id', 'status', 'total']);
  });

  it('see nothing of one another', async () => {
    expect(refused(await fitshop(listPartnerUsers, { partnerId: 'northside' }))).toMatchObject({
      code: 'notFound',
      status: 404,
    });
    expect(refused(await fitshop(listPartnerPurchases, { partnerId: 'northside' }))).toMatchObject({
      code: 'notFound',
      status: 404,
    });
    expect(worked(await (await backOffice(sandbox))(listPartnerUsers, { partnerId: 'northside' })).total).toBe(0);
  });

  it('are seen by managers and back ends, not by the page’s key or other staff', async () => {
    for (const client of [
      sandbox.client(),
      sandbox.client({ apiKey: 'pk_echelon_retailer' }),
      (await colleague(sandbox, 'CustomerService')).client,
      (await colleague(sandbox, 'Marketing')).client,
    ]) {
      expect(refused(await client(listPartnerUsers, { partnerId: 'fitshop' })).code).toBe('forbidden');
    }
  });

  it('count people without a membership too', async () => {
    const jo = await newVisitor(sandbox);
    await sandbox.database.db.update(users).set({ partnerId: 'lafitness' }).where(eq(users.id, jo.userId));
    expect(worked(await manager(listPartnerUsers, { partnerId: 'lafitness' }))).toMatchObject({
      total: 1,
      items: [{ id: jo.userId, membership: null }],
    });
  });
});

describe('a masked address', () => {
  it.each([
    ['member@example.com', 'm***@example.com'],
    ['a@b.c', 'a***@b.c'],
    ['@b.c', '***@b.c'],
    [null, null],
  ])('%s is %s', (address, shown) => {
    expect(masked(address)).toBe(shown);
  });
});
