import { formatCode } from '../engine/redemption-code.js';
import { demandRedeemer } from '../engine/redemption-blocks.js';
import { findRedeemable } from '../engine/redemption.js';
import type { Handlers } from '../handler.js';

export const redemptionCodeHandlers: Handlers<'validateRedemptionCode'> = {
  async validateRedemptionCode(context, { code }) {
    const found = await findRedeemable(context, code);
    if (context.caller) await demandRedeemer(context, context.caller.userId);
    return { code: formatCode(found.code), effect: found.effect, expiresAt: found.expiresAt };
  },
};
