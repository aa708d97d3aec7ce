import { call } from './call.js';
import type { Offer, OfferFilter, OfferList, OfferVisit } from './schemas/offers.js';

/** The published offers open to everyone, best first. */
export const listOffers = call<OfferFilter, OfferList>()('GET', '/offers', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  repeatable: 'reads',
});

/**
 * One offer that the visitor can take, by id; unlisted ones too, because a deep link names them. On our own pages
 * `partnerId` says which partner sent them.
 */
export const getOffer = call<OfferVisit, Offer>()('GET', '/offers/:offerId', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  repeatable: 'reads',
});

/** The offers of all campaigns that run. */
export const listCampaignsOffers = call<OfferFilter, OfferList>()('GET', '/offers/campaigns', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  repeatable: 'reads',
});

/** The offers of a campaign, while it runs. */
export const listCampaignOffers = call<OfferFilter, OfferList>()('GET', '/offers/campaigns/:campaign', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  repeatable: 'reads',
});

/** The offers of all partners. */
export const listPartnersOffers = call<OfferFilter, OfferList>()('GET', '/offers/partners', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  repeatable: 'reads',
});

/** The offers of a partner. */
export const listPartnerOffers = call<OfferFilter, OfferList>()('GET', '/offers/partners/:partnerId', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  repeatable: 'reads',
});

/** The offers that customer service may make. */
export const listCustomerServiceOffers = call<OfferFilter, OfferList>()('GET', '/offers/customer-service', {
  needs: ['jwt'],
  guard: ['customerService'],
  repeatable: 'reads',
});
