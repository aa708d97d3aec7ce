import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCountries } from '../../../src/core/contract/countries.js';
import { getOffer, listCampaignOffers, listOffers, listPartnerOffers } from '../../../src/core/contract/offers.js';
import { getPlanFeatures, listPlans } from '../../../src/core/contract/plans.js';
import type { Offer } from '../../../src/core/contract/schemas/offers.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { refused, worked } from '../support/visitor.js';

let sandbox: TestSandbox;
let client: ReturnType<TestSandbox['client']>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  client = sandbox.client();
});
afterAll(() => sandbox.close());

const everyList = async (countryCode: string): Promise<Offer[][]> => [
  worked(await client(listOffers, { countryCode })).items,
  worked(await client(listCampaignOffers, { campaign: 'new-year', countryCode })).items,
  worked(await client(listPartnerOffers, { partnerId: 'fitshop', countryCode })).items,
  worked(await client(listPartnerOffers, { partnerId: 'northside', countryCode })).items,
];

describe('the offers', () => {
  it('are those of the United States unless another country is named', async () => {
    const { items, total } = worked(await client(listOffers, {}));
    expect(total).toBe(items.length);
    expect(new Set(items.map(({ plan }) => plan.country.code))).toEqual(new Set(['US']));
    expect(worked(await client(listOffers, { countryCode: 'FR' })).items).toEqual([]);
  });

  it.each([
    ['US', 'USD'],
    ['CA', 'CAD'],
    ['MX', 'MXN'],
    ['BE', 'EUR'],
  ])('of %s are in %s, with a provider of that country', async (countryCode, currency) => {
    for (const list of await everyList(countryCode)) {
      expect(list.length).toBeGreaterThan(0);
      for (const { plan, discount } of list) {
        expect(plan.basePrice.currency).toEqual({ code: currency, scale: 100 });
        expect(plan.billingProvider.publishableKey).toBe(`pk_sandbox_stripe_${countryCode.toLowerCase()}`);
        if (discount) expect(discount.currency.code).toBe(currency);
      }
    }
  });

  it('that are shown together have one that is emphasized: up to three, else those of one frequency', async () => {
    for (const list of await everyList('US')) {
      for (const frequency of new Set(list.map(({ plan }) => plan.frequencyDays))) {
        const together = list.filter(({ plan }) => list.length <= 3 || plan.frequencyDays === frequency);
        expect(together.filter(({ card }) => card?.emphasized).map(({ id }) => id)).toHaveLength(1);
      }
    }
  });

  it('show trial, bundle and each kind of discount', async () => {
    const all = (await everyList('US')).flat();
    expect(new Set(all.map(({ delayBilling }) => delayBilling?.type))).toEqual(new Set([undefined, 'trial', 'bundle']));
    expect(new Set(all.map(({ discount }) => discount?.duration.type))).toEqual(
      new Set([undefined, 'once', 'other', 'forever']),
    );
    expect(all.some(({ discount }) => discount?.amount !== undefined)).toBe(true);
    expect(all.some(({ discount }) => discount?.percent !== undefined)).toBe(true);
  });

  it('of a campaign are shown while it runs', async () => {
    expect(worked(await client(listCampaignOffers, { campaign: 'summer' })).items).toEqual([]);
    expect(refused(await client(listCampaignOffers, { campaign: 'no-such' })).code).toBe('notFound');
    expect(refused(await client(getOffer, { offerId: 'us-summer-once' })).code).toBe('notFound');
  });

  it('are found one by one, by id or guid, unlisted ones too; drafts are not', async () => {
    const unlisted = worked(await client(getOffer, { offerId: 'us-premier-monthly-trial' }));
    expect(unlisted.delayBilling).toEqual({ days: 30, type: 'trial' });
    expect(worked(await client(getOffer, { offerId: unlisted.guid }))).toEqual(unlisted);
    expect(worked(await client(listOffers, {})).items.map(({ id }) => id)).not.toContain(unlisted.id);
    for (const offerId of ['us-premier-draft', 'no-such'])
      expect(refused(await client(getOffer, { offerId })).code).toBe('notFound');
    expect(refused(await client(listPartnerOffers, { partnerId: 'no-such' })).code).toBe('notFound');
  });

  it('of a plan that nobody bills name no organisation, so that the page can say so', async () => {
    const { plan } = worked(await client(getOffer, { offerId: 'us-premier-unready' }));
    expect(plan.billingProvider).toEqual({ name: 'Echelon', kind: 'card' });
  });
});

describe('the rest of the catalogue', () => {
  it('lists the plans of a country and the features of each', async () => {
    const { items } = worked(await client(listPlans, { countryCode: 'BE' }));
    expect(items.map(({ frequencyDays }) => frequencyDays)).toEqual([30, 365, 730, 30, 365]);
    expect(worked(await client(getPlanFeatures, { planId: 'be-premier-monthly' }))).toMatchObject({
      maxFamilyMembers: 4,
    });
    expect(refused(await client(getPlanFeatures, { planId: 'no-such' })).code).toBe('notFound');
  });

  it('lists the countries with their currencies and regions', async () => {
    const { items } = worked(await client(listCountries, {}));
    expect(items.map(({ code, currency, regions }) => [code, currency.code, regions.length])).toEqual([
      ['US', 'USD', 52],
      ['CA', 'CAD', 13],
      ['MX', 'MXN', 32],
      ['BE', 'EUR', 0],
    ]);
    expect(items[0]?.regions[0]).toEqual({ code: 'AL', name: 'Alabama' });
  });
});
