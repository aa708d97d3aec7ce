import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createOffer,
  getOffer,
  listCampaignsOffers,
  listCustomerServiceOffers,
  listOffers,
  listPartnersOffers,
  patchOffer,
  updateOffer,
} from '../../../src/core/contract/offers.js';
import type { NewOffer } from '../../../src/core/contract/schemas/offers.js';
import { addDays, now } from '../../../src/core/dates.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { colleague } from '../support/staff.js';
import { newVisitor, refused, worked } from '../support/visitor.js';

type Client = ReturnType<TestSandbox['client']>;

const usd = { code: 'USD', scale: 100 };
const draft: NewOffer = { planId: 'us-premier-monthly', audience: 'public' };

let sandbox: TestSandbox;
let client: Client;
let manager: Client;
let marketing: Client;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  client = sandbox.client();
  ({ client: manager } = await colleague(sandbox, 'MarketingManager'));
  ({ client: marketing } = await colleague(sandbox, 'Marketing'));
});
afterAll(() => sandbox.close());

const create = async (input: Partial<NewOffer> = {}) => worked(await manager(createOffer, { ...draft, ...input }));
const publicIds = async () => worked(await client(listOffers, {})).items.map(({ id }) => id);

describe('a new offer', () => {
  it('is a draft that no shopper sees, until it is published', async () => {
    const offer = worked(await marketing(createOffer, draft));
    expect(offer).toMatchObject({
      status: 'draft',
      version: 1,
      listed: true,
      kind: 'plan',
      plan: { id: draft.planId },
    });
    expect(offer.guid).toMatch(/^[0-9a-f-]{36}$/);
    expect(refused(await client(getOffer, { offerId: offer.id })).code).toBe('notFound');
    expect(await publicIds()).not.toContain(offer.id);

    const published = worked(await manager(updateOffer, { offerId: offer.id, version: 1, status: 'published' }));
    expect(published).toMatchObject({ status: 'published', version: 2 });
    expect((await publicIds()).at(-1)).toBe(offer.id);
    expect(worked(await client(getOffer, { offerId: offer.guid })).id).toBe(offer.id);
    const trail = await sandbox.database.db.select().from(audit).where(eq(audit.resourceId, offer.id));
    expect(trail.map(({ action }) => action).toSorted()).toEqual(['createOffer', 'updateOffer']);
  });

  it('is published by managers and producers; marketing prepares, and does not touch what customers see', async () => {
    expect(refused(await marketing(createOffer, { ...draft, status: 'published' }))).toMatchObject({
      code: 'publishNotAllowed',
      status: 409,
    });
    const { client: producer } = await colleague(sandbox, 'Producer');
    const live = worked(await producer(createOffer, { ...draft, status: 'published', listed: false }));
    expect(refused(await marketing(updateOffer, { offerId: live.id, version: 1, listed: true })).code).toBe(
      'publishNotAllowed',
    );
    expect(worked(await client(getOffer, { offerId: live.id })).id).toBe(live.id);
    const { client: support } = await colleague(sandbox, 'CustomerService');
    expect(refused(await support(createOffer, draft)).code).toBe('forbidden');
  });

  it('can be taken by a member once it is published', async () => {
    const { id } = await create({
      status: 'published',
      listed: false,
      discount: { name: 'Half', duration: { type: 'once' }, percent: 50, currency: usd },
    });
    const jo = await newVisitor(sandbox);
    expect(worked(await jo.quote({ planId: draft.planId, offerId: id })).dueToday).toBe(1999);
  });

  it.each<[string, Partial<NewOffer>, string]>([
    ['a plan that is not there', { planId: 'no-such' }, 'planId'],
    [
      'an amount and a percentage',
      { discount: { name: 'x', duration: { type: 'once' }, amount: 5, percent: 5, currency: usd } },
      'discount.amount',
    ],
    ['neither of them', { discount: { name: 'x', duration: { type: 'once' }, currency: usd } }, 'discount.amount'],
    [
      'more than all of it',
      { discount: { name: 'x', duration: { type: 'once' }, percent: 101, currency: usd } },
      'discount.percent',
    ],
    [
      'less than a hundredth',
      { discount: { name: 'x', duration: { type: 'once' }, percent: 0.5, currency: usd } },
      'discount.percent',
    ],
    [
      'more than the price',
      { discount: { name: 'x', duration: { type: 'once' }, amount: 4000, currency: usd } },
      'discount.amount',
    ],
    [
      'another currency',
      { discount: { name: 'x', duration: { type: 'once' }, percent: 5, currency: { code: 'CAD', scale: 100 } } },
      'discount.currency',
    ],
    ['an end before its beginning', { startsAt: 2_000_000_000, endsAt: 2_000_000_000 }, 'endsAt'],
    ['a campaign that is not there', { campaign: 'no-such' }, 'campaign'],
    ['a partner that is not there', { partnerId: 'no-such' }, 'partnerId'],
    ['a campaign that is not named', { audience: 'campaign' }, 'campaign'],
    ['a partner who is not named', { audience: 'partner' }, 'partnerId'],
    ['an add-on with a trial', { kind: 'addon', delayBilling: { days: 30, type: 'trial' } }, 'delayBilling'],
  ])('is refused with %s', async (_, wrong, path) => {
    expect(refused(await manager(createOffer, { ...draft, ...wrong })).fields?.map(field => field.path)).toEqual([
      path,
    ]);
  });
});

