import { call } from './call.js';
import type { SessionInfo, SignedIn } from './schemas/auth.js';

/** Whether the token is still good. */
export const validateSession = call<object, SessionInfo>()('GET', '/auth/validate', {
  needs: ['jwt'],
  guard: ['loggedIn'],
  gives: 'nothing',
});

/** A new token for the same session; `sessionId` is the token's `jti` (spec s.4). */
export const refreshSession = call<object, SignedIn>()('GET', '/auth/:sessionId', {
  needs: ['jwt'],
  guard: ['loggedIn'],
  gives: 'nothing',
});

/** Ends the session on the server. */
export const endSession = call<object, { ended: boolean }>()('DELETE', '/auth/:sessionId', {
  needs: ['jwt'],
  guard: ['loggedIn'],
  gives: 'nothing',
  acting: 'always',
  audit: 'none',
});

/** A full token for one of the old style, which names no parent and no plan. No other call takes an old one. */
export const upgradeSession = call<object, SignedIn>()('POST', '/auth/upgrade', {
  needs: ['jwt'],
  guard: ['loggedIn'],
  gives: 'nothing',
  acting: 'always',
  audit: 'none',
  idempotent: true,
});
