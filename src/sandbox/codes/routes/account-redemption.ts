import type * as accountRedemption from '../../../core/contract/account-redemption.js';
import { accountOf } from '../../billing/account/account.js';
import { findCodeFor, redeemFor } from '../redeem.js';
import { formatCode } from '../redemption-code.js';
import type { Handlers } from '../../http/handler.js';

export const accountRedemptionHandlers = {
  async validateAccountCode(context, { userId, code }) {
    const found = await findCodeFor(context, userId, code);
    return { code: formatCode(found.code), effect: found.effect, expiresAt: found.expiresAt };
  },

  async redeemAccountCode(context, { userId, code }) {
    await redeemFor(context, userId, code);
    return accountOf(context, userId);
  },
} satisfies Handlers<keyof typeof accountRedemption>;
