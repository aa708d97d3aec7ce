import { call } from './call.js';
import type {
  AnyDraftRecord,
  AnyDraftVersions,
  Deleted,
  PublicationRequest,
  Seen,
  Withdrawal,
} from './schemas/drafts.js';
import type { PageQuery } from './schemas/query.js';

/*
 * Calls that are the same for every kind of thing that is written as a draft (docs/add-a-draftable.md). A kind has five
 * calls of its own: list, read, make, save and publish. These guards let in a user who may write, or publish, some
 * kind; the guards of a kind's own calls decide on that kind.
 */

const writes = {
  needs: ['jwt'],
  guard: ['marketing', 'producer'],
  audit: 'draft',
  idempotent: true,
} as const;

const publishes = {
  needs: ['jwt'],
  guard: ['marketingManager', 'producer'],
  audit: 'draft',
  idempotent: true,
} as const;

/** Takes something off sale, now or at an instant; who holds it keeps it. */
export const unpublish = call<Withdrawal, AnyDraftRecord>()('POST', '/drafts/:kind/:draftId/withdrawal', {
  ...publishes,
  fails: ['versionConflict', 'notPublished', 'kindNotAllowed'],
});

/** Takes back what was set for an instant. */
export const unschedule = call<Seen, AnyDraftRecord>()('POST', '/drafts/:kind/:draftId/unscheduling', {
  ...publishes,
  fails: ['versionConflict', 'kindNotAllowed'],
});

/** Asks those who may publish to do it, with a word for them. */
export const askToPublish = call<PublicationRequest, AnyDraftRecord>()(
  'POST',
  '/drafts/:kind/:draftId/publication-request',
  { ...writes, fails: ['versionConflict', 'nothingToPublish', 'kindNotAllowed'] },
);

/**
 * Drops the draft: what goes live at an instant is the present one again, else the live copy. What was never published is
 * deleted instead. What goes live at an instant itself is not dropped: whoever may publish cancels it.
 */
export const discardDraft = call<Seen, AnyDraftRecord>()('DELETE', '/drafts/:kind/:draftId/draft', {
  ...writes,
  fails: ['versionConflict', 'notPublished', 'publicationScheduled', 'kindNotAllowed'],
});

/** Deletes what was never published. */
export const deleteDraft = call<Seen, Deleted>()('DELETE', '/drafts/:kind/:draftId', {
  ...writes,
  fails: ['versionConflict', 'wasPublished', 'publicationScheduled', 'kindNotAllowed'],
});

/** Every version that was published, the latest first. */
export const listVersions = call<PageQuery, AnyDraftVersions>()('GET', '/drafts/:kind/:draftId/versions', {
  needs: ['jwt'],
  guard: ['marketing', 'producer'],
  fails: ['kindNotAllowed'],
  repeatable: 'reads',
});

/** Brings a version back as the draft. */
export const restoreVersion = call<Seen, AnyDraftRecord>()(
  'POST',
  '/drafts/:kind/:draftId/versions/:publishedVersion/restoration',
  { ...writes, fails: ['versionConflict', 'kindNotAllowed'] },
);
