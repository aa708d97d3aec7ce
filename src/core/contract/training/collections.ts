import { call } from '../call.js';
import type {
  Collection,
  CollectionContent,
  CollectionLeft,
  CollectionList,
  CollectionProgress,
  CollectionQuery,
  CollectionsProcessed,
} from '../schemas/training/collections.js';

const reads = { needs: ['jwt'], guard: ['selfOrAdmin'], gives: 'nothing', repeatable: 'reads' } as const;
const writes = { needs: ['jwt'], guard: ['selfOrAdmin'], gives: 'nothing', audit: 'none' } as const;

/** The challenges: those that go on by their end, then those that are over, the latest first. */
export const listCollections = call<CollectionQuery, CollectionList>()('GET', '/users/:userId/collections', reads);

/** A challenge's classes, and which of them are done since joining. */
export const getCollectionContent = call<object, CollectionContent>()(
  'GET',
  '/users/:userId/collections/:collectionId/content',
  reads,
);

/** How far a member is, and where they stand among all. */
export const getCollectionProgress = call<object, CollectionProgress>()(
  'GET',
  '/users/:userId/collections/:collectionId/progress',
  reads,
);

/** Joins a challenge, also one that has not begun. Of somebody who is in it nothing changes. */
export const joinCollection = call<object, Collection>()('PUT', '/users/:userId/collections/:collectionId', {
  ...writes,
  gives: 'challenges',
  repeatable: 'sets',
  fails: ['collectionEnded', 'membershipRequired'],
});

/** Leaves a challenge. Whoever joins again begins anew: only what they do from then on counts. A badge stays. */
export const leaveCollection = call<object, CollectionLeft>()(
  'DELETE',
  '/users/:userId/collections/:collectionId',
  writes,
);

/** Marks what a member has completed, gives its badges, and says once what was completed. */
export const processCollections = call<object, CollectionsProcessed>()('POST', '/users/:userId/collections/process', {
  needs: [],
  guard: ['selfOrAdmin', 'service'],
  gives: 'nothing',
  audit: 'none',
  idempotent: true,
});
