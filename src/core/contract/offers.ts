import { call } from './call.js';
import type { NewOffer, Offer, OfferFilter, OfferList, OfferPatch, OfferVisit, StaffOffer } from './schemas/offers.js';

/** The published offers open to everyone, best first. */
export const listOffers = call<OfferFilter, OfferList>()('GET', '/offers', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  repeatable: 'reads',
});

/** One offer that the visitor can take, by id; unlisted ones too, because a deep link names them. On our own pages `partnerId` says by whom they came. */
export const getOffer = call<OfferVisit, Offer>()('GET', '/offers/:offerId', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  repeatable: 'reads',
});

/** The offers of all campaigns that run. */
export const listCampaignsOffers = call<OfferFilter, OfferList>()('GET', '/offers/campaigns', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  repeatable: 'reads',
});

/** The offers of a campaign, while it runs. */
export const listCampaignOffers = call<OfferFilter, OfferList>()('GET', '/offers/campaigns/:campaign', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  repeatable: 'reads',
});

/** The offers of all partners. */
export const listPartnersOffers = call<OfferFilter, OfferList>()('GET', '/offers/partners', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  repeatable: 'reads',
});

/** The offers of a partner. */
export const listPartnerOffers = call<OfferFilter, OfferList>()('GET', '/offers/partners/:partnerId', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  repeatable: 'reads',
});

/** The offers that customer service may make. */
export const listCustomerServiceOffers = call<OfferFilter, OfferList>()('GET', '/offers/customer-service', {
  needs: ['jwt'],
  guard: ['customerService'],
  repeatable: 'reads',
});

/** A new offer, a draft unless it is published at once. Marketing saves drafts; publishing is for its managers and producers (domain 6.2). */
export const createOffer = call<NewOffer, StaffOffer>()('POST', '/offers', {
  needs: ['jwt'],
  guard: ['marketing', 'producer'],
  audit: 'offer',
  idempotent: true,
  fails: ['publishNotAllowed'],
});

const update = {
  needs: ['jwt'],
  guard: ['marketing', 'producer'],
  audit: 'offer',
  idempotent: true,
  fails: ['versionConflict', 'publishNotAllowed'],
} as const;

/** Changes an offer; on a `versionConflict`, `debug.current` is what stands there now. */
export const updateOffer = call<OfferPatch, StaffOffer>()('POST', '/offers/:offerId', update);

/** The same under the method that changes usually have. */
export const patchOffer = call<OfferPatch, StaffOffer>()('PATCH', '/offers/:offerId', update);
