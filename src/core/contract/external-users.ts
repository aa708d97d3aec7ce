import { call } from './call.js';
import type { ExternalUser, ExternalUserMade, ExternalUserPatch, NewExternalUser } from './schemas/external-users.js';

/** Links a partner's own id to a person, who is made when the address is new. */
export const createExternalUser = call<NewExternalUser, ExternalUserMade>()('POST', '/users/external/:externalId', {
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
