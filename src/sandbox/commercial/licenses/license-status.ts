import { addDays } from '../../../core/dates.js';
import type { LicenseStatus } from '../../../core/contract/schemas/commercial/licenses.js';
import type { licenses } from '../tables/licenses.js';

export type LicenseRow = typeof licenses.$inferSelect;

/** Days before its end from which a licence counts as expiring. */
export const EXPIRING_DAYS = 30;

type Dated = Pick<LicenseRow, 'suspended' | 'expiresAt' | 'seats'>;

/** Derived, the first that holds: suspended, expired, expiring, full, active (domain 2.2). */
export function licenseStatus({ suspended, expiresAt, seats }: Dated, used: number, now: number): LicenseStatus {
  if (suspended) return 'suspended';
  if (expiresAt <= now) return 'expired';
  if (expiresAt <= addDays(now, EXPIRING_DAYS)) return 'expiring';
  return used >= seats ? 'full' : 'active';
}

/** Why a licence gives nobody a seat at all, full or not; undefined where it does. */
export function licenseRefusal(
  { suspended, startsAt, expiresAt }: Pick<LicenseRow, 'suspended' | 'startsAt' | 'expiresAt'>,
  now: number,
): 'licenseSuspended' | 'licenseExpired' | undefined {
  if (suspended) return 'licenseSuspended';
  return expiresAt <= now || startsAt > now ? 'licenseExpired' : undefined;
}
