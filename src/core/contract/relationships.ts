import { call } from './call.js';
import type { NewRelationship, Relationship, RelationshipList, RelationshipQuery } from './schemas/relationships.js';

/** The people whom a person follows and may still see, or those whom they have blocked, latest first. */
export const listRelationships = call<RelationshipQuery, RelationshipList>()('GET', '/users/:userId/relationships', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
});

/**
 * Follows a person, or blocks them: then neither is shown the other in rankings or follows them, and nobody is told. For
 * people who hide, the answer is the same as for people who do not exist, unless they are family.
 */
export const follow = call<NewRelationship, Relationship>()('PUT', '/users/:userId/relationships/:otherId', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
  acting: 'never',
  audit: 'none',
  repeatable: 'sets',
});

/** Follows, or blocks, no more. */
export const unfollow = call<object, { following: false }>()('DELETE', '/users/:userId/relationships/:otherId', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
  acting: 'never',
  audit: 'none',
});
