import type * as accountReads from '../../../core/contract/account-reads.js';
import { historyOf, typesIn } from '../account/account-history.js';
import { billingOf, readerOf } from '../account/billing-reader.js';
import { loadMember } from '../account/member.js';
import { membershipsOf } from '../account/memberships.js';
import { pricedPlans } from '../account/plan-prices.js';
import { purchasesOf } from '../account/purchase-history.js';
import { rewardCodesOf } from '../../codes/reward-codes.js';
import type { Handlers } from '../../http/handler.js';
import { onePage } from '../../db/page.js';

export const accountReadHandlers = {
  async getAccountHistory(context, { userId, type, subscriptionId, ...page }) {
    await billingOf(context, userId);
    return historyOf(context.db, userId, {
      reader: readerOf(context),
      types: typesIn(type),
      subscriptionId,
      ...page,
    });
  },

  async listAvailablePlans(context, { userId }) {
    return onePage(await pricedPlans(context, await billingOf(context, userId)));
  },

  async listAccountSubscriptions(context, { userId, ...page }) {
    await loadMember(context, userId);
    return membershipsOf(context, userId, page);
  },

  async getPurchaseHistory(context, { userId, ...asked }) {
    await billingOf(context, userId);
    return purchasesOf(context, userId, asked);
  },

  async listRewardCodes(context, { userId, ...page }) {
    await loadMember(context, userId);
    return rewardCodesOf(context, userId, page);
  },
} satisfies Handlers<keyof typeof accountReads>;
