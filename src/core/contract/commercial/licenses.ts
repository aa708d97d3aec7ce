import { call } from '../call.js';
import type { License, LicenseList, LicensePatch, LicenseQuery, NewLicense } from '../schemas/commercial/licenses.js';

const writes = { needs: ['jwt'], guard: ['customerServiceManager'], audit: 'license' } as const;

/** Seats for a location. */
export const createLicense = call<NewLicense, License>()('POST', '/commercial/v1/licenses', {
  ...writes,
  idempotent: true,
});

/** The licences of the locations that the caller may see; those that end first come first. */
export const listLicenses = call<LicenseQuery, LicenseList>()('GET', '/commercial/v1/licenses', {
  needs: ['jwt'],
  guard: ['commercialScope', 'customerServiceManager'],
  repeatable: 'reads',
  scoped: ['dealer', 'owner', 'manager', 'staff'],
});

/** More or fewer seats, another end, or suspended. Never fewer seats than are taken: the refusal names the machines. */
export const updateLicense = call<LicensePatch, License>()('PATCH', '/commercial/v1/licenses/:licenseId', {
  ...writes,
  idempotent: true,
  fails: ['seatsInUse', 'versionConflict'],
});
