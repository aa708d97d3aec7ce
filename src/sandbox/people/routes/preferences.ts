import type * as preferences from '../../../core/contract/preferences.js';
import type { Handlers } from '../../http/handler.js';
import { invalid } from '../../http/refusal.js';
import { allPreferences, clearPreference, isPreferenceKey, setPreferences, writePreferences } from '../preferences.js';
import { findUser } from '../caller.js';

export const preferenceHandlers = {
  async getPreferences({ db }, { userId }) {
    return setPreferences(db, (await findUser(db, userId)).id);
  },

  async getFullPreferences({ db }, { userId }) {
    return allPreferences(db, await findUser(db, userId));
  },

  async updatePreferences(context, { userId, ...given }) {
    await findUser(context.db, userId);
    await writePreferences(context, userId, given);
    return setPreferences(context.db, userId);
  },

  async resetPreference({ db }, { userId, key }) {
    if (!isPreferenceKey(key)) throw invalid([{ path: 'key', message: 'There is no such preference.' }]);
    await findUser(db, userId);
    await clearPreference(db, userId, key);
    return setPreferences(db, userId);
  },
} satisfies Handlers<keyof typeof preferences>;
