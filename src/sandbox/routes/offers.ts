import { eq } from 'drizzle-orm';
import type { OfferPatch, StaffOffer } from '../../core/contract/schemas/offers.js';
import { writeAudit } from '../audit.js';
import { createOffer, updateOffer } from '../commerce/offer-edit.js';
import { campaigns, partners } from '../db/schema/catalogue.js';
import { findOffer, offersOf, type Shelf } from '../engine/catalogue.js';
import { type Context, type Handlers, Refusal } from '../handler.js';
import { onePage } from './page.js';

/** Where offers are shown when the caller does not say. */
const HOME = 'US';

export const shelfOf = ({ db, now, host }: Context): Shelf => ({ db, now, publishableKey: host.publishableKey });

const absent = (what: string) => new Refusal('notFound', 404, `There is no such ${what}.`);

/** The offers of a partner that we know. */
export async function offersOfPartner(context: Context, partnerId: string, countryCode = HOME) {
  const [known] = await context.db.select({ id: partners.id }).from(partners).where(eq(partners.id, partnerId));
  if (!known) throw absent('partner');
  return onePage(await offersOf(shelfOf(context), { audience: 'partner', id: partnerId }, countryCode));
}

async function change(context: Context, { offerId, ...patch }: OfferPatch & { offerId: string }): Promise<StaffOffer> {
  const { before, after } = await updateOffer(context, shelfOf(context), offerId, patch);
  await writeAudit(context, 'updateOffer', 'offer', offerId, { before, after });
  return after;
}

type Names =
  | 'listOffers' | 'getOffer' | 'listCampaignsOffers' | 'listCampaignOffers' | 'listPartnersOffers' | 'listPartnerOffers'
  | 'listCustomerServiceOffers' | 'createOffer' | 'updateOffer' | 'patchOffer';

export const offerHandlers: Handlers<Names> = {
  async listOffers(context, { countryCode = HOME }) {
    return onePage(await offersOf(shelfOf(context), { audience: 'public' }, countryCode));
  },

  async getOffer(context, { offerId }) {
    const offer = await findOffer(shelfOf(context), offerId);
    if (!offer) throw absent('offer');
    return offer;
  },

  async listCampaignsOffers(context, { countryCode = HOME }) {
    return onePage(await offersOf(shelfOf(context), { audience: 'campaign' }, countryCode));
  },

  async listCampaignOffers(context, { campaign, countryCode = HOME }) {
    const [known] = await context.db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, campaign));
    if (!known) throw absent('campaign');
    return onePage(await offersOf(shelfOf(context), { audience: 'campaign', id: campaign }, countryCode));
  },

  async listPartnersOffers(context, { countryCode = HOME }) {
    return onePage(await offersOf(shelfOf(context), { audience: 'partner' }, countryCode));
  },

  listPartnerOffers: (context, { partnerId, countryCode }) => offersOfPartner(context, partnerId, countryCode),

  async listCustomerServiceOffers(context, { countryCode = HOME }) {
    return onePage(await offersOf(shelfOf(context), { audience: 'customerService' }, countryCode));
  },

  async createOffer(context, input) {
    const offer = await createOffer(context, shelfOf(context), input);
    await writeAudit(context, 'createOffer', 'offer', offer.id, { after: offer });
    return offer;
  },

  updateOffer: change,
  patchOffer: change,
};
