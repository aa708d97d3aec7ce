import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deleteDraft, discardDraft, unpublish, unschedule } from '../../../src/core/contract/drafts.js';
import {
  createRelease,
  deleteRelease,
  getRelease,
  listReleases,
  publishRelease,
  renameRelease,
  takeBackRelease,
  unscheduleRelease,
} from '../../../src/core/contract/releases.js';
import {
  createOffer,
  getOfferRecord,
  listOfferRecords,
  patchOffer,
  publishOffer,
} from '../../../src/core/contract/staff-offers.js';
import type { NewOffer } from '../../../src/core/contract/schemas/offers.js';
import { addDays, now } from '../../../src/core/dates.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { publishedOffer } from '../support/offers.js';
import { colleague } from '../support/staff.js';
import { refused, worked } from '../support/visitor.js';

type Client = ReturnType<TestSandbox['client']>;

const body: NewOffer = { planId: 'us-premier-monthly', audience: 'public' };
const usd = { code: 'USD', scale: 100 };
const cut = (percent: number): NewOffer => ({
  discount: { name: 'Off', percent, duration: { type: 'forever' }, currency: usd },
});

let sandbox: TestSandbox;
/** She may publish. */
let maria: Client;
/** She may not. */
let mara: Client;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ({ client: maria } = await colleague(sandbox, 'MarketingManager', 'Maria Manager'));
  ({ client: mara } = await colleague(sandbox, 'Marketing', 'Mara Marketing'));
});
afterAll(() => sandbox.close());

const moveClock = (move: object) => sandbox.send('POST', '/sandbox/clock', { body: move });
afterEach(async () => {
  await moveClock({ offsetSeconds: 0 });
});

const tomorrow = () => addDays(now(), 1);
const record = async (offerId: string) => worked(await mara(getOfferRecord, { offerId }));
const of = async (draftId: string) => ({ kind: 'offer', draftId, version: (await record(draftId)).version });
const save = async (offerId: string, changes: NewOffer) =>
  worked(await mara(patchOffer, { offerId, version: (await record(offerId)).version, ...changes }));
const publishing = async (offerId: string, at?: number) =>
  maria(publishOffer, { offerId, version: (await record(offerId)).version, ...(at !== undefined && { at }) });

/** On sale, and 10 % off from tomorrow, as Maria has seen it. */
async function tenOff(): Promise<string> {
  const { id } = await publishedOffer(maria, body);
  await save(id, cut(10));
  worked(await publishing(id, tomorrow()));
  return id;
}

