import { call } from './call.js';
import type { Offer, OfferFilter, OfferList } from './schemas/offers.js';

/** The published offers open to everyone, best first. */
export const listOffers = call<OfferFilter, OfferList>()('GET', '/offers', { needs: ['apiKey'], guard: ['apiKey'] });

/** One published offer, by id; unlisted ones too, because a deep link names them. */
export const getOffer = call<object, Offer>()('GET', '/offers/:offerId', { needs: ['apiKey'], guard: ['apiKey'] });

/** The offers of a campaign, while it runs. */
export const listCampaignOffers = call<OfferFilter, OfferList>()('GET', '/offers/campaigns/:campaign', { needs: ['apiKey'], guard: ['apiKey'] });

/** The offers of a partner. */
export const listPartnerOffers = call<OfferFilter, OfferList>()('GET', '/offers/partners/:partnerId', { needs: ['apiKey'], guard: ['apiKey'] });
