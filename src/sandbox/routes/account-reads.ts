import { availablePlans } from '../engine/available-plans.js';
import { historyOf, typesIn } from '../engine/account-history.js';
import { billingOf, readerOf } from '../engine/billing-reader.js';
import { loadMember } from '../engine/member.js';
import { membershipsOf } from '../engine/memberships.js';
import { purchasesOf } from '../engine/purchase-history.js';
import { rewardCodesOf } from '../engine/reward-codes.js';
import type { Handlers } from '../handler.js';
import { onePage, pageAsked } from './page.js';

export const accountReadHandlers: Handlers<
  'getAccountHistory' | 'listAvailablePlans' | 'listAccountSubscriptions' | 'getPurchaseHistory' | 'listRewardCodes'
> = {
  async getAccountHistory(context, { userId, type, subscriptionId, ...asked }) {
    await billingOf(context, userId);
    return historyOf(context.db, userId, {
      reader: readerOf(context),
      types: typesIn(type),
      subscriptionId,
      ...pageAsked(asked),
    });
  },

  async listAvailablePlans(context, { userId }) {
    return onePage(await availablePlans(context, await billingOf(context, userId)));
  },

  async listAccountSubscriptions(context, { userId, ...asked }) {
    await loadMember(context, userId);
    return membershipsOf(context, userId, pageAsked(asked));
  },

  async getPurchaseHistory(context, { userId, kind, ...asked }) {
    await billingOf(context, userId);
    return purchasesOf(context.db, userId, { kind, ...pageAsked(asked) });
  },

  async listRewardCodes(context, { userId, ...asked }) {
    await loadMember(context, userId);
    return rewardCodesOf(context, userId, pageAsked(asked));
  },
};
