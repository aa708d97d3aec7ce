import { call } from './call.js';
import type { PageQuery } from './schemas/query.js';
import type { Relationship, RelationshipList } from './schemas/relationships.js';

/** The people whom a person follows and may still see, latest first. */
export const listRelationships = call<PageQuery, RelationshipList>()('GET', '/users/:userId/relationships', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
});

/**
 * Follows a person. For people who hide, the answer is the same as for people who do not exist, unless they are family.
 */
export const follow = call<object, Relationship>()('PUT', '/users/:userId/relationships/:otherId', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
  audit: 'none',
  repeatable: 'sets',
});

export const unfollow = call<object, { following: false }>()('DELETE', '/users/:userId/relationships/:otherId', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
  audit: 'none',
});
