import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  askToPublish,
  deleteDraft,
  discardDraft,
  listVersions,
  restoreVersion,
  unpublish,
  unschedule,
} from '../../../src/core/contract/drafts.js';
import {
  getOffer,
  listCampaignsOffers,
  listCustomerServiceOffers,
  listOffers,
  listPartnersOffers,
} from '../../../src/core/contract/offers.js';
import {
  createOffer,
  getOfferRecord,
  listOfferRecords,
  patchOffer,
  publishOffer,
  updateOffer,
} from '../../../src/core/contract/staff-offers.js';
import type { NewOffer, OfferDraft } from '../../../src/core/contract/schemas/offers.js';
import { addDays, now } from '../../../src/core/dates.js';
import { plans } from '../../../src/sandbox/catalogue/tables.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { publishedOffer } from '../support/offers.js';
import { colleague } from '../support/staff.js';
import { newVisitor, refused, worked } from '../support/visitor.js';

type Client = ReturnType<TestSandbox['client']>;

const usd = { code: 'USD', scale: 100 };
const body: NewOffer = { planId: 'us-premier-monthly', audience: 'public' };

let sandbox: TestSandbox;
let client: Client;
let manager: Client;
let marketing: Client;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  client = sandbox.client();
  ({ client: manager } = await colleague(sandbox, 'MarketingManager', 'Max Manager'));
  ({ client: marketing } = await colleague(sandbox, 'Marketing', 'Mara Marketing'));
});
afterAll(() => sandbox.close());

const create = async (input: NewOffer = {}) => worked(await marketing(createOffer, { ...body, ...input }));
const onSale = (input: NewOffer = {}) => publishedOffer(manager, { ...body, ...input });
const publicIds = async () => worked(await client(listOffers, {})).items.map(({ id }) => id);
const record = async (offerId: string) => worked(await marketing(getOfferRecord, { offerId }));
const trailOf = async (id: string) =>
  (await sandbox.database.db.select().from(audit).where(eq(audit.resourceId, id))).map(({ action }) => action);
const moveClock = (move: object) => sandbox.send('POST', '/sandbox/clock', { body: move });

