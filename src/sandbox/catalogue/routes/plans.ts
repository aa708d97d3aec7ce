import type * as plans from '../../../core/contract/plans.js';
import { addonOffersFor, findPlan, publicPlans } from '../catalogue.js';
import { loadMember } from '../../billing/account/member.js';
import { visiting, visitingAt } from '../offered.js';
import { readPlans } from '../plan-book.js';
import { type Context, type Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { onePage } from '../../db/page.js';

/** A plan that the visitor could be on, or the one that they are on. */
async function knownPlan(context: Context, planId: string) {
  const offered = await findPlan(await visiting(context), planId);
  if (offered) return offered;
  const held = context.caller && (await loadMember(context, context.caller.userId)).subscription?.planId;
  const plan =
    held === planId
      ? (await readPlans(context.db, context.host.publishableKey, context.locale)).get(planId)
      : undefined;
  if (!plan) throw new Refusal('notFound', 'There is no such plan.');
  return plan;
}

export const planHandlers = {
  async listPlans(context, { countryCode }) {
    return onePage(await publicPlans(await visitingAt(context, { countryCode })));
  },

  async getPlanFeatures(context, { planId }) {
    return (await knownPlan(context, planId)).features;
  },

  async listAddonOffers(context, { planId }) {
    return onePage(await addonOffersFor(await visiting(context), await knownPlan(context, planId)));
  },
} satisfies Handlers<keyof typeof plans>;
