import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deleteDraft, discardDraft, listVersions, unpublish } from '../../../src/core/contract/drafts.js';
import { getOffer } from '../../../src/core/contract/offers.js';
import { createOffer, getOfferRecord, patchOffer, publishOffer } from '../../../src/core/contract/staff-offers.js';
import {
  addToRelease,
  createRelease,
  deleteRelease,
  getRelease,
  listReleases,
  publishRelease,
  removeFromRelease,
  renameRelease,
  takeBackRelease,
  unscheduleRelease,
} from '../../../src/core/contract/releases.js';
import type { NewOffer } from '../../../src/core/contract/schemas/offers.js';
import type { Release } from '../../../src/core/contract/schemas/releases.js';
import { addDays, now } from '../../../src/core/dates.js';
import { plans } from '../../../src/sandbox/catalogue/tables.js';
import { checkKinds } from '../../../src/sandbox/drafts/kinds.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { publishedOffer } from '../support/offers.js';
import { colleague } from '../support/staff.js';
import { refused, worked } from '../support/visitor.js';

type Client = ReturnType<TestSandbox['client']>;

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

const saying = (savings: string): NewOffer => ({ card: { savings } });
const offer = async (id: string) => worked(await marketing(getOfferRecord, { offerId: id }));
const shown = async (id: string) => (await offer(id)).live?.body.card?.savings ?? null;
const drafted = async (input: NewOffer = {}) => worked(await marketing(createOffer, { ...body, ...input })).id;
const onSale = async (savings: string) => (await publishedOffer(manager, { ...body, ...saying(savings) })).id;
const save = async (offerId: string, changes: NewOffer) =>
  worked(await marketing(patchOffer, { offerId, version: (await offer(offerId)).version, ...changes }));
/** On sale with these words, and with a draft that says others. */
async function changing(before: string, after: string): Promise<string> {
  const id = await onSale(before);
  await save(id, saying(after));
  return id;
}

const named = (...ids: readonly string[]) => ids.map(id => ({ kind: 'offer', id }));
const releaseOf = async (...ids: readonly string[]) =>
  worked(await marketing(createRelease, { name: 'Spring', drafts: named(...ids) }));
const read = async (releaseId: string) => worked(await marketing(getRelease, { releaseId }));
const asSeen = ({ id, version, drafts }: Release) => ({
  releaseId: id,
  version,
  seen: drafts.map(draft => ({ kind: draft.kind, id: draft.id, version: draft.version })),
});
const publishing = async (releaseId: string, more: { at?: number; reason?: string } = {}) =>
  manager(publishRelease, { ...asSeen(await read(releaseId)), ...more });
const takingBack = async (releaseId: string, leave: readonly string[] = []) =>
  manager(takeBackRelease, { releaseId, version: (await read(releaseId)).version, leave: named(...leave) });
const trailOf = async (id: string) =>
  (await sandbox.database.db.select().from(audit).where(eq(audit.resourceId, id)))
    .map(({ action, resource }) => `${resource} ${action}`)
    .toSorted();
const moveClock = (move: object) => sandbox.send('POST', '/sandbox/clock', { body: move });
const draftsOf = (debug: unknown) => (debug as { drafts: { id: string; title: string; problems: object[] }[] }).drafts;

