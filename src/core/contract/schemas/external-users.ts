import * as v from 'valibot';
import { countryCode, email, id, requiredLine } from './common.js';

/** A person whom a partner signs up. An address that we know is linked to its account. */
export const newExternalUser = v.object({
  email,
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  countryCode: v.optional(countryCode),
});
export type NewExternalUser = v.InferOutput<typeof newExternalUser>;

/** A partner's own id of a person, beside ours. Ids belong to a partner: each API key sees its own. */
export const externalUser = v.object({ externalId: v.string(), userId: v.string() });
export type ExternalUser = v.InferOutput<typeof externalUser>;

export const externalUserPatch = v.object({ userId: id });
export type ExternalUserPatch = v.InferOutput<typeof externalUserPatch>;
