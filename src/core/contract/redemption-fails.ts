/** Why a code cannot be redeemed by anybody who holds it. */
export const notGood = [
  'redemptionCodeInvalid',
  'redemptionCodeAlreadyRedeemed',
  'redemptionCodeIsExpired',
  'redemptionBlocked',
] as const;

/** Why a code was not redeemed for this person. */
export const notRedeemed = [
  ...notGood,
  'subscriptionPending',
  'paymentOverdue',
  'resumeFirst',
  'useSubscribe',
  'betterDiscountRuns',
  'idempotencyConflict',
] as const;