describe('a release', () => {
  it('puts every draft on sale at once, each with its version and its own line in the audit trail', async () => {
    const [old, fresh] = [await changing('Old', 'New'), await drafted(saying('Fresh'))];
    const release = await releaseOf(old, fresh);
    expect(release).toMatchObject({
      name: 'Spring',
      state: 'open',
      version: 1,
      created: { by: 'Mara Marketing' },
      drafts: [
        { id: old, state: 'changed', title: 'Echelon Premier', problems: [] },
        { id: fresh, state: 'draft', problems: [] },
      ],
    });
    const published = worked(await publishing(release.id, { reason: 'It is March' }));
    expect(published).toMatchObject({
      state: 'published',
      version: 2,
      published: { by: 'Max Manager' },
      drafts: [
        { state: 'published', problems: [] },
        { state: 'published', problems: [] },
      ],
    });
    expect([await shown(old), await shown(fresh)]).toEqual(['New', 'Fresh']);
    expect(worked(await client(getOffer, { offerId: fresh })).card?.savings).toBe('Fresh');
    expect(worked(await marketing(listVersions, { kind: 'offer', draftId: old })).items[0]).toMatchObject({
      by: 'Max Manager',
      reason: 'Spring: It is March',
    });
    expect(await trailOf(fresh)).toEqual(['offer createOffer', 'offer publishRelease']);
    expect(await trailOf(release.id)).toEqual(['release createRelease', 'release publishRelease']);
  });

  it('publishes nothing while one draft is wrong, and names each that is', async () => {
    const [fine, one, other] = [
      await changing('Old', 'New'),
      await drafted({ planId: null }),
      await drafted({ audience: 'campaign' }),
    ];
    const { id } = await releaseOf(fine, one, other);
    expect((await read(id)).drafts.map(({ problems }) => problems.map(({ path }) => path))).toEqual([
      [],
      ['planId'],
      ['campaign'],
    ]);
    const failure = refused(await publishing(id));
    expect(failure).toMatchObject({ code: 'validationFailed', status: 422 });
    expect(failure.fields).toEqual([
      { path: `offer.${one}.planId`, message: 'Choose a plan.' },
      { path: `offer.${other}.campaign`, message: 'An offer of a campaign needs one.' },
    ]);
    expect(draftsOf(failure.debug)).toMatchObject([
      { id: one, title: 'No plan', problems: [{ path: 'planId' }] },
      { id: other, problems: [{ path: 'campaign' }] },
    ]);
    expect([await shown(fine), await shown(one), await shown(other)]).toEqual(['Old', null, null]);
    expect(await read(id)).toMatchObject({ state: 'open', version: 1 });
    expect(await offer(fine)).toMatchObject({ state: 'changed', draft: { body: saying('New') } });
  });

  it('finds out what does not go together, though each draft would do alone', async () => {
    const planId = 'us-connect-annual';
    const [plan, addon] = [await drafted({ planId }), await drafted({ planId, kind: 'addon' })];
    for (const ids of [
      [plan, addon],
      [addon, plan],
    ]) {
      const { id, drafts } = await releaseOf(...ids);
      expect(drafts.find(draft => draft.id === plan)?.problems).toEqual([
        { path: 'planId', message: 'This plan is sold as an add-on.' },
      ]);
      expect(refused(await publishing(id)).fields).toMatchObject([{ path: `offer.${plan}.planId` }]);
    }
    expect(await offer(addon)).toMatchObject({ state: 'draft', problems: [] });
  });

  it('is published as it was looked at: a draft that was saved since, or was not looked at, is named', async () => {
    const id = await changing('Old', 'New');
    const release = await releaseOf(id);
    const seen = asSeen(await read(release.id));
    await save(id, saying('Newer'));
    expect(refused(await manager(publishRelease, seen))).toMatchObject({
      code: 'versionConflict',
      debug: { changedBy: 'Mara Marketing', current: { id: release.id, drafts: [{ version: 4 }] } },
    });
    expect(refused(await manager(publishRelease, { ...seen, seen: [] })).code).toBe('versionConflict');
    expect(await shown(id)).toBe('Old');
    worked(await publishing(release.id));
    expect(await shown(id)).toBe('Newer');
  });

  it('names what was published, or deleted, by itself in the meantime', async () => {
    const [gone, done] = [await drafted(), await drafted()];
    const { id } = await releaseOf(gone, done);
    worked(await marketing(deleteDraft, { kind: 'offer', draftId: gone, version: 1 }));
    worked(await manager(publishOffer, { offerId: done, version: 1 }));
    expect((await read(id)).drafts).toMatchObject([
      { id: gone, state: null, problems: [{ message: 'This is there no more.' }] },
      { id: done, state: 'published', problems: [{ message: 'This is published as it stands.' }] },
    ]);
    expect(refused(await publishing(id)).fields?.map(({ path }) => path)).toEqual([`offer.${gone}`, `offer.${done}`]);
  });

  it('without a draft publishes nothing', async () => {
    const { id } = await releaseOf();
    expect(refused(await publishing(id)).code).toBe('nothingToPublish');
  });

  it('of two managers who publish at once, one does', async () => {
    const release = await releaseOf(await drafted(), await drafted());
    const seen = asSeen(await read(release.id));
    const both = await Promise.all([manager(publishRelease, seen), manager(publishRelease, seen)]);
    expect(both.map(answer => (answer.ok ? 'published' : answer.failure.code)).toSorted()).toEqual([
      'published',
      'versionConflict',
    ]);
  });
});

