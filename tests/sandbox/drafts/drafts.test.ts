import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../src/core/contract/index.js';
import {
  askToPublish,
  deleteDraft,
  discardDraft,
  listVersions,
  restoreVersion,
  unpublish,
  unschedule,
} from '../../../src/core/contract/drafts.js';
import { createOffer, getOfferRecord, patchOffer, publishOffer } from '../../../src/core/contract/staff-offers.js';
import { addDays, now } from '../../../src/core/dates.js';
import { roles } from '../../../src/core/contract/guards.js';
import { allowed } from '../../../src/sandbox/access/guards.js';
import { draftables, mayDo } from '../../../src/sandbox/drafts/kinds.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { colleague } from '../support/staff.js';
import { refused, worked } from '../support/visitor.js';

describe('the calls that know no kind', () => {
  let sandbox: TestSandbox;
  let manager: ReturnType<TestSandbox['client']>;
  let marketing: ReturnType<TestSandbox['client']>;
  beforeAll(async () => {
    sandbox = await openTestSandbox();
    ({ client: manager } = await colleague(sandbox, 'MarketingManager', 'Max Manager'));
    ({ client: marketing } = await colleague(sandbox, 'Marketing', 'Mara Marketing'));
  });
  afterAll(() => sandbox.close());

  const drafted = async () =>
    worked(await marketing(createOffer, { planId: 'us-premier-monthly', audience: 'public' })).id;
  const of = (draftId: string, version: number) => ({ kind: 'offer', draftId, version });

  it('ask for a draft to be published, take it off sale, bring a version back and drop it again', async () => {
    const id = await drafted();
    expect(worked(await marketing(askToPublish, { ...of(id, 1), note: 'Soon' })).asked).toMatchObject({ note: 'Soon' });
    worked(await manager(publishOffer, { offerId: id, version: 1 }));
    worked(await marketing(patchOffer, { offerId: id, version: 2, position: 9 }));
    expect(worked(await marketing(discardDraft, of(id, 3)))).toMatchObject({ state: 'published', version: 4 });
    expect(worked(await manager(unpublish, { ...of(id, 4), keep: false }))).toMatchObject({ state: 'unpublished' });
    const { items } = worked(await marketing(listVersions, { kind: 'offer', draftId: id }));
    expect(items).toMatchObject([{ version: 2, by: 'Max Manager', body: { planId: 'us-premier-monthly' } }]);
    const back = worked(await marketing(restoreVersion, { ...of(id, 5), publishedVersion: '2' }));
    expect(back).toMatchObject({ id, state: 'unpublished', draft: null });
    expect(refused(await marketing(deleteDraft, of(id, back.version))).code).toBe('wasPublished');
  });

  it('show what was published before versions were kept as one of them, and bring it back', async () => {
    const [offerId, seen] = ['us-premier-monthly', { kind: 'offer', draftId: 'us-premier-monthly' }];
    const { version, live } = worked(await marketing(getOfferRecord, { offerId }));
    const first = { version, at: null, by: null, reason: null, body: live?.body };
    expect(worked(await marketing(listVersions, seen))).toMatchObject({ total: 1, items: [first] });
    expect(worked(await marketing(listVersions, { ...seen, offset: 1 }))).toMatchObject({ total: 1, items: [] });
    const saved = worked(await marketing(patchOffer, { offerId, version, position: 77 }));
    expect(saved.draft).toMatchObject({ body: { position: 77 } });
    const back = await marketing(restoreVersion, { ...of(offerId, saved.version), publishedVersion: String(version) });
    expect(worked(back)).toMatchObject({ state: 'published', draft: null });
    const again = await marketing(restoreVersion, { ...of(offerId, worked(back).version), publishedVersion: '99' });
    expect(refused(again).code).toBe('notFound');
  });

  it('take back what was set for an instant, and leave a line about the thing itself', async () => {
    const id = await drafted();
    worked(await manager(publishOffer, { offerId: id, version: 1, at: addDays(now(), 1) }));
    expect(worked(await manager(unschedule, of(id, 1))).scheduled).toEqual([]);
    worked(await marketing(deleteDraft, of(id, 1)));
    expect(refused(await marketing(getOfferRecord, { offerId: id })).code).toBe('notFound');
    const trail = await sandbox.database.db.select().from(audit).where(eq(audit.resourceId, id));
    expect(trail.map(({ action, resource }) => `${resource} ${action}`).toSorted()).toEqual([
      'offer createOffer',
      'offer deleteDraft',
      'offer publishAt',
      'offer unschedule',
    ]);
  });

  it('refuse what is of no kind, not there, changed since, or not theirs to do', async () => {
    const id = await drafted();
    expect(refused(await marketing(deleteDraft, { ...of(id, 1), kind: 'banana' })).code).toBe('notFound');
    expect(refused(await marketing(deleteDraft, of('no-such', 1))).code).toBe('notFound');
    expect(refused(await marketing(deleteDraft, of(id, 7))).code).toBe('versionConflict');
    expect(refused(await marketing(unpublish, { ...of(id, 1), keep: true })).code).toBe('forbidden');
    const { client: support } = await colleague(sandbox, 'CustomerService');
    expect(refused(await support(listVersions, { kind: 'offer', draftId: id })).code).toBe('forbidden');
  });

  it('let in a user who may write or publish some kind', () => {
    for (const kind of draftables)
      for (const role of roles) {
        const asking = { caller: { userId: 'u', parentId: 'u', sessionId: 's', roles: [role] } };
        const may = (...calls: { guard: Parameters<typeof allowed>[0] }[]) =>
          expect(
            calls.map(({ guard }) => allowed(guard, asking)),
            role,
          ).not.toContain(false);
        const { addToRelease, publishRelease, createRelease } = contract;
        if (mayDo('save', kind, asking))
          may(askToPublish, discardDraft, deleteDraft, listVersions, restoreVersion, createRelease, addToRelease);
        if (mayDo('publish', kind, asking)) may(unpublish, unschedule, publishRelease);
      }
  });
});
