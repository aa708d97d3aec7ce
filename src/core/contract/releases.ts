import { call } from './call.js';
import type { Deleted, Seen } from './schemas/drafts.js';
import type {
  NewRelease,
  Release,
  ReleaseAddition,
  ReleaseList,
  ReleasePatch,
  ReleasePublication,
  ReleaseQuery,
  ReleaseWithdrawal,
} from './schemas/releases.js';

/*
 * A release is a set of drafts that are published together or not at all (domain 4.5). These guards let in a user who
 * may write, or publish, any kind of draft; the guards of a kind's own calls decide on that kind.
 */

/** Every release, the latest first. */
export const listReleases = call<ReleaseQuery, ReleaseList>()('GET', '/releases', {
  needs: ['jwt'],
  guard: ['marketing', 'producer'],
  repeatable: 'reads',
});

/** A release with its drafts. What publishing it would answer is found out by publishing it and undoing that, so it runs in a transaction. */
export const getRelease = call<object, Release>()('GET', '/releases/:releaseId', {
  needs: ['jwt'],
  guard: ['marketing', 'producer'],
});

const writes = {
  needs: ['jwt'],
  guard: ['marketing', 'producer'],
  audit: 'release',
  idempotent: true,
} as const;

const publishes = {
  needs: ['jwt'],
  guard: ['marketingManager', 'producer'],
  audit: 'release',
  idempotent: true,
} as const;

export const createRelease = call<NewRelease, Release>()('POST', '/releases', {
  ...writes,
  fails: ['kindNotAllowed'],
});

export const renameRelease = call<ReleasePatch, Release>()('PATCH', '/releases/:releaseId', {
  ...writes,
  fails: ['versionConflict', 'releaseScheduled'],
});

/** Adds drafts to a release that is neither published nor set for an instant. */
export const addToRelease = call<ReleaseAddition, Release>()('POST', '/releases/:releaseId/drafts', {
  ...writes,
  fails: ['versionConflict', 'wasPublished', 'releaseScheduled', 'kindNotAllowed'],
});

/** The draft itself stays. */
export const removeFromRelease = call<Seen, Release>()('DELETE', '/releases/:releaseId/drafts/:kind/:draftId', {
  ...writes,
  fails: ['versionConflict', 'wasPublished', 'releaseScheduled', 'kindNotAllowed'],
});

/** Publishes every draft as it was looked at, now or at an instant: what is written until then stays a draft. Where one is not whole nothing is published: `validationFailed`, and `debug.drafts` names each that is in the way. */
export const publishRelease = call<ReleasePublication, Release>()('POST', '/releases/:releaseId/publication', {
  ...publishes,
  fails: ['versionConflict', 'wasPublished', 'nothingToPublish', 'kindNotAllowed'],
});

/** Takes back what was set for an instant. */
export const unscheduleRelease = call<Seen, Release>()('POST', '/releases/:releaseId/unscheduling', {
  ...publishes,
  fails: ['versionConflict', 'kindNotAllowed'],
});

/** Puts everything back as it was before the release; what was new is off sale. Where one was changed since nothing is taken back: `debug.drafts` of `cannotTakeBack` names each. */
export const takeBackRelease = call<ReleaseWithdrawal, Release>()('POST', '/releases/:releaseId/withdrawal', {
  ...publishes,
  fails: ['versionConflict', 'notPublished', 'cannotTakeBack', 'kindNotAllowed'],
});

/** Deletes a release that is neither published nor set for an instant. Its drafts stay. */
export const deleteRelease = call<Seen, Deleted>()('DELETE', '/releases/:releaseId', {
  ...writes,
  fails: ['versionConflict', 'wasPublished', 'releaseScheduled'],
});
