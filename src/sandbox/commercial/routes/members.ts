import type { Handlers } from '../../http/handler.js';
import { findUser } from '../../people/caller.js';
import { partnersAt } from '../places/location-partners.js';
import { isOfMember, locationsOfMember } from '../places/public-locations.js';

export const commercialMemberHandlers = {
  async listUserCommercialLocations({ db }, { userId, ...page }) {
    await findUser(db, userId);
    return locationsOfMember(db, userId, page);
  },

  async listUserCommercialPartners({ db }, { userId, ...page }) {
    await findUser(db, userId);
    return partnersAt(db, isOfMember(userId), page);
  },
} satisfies Handlers<'listUserCommercialLocations' | 'listUserCommercialPartners'>;