describe('a draft', () => {
  it('is nobody’s to take, until it is published', async () => {
    const offer = await create();
    expect(offer).toMatchObject({ state: 'draft', version: 1, live: null, problems: [] });
    expect(refused(await client(getOffer, { offerId: offer.id })).code).toBe('notFound');
    expect(await publicIds()).not.toContain(offer.id);

    const published = worked(await manager(publishOffer, { offerId: offer.id, version: 1, reason: 'Spring' }));
    expect(published).toMatchObject({ state: 'published', version: 2, draft: null, live: { version: 2 } });
    expect((await publicIds()).at(-1)).toBe(offer.id);
    const { guid } = worked(await client(getOffer, { offerId: offer.id }));
    expect(guid).toMatch(/^[0-9a-f-]{36}$/);
    expect(worked(await client(getOffer, { offerId: guid })).id).toBe(offer.id);
    expect((await trailOf(offer.id)).toSorted()).toEqual(['createOffer', 'publishOffer']);
  });

  it('is kept beside what is on sale, which does not change while a draft is written', async () => {
    const { id, version } = await onSale({ card: { savings: 'Save 10%' } });
    const before = worked(await client(getOffer, { offerId: id }));
    const changed = worked(
      await marketing(patchOffer, { offerId: id, version, card: { savings: 'Save 20%' }, planId: null }),
    );
    expect(changed).toMatchObject({
      state: 'changed',
      version: 3,
      live: { version: 2, body: { card: { savings: 'Save 10%' } } },
      draft: { body: { planId: null, card: { savings: 'Save 20%' } }, saved: { by: 'Mara Marketing' } },
      problems: [{ path: 'planId', message: 'Choose a plan.' }],
    });
    expect(worked(await client(getOffer, { offerId: id }))).toEqual(before);
    expect(await publicIds()).toContain(id);
    const jo = await newVisitor(sandbox);
    expect(worked(await jo.quote({ planId: 'us-premier-monthly', offerId: id })).dueToday).toBe(3999);
  });

  it('keeps what was left out, and loses what was set to nothing', async () => {
    const { id } = await create({
      delayBilling: { days: 30, type: 'trial' },
      card: { savings: 'Save' },
      endsAt: 2_000_000_000,
    });
    const saved = worked(await marketing(updateOffer, { offerId: id, version: 1, delayBilling: null, position: 3 }));
    expect(saved).toMatchObject({
      version: 2,
      draft: { body: { position: 3, card: { savings: 'Save' }, endsAt: 2_000_000_000, delayBilling: null } },
    });
  });

  it('is no draft any more once it says what is on sale', async () => {
    const { id, version, live } = await onSale({ card: { savings: 'A' } });
    worked(await marketing(patchOffer, { offerId: id, version, card: { savings: 'B' } }));
    const back = worked(await marketing(patchOffer, { offerId: id, version: 3, card: { savings: 'A' } }));
    expect(back).toMatchObject({ state: 'published', version: 4, draft: null, live: { body: live?.body } });
    expect(refused(await manager(publishOffer, { offerId: id, version: 4 })).code).toBe('nothingToPublish');
  });

  it('is saved half finished, and published only whole: each thing in the way is named by its field', async () => {
    const { id } = worked(await marketing(createOffer, { discount: { name: 'Half' } }));
    const { problems } = await record(id);
    expect(problems.map(({ path }) => path).toSorted()).toEqual([
      'audience',
      'discount.currency',
      'discount.duration',
      'planId',
    ]);
    const failure = refused(await manager(publishOffer, { offerId: id, version: 1 }));
    expect(failure.code).toBe('validationFailed');
    expect(failure.fields).toEqual(problems);
    expect((await record(id)).draft?.body.discount).toEqual({ name: 'Half' });
  });

  it.each<[string, NewOffer, string]>([
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
  ])('is not published with %s', async (_, wrong, path) => {
    const { id } = await create(wrong);
    const failure = refused(await manager(publishOffer, { offerId: id, version: 1 }));
    expect(failure.fields?.map(field => field.path)).toEqual([path]);
    expect(await publicIds()).not.toContain(id);
  });

  it('is not published with a plan that is sold no more', async () => {
    const { id } = await create({ planId: 'us-connect-annual' });
    const archived = (is: boolean) =>
      sandbox.database.db.update(plans).set({ archived: is }).where(eq(plans.id, 'us-connect-annual'));
    await archived(true);
    const failure = refused(await manager(publishOffer, { offerId: id, version: 1 }));
    expect(failure.fields).toEqual([{ path: 'planId', message: 'There is no such plan.' }]);
    await archived(false);
  });

  it('can be dropped for what is on sale, or deleted where nothing ever was', async () => {
    const { id, version } = await onSale({ card: { savings: 'A' } });
    worked(await marketing(patchOffer, { offerId: id, version, card: { savings: 'B' } }));
    expect(worked(await marketing(discardDraft, { kind: 'offer', draftId: id, version: 3 }))).toMatchObject({
      state: 'published',
      version: 4,
      live: { body: { card: { savings: 'A' } } },
    });
    expect(refused(await marketing(deleteDraft, { kind: 'offer', draftId: id, version: 4 })).code).toBe('wasPublished');

    const fresh = await create();
    expect(refused(await marketing(discardDraft, { kind: 'offer', draftId: fresh.id, version: 1 })).code).toBe(
      'notPublished',
    );
    worked(await marketing(deleteDraft, { kind: 'offer', draftId: fresh.id, version: 1 }));
    expect(refused(await marketing(getOfferRecord, { offerId: fresh.id })).code).toBe('notFound');
  });
});

