import { call } from './call.js';
import { notGood, notRedeemed } from './redemption-fails.js';
import type { Account } from './schemas/account.js';
import type { Redemption, RedemptionPreview } from './schemas/redemption-codes.js';

/** What a code would give this person, without redeeming it. A 403 is the answer of spec s.8 and signs nobody out. */
export const validateAccountCode = call<object, RedemptionPreview>()('GET', '/users/:userId/account/:code/redemption', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'nothing',
  limit: ['code'],
  keeps403: true,
  fails: notGood,
});

/** Redeems a code for this person: the code is used up and takes effect, or neither. */
export const redeemAccountCode = call<Redemption, Account>()('POST', '/users/:userId/account/:code/redemption', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'nothing',
  audit: 'history',
  limit: ['code'],
  keeps403: true,
  money: true,
  fails: notRedeemed,
});
