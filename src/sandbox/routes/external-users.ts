import type { Handlers } from '../handler.js';
import { findExternal, linkExternal, relinkExternal } from '../people/external-users.js';

export const externalUserHandlers: Handlers<'createExternalUser' | 'getExternalUser' | 'updateExternalUser'> = {
  createExternalUser: (context, { externalId, ...given }) => linkExternal(context, externalId, given),
  getExternalUser: (context, { externalId }) => findExternal(context, externalId),
  updateExternalUser: (context, { externalId, userId }) => relinkExternal(context, externalId, userId),
};