describe('who does what', () => {
  it('marketing writes and asks; its managers and producers publish and take back', async () => {
    const { id } = await create();
    expect(refused(await marketing(publishOffer, { offerId: id, version: 1 })).code).toBe('forbidden');
    const { client: support } = await colleague(sandbox, 'CustomerService');
    expect(refused(await support(createOffer, body)).code).toBe('forbidden');
    expect(refused(await support(listOfferRecords, {})).code).toBe('forbidden');

    const asked = worked(await marketing(askToPublish, { kind: 'offer', draftId: id, version: 1, note: 'For Monday' }));
    expect(asked.asked).toMatchObject({ by: 'Mara Marketing', note: 'For Monday' });
    const { items } = worked(await manager(listOfferRecords, { asked: 'true' }));
    expect(items.map(item => item.id)).toEqual([id]);

    const { client: producer } = await colleague(sandbox, 'Producer');
    expect(worked(await producer(publishOffer, { offerId: id, version: 1 }))).toMatchObject({ asked: null });
    expect(refused(await marketing(unpublish, { kind: 'offer', draftId: id, version: 2, keep: true })).code).toBe(
      'forbidden',
    );
    expect(worked(await manager(unpublish, { kind: 'offer', draftId: id, version: 2, keep: true }))).toMatchObject({
      state: 'draft',
      live: null,
    });
    expect(refused(await client(getOffer, { offerId: id })).code).toBe('notFound');
  });

  it('who asked for another draft than the present one has not asked for it', async () => {
    const { id } = await create();
    worked(await marketing(askToPublish, { kind: 'offer', draftId: id, version: 1, note: 'Now' }));
    expect(worked(await marketing(patchOffer, { offerId: id, version: 1, position: 5 })).asked).toBeNull();
  });

  it('two who save at once: one reads what the other wrote, when and who that was', async () => {
    const { id } = await create();
    worked(await manager(updateOffer, { offerId: id, version: 1, position: 7 }));
    const failure = refused(await marketing(updateOffer, { offerId: id, version: 1, position: 8 }));
    expect(failure).toMatchObject({
      code: 'versionConflict',
      status: 409,
      debug: {
        current: { id, version: 2, draft: { body: { position: 7 } } },
        changedBy: 'Max Manager',
        changedAt: expect.any(Number),
      },
    });
    const both = await Promise.all([8, 9].map(position => manager(updateOffer, { offerId: id, version: 2, position })));
    expect(both.map(answer => (answer.ok ? 'changed' : answer.failure.code)).toSorted()).toEqual([
      'changed',
      'versionConflict',
    ]);
    const seen = { offerId: id, version: 1 };
    for (const answer of [
      await manager(publishOffer, seen),
      await manager(discardDraft, { kind: 'offer', draftId: id, ...seen }),
      await manager(deleteDraft, { kind: 'offer', draftId: id, ...seen }),
    ])
      expect(refused(answer).code).toBe('versionConflict');
    expect(refused(await manager(updateOffer, { offerId: 'no-such', version: 1 })).code).toBe('notFound');
  });
});

describe('versions', () => {
  it('are kept whole, with who published them and why; any can be brought back as a draft', async () => {
    const { id } = await onSale({ card: { savings: 'One' } });
    worked(await marketing(patchOffer, { offerId: id, version: 2, card: { savings: 'Two' } }));
    worked(await manager(publishOffer, { offerId: id, version: 3, reason: 'Better' }));
    const { items } = worked(await marketing(listVersions, { kind: 'offer', draftId: id }));
    expect(items).toMatchObject([
      { version: 4, body: { card: { savings: 'Two' } }, by: 'Max Manager', reason: 'Better' },
      { version: 2, body: { card: { savings: 'One' } } },
    ]);
    const back = worked(
      await marketing(restoreVersion, { kind: 'offer', draftId: id, publishedVersion: '2', version: 4 }),
    );
    expect(back).toMatchObject({ state: 'changed', draft: { body: { card: { savings: 'One' } } } });
    for (const publishedVersion of ['3', 'first'])
      expect(
        refused(await marketing(restoreVersion, { kind: 'offer', draftId: id, publishedVersion, version: 5 })).code,
      ).toBe('notFound');
  });

  it('are what came on sale, so that the one that is on sale makes no draft when it is brought back', async () => {
    const { id, version, live } = await onSale({ position: null });
    expect(live?.body.position).toEqual(expect.any(Number));
    const back = await marketing(restoreVersion, {
      kind: 'offer',
      draftId: id,
      publishedVersion: String(version),
      version,
    });
    expect(worked(back)).toMatchObject({ state: 'published', version, draft: null });
  });

  it('the first is kept, of what was on sale before there were any', async () => {
    const offerId = 'us-connect-monthly';
    const { version } = await record(offerId);
    worked(await marketing(patchOffer, { offerId, version, position: 500 }));
    worked(await manager(publishOffer, { offerId, version: version + 1 }));
    const { items } = worked(await marketing(listVersions, { kind: 'offer', draftId: offerId }));
    expect(items.map(item => [item.version, item.at === null])).toEqual([
      [version + 2, false],
      [version, true],
    ]);
  });
});

