import type { Deleted, Publication, Seen, Withdrawal } from '../../core/contract/schemas/drafts.js';
import { newId } from '../db/ids.js';
import type { Context } from '../http/handler.js';
import type { Changes, Draftable, Standing } from './draftable.js';
import { findRecord } from './record.js';
import { bodyOfVersion } from './versions.js';
import {
  askToPublish,
  createDraft,
  deleteDraft,
  discardDraft,
  hold,
  publish,
  saveDraft,
  unpublish,
  unschedule,
} from './write.js';

/** What can be done with one kind of thing that has drafts. Each change holds it in the version that was looked at, and answers what is there then. */
export function actionsOf<Body extends object>(of: Draftable<Body>) {
  async function changing(
    context: Context,
    id: string,
    version: number,
    work: (standing: Standing<Body>) => Promise<unknown>,
  ) {
    await work(await hold(context, of, id, version));
    return findRecord(context, of, id);
  }

  return {
    find: (context: Context, id: string) => findRecord(context, of, id),

    /** `prefix` begins the new one's id. */
    async create(context: Context, prefix: string, input: Changes<Body>) {
      const id = newId(prefix);
      await createDraft(context, of, id, input);
      return findRecord(context, of, id);
    },

    save: (context: Context, id: string, version: number, changes: Changes<Body>) =>
      changing(context, id, version, standing => saveDraft(context, of, standing, changes)),

    publish: (context: Context, id: string, { version, ...publication }: Publication) =>
      changing(context, id, version, standing => publish(context, of, standing, publication)),

    unpublish: (context: Context, id: string, { version, ...withdrawal }: Withdrawal) =>
      changing(context, id, version, standing => unpublish(context, of, standing, withdrawal)),

    unschedule: (context: Context, id: string, { version }: Seen) =>
      changing(context, id, version, async () => {
        await unschedule(context, of, id, 'publish', 'unpublish');
        context.note({ resource: of.kind, id });
      }),

    ask: (context: Context, id: string, version: number, note: string) =>
      changing(context, id, version, standing => askToPublish(context, of, standing, note)),

    discard: (context: Context, id: string, { version }: Seen) =>
      changing(context, id, version, standing => discardDraft(context, of, standing)),

    async delete(context: Context, id: string, { version }: Seen): Promise<Deleted> {
      await deleteDraft(context, of, await hold(context, of, id, version));
      return { deleted: true };
    },

    /** `which` is a published version. */
    async restore(context: Context, id: string, version: number, which: string) {
      const body = await bodyOfVersion(context.db, of, id, which);
      return changing(context, id, version, standing => saveDraft(context, of, standing, body));
    },
  };
}