describe('what a publisher has set for an instant', () => {
  it('goes live as the publisher saw it; what is written since is a draft on top of it', async () => {
    const id = await tenOff();
    const changed = await save(id, cut(90));
    expect(changed).toMatchObject({
      state: 'changed',
      body: cut(90),
      scheduled: [{ by: 'Maria Manager', body: cut(10), draftBeside: true, release: null }],
    });
    await moveClock({ advanceDays: 1.01 });
    expect(await record(id)).toMatchObject({
      state: 'changed',
      live: { body: cut(10) },
      draft: { body: cut(90), saved: { by: 'Mara Marketing' } },
      scheduled: [],
    });
    expect((await save(id, { position: 3 })).draft?.body).toMatchObject({ ...cut(90), position: 3 });
  });

  it('leaves no draft behind where nothing was written since, or it was taken back', async () => {
    const [quiet, undone] = [await tenOff(), await tenOff()];
    await save(undone, cut(90));
    expect(await save(undone, cut(10))).toMatchObject({ scheduled: [{ draftBeside: false }] });
    await moveClock({ advanceDays: 1.01 });
    for (const id of [quiet, undone])
      expect(await record(id)).toMatchObject({ state: 'published', draft: null, live: { body: cut(10) } });
  });

  it('goes live though the draft is not whole any more', async () => {
    const { id } = worked(await mara(createOffer, { ...body, ...cut(10) }));
    worked(await publishing(id, tomorrow()));
    await save(id, { planId: null });
    await moveClock({ advanceDays: 1.01 });
    expect(await record(id)).toMatchObject({ live: { body: cut(10) }, draft: { body: { planId: null } } });
  });

  it('is neither canceled nor changed by a user who may not publish', async () => {
    const id = await tenOff();
    const { id: fresh } = worked(await mara(createOffer, body));
    worked(await publishing(fresh, tomorrow()));
    expect(refused(await mara(unschedule, await of(id))).code).toBe('forbidden');
    expect(refused(await mara(discardDraft, await of(id)))).toMatchObject({
      code: 'publicationScheduled',
      status: 409,
    });
    expect(refused(await mara(deleteDraft, await of(fresh))).code).toBe('publicationScheduled');
    await save(id, cut(90));
    const back = worked(await mara(discardDraft, await of(id)));
    expect(back).toMatchObject({ body: cut(10), scheduled: [{ body: cut(10), draftBeside: false }] });
    await moveClock({ advanceDays: 1.01 });
    expect(await record(id)).toMatchObject({ state: 'published', live: { body: cut(10) } });
    expect(await record(fresh)).toMatchObject({ state: 'published' });
  });

  it('does not go back to what is on sale: that stays a draft, and comes after it', async () => {
    const id = await tenOff();
    await save(id, { discount: null });
    await moveClock({ advanceDays: 1.01 });
    expect(await record(id)).toMatchObject({ live: { body: cut(10) }, draft: { body: { discount: null } } });
  });

  it('is set again with the newer draft by a user who may publish, and canceled', async () => {
    const [again, never] = [await tenOff(), await tenOff()];
    await save(again, cut(20));
    expect(worked(await publishing(again, addDays(now(), 2))).scheduled).toMatchObject([
      { body: cut(20), draftBeside: false },
    ]);
    await save(never, cut(90));
    expect(worked(await maria(unschedule, await of(never)))).toMatchObject({ scheduled: [], body: cut(90) });
    await moveClock({ advanceDays: 1.01 });
    expect((await record(again)).live?.body.discount).toBeNull();
    await moveClock({ advanceDays: 1.01 });
    expect(await record(again)).toMatchObject({ state: 'published', live: { body: cut(20) } });
    expect(await record(never)).toMatchObject({ live: { body: { discount: null } }, draft: { body: cut(90) } });
  });

  it('is over once a newer version is published by hand', async () => {
    const id = await tenOff();
    await save(id, cut(20));
    expect(worked(await publishing(id))).toMatchObject({ live: { body: cut(20) }, scheduled: [] });
    await moveClock({ advanceDays: 1.01 });
    expect(await record(id)).toMatchObject({ state: 'published', live: { body: cut(20) } });
  });

  it('still goes live after it was taken off sale; what takes off sale leaves a draft that it never saw', async () => {
    const [back, off] = [await tenOff(), (await publishedOffer(maria, body)).id];
    worked(await maria(unpublish, { ...(await of(back)), keep: false }));
    worked(await maria(unpublish, { ...(await of(off)), keep: false, at: tomorrow() }));
    await save(off, cut(90));
    await moveClock({ advanceDays: 1.01 });
    expect(await record(back)).toMatchObject({ state: 'published', live: { body: cut(10) } });
    expect(await record(off)).toMatchObject({ state: 'draft', live: null, draft: { body: cut(90) } });
  });

  it('is marked in the list where the draft is newer', async () => {
    const id = await tenOff();
    const line = async () => worked(await mara(listOfferRecords, { q: id })).items[0];
    expect(await line()).toMatchObject({ scheduledAt: expect.any(Number), draftBeside: false });
    await save(id, cut(90));
    expect(await line()).toMatchObject({ scheduledAt: expect.any(Number), draftBeside: true });
  });

  it('lies ahead: an instant that has passed is refused, for all that can be set for one', async () => {
    const { id, version } = await publishedOffer(maria, body);
    const past = { at: now() - 60 };
    const problem = [{ path: 'at', message: 'Must be in the future.' }];
    expect(
      refused(await maria(unpublish, { kind: 'offer', draftId: id, version, keep: true, ...past })).fields,
    ).toEqual(problem);
    await save(id, cut(10));
    const failure = refused(await publishing(id, past.at));
    expect(failure).toMatchObject({ code: 'validationFailed', status: 422, fields: problem });
    const release = worked(await mara(createRelease, { name: 'Past', drafts: [{ kind: 'offer', id }] }));
    const seen = release.drafts.map(draft => ({ kind: draft.kind, id: draft.id, version: draft.version }));
    expect(refused(await maria(publishRelease, { releaseId: release.id, version: 1, seen, ...past })).fields).toEqual(
      problem,
    );
    expect((await record(id)).live?.body.discount).toBeNull();
  });
});

