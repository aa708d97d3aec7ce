import { calendarDays } from '../../../core/calendar-days.js';
import { formatDate } from '../../../core/dates.js';
import type { Copy } from './copy.js';
import type { SessionItem } from './sessions-model.js';
import { readUserAgent } from './user-agent.js';

/** What the contract calls our staff. */
const STAFF = 'Customer support';

/** A browser or app in words. */
export function placeName({ userAgent, current }: SessionItem, { sessions }: Copy): string {
  const { client, system } = readUserAgent(userAgent);
  if (client && system) return sessions.agent(client, system);
  return client ?? system ?? (current ? sessions.thisUnknown : sessions.unknown);
}

/** `Last seen 12/01/2026, 2 days ago`; instants in unix seconds. */
export const lastSeen = (at: number, now: number, { sessions, when }: Copy, locale: string): string =>
  // A clock that is a little behind sees nobody in the future.
  sessions.seen(formatDate(at, locale), when(Math.min(0, calendarDays(now, at))));

export const actorName = (actor: string, { sessions }: Copy): string =>
  sessions.actor(actor === STAFF ? sessions.support : actor);
