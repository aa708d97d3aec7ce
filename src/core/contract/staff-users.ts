import { call } from './call.js';
import type {
  Activation,
  Cohorts,
  DevCode,
  FixedAddress,
  RepairReport,
  RepairRequest,
  RoleCounts,
  UserFilter,
  UserSummaries,
  UserSummary,
} from './schemas/staff-users.js';

/** Finds people. */
export const listUsers = call<UserFilter, UserSummaries>()('GET', '/users', {
  needs: ['jwt'],
  guard: ['customerService'],
});

/** How many signed up, month by month and country by country. */
export const listCohorts = call<object, Cohorts>()('GET', '/users/cohorts', {
  needs: ['jwt'],
  guard: ['marketing'],
});

/** Every role and how many hold it. */
export const listRoles = call<object, RoleCounts>()('GET', '/users/roles', {
  needs: ['jwt'],
  guard: ['admin'],
});

/** Writes an address as its country writes it, and says what changed. */
export const fixUserAddress = call<object, FixedAddress>()('POST', '/users/:userId/fixUserAddress', {
  needs: ['jwt'],
  guard: ['customerService'],
  audit: 'user',
  idempotent: true,
});

/** Looks for what is wrong with an account; with `apply` it is put right. */
export const repairUser = call<RepairRequest, RepairReport>()('POST', '/users/:userId/repair', {
  needs: ['jwt'],
  guard: ['customerServiceManager'],
  audit: 'user',
  idempotent: true,
});

/** A code that opens the developer menu of a machine for this person, today. */
export const getDevCode = call<object, DevCode>()('GET', '/users/:userId/dev-code', {
  needs: ['jwt'],
  guard: ['admin'],
  audit: 'user',
});

/** A back end's key, or staff's token beside any key. */
export const findUserByEmail = call<object, UserSummary>()('GET', '/users/findByEmail/:email', {
  needs: ['apiKey'],
  guard: ['service', 'customerService'],
  audit: 'user',
  limit: ['lookup'],
});

export const getDateActivated = call<object, Activation>()('GET', '/users/findByEmail/:email/dateActivated', {
  needs: ['apiKey'],
  guard: ['service', 'customerService'],
  audit: 'user',
  limit: ['lookup'],
});

/** Mails the link by which a person who never signed in sets a password. The answer is the same for any address. */
export const resendActivation = call<object, { sent: true }>()('GET', '/users/findByEmail/:email/resendActivation', {
  needs: ['apiKey'],
  guard: ['service', 'customerService'],
  audit: 'user',
  limit: ['mail', 'lookup'],
});
