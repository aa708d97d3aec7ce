import * as v from 'valibot';
import { id, pageOf, requiredText, seconds } from '../common.js';
import { instantQuery, listing, wholeNumber } from '../query.js';
import { named, reason, seenVersion } from './common.js';

/** Derived, in this order: the first that holds (domain 2.2). */
export const licenseStatus = v.picklist(['suspended', 'expired', 'expiring', 'full', 'active']);
export type LicenseStatus = v.InferOutput<typeof licenseStatus>;

/** Seats for machines of one location. */
export const license = v.object({
  id: v.string(),
  location: named,
  orderId: v.nullable(v.string()),
  plan: v.string(),
  seats: v.number(),
  seatsUsed: v.number(),
  startsAt: seconds,
  expiresAt: seconds,
  suspended: v.boolean(),
  status: licenseStatus,
  version: v.number(),
});
export type License = v.InferOutput<typeof license>;

/** Seats of one licence. */
export const mostSeats = 10_000;

export const newLicense = v.object({
  locationId: id,
  plan: requiredText(80),
  seats: wholeNumber(mostSeats, 1),
  startsAt: v.optional(instantQuery),
  expiresAt: instantQuery,
});
export type NewLicense = v.InferOutput<typeof newLicense>;

export const licensePatch = v.object({
  seats: v.optional(wholeNumber(mostSeats, 1)),
  expiresAt: v.optional(instantQuery),
  suspended: v.optional(v.boolean()),
  version: seenVersion,
  reason,
});
export type LicensePatch = v.InferOutput<typeof licensePatch>;

export const licenseQuery = listing({
  filters: { locationId: v.optional(id), status: v.optional(licenseStatus) },
  sorts: ['expiresAt', 'seats'],
});
export type LicenseQuery = v.InferOutput<typeof licenseQuery>;

export const licenseList = pageOf(license);
export type LicenseList = v.InferOutput<typeof licenseList>;
