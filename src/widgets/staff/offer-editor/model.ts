import { blankOffer } from '../../../core/blank-offer.js';
import { offerPublishers } from '../../../core/contract/guards.js';
import {
  createOffer,
  getOfferChoices,
  getOfferRecord,
  patchOffer,
  publishOffer,
} from '../../../core/contract/staff-offers.js';
import type { OfferChoices, OfferDraft } from '../../../core/contract/schemas/offers.js';
import type { Session } from '../../../core/session/session.js';
import { createDraft } from '../../draft/model.js';
import type { DraftKind } from '../../draft/screen.js';
import { bodyOf, HALF, valuesOf, type Values } from './values.js';

/** What cannot even be saved. */
export type Problem = 'dateHalf';

const offer: DraftKind<OfferDraft, Values, Problem, OfferChoices> = {
  name: 'offer',
  publishedBy: offerPublishers,
  calls: ({ request }) => ({
    read: (offerId, signal) => request(getOfferRecord, { offerId }, { signal }),
    create: body => request(createOffer, body),
    save: (offerId, changes) => request(patchOffer, { offerId, ...changes }),
    publish: (offerId, input) => request(publishOffer, { offerId, ...input }),
  }),
  choices: ({ request }, signal) => request(getOfferChoices, {}, { signal }),
  blank: blankOffer,
  valuesOf,
  bodyOf,
  check: (field, values) => (values[field] === HALF ? 'dateHalf' : undefined),
};

interface Inputs {
  session: Session;
  offerId: string | undefined;
  onCreated: (offerId: string) => void;
  onDeleted: () => void;
}

/** An offer as those who write it see it. */
export const createOfferEditor = ({ session, offerId, ...told }: Inputs) =>
  createDraft({ session, kind: offer, id: offerId, ...told });

export type OfferEditorModel = ReturnType<typeof createOfferEditor>;
