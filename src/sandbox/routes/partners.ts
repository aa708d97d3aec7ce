import { asc } from 'drizzle-orm';
import { demandPartner, purchasesOf, usersOf } from '../commerce/partner-people.js';
import { partners } from '../db/schema/catalogue.js';
import type { Handlers } from '../handler.js';
import { offersOfPartner } from './offers.js';
import { onePage } from './page.js';

export const partnerHandlers: Handlers<
  'listPartners' | 'listOffersOfPartner' | 'listPartnerUsers' | 'listPartnerPurchases'
> = {
  async listPartners({ db }) {
    return onePage(await db.select().from(partners).orderBy(asc(partners.name)));
  },

  listOffersOfPartner: (context, { partnerId, countryCode }) => offersOfPartner(context, partnerId, countryCode),

  async listPartnerUsers(context, { partnerId, ...query }) {
    await demandPartner(context, partnerId);
    return usersOf(context.db, partnerId, query);
  },

  async listPartnerPurchases(context, { partnerId, ...query }) {
    await demandPartner(context, partnerId);
    return purchasesOf(context.db, partnerId, query);
  },
};
