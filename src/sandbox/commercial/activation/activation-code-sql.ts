import { and, gt, gte, isNotNull, isNull, lt, lte, type SQL } from 'drizzle-orm';
import type { ActivationCodeStatus } from '../../../core/contract/schemas/commercial/activation-codes.js';
import { activationCodes } from '../tables/licenses.js';

const { revokedAt, uses, maxUses, expiresAt } = activationCodes;

/** Codes with this status: `activationCodeStatus`, in SQL; `now` in unix seconds. */
export function hasStatus(status: ActivationCodeStatus, now: number): SQL | undefined {
  if (status === 'revoked') return isNotNull(revokedAt);
  if (status === 'usedUp') return and(isNull(revokedAt), gte(uses, maxUses));
  const usable = and(isNull(revokedAt), lt(uses, maxUses));
  return and(usable, status === 'expired' ? lte(expiresAt, now) : gt(expiresAt, now));
}
