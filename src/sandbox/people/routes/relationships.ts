import type * as relationships from '../../../core/contract/relationships.js';
import type { Handlers } from '../../http/handler.js';
import { followedBy, startFollowing, stopFollowing } from '../relationships.js';

export const relationshipHandlers = {
  listRelationships: ({ db }, { userId, ...page }) => followedBy(db, userId, page),

  follow: (context, { userId, otherId }) => startFollowing(context, userId, otherId),

  async unfollow({ db }, { userId, otherId }) {
    await stopFollowing(db, userId, otherId);
    return { following: false };
  },
} satisfies Handlers<keyof typeof relationships>;
