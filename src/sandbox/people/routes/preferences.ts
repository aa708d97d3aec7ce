import type * as preferences from '../../../core/contract/preferences.js';
import type { Context, Handlers } from '../../http/handler.js';
import { invalid } from '../../http/refusal.js';
import {
  allPreferences,
  clearPreference,
  demandOwn,
  fullPreferencesFor,
  isPreferenceKey,
  preferencesFor,
  setPreferences,
  writePreferences,
} from '../preferences.js';
import { findUser } from '../caller.js';
import type { UserRow } from '../profile/profile.js';

const shown = async (context: Context, user: UserRow) =>
  preferencesFor(context, user, await setPreferences(context.db, user.id));

export const preferenceHandlers = {
  getPreferences: async (context, { userId }) => shown(context, await findUser(context.db, userId)),

  async getFullPreferences(context, { userId }) {
    const user = await findUser(context.db, userId);
    return fullPreferencesFor(context, user, await allPreferences(context.db, user));
  },

  async updatePreferences(context, { userId, ...given }) {
    const user = await findUser(context.db, userId);
    demandOwn(context, user, Object.keys(given));
    await writePreferences(context, userId, given);
    return shown(context, user);
  },

  async resetPreference(context, { userId, key }) {
    if (!isPreferenceKey(key)) throw invalid([{ path: 'key', message: 'There is no such preference.' }]);
    const user = await findUser(context.db, userId);
    demandOwn(context, user, [key]);
    await clearPreference(context.db, userId, key);
    return shown(context, user);
  },
} satisfies Handlers<keyof typeof preferences>;
