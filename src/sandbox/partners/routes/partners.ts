import type * as partnersCalls from '../../../core/contract/partners.js';
import { asc } from 'drizzle-orm';
import { demandPartner, purchasesOf, usersOf } from '../people.js';
import { partners } from '../../catalogue/tables.js';
import type { Handlers } from '../../http/handler.js';
import { offersOfPartner } from '../../catalogue/routes/offers.js';
import { onePage } from '../../db/page.js';

export const partnerHandlers = {
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
} satisfies Handlers<keyof typeof partnersCalls>;