describe('an instant', () => {
  afterEach(async () => {
    await moveClock({ offsetSeconds: 0 });
  });

  it('publishes a draft by itself, in the name of who set it; until then nobody can take it', async () => {
    const { id } = await create();
    const at = addDays(now(), 2);
    const set = worked(await manager(publishOffer, { offerId: id, version: 1, at }));
    expect(set).toMatchObject({
      state: 'draft',
      version: 1,
      scheduled: [{ action: 'publish', at, by: 'Max Manager', problems: [] }],
    });
    await moveClock({ advanceDays: 1.9 });
    expect(await publicIds()).not.toContain(id);
    await moveClock({ advanceDays: 0.2 });
    expect(await publicIds()).toContain(id);
    expect(await record(id)).toMatchObject({ state: 'published', version: 2, scheduled: [] });
    expect((await trailOf(id)).toSorted()).toEqual(['createOffer', 'publishAt', 'publishAt']);
    expect(worked(await marketing(listVersions, { kind: 'offer', draftId: id })).items[0]).toMatchObject({
      at,
      by: 'Max Manager',
    });
  });

  it('takes back what is on sale by itself, and keeps it as a draft', async () => {
    const { id, version } = await onSale();
    worked(await manager(unpublish, { kind: 'offer', draftId: id, version, keep: true, at: addDays(now(), 1) }));
    expect(await publicIds()).toContain(id);
    await moveClock({ advanceDays: 1.01 });
    expect(await publicIds()).not.toContain(id);
    expect(await record(id)).toMatchObject({ state: 'draft', draft: { body: { planId: body.planId } } });
  });

  it('that comes when what was approved cannot be sold any more publishes nothing and says why', async () => {
    const { id } = await create({ planId: 'us-connect-monthly' });
    worked(await manager(publishOffer, { offerId: id, version: 1, at: addDays(now(), 1) }));
    const archived = (is: boolean) =>
      sandbox.database.db.update(plans).set({ archived: is }).where(eq(plans.id, 'us-connect-monthly'));
    await archived(true);
    await moveClock({ advanceDays: 1.01 });
    await archived(false);
    expect(await record(id)).toMatchObject({
      state: 'draft',
      scheduled: [{ action: 'publish', problems: [{ path: 'planId' }] }],
    });
  });

  it('can be taken back', async () => {
    const { id } = await create();
    worked(await manager(publishOffer, { offerId: id, version: 1, at: addDays(now(), 1) }));
    expect(worked(await manager(unschedule, { kind: 'offer', draftId: id, version: 1 })).scheduled).toEqual([]);
    await moveClock({ advanceDays: 2 });
    expect(await publicIds()).not.toContain(id);
  });

  it('an offer goes off sale when its own time is over', async () => {
    const { id } = await onSale({ endsAt: addDays(now(), 10) });
    expect(await publicIds()).toContain(id);
    await moveClock({ advanceDays: 11 });
    expect(await publicIds()).not.toContain(id);
  });
});

describe('the list of those who write offers', () => {
  it('shows drafts beside what is on sale, each once, and finds them by state, audience, country, campaign and words', async () => {
    const { id, version } = await onSale({ card: { subtitle: 'Unmistakable words' } });
    const line = async (query: object) => {
      const pages = [0, 100].map(offset => marketing(listOfferRecords, { limit: 100, offset, ...query }));
      return (await Promise.all(pages)).flatMap(page => worked(page).items);
    };
    expect(await line({ q: 'unmistakable' })).toMatchObject([
      { id, state: 'published', plan: { id: 'us-premier-monthly' }, countryCode: 'US', audience: 'public' },
    ]);
    worked(await marketing(patchOffer, { offerId: id, version, card: { subtitle: 'Other words' } }));
    expect(await line({ q: 'unmistakable' })).toEqual([]);
    expect(await line({ q: 'other words' })).toMatchObject([{ id, state: 'changed', savedBy: 'Mara Marketing' }]);
    const all = await line({});
    expect(new Set(all.map(item => item.id)).size).toBe(all.length);
    expect(all.length).toBe(worked(await marketing(listOfferRecords, {})).total);
    for (const [query, fits] of [
      [{ state: 'draft' }, (item: (typeof all)[number]) => item.state === 'draft'],
      [{ countryCode: 'CA' }, (item: (typeof all)[number]) => item.countryCode === 'CA'],
      [{ campaign: 'new-year' }, (item: (typeof all)[number]) => item.campaign === 'new-year'],
      [{ audience: 'partner' }, (item: (typeof all)[number]) => item.audience === 'partner'],
    ] as const) {
      const found = await line(query);
      expect(found.length).toBeGreaterThan(0);
      expect(found.map(item => item.id).toSorted()).toEqual(
        all
          .filter(fits)
          .map(item => item.id)
          .toSorted(),
      );
    }
    expect((await line({ sort: 'position' })).map(({ position }) => position ?? Infinity)).toEqual(
      all.map(({ position }) => position ?? Infinity).toSorted((a, b) => a - b),
    );
  });

  it('shows the changed parts of an offer, in any order of its parts', async () => {
    const { id, version, live } = await onSale({
      discount: { name: 'Half', duration: { type: 'once' }, percent: 50, currency: usd },
    });
    const again: OfferDraft['discount'] = {
      currency: { scale: 100, code: 'USD' },
      percent: 50,
      duration: { type: 'once' },
      name: 'Half',
    };
    expect(worked(await marketing(patchOffer, { offerId: id, version, discount: again }))).toMatchObject({
      state: 'published',
      version,
      live,
    });
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
