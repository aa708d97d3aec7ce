import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import { licenses } from '../tables/licenses.js';

/** Licences whose seats can be used now: `licenseRefusal`, in SQL; `now` in unix seconds. */
export const isUsable = (now: number): SQL | undefined =>
  and(eq(licenses.suspended, false), lte(licenses.startsAt, now), gt(licenses.expiresAt, now));