describe('an offer that is changed', () => {
  it('keeps what was left out, and loses what was set to nothing', async () => {
    const { id } = await create({
      delayBilling: { days: 30, type: 'trial' },
      card: { savings: 'Save' },
      endsAt: 2_000_000_000,
    });
    const changed = worked(await manager(patchOffer, { offerId: id, version: 1, delayBilling: null, position: 3 }));
    expect(changed).toMatchObject({ version: 2, position: 3, card: { savings: 'Save' }, endsAt: 2_000_000_000 });
    expect(changed).not.toHaveProperty('delayBilling');
    expect(
      refused(await manager(patchOffer, { offerId: id, version: 2, startsAt: 2_000_000_001 })).fields,
    ).toMatchObject([{ path: 'endsAt' }]);
  });

  it('is not overwritten by a tab that saw an older one', async () => {
    const { id } = await create();
    worked(await manager(updateOffer, { offerId: id, version: 1, position: 7 }));
    expect(refused(await manager(updateOffer, { offerId: id, version: 1, position: 8 }))).toMatchObject({
      code: 'versionConflict',
      status: 409,
      debug: { current: { id, version: 2, position: 7 } },
    });
    const both = await Promise.all([8, 9].map(position => manager(updateOffer, { offerId: id, version: 2, position })));
    expect(both.map(answer => (answer.ok ? 'changed' : answer.failure.code)).toSorted()).toEqual([
      'changed',
      'versionConflict',
    ]);
    expect(refused(await manager(updateOffer, { offerId: 'no-such', version: 1 })).code).toBe('notFound');
  });

  it('leaves the shelf when its time is over', async () => {
    const { id } = await create({ status: 'published', endsAt: addDays(now(), 10) });
    expect(await publicIds()).toContain(id);
    await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: 11 } });
    expect(await publicIds()).not.toContain(id);
    await sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds: 0 } });
  });
});

describe('the lists without a name', () => {
  it('hold the offers of all campaigns that run, and of all partners', async () => {
    const campaigns = worked(await client(listCampaignsOffers, { countryCode: 'CA' })).items;
    expect(new Set(campaigns.map(({ campaign }) => campaign))).toEqual(new Set(['new-year']));
    const partners = worked(await client(listPartnersOffers, {})).items;
    expect(new Set(partners.map(({ partnerId }) => partnerId))).toEqual(new Set(['fitshop', 'northside']));
    for (const { plan } of partners) expect(plan.country.code).toBe('US');
  });

  it('show customer service what only it may give', async () => {
    const { client: support } = await colleague(sandbox, 'CustomerService');
    expect(worked(await support(listCustomerServiceOffers, {})).items).toMatchObject([
      { audience: 'customerService', discount: { percent: 30 } },
    ]);
    expect(await publicIds()).not.toContain('us-premier-goodwill');
    const jo = await newVisitor(sandbox);
    expect(refused(await sandbox.client({ jwt: jo.jwt })(listCustomerServiceOffers, {})).code).toBe('forbidden');
  });
});
