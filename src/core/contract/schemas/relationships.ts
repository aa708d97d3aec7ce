import * as v from 'valibot';
import { pageOf, seconds } from './common.js';
import { listing } from './query.js';

/** Whether a person follows another, or has blocked them: then neither sees the other in rankings, nor follows them. */
export const relationshipType = v.picklist(['follow', 'block']);
export type RelationshipType = v.InferOutput<typeof relationshipType>;

/** Without a type, the person is followed. */
export const newRelationship = v.object({ type: v.optional(relationshipType) });
export type NewRelationship = v.InferOutput<typeof newRelationship>;

/** Someone whom a person follows or has blocked: what anybody may see of them (domain 6.3.4). `followedAt` in unix seconds; of a block, when it was made. */
export const relationship = v.object({
  id: v.string(),
  type: relationshipType,
  displayName: v.string(),
  imageUrl: v.nullable(v.string()),
  followedAt: seconds,
});
export type Relationship = v.InferOutput<typeof relationship>;

export const relationshipList = pageOf(relationship);
export type RelationshipList = v.InferOutput<typeof relationshipList>;

export const relationshipQuery = listing({ filters: { type: v.optional(relationshipType) } });
export type RelationshipQuery = v.InferOutput<typeof relationshipQuery>;
