import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOffers } from '../../../src/core/contract/offers.js';
import { createOffer } from '../../../src/core/contract/staff-offers.js';
import { listAddonOffers, listPlans } from '../../../src/core/contract/plans.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { colleague } from '../support/staff.js';
import { newVisitor, refused, worked } from '../support/visitor.js';
import { publishedOffer } from '../support/offers.js';

let sandbox: TestSandbox;
let member: ReturnType<TestSandbox['client']>;
/** Customer service sees what is sold in every country. */
let clerk: ReturnType<TestSandbox['client']>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  member = sandbox.client({ jwt: (await newVisitor(sandbox)).jwt });
  ({ client: clerk } = await colleague(sandbox, 'CustomerService'));
});
afterAll(() => sandbox.close());

const addonsFor = async (planId: string, by = member) =>
  worked(await by(listAddonOffers, { planId })).items.map(({ id, plan }) => [
    id,
    plan.basePrice.value,
    plan.basePrice.currency.code,
  ]);

describe('add-ons', () => {
  it('are those of the plan’s country, currency and period', async () => {
    expect(await addonsFor('us-premier-monthly')).toEqual([
      ['us-studio-pass-monthly', 999, 'USD'],
      ['us-nutrition-coach-monthly', 1499, 'USD'],
    ]);
    expect(await addonsFor('us-connect-annual')).toEqual([
      ['us-studio-pass-annual', 9999, 'USD'],
      ['us-nutrition-coach-annual', 14999, 'USD'],
    ]);
    expect(await addonsFor('ca-premier-monthly', clerk)).toEqual([
      ['ca-studio-pass-monthly', 1299, 'CAD'],
      ['ca-nutrition-coach-monthly', 1999, 'CAD'],
    ]);
    expect(await addonsFor('ca-premier-annual', clerk)).toEqual([
      ['ca-studio-pass-annual', 12999, 'CAD'],
      ['ca-nutrition-coach-annual', 19999, 'CAD'],
    ]);
  });

  it('are none for a plan of two years, or where none are sold', async () => {
    expect(await addonsFor('us-premier-two-year')).toEqual([]);
    expect(await addonsFor('be-premier-monthly', clerk)).toEqual([]);
    expect(refused(await member(listAddonOffers, { planId: 'no-such' }))).toMatchObject({
      code: 'notFound',
      status: 404,
    });
  });

  it('are in no list of plans or offers, and cannot be subscribed to by themselves', async () => {
    for (const countryCode of ['US', 'CA']) {
      const plans = worked(await member(listPlans, { countryCode })).items.map(({ name }) => name);
      const offers = worked(await member(listOffers, { countryCode })).items;
      expect(new Set(plans)).toEqual(new Set(['Echelon Premier', 'Echelon Connect']));
      expect(new Set(offers.map(({ kind }) => kind))).toEqual(new Set(['plan']));
    }
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    expect(refused(await jo.subscribe({ offerId: 'us-studio-pass-monthly' })).code).toBe('offerUnavailable');
  });

  it('join the list when they are published', async () => {
    const { client: manager } = await colleague(sandbox, 'MarketingManager');
    const offer = { kind: 'addon', planId: 'us-studio-pass-monthly', audience: 'public' } as const;
    const unready = worked(await manager(createOffer, offer));
    const added = await publishedOffer(manager, offer);
    const ids = (await addonsFor('us-premier-monthly')).map(([id]) => id);
    expect(ids.at(-1)).toBe(added.id);
    expect(ids).not.toContain(unready.id);
  });

  it('are for people who are signed in', async () => {
    expect(
      (
        await sandbox.send('GET', '/plans/us-premier-monthly/addon-offers', {
          headers: { 'x-api-key': 'pk_echelon_portal' },
        })
      ).status,
    ).toBe(401);
  });
});
