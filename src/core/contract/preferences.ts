import { call } from './call.js';
import type { FullPreferences, Preferences } from './schemas/preferences.js';

/** What a person has set, by key. */
export const getPreferences = call<object, Preferences>()('GET', '/users/:userId/preferences', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
});

/** Every preference with the value that counts, and what it would be if nothing were set. */
export const getFullPreferences = call<object, FullPreferences>()('GET', '/users/:userId/preferences/full', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
});

/** Sets the preferences that are sent and leaves the others alone; privacy is an adult's own, also under their parent (domain 8.7). */
export const updatePreferences = call<Preferences, Preferences>()('PATCH', '/users/:userId/preferences', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
  audit: 'user',
  fails: ['privacyIsTheirs'],
});

/** Back to the default. */
export const resetPreference = call<object, Preferences>()('DELETE', '/users/:userId/preferences/:key', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
  audit: 'user',
  fails: ['privacyIsTheirs'],
});
