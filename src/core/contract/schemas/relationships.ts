import * as v from 'valibot';
import { pageOf, seconds } from './common.js';

/** Someone whom a person follows: what anybody may see of them (domain 6.3.4). `followedAt` in unix seconds. */
export const relationship = v.object({
  id: v.string(),
  displayName: v.string(),
  imageUrl: v.nullable(v.string()),
  followedAt: seconds,
});
export type Relationship = v.InferOutput<typeof relationship>;

export const relationshipList = pageOf(relationship);
export type RelationshipList = v.InferOutput<typeof relationshipList>;
