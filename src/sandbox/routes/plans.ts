import { findPlan, publicPlans } from '../engine/catalogue.js';
import { type Handlers, Refusal } from '../handler.js';
import { shelfOf } from './offers.js';
import { onePage } from './page.js';

export const planHandlers: Handlers<'listPlans' | 'getPlanFeatures'> = {
  async listPlans(context, { countryCode = 'US' }) {
    return onePage(await publicPlans(shelfOf(context), countryCode));
  },

  async getPlanFeatures(context, { planId }) {
    const plan = await findPlan(shelfOf(context), planId);
    if (!plan) throw new Refusal('notFound', 404, 'There is no such plan.');
    return plan.features;
  },
};
