import type { Units } from '../../core/measures.js';
import type { Session } from '../../core/session/session.js';
import { readPreferences } from '../read-preferences.js';

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

/** Reads them, or answers the usual ones. */
export async function readSettings(session: Session, userId: string): Promise<Settings> {
  const preferences = await readPreferences(session, userId);
  if (!preferences) return usualSettings();
  const { units, timeZone } = preferences;
  return { units: units.value, timeZone: timeZone.value };
}
