import { call } from './call.js';
import type {
  ChangePassword,
  ForgotPassword,
  ResetPassword,
  SessionList,
  SessionsEnded,
  SessionsToEnd,
} from './schemas/user-security.js';

/** A new password by the old one; ends every other session. Nobody does this for another, staff neither (domain 6.2). */
export const changePassword = call<ChangePassword, { changed: true }>()('PUT', '/users/:userId/password', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
  acting: 'never',
  audit: 'user',
  idempotent: true,
  limit: ['password'],
  fails: ['selfOnly', 'notWhileActing'],
});

/** Where a person is signed in. */
export const listSessions = call<object, SessionList>()('GET', '/users/:userId/sessions', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'nothing',
  audit: 'user',
});

/** Signs a person out: everywhere, everywhere else, or in one place. */
export const endSessions = call<SessionsToEnd, SessionsEnded>()('DELETE', '/users/:userId/sessions', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'nothing',
  acting: 'never',
  audit: 'user',
});

/** Sends a reset link. The answer is the same whether or not the address is known (domain 6.3). */
export const forgotPassword = call<ForgotPassword, { sent: true }>()('POST', '/users/password/forgot', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  audit: 'none',
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
  gives: 'nothing',
  acting: 'never',
  audit: 'user',
  idempotent: true,
  limit: ['token'],
  fails: ['tokenInvalid'],
});
