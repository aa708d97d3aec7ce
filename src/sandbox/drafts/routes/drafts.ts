import type * as calls from '../../../core/contract/drafts.js';
import type { Context, Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { actionsOf } from '../actions.js';
import { checkKinds, draftableOf } from '../kinds.js';
import { versionsOf } from '../versions.js';

/** The kind that a path names, if the caller may do this with it. */
function kindFor(context: Context, doing: 'save' | 'publish', kind: string) {
  const of = draftableOf(kind);
  if (!of) throw new Refusal('notFound', 'There is no such kind.');
  checkKinds(context, doing, [{ kind }]);
  return of;
}

const writing = (context: Context, kind: string) => actionsOf(kindFor(context, 'save', kind));
const publishing = (context: Context, kind: string) => actionsOf(kindFor(context, 'publish', kind));

export const draftHandlers = {
  unpublish: async (context, { kind, draftId, ...withdrawal }) =>
    publishing(context, kind).unpublish(context, draftId, withdrawal),

  unschedule: async (context, { kind, draftId, version }) =>
    publishing(context, kind).unschedule(context, draftId, { version }),

  askToPublish: async (context, { kind, draftId, version, note }) =>
    writing(context, kind).ask(context, draftId, version, note),

  discardDraft: async (context, { kind, draftId, version }) =>
    writing(context, kind).discard(context, draftId, { version }),

  deleteDraft: async (context, { kind, draftId, version }) =>
    writing(context, kind).delete(context, draftId, { version }),

  listVersions: async (context, { kind, draftId, ...page }) =>
    versionsOf(context.db, kindFor(context, 'save', kind), draftId, page),

  restoreVersion: async (context, { kind, draftId, version, publishedVersion }) =>
    writing(context, kind).restore(context, draftId, version, publishedVersion),
} satisfies Handlers<keyof typeof calls>;
