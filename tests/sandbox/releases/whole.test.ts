import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpublish } from '../../../src/core/contract/drafts.js';
import { createOffer, getOfferRecord, patchOffer, publishOffer } from '../../../src/core/contract/staff-offers.js';
import {
  addToRelease,
  createRelease,
  getRelease,
  publishRelease,
  removeFromRelease,
  takeBackRelease,
} from '../../../src/core/contract/releases.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { colleague } from '../support/staff.js';
import { worked } from '../support/visitor.js';

const OFFERS = [0, 1, 2];

/** What a person may do, to an offer or a release by its number. */
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constant('save'),
      offer: fc.nat(2),
      whole: fc.constantFrom(true, true, true, false),
    }),
  },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('add'), offer: fc.nat(2), release: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('remove'), offer: fc.nat(2), release: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('publish'), offer: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('unpublish'), offer: fc.nat(2), keep: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ is: fc.constant('release'), release: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('takeBack'), release: fc.nat(1) }) },
);

describe('for any actions on drafts and releases', () => {
  let sandbox: TestSandbox;
  let client: ReturnType<TestSandbox['client']>;
  beforeAll(async () => {
    sandbox = await openTestSandbox();
    ({ client } = await colleague(sandbox, 'MarketingManager'));
  });
  afterAll(() => sandbox.close());

  it('what is on sale is wholly of before a release or wholly of after, and changes by nothing else', async () => {
    const done: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 16, maxLength: 28 }), async acts => {
        const ids: string[] = [];
        for (const _ of OFFERS)
          ids.push(worked(await client(createOffer, { planId: 'us-premier-monthly', audience: 'public' })).id);
        const releases = [
          worked(await client(createRelease, { name: 'A', drafts: ids.slice(0, 2).map(id => ({ kind: 'offer', id })) }))
            .id,
          worked(await client(createRelease, { name: 'B' })).id,
        ];
        /** What each says that is on sale, and what its draft says. */
        const read = async () => {
          const records = await Promise.all(ids.map(async id => worked(await client(getOfferRecord, { offerId: id }))));
          return records.map(({ live, draft, version, problems }) => ({
            live: live?.body.card?.savings ?? null,
            draft: draft && { says: draft.body.card?.savings ?? null, isWhole: problems.length === 0 },
            version,
          }));
        };
        const wordsOnSale = (all: Awaited<ReturnType<typeof read>>) => all.map(({ live }) => live);
        /** What was on sale just before each release that is published, by the offer's place. */
        const before = new Map<number, ReadonlyMap<number, string | null>>();
        let words = 0;
        let was = await read();

        for (const one of acts) {
          const { offer, release } = { offer: 0, release: 0, ...one };
          const offerId = ids[offer] ?? '';
          const releaseId = releases[release] ?? '';
          const version = was[offer]?.version ?? 0;
          const record = worked(await client(getRelease, { releaseId }));
          const seen = { releaseId, version: record.version };
          const places = record.drafts.map(({ id }) => ids.indexOf(id));
          const named = [{ kind: 'offer', id: offerId }];
          const expected = wordsOnSale(was);
          let ok = false;

          if (one.is === 'save') {
            const card = { savings: `Words ${(words += 1)}` };
            const planId = one.whole ? 'us-premier-monthly' : null;
            ({ ok } = await client(patchOffer, { offerId, version, card, planId }));
            expect(ok).toBe(true);
          } else if (one.is === 'add') ({ ok } = await client(addToRelease, { ...seen, drafts: named }));
          else if (one.is === 'remove')
            ({ ok } = await client(removeFromRelease, { ...seen, kind: 'offer', draftId: offerId }));
          else if (one.is === 'publish') {
            ({ ok } = await client(publishOffer, { offerId, version }));
            if (ok && was[offer]?.draft) expected[offer] = was[offer].draft.says;
            else if (ok) expected[offer] = wordsOnSale(await read())[offer] ?? null;
          } else if (one.is === 'unpublish') {
            ({ ok } = await client(unpublish, { kind: 'offer', draftId: offerId, version, keep: one.keep }));
            if (ok) expected[offer] = null;
          } else if (one.is === 'release') {
            ({ ok } = await client(publishRelease, {
              ...seen,
              seen: record.drafts.map(({ kind, id, version: of }) => ({ kind, id, version: of })),
            }));
            // what it says would be in the way is what is in the way
            if (record.state === 'open' && places.length > 0)
              expect(ok).toBe(record.drafts.every(({ problems }) => problems.length === 0));
            if (ok) {
              before.set(release, new Map(places.map(place => [place, expected[place] ?? null])));
              expect(places.every(place => was[place]?.draft?.isWhole ?? true)).toBe(true);
              const now = await read();
              for (const place of places) expected[place] = was[place]?.draft?.says ?? now[place]?.live ?? null;
            }
          } else {
            ({ ok } = await client(takeBackRelease, seen));
            if (record.state === 'published')
              expect(ok).toBe(record.drafts.every(({ problems }) => problems.length === 0));
            if (ok) for (const [place, said] of before.get(release) ?? []) expected[place] = said;
          }

          if (ok) done[one.is] = (done[one.is] ?? 0) + 1;
          was = await read();
          expect(wordsOnSale(was), JSON.stringify(one)).toEqual(expected);
        }
      }),
      { numRuns: Number(process.env['RELEASE_RUNS'] ?? 8) },
    );
    process.stdout.write(`${JSON.stringify(done)}\n`);
  });
});