describe('the drafts of a release', () => {
  it('are added and removed, each once, and stay drafts; the release is renamed', async () => {
    const [one, other] = [await drafted(), await drafted()];
    const { id } = await releaseOf(one);
    const two = worked(await marketing(addToRelease, { releaseId: id, version: 1, drafts: named(one, other) }));
    expect(two).toMatchObject({ version: 2, drafts: [{ id: one }, { id: other }] });
    const left = worked(await marketing(removeFromRelease, { releaseId: id, version: 2, kind: 'offer', draftId: one }));
    expect(left).toMatchObject({ version: 3, drafts: [{ id: other }] });
    expect((await offer(one)).state).toBe('draft');
    expect(
      refused(await marketing(removeFromRelease, { releaseId: id, version: 3, kind: 'offer', draftId: one })).code,
    ).toBe('notFound');
    expect(worked(await marketing(renameRelease, { releaseId: id, version: 3, name: 'Summer' }))).toMatchObject({
      name: 'Summer',
      version: 4,
    });
    for (const answer of [
      await marketing(renameRelease, { releaseId: id, version: 3, name: 'Winter' }),
      await marketing(addToRelease, { releaseId: id, version: 3, drafts: named(one) }),
      await manager(unscheduleRelease, { releaseId: id, version: 3 }),
      await marketing(deleteRelease, { releaseId: id, version: 3 }),
    ])
      expect(refused(answer)).toMatchObject({
        code: 'versionConflict',
        debug: { changedBy: 'Mara Marketing', current: { name: 'Summer', version: 4 } },
      });
  });

  it('are drafts: an unknown one is refused, and each is named', async () => {
    const failure = refused(
      await marketing(createRelease, {
        name: 'Odd',
        drafts: [...named('no-such', await drafted(), await onSale('Sold')), { kind: 'badge', id: 'x' }],
      }),
    );
    expect(failure.fields).toEqual([
      { path: 'drafts.0.id', message: 'There is no such offer.' },
      { path: 'drafts.2.id', message: 'This is published as it stands.' },
      { path: 'drafts.3.kind', message: 'There is no such kind.' },
    ]);
  });

  it('may be something that was taken off sale and is to be there again', async () => {
    const id = await onSale('Back');
    worked(await manager(unpublish, { kind: 'offer', draftId: id, version: 2, keep: false }));
    const release = await releaseOf(id);
    worked(await publishing(release.id));
    expect(await shown(id)).toBe('Back');
    worked(await takingBack(release.id));
    expect(await shown(id)).toBeNull();
  });

  it('do not go with a release that is deleted; a published one is not', async () => {
    const id = await drafted();
    const release = await releaseOf(id);
    worked(await publishing(release.id));
    for (const answer of [
      await marketing(deleteRelease, { releaseId: release.id, version: 2 }),
      await marketing(addToRelease, { releaseId: release.id, version: 2, drafts: named(await drafted()) }),
      await marketing(removeFromRelease, { releaseId: release.id, version: 2, kind: 'offer', draftId: id }),
      await publishing(release.id),
    ])
      expect(refused(answer).code).toBe('wasPublished');
    worked(await takingBack(release.id));
    worked(await marketing(deleteRelease, { releaseId: release.id, version: 3 }));
    expect(refused(await marketing(getRelease, { releaseId: release.id })).code).toBe('notFound');
    expect((await offer(id)).state).toBe('draft');
  });
});

