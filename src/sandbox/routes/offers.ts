import { eq } from 'drizzle-orm';
import { campaigns, partners } from '../db/schema/catalogue.js';
import { findOffer, offersOf, type Shelf } from '../engine/catalogue.js';
import { type Context, type Handlers, Refusal } from '../handler.js';
import { onePage } from './page.js';

/** Where offers are shown when the caller does not say. */
const HOME = 'US';

export const shelfOf = ({ db, now, host }: Context): Shelf => ({ db, now, publishableKey: host.publishableKey });

const absent = (what: string) => new Refusal('notFound', 404, `There is no such ${what}.`);

export const offerHandlers: Handlers<'listOffers' | 'getOffer' | 'listCampaignOffers' | 'listPartnerOffers'> = {
  async listOffers(context, { countryCode = HOME }) {
    return onePage(await offersOf(shelfOf(context), { audience: 'public' }, countryCode));
  },

  async getOffer(context, { offerId }) {
    const offer = await findOffer(shelfOf(context), offerId);
    if (!offer) throw absent('offer');
    return offer;
  },

  async listCampaignOffers(context, { campaign, countryCode = HOME }) {
    const [known] = await context.db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, campaign));
    if (!known) throw absent('campaign');
    return onePage(await offersOf(shelfOf(context), { audience: 'campaign', id: campaign }, countryCode));
  },

  async listPartnerOffers(context, { partnerId, countryCode = HOME }) {
    const [known] = await context.db.select({ id: partners.id }).from(partners).where(eq(partners.id, partnerId));
    if (!known) throw absent('partner');
    return onePage(await offersOf(shelfOf(context), { audience: 'partner', id: partnerId }, countryCode));
  },
};
