import { call } from './call.js';
import { publishFails, saveFails } from './draft-fails.js';
import { offerPublishers, offerWriters } from './guards.js';
import type {
  NewOffer,
  Offer,
  OfferChoices,
  OfferFilter,
  OfferLines,
  OfferList,
  OfferPatch,
  OfferQuery,
  OfferRecord,
  OfferVisit,
} from './schemas/offers.js';
import type { Publication } from './schemas/drafts.js';

/** The published offers open to everyone, best first. */
export const listOffers = call<OfferFilter, OfferList>()('GET', '/offers', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  repeatable: 'reads',
});

/**
 * One offer that the visitor can take, by id; unlisted ones too, because a deep link names them. On our own pages
 * `partnerId` says which partner sent them.
 */
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

/** The offers of those who write them, drafts too (domain 4.1). */
export const listOfferRecords = call<OfferQuery, OfferLines>()('GET', '/offers/items', {
  needs: ['jwt'],
  guard: offerWriters,
  repeatable: 'reads',
});

/** An offer with its draft beside it, and what blocks publishing that. */
export const getOfferRecord = call<object, OfferRecord>()('GET', '/offers/items/:offerId', {
  needs: ['jwt'],
  guard: offerWriters,
  repeatable: 'reads',
});

/** What an offer can be made of. */
export const getOfferChoices = call<object, OfferChoices>()('GET', '/offers/choices', {
  needs: ['jwt'],
  guard: offerWriters,
  repeatable: 'reads',
});

/** A new offer: a draft, which nobody can take before it is published. */
export const createOffer = call<NewOffer, OfferRecord>()('POST', '/offers', {
  needs: ['jwt'],
  guard: offerWriters,
  audit: 'offer',
  idempotent: true,
});

const writes = {
  needs: ['jwt'],
  guard: offerWriters,
  audit: 'offer',
  idempotent: true,
} as const;

const publishes = {
  needs: ['jwt'],
  guard: offerPublishers,
  audit: 'offer',
  idempotent: true,
} as const;

/** Saves what was touched into the draft; what is on sale does not change. On a `versionConflict`, `debug.current` is the present row. */
export const updateOffer = call<OfferPatch, OfferRecord>()('POST', '/offers/:offerId', { ...writes, fails: saveFails });

/** The same under the method that changes usually have. */
export const patchOffer = call<OfferPatch, OfferRecord>()('PATCH', '/offers/:offerId', { ...writes, fails: saveFails });

/** Makes the draft what is on sale, now or at an instant; it has to be whole. */
export const publishOffer = call<Publication, OfferRecord>()('POST', '/offers/:offerId/publication', {
  ...publishes,
  fails: publishFails,
});