describe('taking a release back', () => {
  it('puts each row back to what it was, the new ones off sale; the drafts are drafts again', async () => {
    const [old, fresh] = [await changing('Old', 'New'), await drafted(saying('Fresh'))];
    const release = await releaseOf(old, fresh);
    worked(await publishing(release.id));
    const back = worked(await takingBack(release.id));
    expect(back).toMatchObject({ state: 'open', published: null, takenBack: { by: 'Max Manager' } });
    expect([await shown(old), await shown(fresh)]).toEqual(['Old', null]);
    expect(await offer(old)).toMatchObject({ state: 'changed', draft: { body: saying('New') } });
    expect(await offer(fresh)).toMatchObject({ state: 'draft', draft: { body: saying('Fresh') } });
    expect(refused(await client(getOffer, { offerId: fresh })).code).toBe('notFound');
    expect(worked(await marketing(listVersions, { kind: 'offer', draftId: old })).items[0]?.reason).toBe(
      'Taken back: Spring',
    );

    worked(await publishing(release.id));
    expect([await shown(old), await shown(fresh)]).toEqual(['New', 'Fresh']);
  });

  it('leaves a draft that was begun since', async () => {
    const id = await changing('Old', 'New');
    const release = await releaseOf(id);
    worked(await publishing(release.id));
    await save(id, saying('Newer'));
    worked(await takingBack(release.id));
    expect(await offer(id)).toMatchObject({
      live: { body: saying('Old') },
      draft: { body: saying('Newer') },
    });
  });

  it('is not stopped by a draft that was begun and dropped', async () => {
    const id = await changing('Old', 'New');
    const release = await releaseOf(id);
    worked(await publishing(release.id));
    const { version } = await save(id, saying('Newer'));
    worked(await marketing(discardDraft, { kind: 'offer', draftId: id, version }));
    worked(await takingBack(release.id));
    expect(await shown(id)).toBe('Old');
  });

  it('takes nothing back where something was changed since, says why of each, and leaves those on demand', async () => {
    const [fine, again, off] = [await changing('Old', 'New'), await changing('Old', 'New'), await drafted()];
    const release = await releaseOf(fine, again, off);
    worked(await publishing(release.id));
    const { version } = await save(again, saying('Newer'));
    worked(await manager(publishOffer, { offerId: again, version }));
    worked(await manager(unpublish, { kind: 'offer', draftId: off, version: (await offer(off)).version, keep: true }));

    expect((await read(release.id)).drafts.map(({ problems }) => problems)).toEqual([
      [],
      [{ path: '', message: 'This was published again since.' }],
      [{ path: '', message: 'This was taken back since.' }],
    ]);
    const failure = refused(await takingBack(release.id));
    expect(failure).toMatchObject({ code: 'cannotTakeBack', status: 409 });
    expect(draftsOf(failure.debug).map(({ id }) => id)).toEqual([off, again]);
    expect([await shown(fine), await shown(again)]).toEqual(['New', 'Newer']);

    expect(refused(await takingBack(release.id, [off])).code).toBe('cannotTakeBack');
    const back = worked(await takingBack(release.id, [off, again]));
    expect(back.drafts.map(({ id }) => id)).toEqual([fine]);
    expect([await shown(fine), await shown(again)]).toEqual(['Old', 'Newer']);
  });

  it('one after the other, the last first', async () => {
    const id = await changing('One', 'Two');
    const first = await releaseOf(id);
    worked(await publishing(first.id));
    await save(id, saying('Three'));
    const second = await releaseOf(id);
    worked(await publishing(second.id));
    expect(refused(await takingBack(first.id)).code).toBe('cannotTakeBack');
    worked(await takingBack(second.id));
    expect(await shown(id)).toBe('Two');
    worked(await takingBack(first.id));
    expect(await shown(id)).toBe('One');
  });

  it('does not put back on sale what could not be published now', async () => {
    const id = await onSale('Old');
    await save(id, { planId: 'us-connect-annual' });
    const release = await releaseOf(id);
    worked(await publishing(release.id));
    const archived = (is: boolean) =>
      sandbox.database.db.update(plans).set({ archived: is }).where(eq(plans.id, 'us-premier-monthly'));
    await archived(true);
    const failure = refused(await takingBack(release.id));
    await archived(false);
    expect(draftsOf(failure.debug)).toMatchObject([
      { id, problems: [{ path: 'planId', message: 'There is no such plan.' }] },
    ]);
    expect((await offer(id)).live?.body.planId).toBe('us-connect-annual');
  });

  it('asks for a published one', async () => {
    const { id } = await releaseOf(await drafted());
    expect(refused(await takingBack(id)).code).toBe('notPublished');
  });
});

