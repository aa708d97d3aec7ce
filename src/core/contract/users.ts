import { call } from './call.js';
import type { ForgotPassword, NewUser, ResetPassword, User, UserPatch, UserSignedUp } from './schemas/users.js';

/** Signs up: a user, a session, a token. */
export const createUser = call<NewUser, UserSignedUp>()('POST', '/users', {
  needs: ['apiKey'], guard: ['apiKey'], fails: ['emailTaken'],
});

export const getUser = call<object, User>()('GET', '/users/:userId', {
  needs: ['jwt'], guard: ['selfOrAdmin', 'customerService'],
});

export const updateUser = call<UserPatch, User>()('PATCH', '/users/:userId', {
  needs: ['jwt'], guard: ['selfOrAdmin', 'customerService'],
});

/** Sends a reset link. The answer is the same whether or not the address is known (domain 6.3). */
export const forgotPassword = call<ForgotPassword, { sent: true }>()('POST', '/users/password/forgot', {
  needs: ['apiKey'], guard: ['apiKey'],
});

/** Sets a new password by the token of the reset link; ends every other session of the user. */
export const resetPassword = call<ResetPassword, { reset: true }>()('POST', '/users/password/reset', {
  needs: ['apiKey'], guard: ['apiKey'], fails: ['tokenInvalid'],
});
