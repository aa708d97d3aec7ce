import type * as calls from '../../../core/contract/releases.js';
import type { Release } from '../../../core/contract/schemas/releases.js';
import { changed, type Held } from '../../db/versioned.js';
import { checkKinds } from '../../drafts/kinds.js';
import { unschedule } from '../../drafts/write.js';
import type { Context, Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { addDrafts, checkNotScheduled, createRelease, deleteRelease, holdRelease, removeDraft } from '../change.js';
import { releasesFor } from '../list.js';
import { publishRelease, takeBackRelease } from '../publish.js';
import { RELEASE, releaseRecord, versionedRelease } from '../record.js';
import type { ReleaseRow } from '../tables.js';

async function findRelease(context: Context, id: string): Promise<Release> {
  const [row] = await versionedRelease.find(context.db, id);
  if (!row) throw new Refusal('notFound', 'There is no such release.');
  return releaseRecord(context, row);
}

/** Holds a release in the version that was looked at, does something with it and answers what is there then. */
async function changing(
  context: Context,
  { releaseId, version }: { releaseId: string; version: number },
  work: (held: Held<ReleaseRow>) => Promise<unknown>,
): Promise<Release> {
  await work(await holdRelease(context, releaseId, version));
  return findRelease(context, releaseId);
}

export const releaseHandlers = {
  listReleases: ({ db }, query) => releasesFor(db, query),

  getRelease: (context, { releaseId }) => findRelease(context, releaseId),

  createRelease: async (context, input) => findRelease(context, await createRelease(context, input)),

  renameRelease: (context, { name, ...seen }) =>
    changing(context, seen, async held => {
      await checkNotScheduled(context, held);
      await changed(context, held, { name });
    }),

  addToRelease: (context, { drafts, ...seen }) => changing(context, seen, held => addDrafts(context, held, drafts)),

  removeFromRelease: (context, { kind, draftId, ...seen }) =>
    changing(context, seen, held => removeDraft(context, held, { kind, id: draftId })),

  publishRelease: (context, { releaseId, version, ...publication }) =>
    changing(context, { releaseId, version }, held => publishRelease(context, held, publication)),

  unscheduleRelease: (context, seen) =>
    changing(context, seen, async ({ id, row }) => {
      checkKinds(context, 'publish', row.drafts);
      await unschedule(context, RELEASE, id, 'publish');
    }),

  takeBackRelease: (context, { releaseId, version, ...withdrawal }) =>
    changing(context, { releaseId, version }, held => takeBackRelease(context, held, withdrawal)),

  deleteRelease: async (context, { releaseId, version }) =>
    deleteRelease(context, await holdRelease(context, releaseId, version)),
} satisfies Handlers<keyof typeof calls>;
