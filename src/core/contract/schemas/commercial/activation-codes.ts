import * as v from 'valibot';
import { id, pageOf, seconds } from '../common.js';
import { listing, wholeNumber } from '../query.js';
import { named } from './common.js';

export const activationCodeStatus = v.picklist(['active', 'usedUp', 'expired', 'revoked']);
export type ActivationCodeStatus = v.InferOutput<typeof activationCodeStatus>;

/** A code that machines of one location are activated with. */
export const activationCode = v.object({
  id: v.string(),
  /** In two groups, as it is read and typed: `XK4P-9TQM`. */
  code: v.string(),
  location: named,
  maxUses: v.number(),
  uses: v.number(),
  expiresAt: seconds,
  /** Seconds from now; 0 once it has expired. */
  expiresIn: v.number(),
  status: activationCodeStatus,
  createdAt: seconds,
  version: v.number(),
});
export type ActivationCode = v.InferOutput<typeof activationCode>;

/** Good for one machine and a day, unless it says otherwise. */
export const newActivationCode = v.object({
  maxUses: v.optional(wholeNumber(1000, 1)),
  /** Seconds that it is good for, five minutes to 90 days. */
  expiresIn: v.optional(wholeNumber(90 * 86_400, 300)),
});
export type NewActivationCode = v.InferOutput<typeof newActivationCode>;

export const activationCodeQuery = listing({
  filters: { locationId: v.optional(id), status: v.optional(activationCodeStatus) },
  sorts: ['createdAt', 'expiresAt'],
});
export type ActivationCodeQuery = v.InferOutput<typeof activationCodeQuery>;

export const activationCodeList = pageOf(activationCode);
export type ActivationCodeList = v.InferOutput<typeof activationCodeList>;