describe('an instant', () => {
  afterEach(async () => {
    await moveClock({ offsetSeconds: 0 });
  });

  it('publishes a release by itself, in the name of who set it; until then nothing of it changes', async () => {
    const [old, fresh] = [await changing('Old', 'New'), await drafted(saying('Fresh'))];
    const { id } = await releaseOf(old, fresh);
    const at = addDays(now(), 2);
    expect(worked(await publishing(id, { at }))).toMatchObject({
      state: 'scheduled',
      scheduled: { at, by: 'Max Manager', problems: [] },
    });
    expect(
      refused(await marketing(addToRelease, { releaseId: id, version: 1, drafts: named(await drafted()) })).code,
    ).toBe('releaseScheduled');
    await moveClock({ advanceDays: 1.9 });
    expect([await shown(old), await shown(fresh)]).toEqual(['Old', null]);
    await moveClock({ advanceDays: 0.2 });
    expect([await shown(old), await shown(fresh)]).toEqual(['New', 'Fresh']);
    expect(await read(id)).toMatchObject({
      state: 'published',
      scheduled: null,
      published: { at, by: 'Max Manager' },
    });
    expect(await trailOf(fresh)).toEqual(['offer createOffer', 'offer publishAt']);
    expect(await trailOf(id)).toEqual(['release createRelease', 'release publishAt', 'release publishAt']);
  });

  it('that comes when one of it cannot be sold any more publishes nothing and says which and why', async () => {
    const [fine, other] = [await changing('Old', 'New'), await drafted({ planId: 'us-connect-monthly' })];
    const { id } = await releaseOf(fine, other);
    worked(await publishing(id, { at: addDays(now(), 1) }));
    const archived = (is: boolean) =>
      sandbox.database.db.update(plans).set({ archived: is }).where(eq(plans.id, 'us-connect-monthly'));
    await archived(true);
    await moveClock({ advanceDays: 1.01 });
    await archived(false);
    expect(await read(id)).toMatchObject({
      state: 'open',
      published: null,
      scheduled: { problems: [{ path: `offer.${other}.planId`, message: 'There is no such plan.' }] },
    });
    expect(await shown(fine)).toBe('Old');
    expect(await trailOf(fine)).not.toContain('offer publishAt');
  });

  it('can be taken back, and is not set for what is not whole', async () => {
    const id = await drafted();
    const release = await releaseOf(id);
    worked(await publishing(release.id, { at: addDays(now(), 1) }));
    expect(worked(await manager(unscheduleRelease, { releaseId: release.id, version: 1 }))).toMatchObject({
      state: 'open',
      scheduled: null,
    });
    await moveClock({ advanceDays: 2 });
    expect((await offer(id)).state).toBe('draft');
    await save(id, { planId: null });
    expect(refused(await publishing(release.id, { at: addDays(now(), 9) })).code).toBe('validationFailed');
    expect((await read(release.id)).scheduled).toBeNull();
  });
});

describe('who does what', () => {
  it('marketing makes releases; its managers and producers publish them and take them back', async () => {
    const release = await releaseOf(await drafted());
    expect(refused(await marketing(publishRelease, asSeen(release))).code).toBe('forbidden');
    const { client: support } = await colleague(sandbox, 'CustomerService');
    expect(refused(await support(listReleases, {})).code).toBe('forbidden');
    expect(refused(await support(createRelease, { name: 'Mine' })).code).toBe('forbidden');
    const { client: producer } = await colleague(sandbox, 'Producer');
    worked(await producer(publishRelease, asSeen(release)));
    expect(refused(await marketing(takeBackRelease, { releaseId: release.id, version: 2 })).code).toBe('forbidden');
    worked(await producer(takeBackRelease, { releaseId: release.id, version: 2 }));
  });

  const callerWith = (role: string) => ({
    caller: { userId: 'u', parentId: 'u', sessionId: 's', roles: [role] },
  });

  it('a kind that a person may not publish by itself, they may not publish in a release', () => {
    const kinds = [{ kind: 'offer' }];
    const as = (role: string) => () => checkKinds(callerWith(role), 'publish', kinds);
    expect(as('MarketingManager')).not.toThrow();
    expect(as('Marketing')).toThrow(expect.objectContaining({ code: 'kindNotAllowed', debug: { kinds: ['offer'] } }));
  });
});

describe('the list of releases', () => {
  it('finds them by name and state', async () => {
    const find = async (query: object) =>
      worked(await marketing(listReleases, { q: 'Lis_ed', ...query })).items.map(({ name, state }) => [name, state]);
    for (const [name, publish] of [
      ['Lis_ed open', undefined],
      ['lis_ed scheduled', { at: addDays(now(), 40) }],
      ['Lis_ed published', {}],
      ['Listed otherwise', undefined],
    ] as const) {
      const { id } = worked(await marketing(createRelease, { name, drafts: named(await drafted()) }));
      if (publish) worked(await publishing(id, publish));
    }
    expect(await find({ sort: 'name' })).toEqual(
      [
        ['Lis_ed open', 'open'],
        ['Lis_ed published', 'published'],
        ['lis_ed scheduled', 'scheduled'],
      ].toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    );
    for (const state of ['open', 'scheduled', 'published'] as const) {
      expect((await find({ state })).map(([, is]) => is)).toEqual([state]);
    }
    expect(worked(await marketing(listReleases, { q: 'lis_ed scheduled' })).items).toMatchObject([
      { drafts: 1, scheduled: { by: 'Max Manager' } },
    ]);
  });
});
