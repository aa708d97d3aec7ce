import type { ActivationCodeStatus } from '../../../core/contract/schemas/commercial/activation-codes.js';
import type { activationCodes } from '../tables/licenses.js';

export type ActivationCodeRow = typeof activationCodes.$inferSelect;

/** Derived: a code that was revoked stays revoked, one that is used up does not expire any more. */
export function activationCodeStatus(
  { revokedAt, uses, maxUses, expiresAt }: Pick<ActivationCodeRow, 'revokedAt' | 'uses' | 'maxUses' | 'expiresAt'>,
  now: number,
): ActivationCodeStatus {
  if (revokedAt !== null) return 'revoked';
  if (uses >= maxUses) return 'usedUp';
  return expiresAt <= now ? 'expired' : 'active';
}
