import { call } from './call.js';
import type { LegacyQuery } from './schemas/legacy.js';

/** Paths of older apps, about the caller: each answers like the call that took its place. */
export const getLegacy = call<LegacyQuery, unknown>()('GET', '/legacy/:route', {
  needs: ['jwt'],
  guard: ['loggedIn'],
  gives: 'nothing',
  repeatable: 'reads',
});
