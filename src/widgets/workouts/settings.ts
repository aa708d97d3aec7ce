import { getFullPreferences } from '../../core/contract/preferences.js';
import type { Units } from '../../core/measures.js';
import type { Session } from '../../core/session/session.js';

/** How a member counts lengths and weights, and by which clock their days begin. */
export interface Settings {
  units: Units;
  /** An IANA name. */
  timeZone: string;
}

/** Before they are known, and where they cannot be asked: a figure with its unit is right in either. */
export const usualSettings = (): Settings => ({
  units: 'metric',
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
});

export async function readSettings(session: Session, userId: string, signal: AbortSignal): Promise<Settings> {
  const preferences = await session.request(getFullPreferences, { userId }, { signal });
  if (!preferences.ok) return usualSettings();
  const { units, timeZone } = preferences.data;
  return { units: units.value, timeZone: timeZone.value };
}
