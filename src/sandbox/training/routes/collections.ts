import type * as calls from '../../../core/contract/training/collections.js';
import type { Handlers } from '../../http/handler.js';
import { findUser } from '../../people/find-user.js';
import { contentOfCollection } from '../collections/content.js';
import { joinCollection, leaveCollection } from '../collections/join.js';
import { collectionsFor } from '../collections/list.js';
import { processCollections } from '../collections/process.js';
import { progressOf } from '../collections/progress.js';

export const collectionHandlers = {
  listCollections: (context, { userId, ...query }) => collectionsFor(context, userId, query),
  getCollectionContent: ({ db }, { userId, collectionId }) => contentOfCollection(db, userId, collectionId),
  getCollectionProgress: (context, { userId, collectionId }) => progressOf(context, userId, collectionId),
  joinCollection: (context, { userId, collectionId }) => joinCollection(context, userId, collectionId),
  leaveCollection: (context, { userId, collectionId }) => leaveCollection(context, userId, collectionId),
  async processCollections(context, { userId }) {
    // a back end may name anybody
    await findUser(context.db, userId);
    return processCollections(context, userId);
  },
} satisfies Handlers<keyof typeof calls>;
