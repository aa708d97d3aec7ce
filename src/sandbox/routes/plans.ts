import { addonOffersFor, findPlan, publicPlans } from '../engine/catalogue.js';
import { type Context, type Handlers, Refusal } from '../handler.js';
import { shelfOf } from './offers.js';
import { onePage } from './page.js';

async function knownPlan(context: Context, planId: string) {
  const plan = await findPlan(shelfOf(context), planId);
  if (!plan) throw new Refusal('notFound', 404, 'There is no such plan.');
  return plan;
}

export const planHandlers: Handlers<'listPlans' | 'getPlanFeatures' | 'listAddonOffers'> = {
  async listPlans(context, { countryCode = 'US' }) {
    return onePage(await publicPlans(shelfOf(context), countryCode));
  },

  async getPlanFeatures(context, { planId }) {
    return (await knownPlan(context, planId)).features;
  },

  async listAddonOffers(context, { planId }) {
    return onePage(await addonOffersFor(shelfOf(context), await knownPlan(context, planId)));
  },
};
