import type * as relationships from '../../../core/contract/relationships.js';
import type { Handlers } from '../../http/handler.js';
import { relate, relatedTo, unrelate } from '../relationships.js';

export const relationshipHandlers = {
  listRelationships: ({ db }, { userId, ...query }) => relatedTo(db, userId, query),

  follow: (context, { userId, otherId, type }) => relate(context, userId, otherId, type),

  async unfollow({ db }, { userId, otherId }) {
    await unrelate(db, userId, otherId);
    return { following: false };
  },
} satisfies Handlers<keyof typeof relationships>;
