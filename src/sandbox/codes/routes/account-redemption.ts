import type * as accountRedemption from '../../../core/contract/account-redemption.js';
import { accountOf } from '../../billing/account/account.js';
import { previewFor, redeemFor } from '../redeem.js';
import type { Handlers } from '../../http/handler.js';

export const accountRedemptionHandlers = {
  validateAccountCode: (context, { userId, code }) => previewFor(context, userId, code),

  async redeemAccountCode(context, { userId, code, ...asked }) {
    await redeemFor(context, userId, code, asked);
    return accountOf(context, userId);
  },
} satisfies Handlers<keyof typeof accountRedemption>;
