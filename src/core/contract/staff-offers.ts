import { call } from './call.js';
import { publishFails, saveFails } from './draft-fails.js';
import { offerPublishers, offerWriters } from './guards.js';
import type { NewOffer, OfferChoices, OfferLines, OfferPatch, OfferQuery, OfferRecord } from './schemas/offers.js';
import type { Publication } from './schemas/drafts.js';

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
