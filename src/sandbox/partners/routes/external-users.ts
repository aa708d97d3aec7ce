import type * as externalUsers from '../../../core/contract/external-users.js';
import { demandCountry } from '../../catalogue/places.js';
import type { Handlers } from '../../http/handler.js';
import { findExternal, linkExternal, relinkExternal } from '../../people/external-users.js';

export const externalUserHandlers = {
  async createExternalUser(context, { externalId, ...given }) {
    await demandCountry(context, given.countryCode);
    return linkExternal(context, externalId, given);
  },
  getExternalUser: (context, { externalId }) => findExternal(context, externalId),
  updateExternalUser: (context, { externalId, userId }) => relinkExternal(context, externalId, userId),
} satisfies Handlers<keyof typeof externalUsers>;
