import { call } from './call.js';
import type { RedemptionPreview } from './schemas/redemption-codes.js';

/** What a code gives, without redeeming it. Unknown, not yet sold and suspended codes answer alike (domain 1.9). */
export const validateRedemptionCode = call<object, RedemptionPreview>()('GET', '/redemption-codes/:code/redemption', {
  needs: ['apiKey'], guard: ['apiKey'], keeps403: true,
  fails: ['redemptionCodeInvalid', 'redemptionCodeAlreadyRedeemed', 'redemptionCodeIsExpired', 'redemptionBlocked'],
});
