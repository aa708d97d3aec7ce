import * as v from 'valibot';
import { fieldProblem, id, pageOf, requiredText, seconds, text } from './common.js';
import { done, draftState, laterInstant, seenVersion } from './drafts.js';
import { listing, searched } from './query.js';

/** Drafts of one release; they are published in one transaction. */
export const mostDrafts = 100;

/** A thing of any kind that is written as a draft. */
const draftName = { kind: id, id };

const someDrafts = v.pipe(
  v.array(v.object(draftName)),
  v.maxLength(mostDrafts, `A release holds ${mostDrafts} drafts at most.`),
);

export const releaseState = v.picklist(['open', 'scheduled', 'published']);
export type ReleaseState = v.InferOutput<typeof releaseState>;

const releaseParts = {
  id: v.string(),
  name: v.string(),
  /** `open` until it is published, and again once it was taken back. */
  state: releaseState,
  /** Sent with every change (domain 4.2). */
  version: v.number(),
  created: v.object(done),
  published: v.nullable(v.object(done)),
  takenBack: v.nullable(v.object(done)),
  /** `problems`: why it did not come about, `kind.id.field`; nothing was published. */
  scheduled: v.nullable(v.object({ ...done, setAt: seconds, problems: v.array(fieldProblem) })),
};

/** What blocks one draft of a release. */
export const draftProblems = v.object({
  kind: v.string(),
  id: v.string(),
  title: v.string(),
  problems: v.array(fieldProblem),
});
export type DraftProblems = v.InferOutput<typeof draftProblems>;

/**
 * A release with its drafts. `problems` of each: what blocks publishing all of them, or of taking them back once they
 * are published. `state` is null where the thing no longer exists.
 */
export const release = v.object({
  ...releaseParts,
  drafts: v.array(
    v.object({
      ...draftProblems.entries,
      state: v.nullable(draftState),
      version: v.number(),
      /** Somebody has written on since the instant was set: that is the draft, and does not go live then. */
      draftBeside: v.boolean(),
    }),
  ),
});
export type Release = v.InferOutput<typeof release>;

/** `draftsBeside`: of those that go live at the instant that is set, how many somebody has written on since. */
export const releaseLine = v.object({ ...releaseParts, drafts: v.number(), draftsBeside: v.number() });
export type ReleaseLine = v.InferOutput<typeof releaseLine>;

export const releaseList = pageOf(releaseLine);
export type ReleaseList = v.InferOutput<typeof releaseList>;

export const releaseQuery = listing({
  filters: { q: searched(), state: v.optional(releaseState) },
  sorts: ['createdAt', 'name', 'publishedAt', 'scheduledAt'],
});
export type ReleaseQuery = v.InferOutput<typeof releaseQuery>;

const name = requiredText(120);

export const newRelease = v.object({ name, drafts: v.optional(someDrafts) });
export type NewRelease = v.InferOutput<typeof newRelease>;

export const releasePatch = v.object({ version: seenVersion, name });
export type ReleasePatch = v.InferOutput<typeof releasePatch>;

export const releaseAddition = v.object({ version: seenVersion, drafts: someDrafts });
export type ReleaseAddition = v.InferOutput<typeof releaseAddition>;

/** `seen`: the drafts in the versions that were looked at; others refuse with `versionConflict`. */
export const releasePublication = v.object({
  version: seenVersion,
  seen: v.pipe(v.array(v.object({ ...draftName, version: seenVersion })), v.maxLength(mostDrafts)),
  at: laterInstant,
  reason: v.optional(text(500)),
});
export type ReleasePublication = v.InferOutput<typeof releasePublication>;

/** `leave`: what stays as it is, because it was changed since; without it, all are taken back or none. */
export const releaseWithdrawal = v.object({
  version: seenVersion,
  reason: v.optional(text(500)),
  leave: v.optional(someDrafts),
});
export type ReleaseWithdrawal = v.InferOutput<typeof releaseWithdrawal>;
