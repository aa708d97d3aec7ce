import { call } from './call.js';
import type { ExternalUser, ExternalUserPatch, NewExternalUser } from './schemas/external-users.js';

/**
 * Links a partner's own id to a person, who is made when the address is new. The answer is the same for any address, and
 * so is what a partner's key may do next: somebody is the partner's once they have chosen a password by the mail.
 */
export const createExternalUser = call<NewExternalUser, ExternalUser>()('POST', '/users/external/:externalId', {
  needs: ['apiKey'],
  guard: ['service'],
  audit: 'user',
  idempotent: true,
  limit: ['lookup'],
  fails: ['externalIdTaken'],
});

export const getExternalUser = call<object, ExternalUser>()('GET', '/users/external/:externalId', {
  needs: ['apiKey'],
  guard: ['service'],
});

/** Links the id to another person. */
export const updateExternalUser = call<ExternalUserPatch, ExternalUser>()('PATCH', '/users/external/:externalId', {
  needs: ['apiKey'],
  guard: ['service'],
  audit: 'user',
});
