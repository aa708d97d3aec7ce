import type { OfferPatch } from '../../../core/contract/schemas/offers.js';
import type * as staffOffers from '../../../core/contract/staff-offers.js';
import { actionsOf } from '../../drafts/actions.js';
import type { Context, Handlers } from '../../http/handler.js';
import { offerChoices } from '../offer-choices.js';
import { offerDrafts } from '../offer-drafts.js';
import { offerRecordsFor } from '../offer-records.js';

const written = actionsOf(offerDrafts);

const save = (context: Context, { offerId, version, ...changes }: OfferPatch & { offerId: string }) =>
  written.save(context, offerId, version, changes);

export const staffOfferHandlers = {
  listOfferRecords: ({ db }, query) => offerRecordsFor(db, query),

  getOfferChoices: context => offerChoices(context),

  getOfferRecord: (context, { offerId }) => written.find(context, offerId),

  createOffer: (context, input) => written.create(context, 'off', input),

  updateOffer: save,
  patchOffer: save,

  publishOffer: (context, { offerId, ...publication }) => written.publish(context, offerId, publication),
} satisfies Handlers<keyof typeof staffOffers>;
