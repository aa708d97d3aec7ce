import { call } from '../call.js';
import type {
  CommercialCode,
  CommercialCodePreview,
  CommercialCodeRedeemed,
  CommercialCodeReset,
  CommercialCodeSuspension,
} from '../schemas/commercial/codes.js';
import type { PublicLocationQuery, PublicLocations } from '../schemas/commercial/locations.js';

const fails = ['redemptionCodeInvalid', 'redemptionCodeAlreadyRedeemed', 'redemptionCodeIsExpired'] as const;

/** What a location's code gives a member, without redeeming it. */
export const validateCommercialCode = call<object, CommercialCodePreview>()('GET', '/commercial/codes/:code/validate', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  repeatable: 'reads',
  limit: ['code'],
  fails,
});

/** Attaches the caller to the location's benefit. */
export const redeemCommercialCode = call<object, CommercialCodeRedeemed>()('POST', '/commercial/codes/:code/redeem', {
  needs: ['jwt'],
  guard: ['loggedIn'],
  gives: 'nothing',
  audit: 'commercialCode',
  idempotent: true,
  limit: ['code'],
  fails: [...fails, 'idempotencyConflict'],
});

const manages = {
  needs: ['jwt'],
  guard: ['customerServiceManager'],
  audit: 'commercialCode',
  idempotent: true,
  limit: ['lookup'],
} as const;

/**
 * Makes a code that was redeemed or suspended, or has expired, usable again. What it gave stays, unless that is revoked.
 */
export const resetCommercialCode = call<CommercialCodeReset, CommercialCode>()(
  'POST',
  '/commercial/codes/:code/reset',
  {
    ...manages,
    fails: ['codeNotResettable'],
  },
);

/** Blocks a code that nobody has redeemed. */
export const suspendCommercialCode = call<CommercialCodeSuspension, CommercialCode>()(
  'POST',
  '/commercial/codes/:code/suspend',
  { ...manages, fails: ['codeNotSuspendable'] },
);

/** Locations where members can work out, by name: what anybody may know of them. */
export const listCommercialLocations = call<PublicLocationQuery, PublicLocations>()('GET', '/commercial/locations', {
  needs: ['jwt'],
  guard: ['loggedIn'],
  gives: 'nothing',
  repeatable: 'reads',
});
