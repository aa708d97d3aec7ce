import type { OfferDraft } from './contract/schemas/offers.js';

/** What a new offer begins with, in its form and in the draft that is kept. */
export const blankOffer: OfferDraft = {
  kind: 'plan',
  planId: null,
  audience: null,
  delayBilling: null,
  discount: null,
  campaign: null,
  partnerId: null,
  card: null,
  texts: null,
  listed: true,
  startsAt: null,
  endsAt: null,
  position: null,
};
