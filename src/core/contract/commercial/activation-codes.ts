import { call } from '../call.js';
import type {
  ActivationCode,
  ActivationCodeList,
  ActivationCodeQuery,
  NewActivationCode,
} from '../schemas/commercial/activation-codes.js';

/** The codes of all locations that the caller may see, newest first; who works at one sees those that can be used. */
export const listActivationCodes = call<ActivationCodeQuery, ActivationCodeList>()(
  'GET',
  '/commercial/v1/activation-codes',
  {
    needs: ['jwt'],
    guard: ['commercialScope', 'customerServiceManager'],
    repeatable: 'reads',
    scoped: ['dealer', 'owner', 'manager', 'staff'],
  },
);

const writes = {
  needs: ['jwt'],
  guard: ['commercialScope', 'customerServiceManager'],
  audit: 'activationCode',
  scoped: ['dealer', 'owner', 'manager'],
} as const;

/** A new code of a location. A dealer makes them until the first machine there is activated. */
export const createActivationCode = call<NewActivationCode, ActivationCode>()(
  'POST',
  '/commercial/v1/activation-codes/:locationId',
  { ...writes, idempotent: true, fails: ['notANewSite'] },
);

/** Revokes a code; it stays in the list. Asking twice is harmless. */
export const revokeActivationCode = call<object, ActivationCode>()(
  'DELETE',
  '/commercial/v1/activation-codes/:activationCodeId',
  writes,
);
