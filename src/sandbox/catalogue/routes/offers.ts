import type * as offersCalls from '../../../core/contract/offers.js';
import { eq } from 'drizzle-orm';
import { campaigns, partners } from '../tables.js';
import { findOffer } from '../catalogue.js';
import { offersOf } from '../offer-lists.js';
import { visiting, visitingAt } from '../offered.js';
import { type Context, type Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';

const absent = (what: string) => new Refusal('notFound', `There is no such ${what}.`);

/** The offers of a partner that we know. */
export async function offersOfPartner(context: Context, partnerId: string, countryCode?: string) {
  const [known] = await context.db.select({ id: partners.id }).from(partners).where(eq(partners.id, partnerId));
  const situation = await visitingAt(context, { countryCode, partnerId });
  if (!known || (situation.partners !== 'any' && !situation.partners.includes(partnerId))) throw absent('partner');
  return offersOf(situation, { audience: 'partner', id: partnerId });
}

export const offerHandlers = {
  async listOffers(context, { countryCode }) {
    return offersOf(await visitingAt(context, { countryCode }), { audience: 'public' });
  },

  async getOffer(context, { offerId, partnerId }) {
    const situation = await visiting(context, { partnerId });
    const offer = (await findOffer(situation, 'plan', offerId)) ?? (await findOffer(situation, 'addon', offerId));
    if (!offer) throw absent('offer');
    return offer;
  },

  async listCampaignsOffers(context, { countryCode }) {
    return offersOf(await visitingAt(context, { countryCode }), { audience: 'campaign' });
  },

  async listCampaignOffers(context, { campaign, countryCode }) {
    const [known] = await context.db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, campaign));
    if (!known) throw absent('campaign');
    return offersOf(await visitingAt(context, { countryCode }), { audience: 'campaign', id: campaign });
  },

  async listPartnersOffers(context, { countryCode }) {
    const situation = await visitingAt(context, { countryCode });
    // our own pages show what any partner sells; who comes by which is asked when one is taken
    return offersOf(context.apiKey?.partnerId === null ? { ...situation, partners: 'any' } : situation, {
      audience: 'partner',
    });
  },

  listPartnerOffers: (context, { partnerId, countryCode }) => offersOfPartner(context, partnerId, countryCode),

  async listCustomerServiceOffers(context, { countryCode }) {
    return offersOf(await visitingAt(context, { countryCode }), { audience: 'customerService' });
  },
} satisfies Handlers<keyof typeof offersCalls>;
