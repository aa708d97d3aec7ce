import * as v from 'valibot';

/**
 * What a commercial user's token covers (domain 6.1). A dealer's and an owner's names the company, because it may have
 * thousands of locations; a location user's names the locations.
 */
export const scope = v.object({
  dealerId: v.optional(v.string()),
  ownerId: v.optional(v.string()),
  locations: v.optional(v.array(v.string())),
});
export type Scope = v.InferOutput<typeof scope>;
