import type * as subscriptions from '../../../core/contract/subscriptions.js';
import { eq } from 'drizzle-orm';
import { accountOf } from '../account/account.js';
import { historyOf } from '../account/account-history.js';
import { act } from '../actions/act.js';
import type { Sub } from '../books/books.js';
import { updateManually } from '../actions/manual-update.js';
import { demand } from '../account/member.js';
import { membershipOf, membershipsOf, presentMembership } from '../account/memberships.js';
import { readForChange, type Versioned } from '../../db/versioned.js';
import { subscriptions as subscriptionRows } from '../tables/memberships.js';
import { demandPlan } from '../quote/purchase.js';
import type { Context, Handlers } from '../../http/handler.js';
import { accountHandlers } from './account.js';
import { accountActionHandlers } from './account-actions.js';
import { findUser } from '../../people/caller.js';

/** Whose account a membership is the present one of. */
const ownerOf = async (context: Context, subscriptionId: string): Promise<string> =>
  (await presentMembership(context, subscriptionId)).user.id;

/** An account's history says who changed a membership: much of it is done by the clock and by billing providers. */
const versionedMembership: Versioned<Sub> = {
  resource: 'subscription',
  table: subscriptionRows,
  key: subscriptionRows.id,
  find: (db, id) => db.select().from(subscriptionRows).where(eq(subscriptionRows.id, id)),
  shown: (context, { id }) => membershipOf(context, id),
  async saved({ db }, { id, userId }) {
    const { items } = await historyOf(db, userId, { reader: 'staff', types: [], subscriptionId: id, limit: 1 });
    return { changedAt: items[0]?.at ?? null, changedBy: items[0]?.actor.name ?? null };
  },
};

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
    await readForChange(context, versionedMembership, subscriptionId, version);
    if (asked.planId !== undefined) await demandPlan(context, member, asked.planId);
    await act(context, member, work => updateManually(work, asked));
    context.note({ details: asked });
    return accountOf(context, member.user.id);
  },
} satisfies Handlers<keyof typeof subscriptions>;
