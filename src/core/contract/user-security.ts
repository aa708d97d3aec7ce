import { call } from './call.js';
import type { SessionList, SessionsEnded, SessionsToEnd } from './schemas/sessions.js';
import type { ChangePassword } from './schemas/users.js';

/** A new password by the old one; ends every other session. Nobody does this for another, staff neither (domain 6.2). */
export const changePassword = call<ChangePassword, { changed: true }>()('PUT', '/users/:userId/password', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  idempotent: true,
  limit: ['password'],
  fails: ['selfOnly', 'notWhileActing'],
});

/** Where a person is signed in. */
export const listSessions = call<object, SessionList>()('GET', '/users/:userId/sessions', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
});

/** Signs a person out: everywhere, everywhere else, or in one place. */
export const endSessions = call<SessionsToEnd, SessionsEnded>()('DELETE', '/users/:userId/sessions', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
});
