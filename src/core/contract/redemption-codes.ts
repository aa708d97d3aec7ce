import { call } from './call.js';
import type {
  CodeActivation,
  CodeBatch,
  CodeChanges,
  CodeCheck,
  CodeExport,
  CodeList,
  CodeQuery,
  CodesChanged,
  CodeSelection,
  NewCode,
  NewCodes,
  Redeemed,
  Redemption,
  RedemptionCode,
  RedemptionPreview,
} from './schemas/redemption-codes.js';
import { notGood, notRedeemed } from './redemption-fails.js';

/**
 * What a code gives, without redeeming it. Unknown, not yet sold and suspended codes give the same answer (domain 1.9);
 * `reason` is `currency` where it is of another currency than what is to be bought.
 */
export const validateRedemptionCode = call<CodeCheck, RedemptionPreview>()(
  'GET',
  '/redemption-codes/:code/redemption',
  {
    needs: ['apiKey'],
    guard: ['apiKey'],
    gives: 'nothing',
    limit: ['code'],
    keeps403: true,
    fails: notGood,
  },
);

/** Redeems a code for the person who asks: it is used up and takes effect, or neither. A 403 is an answer here and signs nobody out (spec s.8). */
export const redeemCode = call<Redemption, Redeemed>()('POST', '/redemption-codes/:code/redemption', {
  needs: ['jwt'],
  guard: ['loggedIn'],
  gives: 'nothing',
  audit: 'history',
  limit: ['code'],
  keeps403: true,
  money: true,
  fails: notRedeemed,
});

/** Activation at the till: from now on the code can be redeemed. Asking twice is harmless. Takes the code's id, or the code itself. */
export const activateRedemptionCode = call<CodeActivation, RedemptionCode>()(
  'POST',
  '/redemption-codes/:codeId/activation',
  {
    needs: ['apiKey'],
    guard: ['service', 'customerService'],
    audit: 'redemptionCode',
    idempotent: true,
    limit: ['till'],
    fails: ['redemptionCodeIsExpired', 'codeNotActivatable'],
  },
);

/** Codes by filter, newest first unless sorted otherwise. */
export const listRedemptionCodes = call<CodeQuery, CodeList>()('GET', '/redemption-codes', {
  needs: ['jwt'],
  guard: ['customerService', 'marketing'],
});

/** The codes of a filter as a file: all of them, not one page, up to 10,000. */
export const exportRedemptionCodes = call<CodeSelection, CodeExport>()('GET', '/redemption-codes/export', {
  needs: ['jwt'],
  guard: ['marketingManager', 'customerServiceManager'],
  audit: 'redemptionCode',
});

/** One code, chosen or made. What a code gives is worth money, so making one is safe to repeat with the same key. */
export const createRedemptionCode = call<NewCode, RedemptionCode>()('POST', '/redemption-codes', {
  needs: ['jwt'],
  guard: ['marketing', 'customerServiceManager'],
  audit: 'redemptionCode',
  limit: ['lookup'],
  money: true,
  fails: ['codeTaken', 'idempotencyConflict'],
});

/** Up to 10,000 codes of one kind, each different from every code there is. */
export const createRedemptionCodes = call<NewCodes, CodeBatch>()('PUT', '/redemption-codes', {
  needs: ['jwt'],
  guard: ['marketingManager'],
  audit: 'redemptionCode',
  money: true,
  fails: ['idempotencyConflict'],
});

/** Activates, suspends, retires or resets many codes, or changes their date or note. */
export const updateRedemptionCodes = call<CodeChanges, CodesChanged>()('PATCH', '/redemption-codes', {
  needs: ['jwt'],
  guard: ['marketingManager', 'customerServiceManager'],
  audit: 'redemptionCode',
  money: true,
  fails: ['tooManyCodes', 'idempotencyConflict'],
});
