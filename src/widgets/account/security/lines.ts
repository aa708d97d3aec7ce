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

export const actorName = (actor: string, { sessions }: Copy): string =>
  sessions.actor(actor === STAFF ? sessions.support : actor);
