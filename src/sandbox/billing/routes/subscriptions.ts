import type * as subscriptions from '../../../core/contract/subscriptions.js';
import { accountOf } from '../account/account.js';
import { historyOf } from '../account/account-history.js';
import { act } from '../actions/act.js';
import type { Sub } from '../books/books.js';
import { updateManually } from '../actions/manual-update.js';
import { demand } from '../account/member.js';
import { membershipOf, membershipsOf, presentMembership } from '../account/memberships.js';
import { demandPlan } from '../quote/purchase.js';
import { type Context, type Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { accountHandlers } from './account.js';
import { accountActionHandlers } from './account-actions.js';
import { findUser } from '../../people/caller.js';

/** Whose account a membership is the present one of. */
const ownerOf = async (context: Context, subscriptionId: string): Promise<string> =>
  (await presentMembership(context, subscriptionId)).user.id;

/** Somebody saved it in between: what it is now, who did that and when (domain 4.2). */
async function conflict(context: Context, { id, userId }: Sub): Promise<Refusal> {
  const { items } = await historyOf(context.db, userId, {
    reader: 'staff',
    types: [],
    subscriptionId: id,
    offset: 0,
    limit: 1,
  });
  return new Refusal('versionConflict', 'This membership was changed in the meantime.', {
    current: await membershipOf(context, id),
    changedAt: items[0]?.at ?? null,
    changedBy: items[0]?.actor.name ?? null,
  });
}

export const subscriptionHandlers = {
  async listUserSubscriptions(context, { userId, ...page }) {
    await findUser(context.db, userId);
    return membershipsOf(context, userId, page);
  },

  getUserSubscription: (context, { userId, subscriptionId }) => membershipOf(context, subscriptionId, userId),
  getSubscription: (context, { subscriptionId }) => membershipOf(context, subscriptionId),

  async cancelSubscription(context, { subscriptionId, ...asked }) {
    return accountActionHandlers.cancel(context, { userId: await ownerOf(context, subscriptionId), ...asked });
  },

  async uncancelSubscription(context, { subscriptionId }) {
    return accountActionHandlers.uncancel(context, { userId: await ownerOf(context, subscriptionId) });
  },

  async terminateSubscription(context, { subscriptionId, ...asked }) {
    return accountActionHandlers.terminate(context, { userId: await ownerOf(context, subscriptionId), ...asked });
  },

  async quoteSubscription(context, { subscriptionId, ...asked }) {
    return accountHandlers.quote(context, { userId: await ownerOf(context, subscriptionId), ...asked });
  },

  async updateSubscriptionManually(context, { subscriptionId, version, ...asked }) {
    const member = await presentMembership(context, subscriptionId);
    await demand('quote', member, context.db);
    const { subscription } = member;
    if (subscription && subscription.version !== version) throw await conflict(context, subscription);
    if (asked.planId !== undefined) await demandPlan(context, member, asked.planId);
    await act(context, member, work => updateManually(work, asked));
    context.note({ details: asked });
    return accountOf(context, member.user.id);
  },
} satisfies Handlers<keyof typeof subscriptions>;
