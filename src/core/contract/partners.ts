import { call } from './call.js';
import type { OfferFilter, OfferList } from './schemas/offers.js';
import type { PartnerList, PartnerPurchaseList, PartnerUserList } from './schemas/partners.js';
import type { PageQuery } from './schemas/query.js';

/** The shops and gyms that memberships are sold through. */
export const listPartners = call<object, PartnerList>()('GET', '/partners', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
});

/** The offers of a partner; what `listPartnerOffers` answers too. */
export const listOffersOfPartner = call<OfferFilter, OfferList>()('GET', '/partners/:partnerId/offers', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
});

/** The people who came by a partner, newest first. A partner's own key sees its own people only. */
export const listPartnerUsers = call<PageQuery, PartnerUserList>()('GET', '/partners/:partnerId/users', {
  needs: ['apiKey'],
  guard: ['customerServiceManager', 'service'],
});

/** The invoices of the people who came by a partner, newest first. */
export const listPartnerPurchases = call<PageQuery, PartnerPurchaseList>()(
  'GET',
  '/partners/:partnerId/purchase-history',
  {
    needs: ['apiKey'],
    guard: ['customerServiceManager', 'service'],
  },
);
