import type { FullPreferences } from '../../../core/contract/schemas/preferences.js';
import { ownTimeZone } from '../../../core/instants.js';
import type { Session } from '../../../core/session/session.js';
import { readPreferences } from '../../read-preferences.js';
import type { WeekStart } from './month.js';

/** By which clock a member's days begin, and by which day their weeks. */
interface WeekPreferences {
  /** An IANA name. */
  timeZone: string;
  weekStart: WeekStart;
}

const starts: Readonly<Record<FullPreferences['weekStart']['value'], WeekStart>> = {
  monday: 1,
  saturday: 6,
  sunday: 7,
};

/** Where they cannot be read, a month is still worth seeing: by the reader's own clock, Monday first. */
export async function readWeekPreferences(session: Session, userId: string): Promise<WeekPreferences> {
  const preferences = await readPreferences(session, userId);
  if (!preferences) return { timeZone: ownTimeZone(), weekStart: 1 };
  const { timeZone, weekStart } = preferences;
  return { timeZone: timeZone.value, weekStart: starts[weekStart.value] };
}
