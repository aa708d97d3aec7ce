import type { NewUser, User, UserPatch, UserSignedUp } from './schemas/users.js';
import { call } from './call.js';
import type { HeartRateZones } from './schemas/heart-rate.js';

/** Signs up: a user, a session, a token. */
export const createUser = call<NewUser, UserSignedUp>()('POST', '/users', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  acting: 'always',
  audit: 'user',
  idempotent: true,
  limit: ['signup'],
  fails: ['emailTaken'],
});

export const getUser = call<object, User>()('GET', '/users/:userId', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'nothing',
  audit: 'user',
});

/**
 * Changes any part of a profile. `versionConflict` carries the present row in `debug.current`. A new email address
 * needs the caller's password; a mail goes to the former address.
 */
export const updateUser = call<UserPatch, User>()('PATCH', '/users/:userId', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'nothing',
  audit: 'user',
  idempotent: true,
  limit: ['profile', 'password'],
  fails: ['versionConflict', 'emailTaken', 'notWhileActing', 'selfOnly', 'staffAccount'],
});

export const deleteUserImage = call<object, User>()('DELETE', '/users/:userId/image', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'nothing',
  audit: 'user',
});

/** Heart-rate zones from what the person has entered about themself. */
export const getHeartRateZones = call<object, HeartRateZones>()('GET', '/users/:userId/hr-zones', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
});