describe('a release that a publisher has set for an instant', () => {
  const named = (...ids: readonly string[]) => ids.map(id => ({ kind: 'offer', id }));
  const read = async (releaseId: string) => worked(await mara(getRelease, { releaseId }));
  const seenOf = async (releaseId: string) => {
    const { version, drafts } = await read(releaseId);
    return {
      releaseId,
      version,
      seen: drafts.map(draft => ({ kind: draft.kind, id: draft.id, version: draft.version })),
    };
  };
  async function springOff(): Promise<{ releaseId: string; id: string; fresh: string }> {
    const { id } = await publishedOffer(maria, body);
    await save(id, cut(10));
    const { id: fresh } = worked(await mara(createOffer, { ...body, ...cut(15) }));
    const { id: releaseId } = worked(await mara(createRelease, { name: 'Spring', drafts: named(id, fresh) }));
    worked(await maria(publishRelease, { ...(await seenOf(releaseId)), at: tomorrow() }));
    return { releaseId, id, fresh };
  }

  it('goes live as the publisher saw each of it, says what is newer, and is undone to what was before', async () => {
    const { releaseId, id, fresh } = await springOff();
    await save(id, cut(90));
    expect(await record(id)).toMatchObject({
      scheduled: [
        { by: 'Maria Manager', body: cut(10), draftBeside: true, release: { id: releaseId, name: 'Spring' } },
      ],
    });
    expect((await read(releaseId)).drafts).toMatchObject([
      { id, draftBeside: true, problems: [] },
      { id: fresh, draftBeside: false, problems: [] },
    ]);
    expect(worked(await mara(listReleases, { state: 'scheduled', q: 'Spring' })).items).toMatchObject([
      { id: releaseId, drafts: 2, draftsBeside: 1 },
    ]);
    await moveClock({ advanceDays: 1.01 });
    expect(await record(id)).toMatchObject({ live: { body: cut(10) }, draft: { body: cut(90) } });
    expect(await record(fresh)).toMatchObject({ state: 'published', live: { body: cut(15) } });
    worked(await maria(takeBackRelease, { releaseId, version: (await read(releaseId)).version }));
    expect(await record(id)).toMatchObject({ live: { body: { discount: null } }, draft: { body: cut(90) } });
    expect(await record(fresh)).toMatchObject({ state: 'draft', draft: { body: cut(15) } });
  });

  it('is neither canceled, renamed nor emptied by a user who may not publish', async () => {
    const { releaseId, id, fresh } = await springOff();
    const { version } = await read(releaseId);
    for (const answer of [
      await mara(deleteRelease, { releaseId, version }),
      await mara(renameRelease, { releaseId, version, name: 'Mine' }),
    ])
      expect(refused(answer).code).toBe('releaseScheduled');
    expect(refused(await mara(unscheduleRelease, { releaseId, version })).code).toBe('forbidden');
    for (const answer of [await mara(discardDraft, await of(id)), await mara(deleteDraft, await of(fresh))])
      expect(refused(answer).code).toBe('publicationScheduled');
    worked(await maria(unscheduleRelease, { releaseId, version }));
    worked(await mara(deleteRelease, { releaseId, version }));
  });

  it('stands beside an instant of one of its drafts: each puts live what was seen for it', async () => {
    const { id, releaseId } = await springOff();
    await save(id, cut(20));
    worked(await publishing(id, addDays(now(), 2)));
    await moveClock({ advanceDays: 1.01 });
    expect(await record(id)).toMatchObject({ live: { body: cut(10) }, scheduled: [{ body: cut(20) }] });
    await moveClock({ advanceDays: 1.01 });
    expect(await record(id)).toMatchObject({ state: 'published', live: { body: cut(20) } });
    expect((await read(releaseId)).state).toBe('published');
  });

  it('does not put an older version over one that was published by hand since, and says so', async () => {
    const { id, releaseId, fresh } = await springOff();
    await save(id, cut(20));
    worked(await publishing(id));
    await moveClock({ advanceDays: 1.01 });
    expect(await record(id)).toMatchObject({ live: { body: cut(20) } });
    expect((await record(fresh)).state).toBe('draft');
    expect((await read(releaseId)).scheduled?.problems).toEqual([
      { path: `offer.${id}`, message: 'A newer version of this was published since.' },
    ]);
  });
});

it('an offer that nobody could buy is not published, and its field says what to do', async () => {
  const { id, version } = worked(await mara(createOffer, { ...body, planId: 'us-premier-unready' }));
  expect(refused(await maria(publishOffer, { offerId: id, version })).fields).toEqual([
    {
      path: 'planId',
      message: 'Nobody can buy this plan: it has no billing provider. Give it one, or choose another plan.',
    },
  ]);
});
