import { call } from './call.js';
import type {
  Acting,
  ActingReason,
  Credentials,
  LoginToken,
  LoginTokenRequest,
  OneTimeToken,
  SignedIn,
} from './schemas/auth.js';

/** Email and password for a token. A wrong pair is 422, because 401 signs people out (domain 0.1). */
export const signIn = call<Credentials, SignedIn>()('POST', '/auth', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  acting: 'always',
  audit: 'none',
  idempotent: true,
  limit: ['password'],
  fails: ['invalidCredentials'],
});

/** Signs in dealers, owners and location users; for anybody else the pair is wrong. */
export const signInCommercial = call<Credentials, SignedIn>()('POST', '/auth/commercial', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  acting: 'always',
  audit: 'none',
  idempotent: true,
  limit: ['password'],
  fails: ['invalidCredentials'],
});

/** The same at the address of the first commercial version. */
export const signInCommercialV1 = call<Credentials, SignedIn>()('POST', '/auth/v1/commercial', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  acting: 'always',
  audit: 'none',
  idempotent: true,
  limit: ['password'],
  fails: ['invalidCredentials'],
});

/** A one-time login token (300 seconds, spec s.9) for a session. */
export const redeemOneTimeToken = call<OneTimeToken, SignedIn>()('POST', '/auth/one-time-token', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  acting: 'always',
  audit: 'none',
  idempotent: true,
  limit: ['token'],
  fails: ['tokenInvalid'],
});

/**
 * A token to act as a member of one's family, by the parent; by a child who was switched to, the way back to the
 * parent's session (domain 1.8). Anybody else is not there.
 */
export const switchFamilyMember = call<object, SignedIn>()('GET', '/auth/switch-family-member/:userId', {
  needs: ['jwt'],
  guard: ['loggedIn'],
  gives: 'nothing',
  audit: 'user',
});

/** As whom one of our staff acts for a member: who, why, and for how long. For any other session, nothing. */
export const getActing = call<object, Acting>()('GET', '/auth/acting', {
  needs: ['jwt'],
  guard: ['loggedIn'],
  gives: 'nothing',
  repeatable: 'reads',
});

/** Says why one acts for a member, which opens what may be changed for them (domain 8.7); the member reads that it was said. */
export const giveActingReason = call<ActingReason, Acting>()('POST', '/auth/acting', {
  needs: ['jwt'],
  guard: ['loggedIn'],
  gives: 'nothing',
  acting: 'always',
  audit: 'user',
  idempotent: true,
  fails: ['notActing'],
});

/**
 * A one-time login token for this user, to carry a session to another site. Nobody signs in as one of our staff this way.
 * Staff who sign in by it act for the member: read-only, until they have given a reason, here or later.
 */
export const createLoginToken = call<LoginTokenRequest, LoginToken>()('POST', '/users/:userId/login-tokens', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerServiceManager'],
  gives: 'nothing',
  acting: 'never',
  audit: 'user',
  idempotent: true,
  fails: ['staffAccount'],
});
