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
import type { ForgotPassword, NewUser, ResetPassword } from './schemas/users.js';
import type { User, UserSignedUp } from './schemas/profile.js';

/** Signs up: a user, a session, a token. */
export const createUser = call<NewUser, UserSignedUp>()('POST', '/users', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  idempotent: true,
  limit: ['signup'],
  fails: ['emailTaken'],
});

export const getUser = call<object, User>()('GET', '/users/:userId', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
});

/** Sends a reset link. The answer is the same whether or not the address is known (domain 6.3). */
export const forgotPassword = call<ForgotPassword, { sent: true }>()('POST', '/users/password/forgot', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  idempotent: true,
  limit: ['mail'],
});

/**
 * Sets a new password by the token of the reset link; ends every other session of the user. The token of a family
 * invitation gives the invited profile its address and password; when that address has an account, `debug.reason`
 * of `tokenInvalid` is `accountExists`: its owner signs in and joins the family instead.
 */
export const resetPassword = call<ResetPassword, { reset: true }>()('POST', '/users/password/reset', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  idempotent: true,
  limit: ['token'],
  fails: ['tokenInvalid'],
});

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
  idempotent: true,
});

/** Looks for what is wrong with an account; with `apply` it is put right. */
export const repairUser = call<RepairRequest, RepairReport>()('POST', '/users/:userId/repair', {
  needs: ['jwt'],
  guard: ['customerServiceManager'],
  idempotent: true,
});

/** A code that opens the developer menu of a machine for this person, today. */
export const getDevCode = call<object, DevCode>()('GET', '/users/:userId/dev-code', {
  needs: ['jwt'],
  guard: ['admin'],
});

/** A back end's key, or staff's token beside any key. */
export const findUserByEmail = call<object, UserSummary>()('GET', '/users/findByEmail/:email', {
  needs: ['apiKey'],
  guard: ['service', 'customerService'],
  limit: ['lookup'],
});

export const getDateActivated = call<object, Activation>()('GET', '/users/findByEmail/:email/dateActivated', {
  needs: ['apiKey'],
  guard: ['service', 'customerService'],
  limit: ['lookup'],
});

/** Mails the link by which a person who never signed in sets a password. The answer is the same for any address. */
export const resendActivation = call<object, { sent: true }>()('GET', '/users/findByEmail/:email/resendActivation', {
  needs: ['apiKey'],
  guard: ['service', 'customerService'],
  limit: ['mail', 'lookup'],
});
